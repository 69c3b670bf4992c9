import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  type Quaternion,
  ShaderMaterial,
  TorusGeometry,
  Vector3,
} from 'three'
import { AXIS_COLORS } from '../colors.ts'
import { STAGE_LAYER } from '../views/env.ts'
import type { GizmoFrame } from './frame.ts'
import { across, type GizmoTool, HANDLES, type Handle, HIDES, SIZES } from './handles.ts'

const NEUTRAL = '#e7e9ee'
const ACTIVE = '#ffd27a'
const UP = new Vector3(0, 1, 0)
const AXES = [new Vector3(1, 0, 0), UP, new Vector3(0, 0, 1)]

/** Only the half of a ring that faces the eye is drawn. */
const RING_SHADER = {
  vertexShader: /* glsl */ `
    varying vec3 world;
    void main() {
      vec4 at = modelMatrix * vec4(position, 1.0);
      world = at.xyz;
      gl_Position = projectionMatrix * viewMatrix * at;
    }`,
  fragmentShader: /* glsl */ `
    uniform vec3 color;
    uniform vec3 origin;
    uniform vec3 eye;
    uniform float opacity;
    varying vec3 world;
    void main() {
      if (dot(normalize(world - origin), eye) < -0.06) discard;
      gl_FragColor = vec4(color, opacity);
    }`,
}

/** The gizmo's three.js objects, made in pixels; each frame they are set to their place and size. */
export class GizmoModel {
  readonly root = new Group()
  readonly #parts = new Map<Handle, Mesh[]>()

  constructor() {
    for (const handle of Object.values(HANDLES).flat()) {
      const parts = build(handle)
      for (const part of parts) {
        part.layers.set(STAGE_LAYER)
        part.renderOrder = 1000 + handle.axes.length
        part.frustumCulled = false
        this.root.add(part)
      }
      this.#parts.set(handle, parts)
    }
    this.root.visible = false
    this.root.raycast = () => {}
  }

  /** Places the handles of a tool; the one that is hovered or dragged is lit, and while one is dragged it is alone. */
  update(view: {
    frame: GizmoFrame | null
    tool: GizmoTool
    metresPerPixel: number
    eye: Vector3
    camera: Quaternion
    hover: Handle | null
    active: Handle | null
  }): void {
    const { frame } = view
    this.root.visible = frame !== null
    if (!frame) return
    this.root.position.copy(frame.origin)
    this.root.quaternion.copy(frame.rotation)
    this.root.scale.setScalar(view.metresPerPixel)
    const back = frame.rotation.clone().invert()
    const eye = view.eye.clone().applyQuaternion(back)
    for (const [handle, parts] of this.#parts) {
      const shown = handle.tool === view.tool && (view.active ? view.active === handle : !isHidden(handle, eye))
      const lit = handle === (view.active ?? view.hover)
      for (const part of parts) {
        part.visible = shown
        if (handle.axes.length === 0 || part.userData.facesEye) part.quaternion.copy(back).multiply(view.camera)
        paint(part, lit, frame.origin, view.eye)
      }
    }
    this.root.updateMatrixWorld(true)
  }

  dispose(): void {
    for (const part of [...this.#parts.values()].flat()) {
      part.geometry.dispose()
      ;(part.material as Material).dispose()
    }
  }
}

function isHidden({ tool, axes, ...rest }: Handle, eye: Vector3): boolean {
  if (tool === 'rotate' || axes.length === 3) return false
  if (axes.length === 2) return Math.abs(eye.getComponent(across({ tool, axes, ...rest }))) < HIDES.plane
  return Math.abs(eye.getComponent(axes[0])) > HIDES.axis
}

function paint(part: Mesh, lit: boolean, origin: Vector3, eye: Vector3) {
  const color = lit ? ACTIVE : (part.userData.color as string)
  if (part.material instanceof ShaderMaterial) {
    const { uniforms } = part.material
    uniforms.color.value.setStyle(color).convertLinearToSRGB()
    uniforms.origin.value.copy(origin)
    uniforms.eye.value.copy(eye)
  } else (part.material as MeshBasicMaterial).color.set(color)
}

function build({ tool, axes }: Handle): Mesh[] {
  const [axis] = axes
  if (tool === 'rotate') {
    if (!axes.length) return [flat(new TorusGeometry(SIZES.viewRing, 0.8, 6, 96), NEUTRAL, 0.5)]
    const ring = new Mesh(new TorusGeometry(SIZES.ring, 1.3, 8, 96), ringMaterial())
    ring.userData.color = AXIS_COLORS[axis]
    ring.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), AXES[axis])
    return [ring]
  }
  if (axes.length === 3) return [tool === 'scale' ? box(NEUTRAL, 2 * SIZES.center - 5) : freeRing()]
  if (axes.length === 2) return [plane(axes, AXIS_COLORS[across({ tool, axes })])]
  const shaft = flat(new CylinderGeometry(1.1, 1.1, SIZES.axis - SIZES.axisFrom, 8), AXIS_COLORS[axis], 1)
  const tip = tool === 'scale' ? box(AXIS_COLORS[axis], 10) : flat(new ConeGeometry(5.5, 17, 20), AXIS_COLORS[axis], 1)
  along(shaft, axis, (SIZES.axis + SIZES.axisFrom) / 2)
  along(tip, axis, SIZES.axis)
  return [shaft, tip]
}

function along(part: Object3D, axis: 0 | 1 | 2, at: number) {
  part.position.copy(AXES[axis]).multiplyScalar(at)
  part.quaternion.setFromUnitVectors(UP, AXES[axis])
}

function plane(axes: readonly (0 | 1 | 2)[], color: string): Mesh {
  const { planeFrom, planeTo } = SIZES
  const part = flat(new PlaneGeometry(planeTo - planeFrom, planeTo - planeFrom), color, 0.5)
  part.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), AXES[across({ tool: 'translate', axes })])
  for (const i of axes) part.position.setComponent(i, (planeFrom + planeTo) / 2)
  return part
}

function freeRing(): Mesh {
  const ring = flat(new TorusGeometry(SIZES.free, 1, 6, 40), NEUTRAL, 0.9)
  ring.userData.facesEye = true
  return ring
}

const box = (color: string, size: number) => flat(new BoxGeometry(size, size, size), color, 1)

function flat(geometry: BufferGeometry, color: string, opacity: number): Mesh {
  const material = new MeshBasicMaterial({ transparent: true, opacity, side: DoubleSide, depthTest: false })
  Object.assign(material, { depthWrite: false, toneMapped: false, fog: false })
  const mesh = new Mesh(geometry, material)
  mesh.userData.color = color
  return mesh
}

function ringMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    ...RING_SHADER,
    uniforms: {
      color: { value: new MeshBasicMaterial().color.clone() },
      origin: { value: new Vector3() },
      eye: { value: new Vector3() },
      opacity: { value: 1 },
    },
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    side: DoubleSide,
  })
}
