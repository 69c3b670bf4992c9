import type { Camera, Document, Node as GltfNode } from '@gltf-transform/core'
import { KHRLightsPunctual, type Light } from '@gltf-transform/extensions'
import { Color, MathUtils, SRGBColorSpace } from 'three'
import type { CameraNode, LightNode } from '../../document/index.ts'

const PUNCTUAL = 'KHR_lights_punctual'
const close = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Whether glTF has such a light. Those it has not travel in `extras.diorama.light`. */
export const isPunctual = (node: LightNode): boolean => node.type !== 'hemisphere' && node.type !== 'ambient'

/** Gives a glTF node its light; one that came with the model and is unchanged stays as it is. */
export function writeLight(doc: Document, target: GltfNode, node: LightNode): void {
  if (!isPunctual(node)) {
    const { type, color, intensity, groundColor } = node
    const extras = { ...target.getExtras(), diorama: { light: { type, color, intensity, groundColor } } }
    target.setExtras(extras)
    target.setExtension(PUNCTUAL, null)
    return
  }
  const before = target.getExtension<Light>(PUNCTUAL)
  if (before && sameLight(before, node)) return
  const light = before?.clone() ?? doc.createExtension(KHRLightsPunctual).createLight(node.name)
  light
    .setType(node.type as 'point')
    .setIntensity(node.intensity)
    .setRange(node.range || null)
  light.setColor(new Color(node.color).toArray() as [number, number, number])
  if (node.type === 'spot') {
    const outer = MathUtils.degToRad(node.angle)
    light.setOuterConeAngle(outer).setInnerConeAngle(Math.min(outer - 1e-6, outer * (1 - node.penumbra)))
  }
  target.setExtension(PUNCTUAL, light)
}

function sameLight(light: Light, node: LightNode): boolean {
  const [r, g, b] = light.getColor()
  const outer = light.getOuterConeAngle()
  return (
    light.getType() === node.type &&
    `#${new Color(r, g, b).getHexString(SRGBColorSpace)}` === node.color &&
    close(light.getIntensity(), node.intensity) &&
    close(light.getRange() ?? 0, node.range) &&
    (node.type !== 'spot' ||
      (close(MathUtils.radToDeg(outer), node.angle) && close(1 - light.getInnerConeAngle() / outer, node.penumbra)))
  )
}

/** Gives a glTF node its camera; one that came with the model and is unchanged stays as it is. */
export function writeCamera(doc: Document, target: GltfNode, node: CameraNode): void {
  const before = target.getCamera()
  if (before && sameCamera(before, node)) return
  const camera = before?.clone() ?? doc.createCamera(node.name)
  camera.setType(node.projection).setZNear(node.near).setZFar(node.far)
  if (node.projection === 'perspective') camera.setYFov(MathUtils.degToRad(node.fov))
  else camera.setYMag(node.height / 2).setXMag((node.height / 2) * (16 / 9))
  target.setCamera(camera)
}

function sameCamera(camera: Camera, node: CameraNode): boolean {
  if (camera.getType() !== node.projection) return false
  const nearFar = close(camera.getZNear() || 0.05, node.near) && close(camera.getZFar() ?? 1000, node.far)
  return node.projection === 'perspective'
    ? nearFar && close(MathUtils.radToDeg(camera.getYFov()), node.fov)
    : nearFar && close(camera.getYMag() * 2, node.height)
}
