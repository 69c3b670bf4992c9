import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { MathUtils, Matrix4, Object3D, Quaternion, Vector3 } from 'three'
import { TransformControls } from 'three/addons/controls/TransformControls.js'
import type { Gesture } from '../commands/gesture.ts'
import { isLocked, type NodeId, type SceneReader, topmost, type Vec3 } from '../document/index.ts'
import { useEditor } from '../hooks/EditorContext.tsx'
import type { Session } from '../session/session.ts'
import { boundsOrOrigin, center, localFor, worldMatrix } from '../spatial/index.ts'
import { readout } from './readout.ts'
import { HELPER_LAYER } from './views/env.ts'

/** Which handle the pointer is over: a press there is the gizmo's. */
export const gizmoState: { controls: TransformControls | null } = { controls: null }

const LABELS = { translate: 'Move', rotate: 'Rotate', scale: 'Scale' } as const

/** Arrows, rings or cubes that move, turn or scale what is selected, by commands in one gesture. */
export function Gizmo() {
  const { scene, session, registry } = useEditor()
  const { gl, camera, controls: orbit, invalidate } = useThree()
  const pivot = useMemo(() => new Object3D(), [])

  const controls = useMemo(() => {
    const made = new TransformControls(camera, gl.domElement)
    made.setColors('#ff5d73', '#86d95b', '#4c9dff', '#ffb454')
    made.size = 0.85
    made.getHelper().traverse((object) => object.layers.enable(HELPER_LAYER))
    made.getRaycaster().layers.enableAll()
    made.attach(pivot)
    dropFreeHandle(made)
    return made
  }, [camera, gl, pivot])

  useEffect(() => {
    gizmoState.controls = controls
    const follow = () => {
      if (!controls.dragging) placePivot(scene, session, pivot, controls)
      invalidate()
    }
    follow()
    const offs = [session.store.subscribe(follow), scene.onDiff(follow)]
    const handlers = new GizmoDrag(scene, session, pivot, controls, (label) => registry.gesture(label))
    const setOrbit = ({ value }: { value: unknown }) => {
      if (orbit) (orbit as unknown as { enabled: boolean }).enabled = !value
    }
    const redraw = () => invalidate()
    const down = () => handlers.start()
    const change = () => handlers.change()
    const up = () => {
      handlers.end()
      follow()
    }
    controls.addEventListener('dragging-changed', setOrbit)
    controls.addEventListener('change', redraw)
    controls.addEventListener('mouseDown', down)
    controls.addEventListener('objectChange', change)
    controls.addEventListener('mouseUp', up)
    return () => {
      gizmoState.controls = null
      for (const off of offs) off()
      controls.removeEventListener('dragging-changed', setOrbit)
      controls.removeEventListener('change', redraw)
      controls.removeEventListener('mouseDown', down)
      controls.removeEventListener('objectChange', change)
      controls.removeEventListener('mouseUp', up)
      handlers.cancel()
    }
  }, [controls, pivot, scene, session, registry, orbit, invalidate])

  useEffect(() => () => controls.dispose(), [controls])

  return (
    <>
      <primitive object={pivot} />
      <primitive object={controls.getHelper()} />
    </>
  )
}

/** The handle in the middle moves across the view, up and down as well; a drag of the thing itself does it better. */
function dropFreeHandle(controls: TransformControls) {
  const found: Object3D[] = []
  controls.getHelper().traverse((object) => {
    if (object.name === 'XYZ' && object.parent?.children.some((other) => other.name === 'XY')) found.push(object)
  })
  for (const handle of found) handle.removeFromParent()
}

/** The nodes that a gizmo moves: the topmost selected ones that are not locked. */
const movable = (scene: SceneReader, session: Session): NodeId[] =>
  topmost(scene, session.state.selection).filter((id) => !isLocked(scene, id))

/** Puts the pivot on one node's origin, or in the middle of several; turned as the space asks. */
function placePivot(scene: SceneReader, session: Session, pivot: Object3D, controls: TransformControls) {
  const { tool, space, snap } = session.state
  const ids = movable(scene, session)
  const shown = ids.length > 0 && tool !== 'select'
  controls.enabled = shown
  controls.getHelper().visible = shown
  if (!shown) {
    controls.axis = null // else a handle that was hovered before goes on taking presses
    return
  }
  controls.setMode(tool)
  controls.setSpace(space)
  controls.translationSnap = snap.on ? snap.move : null
  controls.rotationSnap = snap.on ? MathUtils.degToRad(snap.rotate) : null
  controls.scaleSnap = snap.on ? snap.scale : null
  const own = ids.length === 1 && (space === 'local' || tool === 'scale')
  pivot.position.set(...pivotPoint(scene, ids))
  pivot.quaternion.identity()
  if (own) worldMatrix(scene, ids[0]).decompose(new Vector3(), pivot.quaternion, new Vector3())
  pivot.scale.set(1, 1, 1)
  pivot.updateMatrixWorld()
}

/** A node's origin, unless that lies outside of what it draws: then the middle, as for several. */
function pivotPoint(scene: SceneReader, ids: readonly NodeId[]): Vec3 {
  const bounds = boundsOrOrigin(scene, ids)
  if (ids.length > 1) return center(bounds)
  const origin = new Vector3().setFromMatrixPosition(worldMatrix(scene, ids[0])).toArray()
  const inside = origin.every((n, i) => n >= bounds.min[i] - 1e-3 && n <= bounds.max[i] + 1e-3)
  return inside ? origin : center(bounds)
}

/** One drag of a handle: what the pivot does, the nodes do. */
class GizmoDrag {
  #gesture: Gesture | null = null
  #start = new Matrix4()
  #worlds: { id: NodeId; world: Matrix4 }[] = []

  constructor(
    private readonly scene: SceneReader,
    private readonly session: Session,
    private readonly pivot: Object3D,
    private readonly controls: TransformControls,
    private readonly open: (label: string) => Gesture,
  ) {}

  start() {
    const ids = movable(this.scene, this.session)
    const what = ids.length === 1 ? this.scene.node(ids[0])!.name : `${ids.length} nodes`
    this.#gesture = this.open(`${LABELS[this.controls.mode as keyof typeof LABELS]} ${what}`)
    this.pivot.updateMatrixWorld()
    this.#start.copy(this.pivot.matrixWorld)
    this.#worlds = ids.map((id) => ({ id, world: worldMatrix(this.scene, id) }))
  }

  change() {
    if (!this.#gesture) return
    if (!this.#gesture.isOpen) return this.end()
    this.pivot.updateMatrixWorld()
    const delta = new Matrix4().copy(this.#start).invert().premultiply(this.pivot.matrixWorld)
    const items = this.#worlds.map(({ id, world }) => {
      const node = this.scene.node(id)!
      return { node: id, ...localFor(this.scene, node.parent, new Matrix4().multiplyMatrices(delta, world)) }
    })
    this.#gesture.run('node.place', { items })
    readout.set(describe(this.controls, this.pivot, this.#start))
  }

  end() {
    this.#gesture?.commit()
    this.#clear()
  }

  cancel() {
    this.#gesture?.cancel()
    this.#clear()
  }

  #clear() {
    this.#gesture = null
    readout.set(null)
  }
}

/** What a drag of a handle has done so far, for the readout. */
function describe(controls: TransformControls, pivot: Object3D, start: Matrix4) {
  const [position, rotation, scale] = [new Vector3(), new Quaternion(), new Vector3()]
  start.decompose(position, rotation, scale)
  if (controls.mode === 'rotate') {
    return { kind: 'degrees' as const, value: MathUtils.radToDeg(rotation.angleTo(pivot.quaternion)) }
  }
  if (controls.mode === 'scale') return { kind: 'factor' as const, value: pivot.scale.toArray() as Vec3 }
  return { kind: 'metres' as const, value: pivot.position.clone().sub(position).toArray() as Vec3 }
}
