import {
  BufferGeometry,
  type Intersection,
  LineBasicMaterial,
  LineSegments,
  type Object3D,
  type Raycaster,
  Vector3,
} from 'three'
import type { CameraNode, LightNode, Vec3 } from '../../document/index.ts'
import { SELECTION_COLOR } from '../colors.ts'
import { HELPER_LAYER } from './env.ts'

/** How near to a line counts as on it, as a share of the distance from the eye: some five pixels. */
const REACH = 0.006
const PLAIN = new LineBasicMaterial({
  color: '#8b94a3',
  transparent: true,
  opacity: 0.55,
  toneMapped: false,
  fog: false,
})
const SELECTED = new LineBasicMaterial({ color: SELECTION_COLOR, toneMapped: false, fog: false })
for (const material of [PLAIN, SELECTED]) material.depthWrite = false

type Segment = [Vec3, Vec3]

/** Lines that show what a light or a camera does. They do not grow with their node's scale beyond what they mean. */
export class Helper extends LineSegments {
  constructor(segments: Segment[]) {
    super(new BufferGeometry(), PLAIN)
    this.layers.set(HELPER_LAYER)
    this.userData.helper = true
    this.setSegments(segments)
  }

  setSegments(segments: Segment[]): void {
    this.geometry.dispose()
    this.geometry = new BufferGeometry().setFromPoints(segments.flat().map((p) => new Vector3(...p)))
  }

  override raycast(raycaster: Raycaster, hits: Intersection[]): void {
    const center = new Vector3().setFromMatrixPosition(this.matrixWorld)
    const { Line } = raycaster.params
    const before = Line.threshold
    Line.threshold = REACH * raycaster.ray.origin.distanceTo(center)
    super.raycast(raycaster, hits)
    Line.threshold = before
  }
}

/** Lets the helpers of a light or camera show whether it is selected. */
export function highlight(object: Object3D, selected: boolean): void {
  for (const child of object.children) if (child instanceof Helper) child.material = selected ? SELECTED : PLAIN
}

/** The shape of a light: where it shines, and how far. */
export function lightSegments(node: LightNode): Segment[] {
  if (node.type === 'directional') return [...circle(0.25, 0), ...rays(0.25, 1)]
  if (node.type === 'spot') {
    const reach = node.range || 2
    const radius = reach * Math.tan((node.angle * Math.PI) / 180)
    return [
      ...circle(radius, -reach),
      ...corners(radius).map(
        ([x, y]): Segment => [
          [0, 0, 0],
          [x, y, -reach],
        ],
      ),
    ]
  }
  if (node.type === 'point') {
    const r = node.range || 0.25
    const flat = circle(r, 0)
    const turn = (pick: (p: Vec3) => Vec3) => flat.map(([a, b]): Segment => [pick(a), pick(b)])
    return [...flat, ...turn(([x, y]) => [x, 0, y]), ...turn(([x, y]) => [0, x, y])]
  }
  return []
}

/** The pyramid, or box, that a camera sees, one metre deep, with a mark on its upper side. */
export function cameraSegments(node: CameraNode): Segment[] {
  const isFlat = node.projection === 'orthographic'
  const half = isFlat ? node.height / 2 : Math.tan((node.fov * Math.PI) / 360)
  const width = half * ASPECT
  const frame = (scale: number, z: number): Vec3[] =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x, y]) => [x * width * scale, y * half * scale, z])
  const [near, far] = [frame(isFlat ? 1 : 0, 0), frame(1, -1)]
  const mark: Vec3[] = [
    [-width / 4, half * 1.05, -1],
    [width / 4, half * 1.05, -1],
    [0, half * 1.35, -1],
  ]
  return [...loop(near), ...loop(far), ...near.map((p, i): Segment => [p, far[i]]), ...loop(mark)]
}

/** Width over height of the frame that a camera is shown with. */
export const ASPECT = 16 / 9

const loop = (points: Vec3[]): Segment[] => points.map((p, i) => [p, points[(i + 1) % points.length]])

function circle(radius: number, z: number, sides = 32): Segment[] {
  return loop(
    Array.from({ length: sides }, (_, i): Vec3 => {
      const angle = (2 * Math.PI * i) / sides
      return [radius * Math.cos(angle), radius * Math.sin(angle), z]
    }),
  )
}

const corners = (r: number): [number, number][] => [
  [r, 0],
  [-r, 0],
  [0, r],
  [0, -r],
]

const rays = (radius: number, length: number): Segment[] =>
  corners(radius).map(([x, y]) => [
    [x, y, 0],
    [x, y, -length],
  ])
