import { Box3, Vector3 } from 'three'
import { isLocked, type NodeId, type SceneReader, topmost } from '../../document/index.ts'
import type { EditorCore } from '../../hooks/EditorContext.tsx'
import { boundsOrOrigin } from '../../spatial/index.ts'
import { BoxSelect } from '../drags/BoxSelect.ts'
import type { Drag, PointerAt } from '../drags/Drag.ts'
import { centreOn, DrawShape } from '../drags/DrawShape.ts'
import { MoveDrag } from '../drags/MoveDrag.ts'
import { gizmoFrame } from '../gizmo/frame.ts'
import { HandleDrag } from '../gizmo/HandleDrag.ts'
import type { GizmoTool, Handle } from '../gizmo/handles.ts'
import { pickHandle } from '../gizmo/pick.ts'
import { gizmo } from '../gizmo/state.ts'
import { clickTarget, type Hit } from '../picking.ts'
import type { View } from '../view.ts'
import { hullArea } from './hull.ts'
import type { MeasureTool } from './measure.ts'

/** Milliseconds after which a second click on the same spot is no double click, and goes to what lies behind. */
const DOUBLE_CLICK = 500
/** Pixels that count as the same spot. */
const SAME_SPOT = 4

/** What a press is: a click as it is let go, a drag once it wanders; without `begin` it is the camera's. */
export interface Plan {
  begin: (() => Drag) | null
  click(at: PointerAt): void
  /** What lies under it. */
  hit?: Hit
}

export interface PressContext {
  editor: EditorCore
  view: View
  measure: MeasureTool
  at: PointerAt
  /** Milliseconds. */
  timeStamp: number
  clicks: Clicks
}

/** Remembers the last click, to know the next one on the same spot. */
export class Clicks {
  #last = { x: 0, y: 0, at: 0 }

  /** Whether this is a click on the spot of the one before, but later than a double click. `at` is in milliseconds. */
  isAgain({ x, y }: PointerAt, at: number): boolean {
    const before = this.#last
    this.#last = { x, y, at }
    return Math.hypot(x - before.x, y - before.y) < SAME_SPOT && at - before.at >= DOUBLE_CLICK
  }
}

/** A node that is not selected and fills more of the view than this is orbited about, not moved. */
const FILLS_VIEW = 0.6

export function planPress(press: PressContext): Plan {
  const { editor, view, at } = press
  const { session, scene } = editor
  const { placing, picking, tool } = session.state
  if (placing) return placePlan(press)
  if (picking) return pickPlan(press)
  if (tool === 'measure') return { begin: null, click: ({ x, y }) => press.measure.click(x, y) }
  const frame = gizmoFrame(scene, session)
  const handle = frame && pickHandle(view, frame, tool as GizmoTool, at)
  if (handle) return { begin: () => beginHandle(press, handle), click: () => {} }
  const hits = view.hitsAt(at.x, at.y)
  const click = clickPlan(press, hits)
  if (at.shift) {
    return { begin: () => new BoxSelect(editor, view, at, at.alt ? 'remove' : 'add'), click, hit: hits[0] }
  }
  const target = hits.length ? clickTarget(scene, hits[0].node, session.state.entered) : null
  const moves = target !== null && session.state.directDrag && isGrippable(press, target)
  return { begin: moves ? () => beginMove(press, target, hits[0]) : null, click, hit: hits[0] }
}

/** Gives the selection the material that is clicked; a click on nothing lays the eyedropper down. */
function pickPlan({ editor, view }: PressContext): Plan {
  const { scene, session, run } = editor
  return {
    begin: null,
    click: ({ x, y }) => {
      session.set({ picking: false })
      const [hit] = view.hitsAt(x, y)
      const mesh = hit && scene.node(hit.node)
      if (mesh?.kind !== 'mesh') return
      const nodes = [...session.state.selection]
      void run('material.assign', { nodes, material: mesh.materials[hit.slot ?? 0] })
    },
  }
}

function placePlan({ editor, view, at }: PressContext): Plan {
  const shape = editor.session.state.placing!
  const surface = view.surfaceAt(at.x, at.y)
  const done = () => editor.session.set({ placing: null })
  if (!surface) return { begin: null, click: () => {} }
  return {
    begin: () => {
      done()
      return new DrawShape(editor, shape, surface.point)
    },
    click: () => {
      done()
      void editor.run('mesh.add', { shape, position: centreOn(shape, surface) })
    },
  }
}

function beginHandle({ editor, view, at: start }: PressContext, handle: Handle): Drag {
  const { scene, session, registry } = editor
  const frame = gizmoFrame(scene, session)!
  const verb = { translate: 'Move', rotate: 'Rotate', scale: 'Scale' }[handle.tool]
  const gesture = registry.gesture(`${verb} ${nameOf(editor, frame.nodes)}`)
  const { pivot, snap } = session.state
  gizmo.hold(handle, frame)
  const drag = new HandleDrag({
    ...{ scene, view, gesture, handle, frame, pivot, snap, start },
    onFrame: (moved) => gizmo.hold(handle, moved),
  })
  return releasing(drag)
}

/** A drag that lets go of the gizmo when it is over. */
function releasing(drag: HandleDrag): Drag {
  const over = (end: () => void) => () => {
    end()
    gizmo.release()
  }
  return {
    move: (at) => drag.move(at),
    key: (key, down) => drag.key(key, down),
    end: over(() => drag.end()),
    cancel: over(() => drag.cancel()),
  }
}

function beginMove({ editor, view, at }: PressContext, target: NodeId, hit: Hit): Drag {
  const { scene, session, registry } = editor
  const { selection, snap } = session.state
  const selected = selection.includes(target)
  const nodes = topmost(scene, selected ? selection : [target]).filter((id) => !isLocked(scene, id))
  const gesture = registry.gesture(`${at.alt ? 'Copy' : 'Move'} ${nameOf(editor, nodes)}`)
  if (!selected) session.select([target])
  const moving = at.alt ? (gesture.run('node.duplicate', { nodes }) as { created: NodeId[] }).created : nodes
  return new MoveDrag({ scene, view, gesture, nodes: moving, grabbed: hit.point, snap })
}

const nameOf = ({ scene }: EditorCore, nodes: readonly NodeId[]) =>
  nodes.length === 1 ? scene.node(nodes[0])!.name : `${nodes.length} nodes`

function clickPlan({ editor, clicks, timeStamp }: PressContext, hits: readonly Hit[]) {
  return (at: PointerAt) => {
    const { entered } = editor.session.state
    const targets = [...new Set(hits.map((hit) => clickTarget(editor.scene, hit.node, entered)))]
    const behind = clicks.isAgain(at, timeStamp) ? nextBehind(editor, targets) : null
    const target = behind ?? targets[0]
    const toggles = at.shift || at.ctrl
    if (target !== undefined) {
      leaveIfOutside(editor, target)
      void editor.run('select.set', { nodes: [target], mode: toggles ? 'toggle' : 'replace' })
    } else if (!toggles) {
      editor.session.set({ entered: null })
      void editor.run('select.set', { nodes: [] })
    }
  }
}

/** A click on what is outside of the group that was entered leaves that group. */
function leaveIfOutside({ scene, session }: EditorCore, target: NodeId) {
  const { entered } = session.state
  if (entered !== null && scene.node(target)?.parent !== entered)
    session.set({ entered: scene.node(target)?.parent ?? null })
}

/** What lies behind the one node that is selected; behind the last, the first again. */
function nextBehind({ session }: EditorCore, targets: readonly NodeId[]): NodeId | null {
  const { selection } = session.state
  const now = selection.length === 1 ? targets.indexOf(selection[0]) : -1
  return now < 0 ? null : targets[(now + 1) % targets.length]
}

/** A double click enters the group that a click selects, and selects the part below it; or, `deep`, the innermost one. */
export function enterAt({ scene, session }: EditorCore, view: View, at: { x: number; y: number }, deep: boolean): void {
  if (session.state.placing || session.state.picking || session.state.tool === 'measure') return
  const [hit] = view.hitsAt(at.x, at.y)
  if (!hit) return
  const outer = clickTarget(scene, hit.node, session.state.entered)
  const into = deep ? (scene.node(hit.node)?.parent ?? null) : firstWithParts(scene, outer, hit.node)
  if (into === null || outer === hit.node) return
  session.set({ entered: into })
  session.select([clickTarget(scene, hit.node, into)])
}

/** Goes down from a group towards a node, past groups that hold nothing but one other: files wrap models in many. */
function firstWithParts(scene: SceneReader, group: NodeId, towards: NodeId): NodeId {
  const next = clickTarget(scene, towards, group)
  return next === towards || scene.children(group).length > 1 ? group : firstWithParts(scene, next, towards)
}

/** Whether a drag of a node moves it, rather than the camera: what surrounds the camera or fills the view does not. */
function isGrippable({ editor, view }: PressContext, id: NodeId): boolean {
  const { scene, session } = editor
  if (session.state.selection.includes(id)) return true
  const { camera } = view.canvas!
  const { min, max } = boundsOrOrigin(scene, [id])
  const box = new Box3(new Vector3(...min), new Vector3(...max))
  if (box.containsPoint(camera.position)) return false
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const at = [0, 1, 2].map((i) => (corner & (1 << i) ? max : min)[i])
    return new Vector3(...at).project(camera).clampScalar(-1, 1)
  })
  return hullArea(corners) / 4 <= FILLS_VIEW
}
