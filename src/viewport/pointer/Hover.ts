import { defaultPrimitive } from '../../document/index.ts'
import type { EditorCore } from '../../hooks/EditorContext.tsx'
import { primitiveSize, standOn } from '../../spatial/index.ts'
import { ghost } from '../ghost.ts'
import { gizmoFrame } from '../gizmo/frame.ts'
import type { GizmoTool } from '../gizmo/handles.ts'
import { pickHandle } from '../gizmo/pick.ts'
import { gizmo } from '../gizmo/state.ts'
import type { View } from '../view.ts'
import type { MeasureTool } from './measure.ts'

type Point = { x: number; y: number }

/** Shows what a press would take: at most once a frame, and only while nothing is pressed. */
export class Hover {
  #at: Point | null = null
  #queued = false

  constructor(
    private readonly editor: EditorCore,
    private readonly view: View,
    private readonly element: HTMLElement,
    private readonly measure: MeasureTool,
  ) {}

  at(at: Point): void {
    this.#at = at
    if (this.#queued) return
    this.#queued = true
    requestAnimationFrame(() => {
      this.#queued = false
      this.refresh()
    })
  }

  leave(): void {
    this.#at = null
    this.refresh()
  }

  /** Looks again at what is under the pointer, since the tool changed. */
  refresh(): void {
    const { session, scene } = this.editor
    const { placing, picking, tool } = session.state
    const at = this.#at
    const frame = at && gizmoFrame(scene, session)
    const handle = frame && at ? pickHandle(this.view, frame, tool as GizmoTool, at) : null
    const isNodes = at !== null && !handle && !placing && tool !== 'measure'
    const node = isNodes ? this.view.pick(at.x, at.y) : null
    gizmo.hover(handle)
    if (session.state.hover !== node) session.set({ hover: node })
    ghost.show(at && placing ? this.#placing(at) : null)
    if (at && tool === 'measure') this.measure.hover(at.x, at.y)
    this.element.dataset.cursor =
      placing || picking || tool === 'measure' ? 'cross' : handle ? 'grab' : node ? 'node' : ''
  }

  #placing(at: Point) {
    const surface = this.view.surfaceAt(at.x, at.y)
    const size = primitiveSize(defaultPrimitive(this.editor.session.state.placing!))
    return surface && { at: standOn(size, surface), size }
  }
}
