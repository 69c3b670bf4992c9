import {
  AmbientLight,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Light,
  MathUtils,
  type Object3D,
  PointLight,
  SpotLight,
} from 'three'
import type { LightNode, LightType } from '../../document/index.ts'
import type { NodeView } from './env.ts'
import { Helper, lightSegments } from './helpers.ts'
import { createIcon } from './icons.ts'

/** Metres that the shadow of a sun reaches to each side. */
const SUN_REACH = 15

const MAKE: Record<LightType, () => Light> = {
  directional: () => new DirectionalLight(),
  point: () => new PointLight(),
  spot: () => new SpotLight(),
  hemisphere: () => new HemisphereLight(),
  ambient: () => new AmbientLight(),
}

export const lightView: NodeView<LightNode> = {
  create(node) {
    const object = new Group()
    const light = MAKE[node.type]()
    object.userData.light = light
    const helper = new Helper(lightSegments(node))
    object.userData.helper = helper
    object.add(light, createIcon('light'), helper)
    aim(light, object)
    setFields(light, node)
    return object
  },

  update(object, before, after) {
    if (before.type !== after.type) return false
    setFields(object.userData.light, after)
    const shape = ({ range, angle }: LightNode) => `${range} ${angle}`
    if (shape(before) !== shape(after)) (object.userData.helper as Helper).setSegments(lightSegments(after))
    return true
  },

  dispose(object) {
    ;(object.userData.light as Light).dispose()
    ;(object.userData.helper as Helper).geometry.dispose()
  },
}

/** Lights shine along their node's -Z, as in glTF. */
function aim(light: Light, object: Object3D) {
  if (!(light instanceof DirectionalLight || light instanceof SpotLight)) return
  light.position.set(0, 0, 0)
  light.target.position.set(0, 0, -1)
  object.add(light.target)
}

function setFields(light: Light, node: LightNode) {
  light.color.set(node.color)
  light.intensity = node.intensity
  if (light instanceof HemisphereLight) light.groundColor.set(node.groundColor)
  if (light instanceof PointLight || light instanceof SpotLight) light.distance = node.range
  if (light instanceof SpotLight) {
    light.angle = MathUtils.degToRad(node.angle)
    light.penumbra = node.penumbra
  }
  light.castShadow = node.castShadow
  if (light instanceof DirectionalLight) {
    const { camera } = light.shadow
    camera.left = camera.bottom = -SUN_REACH
    camera.right = camera.top = SUN_REACH
    light.shadow.mapSize.setScalar(2048)
    light.shadow.normalBias = 0.03
  }
}
