import type { BufferGeometry, Matrix4, Object3D } from 'three'
import { isShown, type NodeId, type SceneReader } from '../document/index.ts'
import { worldMatrix } from '../spatial/index.ts'
import type { Slots } from './batches/Batches.ts'
import type { SceneView } from './SceneView.ts'
import { partsOf } from './views/mesh.ts'

/** What draws some nodes: objects with all below them, and slots of batches. */
export interface Drawn {
  objects: Object3D[]
  slots: Slots
}

/** A surface, for whoever looks at its triangles. */
export interface DrawnPart {
  geometry: BufferGeometry
  matrixWorld: Matrix4
}

/** What draws those of some nodes that are shown, with all below them. */
function drawnOf(scene: SceneReader, view: SceneView, ids: readonly NodeId[]): Drawn {
  const drawn: Drawn = { objects: [], slots: new Map() }
  for (const id of ids) {
    if (!isShown(scene, id)) continue
    const object = view.objectOf(id)
    if (object) drawn.objects.push(object)
    collectSlots(scene, view, id, drawn.slots)
  }
  return drawn
}

/** Remembers what draws lists of nodes, for as long as the projection stays as it is: frames ask again and again. */
export class DrawnLists {
  readonly #known = new WeakMap<readonly NodeId[], { version: number; drawn: Drawn }>()

  constructor(
    private readonly scene: SceneReader,
    private readonly view: SceneView,
  ) {}

  of(ids: readonly NodeId[]): Drawn {
    const known = this.#known.get(ids)
    if (known?.version === this.view.version) return known.drawn
    const drawn = drawnOf(this.scene, this.view, ids)
    this.#known.set(ids, { version: this.view.version, drawn })
    return drawn
  }
}

function collectSlots(scene: SceneReader, view: SceneView, id: NodeId, slots: Slots) {
  if (!scene.node(id)?.visible) return
  for (const { batch, slot } of view.batches.slotsOf(id)) {
    const known = slots.get(batch)
    if (known) known.add(slot)
    else slots.set(batch, new Set([slot]))
  }
  for (const child of scene.children(id)) collectSlots(scene, view, child, slots)
}

/** The surfaces of a node and of all below it, as far as they are shown; lights and cameras have none. */
export function* surfacesOf(scene: SceneReader, view: SceneView, id: NodeId): Generator<DrawnPart> {
  const node = scene.node(id)
  if (!node?.visible) return
  if (node.kind === 'mesh') {
    const object = view.objectOf(id)
    if (object?.userData.kind === 'mesh') yield* partsOf(object)
    const matrixWorld = worldMatrix(scene, id)
    for (const geometry of view.batches.geometriesOf(id)) yield { geometry, matrixWorld }
  }
  for (const child of scene.children(id)) yield* surfacesOf(scene, view, child)
}
