import type { NodeId, SceneReader, Vec3 } from '../../document/index.ts'
import type { Snapping } from '../../session/session.ts'
import {
  add,
  type Bounds,
  boundsOrOrigin,
  center,
  guideLines,
  guideSnap,
  moved,
  Standing,
  snapMove,
  snapToAnchors,
  worldPosition,
} from '../../spatial/index.ts'
import { type Mark, metres } from '../marks.ts'
import type { View } from '../view.ts'

/** CSS pixels within which things line up, and points meet. */
const GUIDE_REACH = 6
const POINT_REACH = 12
/** Metres below which a thing counts as standing on the ground. */
const STANDS = 0.002

export interface SnapKeys {
  ctrl: boolean
  shift: boolean
}

/** Bends a move so that what moves ends on the grid, on a point of a neighbour, or in line with others; and shows it. */
export class Snapper {
  /** What moves, as it was at the start. */
  readonly bounds: Bounds
  /** Where the first node was: what snaps to the grid is its place, not the offset. */
  readonly #from: Vec3
  readonly #others: Standing
  #met: Vec3 | null = null

  constructor(
    scene: SceneReader,
    private readonly view: View,
    private readonly snap: Snapping,
    nodes: readonly NodeId[],
  ) {
    this.bounds = boundsOrOrigin(scene, nodes)
    this.#from = worldPosition(scene, nodes[0])
    this.#others = new Standing(scene, nodes)
  }

  /** Whether the magnet pulls now. */
  magnet(keys: SnapKeys): boolean {
    return this.snap.on !== keys.ctrl
  }

  /** `free` says along which axes of the world the move may be bent. */
  apply(by: Vec3, free: readonly [boolean, boolean, boolean], keys: SnapKeys): Vec3 {
    this.#met = null
    const perPixel = this.view.metresPerPixel(center(moved(this.bounds, by)))
    if (this.magnet(keys)) return this.#pull(by, free, keys, perPixel * POINT_REACH)
    if (!this.snap.guides || keys.ctrl) return by
    const axes = ([0, 1, 2] as const).filter((i) => free[i])
    return add(by, guideSnap(moved(this.bounds, by), this.#near(by), axes, perPixel * GUIDE_REACH))
  }

  #pull(by: Vec3, free: readonly [boolean, boolean, boolean], keys: SnapKeys, reach: number): Vec3 {
    if (this.snap.points) {
      const met = snapToAnchors(moved(this.bounds, by), this.#near(by), free, reach)
      if (met) {
        this.#met = met.at
        return add(by, met.by)
      }
    }
    if (!this.snap.grid) return by
    const fine = keys.ctrl && keys.shift ? 0.1 : 1
    const onGrid = snapMove(this.#from, by, this.snap.move * fine)
    return by.map((n, i) => (free[i] ? onGrid[i] : n)) as Vec3
  }

  /** What to show for a move: height over the ground, gaps to neighbours, what lines up, the point that was met. */
  marks(by: Vec3, free: readonly [boolean, boolean, boolean]): Mark[] {
    const now = moved(this.bounds, by)
    const reach = this.view.metresPerPixel(center(now)) * this.view.size.height * 0.6
    const axes = ([0, 1, 2] as const).filter((i) => free[i])
    const lines = guideLines(now, this.#near(by), axes, reach).map((line): Mark => {
      const gap = Math.hypot(...line.to.map((n, i) => n - line.from[i]))
      return line.kind === 'align'
        ? { ...line, kind: 'align' }
        : { kind: line.equal ? 'equal' : 'gap', from: line.from, to: line.to, label: metres(gap) }
    })
    return [...dropLine(now), ...lines, ...(this.#met ? [{ kind: 'point', at: this.#met } as const] : [])]
  }

  #near(by: Vec3): Bounds[] {
    const now = moved(this.bounds, by)
    return this.#others.near(now, this.view.metresPerPixel(center(now)) * this.view.size.height)
  }
}

/** From the middle of the bottom to the ground, with the height. */
function dropLine({ min, max }: Bounds): Mark[] {
  if (Math.abs(min[1]) < STANDS) return []
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2]
  return [{ kind: 'drop', from: [x, min[1], z], to: [x, 0, z], label: `${min[1] < 0 ? '−' : ''}${metres(min[1])}` }]
}
