import { Vector3 } from 'three'
import { isLocked, type NodeId, topmost, type Vec3 } from '../document/index.ts'
import type { EditorCore } from '../hooks/EditorContext.tsx'
import { boundsOrOrigin } from '../spatial/index.ts'
import { GroundDrag } from './drag.ts'
import { gizmoState } from './Gizmo.tsx'
import { clickTarget, type Hit } from './picking.ts'
import { readout } from './readout.ts'
import type { View } from './view.ts'

/** Pixels that a press may wander and still be a click. */
const CLICK_SLOP = { mouse: 4, pen: 4, touch: 8 }
/** A thing that is not selected and fills more of the view than this is orbited about, not moved. */
const FILLS_VIEW = 0.6
/** Milliseconds after which a second click on the same spot is no double click, and goes to what lies behind. */
const DOUBLE_CLICK = 500

/** Pixels about the middle of the gizmo in which a press is not the gizmo's. */
const GIZMO_CENTER = 16

interface Press {
  id: number
  x: number
  y: number
  hits: Hit[]
  target: NodeId | null
  canDrag: boolean
}

/** Turns pointer events over the view into clicks and drags of nodes; the rest is left to the camera. */
export class PointerControl {
  #press: Press | null = null
  #drag: GroundDrag | null = null
  #lastClick = { x: 0, y: 0, at: 0 }

  constructor(
    private readonly editor: EditorCore,
    private readonly view: View,
    private readonly element: HTMLElement,
  ) {}

  /** Listens, ahead of the camera, which a press on a node switches off. */
  listen(): () => void {
    const listeners: [keyof HTMLElementEventMap, (event: never) => void][] = [
      ['pointerdown', (event: PointerEvent) => this.#down(event)],
      ['pointermove', (event: PointerEvent) => this.#move(event)],
      ['pointerup', (event: PointerEvent) => this.#up(event)],
      ['pointercancel', () => this.#cancel()],
      ['dblclick', (event: MouseEvent) => this.#enter(event)],
    ]
    for (const [type, listener] of listeners) {
      this.element.addEventListener(type, listener as EventListener, { capture: true })
    }
    const blur = () => this.#cancel()
    window.addEventListener('blur', blur)
    return () => {
      for (const [type, listener] of listeners) {
        this.element.removeEventListener(type, listener as EventListener, { capture: true })
      }
      window.removeEventListener('blur', blur)
      this.#cancel()
    }
  }

  #down(event: PointerEvent) {
    if (this.#press) return this.#cancel()
    if (event.button !== 0) return
    const { x, y } = this.#at(event)
    if (gizmoState.controls?.axis && !this.#isGizmoCenter(x, y)) return this.#setCamera(false)
    const hits = this.view.hitsAt(x, y)
    const target = this.#target(hits)
    const canDrag = target !== null && !event.shiftKey && this.#isGrippable(target)
    this.#press = { id: event.pointerId, x, y, hits, target, canDrag }
    if (!canDrag) return
    this.#setCamera(false)
    if (gizmoState.controls) gizmoState.controls.enabled = false
  }

  #move(event: PointerEvent) {
    const { x, y } = this.#at(event)
    readout.moveTo(x, y)
    const press = this.#press
    if (!press || event.pointerId !== press.id) return
    const slop = CLICK_SLOP[event.pointerType as keyof typeof CLICK_SLOP] ?? CLICK_SLOP.mouse
    if (!this.#drag && Math.hypot(x - press.x, y - press.y) < slop) return
    if (!press.canDrag) {
      this.#press = null // the camera has it
      return
    }
    this.#drag ??= this.#startDrag(press, event)
    if (!this.editor.registry.openGesture) return this.#finish()
    this.#drag.move(this.view.rayAt(x, y), { flipSnap: event.ctrlKey || event.metaKey })
    readout.set({ kind: 'metres', value: this.#drag.by })
  }

  #up(event: PointerEvent) {
    this.#setCamera(true)
    const press = this.#press
    if (!press || event.pointerId !== press.id) return
    if (this.#drag) {
      if (this.editor.registry.openGesture) this.#drag.end()
      this.#finish()
      return
    }
    this.#press = null
    this.#click(press, event)
  }

  #cancel() {
    if (this.#drag && this.editor.registry.openGesture) this.#drag.cancel()
    this.#finish()
  }

  #finish() {
    this.#drag = null
    this.#press = null
    readout.set(null)
    this.#setCamera(true)
  }

  #startDrag(press: Press, event: PointerEvent): GroundDrag {
    const { scene, session, registry } = this.editor
    const { state } = session
    this.element.setPointerCapture(event.pointerId)
    const target = press.target!
    const selected = state.selection.includes(target)
    const wanted = selected ? state.selection : [target]
    const nodes = topmost(scene, wanted).filter((id) => !isLocked(scene, id))
    const what = nodes.length === 1 ? scene.node(nodes[0])!.name : `${nodes.length} nodes`
    const gesture = registry.gesture(`${event.altKey ? 'Copy' : 'Move'} ${what}`)
    if (!selected) session.select([target])
    const copies = event.altKey ? (gesture.run('node.duplicate', { nodes }) as { created: NodeId[] }).created : nodes
    const look = this.view.canvas!.camera.getWorldDirection(new Vector3()).toArray() as Vec3
    return new GroundDrag({ scene, gesture, nodes: copies, grabbed: press.hits[0].point, look, snap: state.snap })
  }

  #click(press: Press, event: PointerEvent) {
    const toggles = event.shiftKey || event.ctrlKey || event.metaKey
    const target = this.#behind(press, event) ?? press.target
    if (target !== null) {
      void this.editor.run('select.set', { nodes: [target], mode: toggles ? 'toggle' : 'replace' })
    } else if (!toggles) {
      this.editor.session.set({ entered: null })
      void this.editor.run('select.set', { nodes: [] })
    }
  }

  /** A click on the same spot again, later than a double click, selects what lies behind what is selected. */
  #behind(press: Press, event: PointerEvent): NodeId | null {
    const last = this.#lastClick
    this.#lastClick = { x: press.x, y: press.y, at: event.timeStamp }
    const again = Math.hypot(press.x - last.x, press.y - last.y) < CLICK_SLOP.mouse
    if (!again || event.timeStamp - last.at < DOUBLE_CLICK) return null
    const { entered, selection } = this.editor.session.state
    const targets = [...new Set(press.hits.map((hit) => clickTarget(this.editor.scene, hit.node, entered)))]
    const now = selection.length === 1 ? targets.indexOf(selection[0]) : -1
    return now < 0 ? null : targets[(now + 1) % targets.length]
  }

  /** A double click enters the group that a click selects, and selects the part below it. */
  #enter(event: MouseEvent) {
    const { x, y } = this.#at(event)
    const [hit] = this.view.hitsAt(x, y)
    if (!hit || gizmoState.controls?.axis) return
    const { scene, session } = this.editor
    const outer = clickTarget(scene, hit.node, session.state.entered)
    if (outer === hit.node) return
    session.set({ entered: outer })
    session.select([clickTarget(scene, hit.node, outer)])
  }

  #target(hits: readonly Hit[]): NodeId | null {
    const { scene, session } = this.editor
    return hits.length ? clickTarget(scene, hits[0].node, session.state.entered) : null
  }

  /** The middle of the gizmo lies over what is selected, and is left to it: there a drag goes along the ground. */
  #isGizmoCenter(x: number, y: number): boolean {
    const { camera, renderer } = this.view.canvas!
    const pivot = gizmoState.controls?.object
    if (!pivot) return false
    const { clientWidth, clientHeight } = renderer.domElement
    const at = new Vector3().setFromMatrixPosition(pivot.matrixWorld).project(camera)
    return Math.hypot(((at.x + 1) / 2) * clientWidth - x, ((1 - at.y) / 2) * clientHeight - y) < GIZMO_CENTER
  }

  /** Whether a drag of a node moves it, rather than the camera: what surrounds the camera or fills the view does not. */
  #isGrippable(id: NodeId): boolean {
    const { scene, session } = this.editor
    if (session.state.selection.includes(id)) return true
    const { camera } = this.view.canvas!
    const { min, max } = boundsOrOrigin(scene, [id])
    const eye = camera.position.toArray()
    if (eye.every((n, i) => n >= min[i] && n <= max[i])) return false
    let [left, right, low, high] = [1, -1, 1, -1]
    for (let corner = 0; corner < 8; corner++) {
      const point = new Vector3(
        corner & 1 ? max[0] : min[0],
        corner & 2 ? max[1] : min[1],
        corner & 4 ? max[2] : min[2],
      )
      const { x, y } = point.project(camera)
      left = Math.min(left, x)
      right = Math.max(right, x)
      low = Math.min(low, y)
      high = Math.max(high, y)
    }
    const clip = (n: number) => Math.min(1, Math.max(-1, n))
    const area = ((clip(right) - clip(left)) * (clip(high) - clip(low))) / 4
    return area <= FILLS_VIEW
  }

  #at(event: MouseEvent) {
    const box = this.element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  #setCamera(enabled: boolean) {
    const controls = this.view.canvas?.controls
    if (controls) controls.enabled = enabled
    if (enabled && gizmoState.controls) gizmoState.controls.enabled = this.editor.session.state.tool !== 'select'
  }
}
