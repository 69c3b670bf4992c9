import type { Vec3 } from '../../document/index.ts'
import type { EditorCore } from '../../hooks/EditorContext.tsx'
import { boundsOf, boundsOrOrigin, nearestAnchor, Standing } from '../../spatial/index.ts'
import { type Mark, marks, metres } from '../marks.ts'
import type { View } from '../view.ts'

/** CSS pixels within which a point of a node's bounds is taken. */
const REACH = 10

/** Measures from one clicked point to another, and shows the size of what is selected. */
export class MeasureTool {
  #from: Vec3 | null = null
  #to: Vec3 | null = null

  constructor(
    private readonly editor: EditorCore,
    private readonly view: View,
  ) {}

  /** Starts where there is no first point, or both are set; else ends. */
  click(x: number, y: number): void {
    const point = this.#pointAt(x, y)
    if (!point) return
    if (!this.#from || this.#to) {
      this.#from = point
      this.#to = null
    } else this.#to = point
    this.show(point)
  }

  hover(x: number, y: number): void {
    if (this.#to) return
    this.show(this.#pointAt(x, y))
  }

  clear(): void {
    this.#from = this.#to = null
    marks.set('measure', [])
  }

  /** Draws what is measured so far; `point` is where the pointer is. */
  show(point: Vec3 | null = null): void {
    const end = this.#to ?? point
    const list: Mark[] = this.#selectionSize()
    if (this.#from && end) list.push(...distance(this.#from, end))
    for (const at of [this.#from, end]) if (at) list.push({ kind: 'point', at })
    marks.set('measure', list)
  }

  /** A corner, the middle of an edge or a centre that is near, else the surface itself. */
  #pointAt(x: number, y: number): Vec3 | null {
    const surface = this.view.surfaceAt(x, y)
    if (!surface) return null
    const [hit] = this.view.hitsAt(x, y)
    const { scene } = this.editor
    const reach = this.view.metresPerPixel(surface.point) * REACH
    const about = { min: surface.point, max: surface.point }
    const others = hit
      ? [boundsOf(scene, [hit.node])].filter((b) => b !== null)
      : new Standing(scene, []).near(about, reach)
    return nearestAnchor(surface.point, others, reach) ?? surface.point
  }

  #selectionSize(): Mark[] {
    const { scene, session } = this.editor
    const { selection } = session.state
    if (!selection.length) return []
    const { min, max } = boundsOrOrigin(scene, selection)
    const corner: Vec3 = [min[0], min[1], max[2]]
    const edges: [Vec3, Vec3][] = [
      [corner, [max[0], min[1], max[2]]],
      [
        [max[0], min[1], max[2]],
        [max[0], max[1], max[2]],
      ],
      [
        [max[0], min[1], max[2]],
        [max[0], min[1], min[2]],
      ],
    ]
    return edges
      .map(([from, to]) => ({ from, to, length: Math.hypot(...to.map((n, i) => n - from[i])) }))
      .filter(({ length }) => length > 1e-4)
      .map(({ from, to, length }) => ({ kind: 'size', from, to, label: metres(length) }))
  }
}

/** The straight line, and its steps along the axes where it runs aslant. */
function distance(from: Vec3, to: Vec3): Mark[] {
  const by = to.map((n, i) => n - from[i])
  const line: Mark = { kind: 'measure', from, to, label: metres(Math.hypot(...by)) }
  const turns = by.filter((n) => Math.abs(n) > 1e-3).length
  if (turns < 2) return [line]
  const stops: Vec3[] = [from, [to[0], from[1], from[2]], [to[0], from[1], to[2]], to]
  const steps = [0, 2, 1].map(
    (axis, k): Mark => ({
      kind: 'gap',
      from: stops[k],
      to: stops[k + 1],
      label: `${'XYZ'[axis]} ${metres(by[axis])}`,
    }),
  )
  return [line, ...steps.filter((_, k) => Math.abs(by[[0, 2, 1][k]]) > 1e-3)]
}
