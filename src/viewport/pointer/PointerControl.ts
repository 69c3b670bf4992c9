import type { EditorCore } from '../../hooks/EditorContext.tsx'
import type { Drag, PointerAt } from '../drags/Drag.ts'
import { TurnLight } from '../drags/TurnLight.ts'
import { readout } from '../readout.ts'
import type { View } from '../view.ts'
import { Hover } from './Hover.ts'
import { isTyping } from './keys.ts'
import { MeasureTool } from './measure.ts'
import { chooseAction, orbitAbout, panByWheel } from './navigation.ts'
import { Clicks, enterAt, type Plan, planPress } from './plan.ts'

/** Pixels that a press may wander and still be a click. */
const SLOP: Record<string, number> = { mouse: 4, pen: 4, touch: 8 }

interface Press {
  event: PointerEvent
  x: number
  y: number
  plan: Plan
}

export interface PointerPorts {
  /** Opens the menu of what is selected, at a point of the page. */
  onContextMenu(x: number, y: number): void
}

/** Turns pointer events over the view into clicks and drags; what is none of the editor's is left to the camera. */
export class PointerControl {
  #press: Press | null = null
  #drag: Drag | null = null
  #rightPress: PointerEvent | null = null
  #spaceHeld = false
  /** Whether the drag writes: then it is over as soon as its gesture is, whoever ended that. */
  #writes = false
  /** A press that is handed to the camera after all. */
  #replaying = false
  readonly #measure: MeasureTool
  readonly #hover: Hover
  readonly #clicks = new Clicks()

  constructor(
    private readonly editor: EditorCore,
    private readonly view: View,
    private readonly element: HTMLElement,
    private readonly ports: PointerPorts,
  ) {
    this.#measure = new MeasureTool(editor, view)
    this.#hover = new Hover(editor, view, element, this.#measure)
  }

  /** Listens, ahead of the camera, which a press that is the editor's switches off. */
  listen(): () => void {
    const stop = new AbortController()
    const on = <T extends Event>(target: EventTarget, type: string, listener: (event: T) => void) => {
      // Until there is a canvas, and while its graphics are lost, there is nothing to point at.
      const heard = (event: Event) => this.view.canvas && listener(event as T)
      target.addEventListener(type, heard, { capture: true, signal: stop.signal, passive: false })
    }
    on<PointerEvent>(this.element, 'pointerdown', (event) => this.#down(event))
    on<PointerEvent>(this.element, 'pointermove', (event) => this.#move(event))
    on<PointerEvent>(this.element, 'pointerup', (event) => this.#up(event))
    on<PointerEvent>(this.element, 'pointercancel', () => this.#cancel())
    on<PointerEvent>(this.element, 'pointerleave', () => this.#hover.leave())
    on<MouseEvent>(this.element, 'dblclick', (event) => this.#enter(event))
    on<WheelEvent>(this.element, 'wheel', (event) => this.#wheel(event))
    on<KeyboardEvent>(window, 'keydown', (event) => this.#key(event, true))
    on<KeyboardEvent>(window, 'keyup', (event) => this.#key(event, false))
    on(window, 'blur', (event) => {
      if (event.target !== window) return // of a field or row, on its way down
      this.#spaceHeld = false
      this.#cancel()
    })
    const off = this.editor.session.store.subscribe((now, before) => {
      if (now.tool !== before.tool) this.#measure.clear()
      if (now.tool === 'measure') this.#measure.show()
      if (now.placing !== before.placing || now.picking !== before.picking || now.tool !== before.tool)
        this.#hover.refresh()
    })
    return () => {
      stop.abort()
      off()
      this.#cancel()
      this.#measure.clear()
    }
  }

  #down(event: PointerEvent) {
    if (this.#replaying) return
    if (this.#press) return this.#giveUp(event)
    chooseAction(this.view, event, this.#spaceHeld)
    const at = this.#at(event)
    this.#hover.leave()
    if (event.button === 2) this.#rightPress = event
    if (event.button === 1) orbitAbout(this.editor, this.view, this.view.hitsAt(at.x, at.y)[0])
    const plan = this.#planFor(event, at)
    if (!plan) return
    this.#press = { event, x: at.x, y: at.y, plan }
    if (plan.begin) this.#enableCamera(false)
    else orbitAbout(this.editor, this.view, plan.hit)
  }

  /** What a press becomes; null where it is the camera's from the start. */
  #planFor(event: PointerEvent, at: PointerAt): Plan | null {
    const { editor, view } = this
    if (event.button === 2 && event.shiftKey) return { begin: () => new TurnLight(editor, at), click: () => {} }
    if (event.button !== 0 || this.#spaceHeld) return null
    const { timeStamp } = event
    return planPress({ editor, view, measure: this.#measure, clicks: this.#clicks, at, timeStamp })
  }

  #move(event: PointerEvent) {
    const at = this.#at(event)
    readout.moveTo(at.x, at.y)
    const press = this.#press
    if (!press) return event.buttons === 0 && event.pointerType !== 'touch' ? this.#hover.at(at) : undefined
    if (event.pointerId !== press.event.pointerId) return
    const slop = SLOP[event.pointerType] ?? SLOP.mouse
    if (!this.#drag && Math.hypot(at.x - press.x, at.y - press.y) < slop) return
    if (!this.#drag && !press.plan.begin) {
      this.#press = null // the camera has it
      return
    }
    if (!this.#drag) {
      this.element.setPointerCapture(event.pointerId)
      this.#drag = press.plan.begin!()
      this.#writes = this.editor.registry.openGesture !== null
    }
    if (this.#writes && !this.editor.registry.openGesture)
      this.#cancel() // ended from elsewhere
    else this.#drag.move(at)
  }

  #up(event: PointerEvent) {
    const right = this.#rightPress
    this.#rightPress = null
    if (
      right &&
      event.button === 2 &&
      Math.hypot(event.clientX - right.clientX, event.clientY - right.clientY) < SLOP.mouse
    ) {
      this.#openMenu(event)
    }
    this.#enableCamera(true)
    const press = this.#press
    if (!press || event.pointerId !== press.event.pointerId) return
    if (!this.#drag) {
      this.#press = null
      press.plan.click(this.#at(event))
      return
    }
    if (this.#writes && !this.editor.registry.openGesture) this.#drag.cancel()
    else this.#drag.end()
    this.#finish()
  }

  #cancel() {
    this.#drag?.cancel()
    this.#finish()
  }

  #finish() {
    this.#drag = null
    this.#press = null
    this.#enableCamera(true)
  }

  /** A second button or finger puts a drag back; two fingers then are the camera's, and it must know of both. */
  #giveUp(event: PointerEvent) {
    const { event: first } = this.#press!
    const handOver = event.pointerType === 'touch' && this.#press!.plan.begin !== null
    this.#cancel()
    if (!handOver) return
    this.#replaying = true
    this.view.canvas?.renderer.domElement.dispatchEvent(new PointerEvent('pointerdown', first))
    this.#replaying = false
  }

  #key(event: KeyboardEvent, down: boolean) {
    if (event.code === 'Space' && !isTyping(event)) this.#spaceHeld = down
    if (!this.#drag) return
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    const takes = () => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (down && (event.key === 'Escape' || isUndo)) {
      takes()
      this.#cancel()
    } else if (down && event.key === 'Enter') {
      takes()
      this.#drag.end()
      this.#finish()
    } else if (!event.ctrlKey && !event.metaKey && this.#drag.key?.(event.key, down)) takes()
  }

  #wheel(event: WheelEvent) {
    if (!panByWheel(this.view, event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  #enter(event: MouseEvent) {
    const at = this.#at(event)
    enterAt(this.editor, this.view, at, event.ctrlKey || event.metaKey)
  }

  #openMenu(event: PointerEvent) {
    const at = this.#at(event)
    const target = this.view.pick(at.x, at.y)
    const { session } = this.editor
    if (target && !session.state.selection.includes(target)) session.select([target])
    else if (!target) session.select([])
    this.ports.onContextMenu(event.clientX, event.clientY)
  }

  #at(event: MouseEvent): PointerAt {
    const box = this.element.getBoundingClientRect()
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    const { shiftKey: shift, altKey: alt } = event
    return { x, y, shift, alt, ctrl: event.ctrlKey || event.metaKey, ray: this.view.rayAt(x, y) }
  }

  #enableCamera(enabled: boolean) {
    const controls = this.view.canvas?.controls
    if (controls) controls.enabled = enabled
  }
}
