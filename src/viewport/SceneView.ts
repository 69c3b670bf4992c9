import { type BufferGeometry, Group, type Intersection, type Material, type Object3D } from 'three'
import {
  ancestors,
  isShown,
  type MaterialId,
  type MeshNode,
  type NodeId,
  type NodeKind,
  type SceneDiff,
  type SceneNode,
  type SceneReader,
  subtree,
} from '../document/index.ts'
import type { Shading } from '../session/session.ts'
import { worldMatrix } from '../spatial/index.ts'
import { Batch } from './batches/Batch.ts'
import { Batches } from './batches/Batches.ts'
import type { ModelLibrary } from './models.ts'
import { Shared } from './shared.ts'
import { Skins } from './skins.ts'
import { Detail } from './stand-ins/Detail.ts'
import { Surfaces } from './surfaces.ts'
import { cameraView } from './views/camera.ts'
import type { NodeView, ViewEnv } from './views/env.ts'
import { groupView } from './views/group.ts'
import { lightView } from './views/light.ts'
import { materialFor, meshView, relax } from './views/mesh.ts'

const VIEWS = {
  group: groupView,
  joint: groupView,
  mesh: meshView,
  light: lightView,
  camera: cameraView,
} as unknown as Record<NodeKind, NodeView<SceneNode>>

/** How many materials are lent at a time. */
const MOST_LENT = 8

/** Its objects' matrices are set when nodes change, so that a frame need not walk them all. */
class ProjectionRoot extends Group {
  override updateMatrixWorld() {}
}

/**
 * Projects the document into three's scene, changed by diffs. It decides nothing; the same document always gives the
 * same picture. Meshes that are alike are slots of a batch; every other node that is drawn has an object, and so have
 * those above it.
 */
export class SceneView {
  readonly root: Group = new ProjectionRoot()
  readonly batches: Batches
  readonly detail: Detail
  /** Goes up when other objects or slots may draw the nodes. */
  version = 0
  readonly #objects = new Map<NodeId, Object3D>()
  readonly #env: ViewEnv
  readonly #skins: Skins
  /** Nodes that something moves past the document: they and what is below them are drawn by objects. */
  readonly #held = new Set<NodeId>()
  /** Materials that were given out, and that only batches draw: the last few, so that their shaders are not made anew. */
  readonly #lent: Material[] = []

  constructor(
    private readonly scene: SceneReader,
    models: ModelLibrary,
    batchFrom?: number,
  ) {
    this.root.name = 'scene'
    this.#env = {
      scene,
      models,
      surfaces: new Surfaces(scene, models.textures),
      geometries: new Shared<BufferGeometry>((geometry) => geometry.dispose()),
    }
    this.batches = new Batches(this.root, this.#env, (id) => this.#isHeld(id), batchFrom)
    this.detail = new Detail(this.batches)
    this.#skins = new Skins(scene, models, (id) => this.placeOf(id))
  }

  /** What draws a node by itself, or holds what is below it; null where it needs no object. */
  objectOf(id: NodeId): Object3D | null {
    return this.#objects.get(id) ?? null
  }

  /** A node's object; where it needs none it gets one, for what is below it. */
  placeOf(id: NodeId): Object3D | null {
    const known = this.#objects.get(id)
    const node = this.scene.node(id)
    if (known || !node) return known ?? null
    const place = new Group()
    this.#adopt(id, 'group', place)
    setCommon(place, node)
    this.#attach(id, node)
    place.updateWorldMatrix(true, false)
    return place
  }

  /** What draws a material, where a node wears it; until some others were asked for. */
  materialOf(id: MaterialId): Material | null {
    for (const wearer of this.scene.wearers(id)) {
      const node = this.scene.node(wearer)
      if (node?.kind !== 'mesh') continue
      const material = materialFor(node, node.materials.indexOf(id), this.#env)
      this.#lent.push(material)
      if (this.#lent.length > MOST_LENT) this.#env.surfaces.release(this.#lent.shift()!)
      return material
    }
    return null
  }

  /** The node that a hit of a ray belongs to, and which of its materials was hit. */
  nodeAt({ object, batchId }: Pick<Intersection, 'object' | 'batchId'>): { node: NodeId; part: number } | null {
    if (object instanceof Batch) return object.ownerOf(batchId!)
    const part = Math.max(0, object.parent?.userData.parts?.indexOf(object) ?? 0)
    for (let at: Object3D | null = object; at && at !== this.root; at = at.parent) {
      if (at.userData.node) return { node: at.userData.node as NodeId, part }
    }
    return null
  }

  apply(diff: SceneDiff): void {
    this.version++
    for (const [id, { before, after }] of diff.nodes) if (before && !after) this.#remove(id, before)
    const turned = this.#sort(diff)
    const placed = new Set<NodeId>()
    for (const [id, { before, after }] of diff.nodes) {
      if (after && (this.#put(id, before, after) || !before || !samePlace(before, after))) placed.add(id)
    }
    for (const id of turned) {
      const node = diff.nodes.has(id) ? undefined : this.scene.node(id)
      if (node && this.#put(id, node, node)) placed.add(id)
    }
    for (const [id, { after }] of diff.nodes) if (after) this.#attach(id, after)
    this.#settle(placed)
    this.#skins.apply(diff)
  }

  /** Lets something else move nodes: they and what is below them get objects of their own. */
  hold(ids: readonly NodeId[]): void {
    for (const id of ids) this.#held.add(id)
    this.#redraw(this.#meshesBelow(ids))
    for (const id of ids) this.placeOf(id)
  }

  /** Puts nodes back where the document has them, and holds them no more. */
  restore(ids: readonly NodeId[]): void {
    const moved: Object3D[] = []
    for (const id of ids) {
      this.#held.delete(id)
      const node = this.scene.node(id)
      const object = this.#objects.get(id)
      if (!node || !object) continue
      setCommon(object, node)
      if (node.kind === 'mesh' && object.userData.kind === 'mesh') relax(object, node)
      moved.push(object)
    }
    this.moved(moved)
    this.#redraw(this.#meshesBelow(ids))
  }

  /** Told of objects whose local matrices were changed past the document. */
  moved(objects: readonly Object3D[]): void {
    for (const object of objects) object.updateMatrixWorld(true)
    this.#skins.forgetBounds()
  }

  /** Draws all surfaces in another way. */
  shade(shading: Shading): void {
    if (this.#env.surfaces.shading === shading) return
    this.#env.surfaces.shading = shading
    this.#sortAnew()
  }

  /** Draws meshes that are alike by one call, or each by one of its own. */
  batch(isOn: boolean): void {
    if (this.batches.isOn === isOn) return
    this.batches.isOn = isOn
    this.#sortAnew()
  }

  /** Makes everything anew from the document. */
  rebuild(): void {
    const all = <R extends { id: string }>(records: Iterable<R>) =>
      [...records].map((r) => [r.id, { after: r }] as const)
    this.#clear()
    this.apply({ nodes: new Map(all(this.scene.nodes())), materials: new Map(), assets: new Map() })
  }

  /** Gives back all that it holds, and shows nothing any more. */
  dispose(): void {
    this.#clear()
    for (const material of this.#lent.splice(0)) this.#env.surfaces.release(material)
  }

  #clear() {
    this.batches.clear()
    for (const object of this.#objects.values()) this.#dispose(object)
    this.#objects.clear()
    this.root.clear()
  }

  /** Finds out how the meshes that a diff touches are drawn; returns those that are drawn in another way now. */
  #sort(diff: SceneDiff): Set<NodeId> {
    const changed = new Map<NodeId, MeshNode | null>()
    for (const [id, { before, after }] of diff.nodes) {
      if (after?.kind === 'mesh') {
        if (before?.kind !== 'mesh' || !sameLook(before, after)) changed.set(id, after)
      } else if (before?.kind === 'mesh') changed.set(id, null)
    }
    const worn = new Set<NodeId>()
    // A new material is worn by nodes of the same diff, which put it on by themselves.
    for (const [id, { before }] of diff.materials) if (before) for (const node of this.scene.wearers(id)) worn.add(node)
    for (const id of worn) {
      const node = this.scene.node(id)
      if (node?.kind === 'mesh') changed.set(id, node)
    }
    const turned = this.batches.sort(changed)
    for (const id of worn) turned.add(id)
    return turned
  }

  /** As if every mesh had changed. */
  #sortAnew() {
    const meshes = new Map<NodeId, MeshNode | null>()
    for (const node of this.scene.nodes()) if (node.kind === 'mesh') meshes.set(node.id, node)
    this.batches.sort(meshes)
    this.#redraw([...meshes.keys()])
  }

  /** Draws meshes as they are to be drawn now. */
  #redraw(ids: Iterable<NodeId>) {
    this.version++
    const placed = new Set<NodeId>()
    for (const id of ids) {
      const node = this.scene.node(id)
      if (node && this.#put(id, node, node)) placed.add(id)
    }
    this.#settle(placed)
  }

  /** Brings a node's drawing up to date; true where it is a new one, which is yet to be put to its place. */
  #put(id: NodeId, before: SceneNode | undefined, after: SceneNode): boolean {
    if (after.kind === 'mesh') {
      if (this.batches.wants(id)) return this.#share(id, after)
      this.batches.hide(id)
    }
    const known = this.#objects.get(id)
    if (known?.userData.kind === 'group') setCommon(known, after)
    if (isBare(after) && (!known || known.userData.kind === 'group')) return false
    const view = VIEWS[after.kind]
    const isOwn = known?.userData.kind === after.kind && before?.kind === after.kind
    if (known && isOwn && view.update(known, before!, after, this.#env)) {
      setCommon(known, after)
      return false
    }
    const object = view.create(after, this.#env)
    if (known) this.#replace(known, object)
    this.#adopt(id, after.kind, object)
    setCommon(object, after)
    this.#attach(id, after)
    return true
  }

  /** Draws a mesh by batches. Its object stays only where it holds others. */
  #share(id: NodeId, node: SceneNode): boolean {
    const known = this.#objects.get(id)
    if (known?.userData.kind === 'mesh') {
      if (known.children.some((child) => child.userData.node)) {
        const place = new Group()
        this.#replace(known, place)
        this.#adopt(id, 'group', place)
      } else this.#discard(id)
    }
    const place = this.#objects.get(id)
    if (place) setCommon(place, node)
    this.#attach(id, node)
    return this.batches.show(id)
  }

  #adopt(id: NodeId, kind: NodeKind, object: Object3D) {
    object.matrixAutoUpdate = false
    object.userData.node = id
    object.userData.kind = kind
    this.#objects.set(id, object)
    this.version++
    if (kind === 'mesh') this.detail.add(object)
  }

  /** Lets a new object take the place and the children of the one before. */
  #replace(old: Object3D, object: Object3D) {
    for (const child of [...old.children]) if (child.userData.node) object.add(child)
    old.removeFromParent()
    this.#dispose(old)
  }

  #attach(id: NodeId, node: SceneNode) {
    const object = this.#objects.get(id)
    if (!object) return
    const parent = (node.parent !== null && this.placeOf(node.parent)) || this.root
    if (object.parent !== parent) parent.add(object)
  }

  /** Puts nodes, and all below them, to where the document has them in the world. */
  #settle(ids: ReadonlySet<NodeId>) {
    const seen = new Set<NodeId>()
    const turned = new Set<NodeId>()
    const visit = (id: NodeId) => {
      if (seen.has(id)) return
      seen.add(id)
      const node = this.scene.node(id)
      if (node?.kind === 'mesh' && !this.batches.place(id, worldMatrix(this.scene, id), isShown(this.scene, id)))
        turned.add(id)
      for (const child of this.scene.children(id)) visit(child)
    }
    for (const id of ids) {
      const object = this.#objects.get(id)
      object?.updateWorldMatrix(true, false)
      // Not `updateWorldMatrix` for what is below: it leaves the skins of skinned meshes where they were.
      object?.updateMatrixWorld(true)
      visit(id)
    }
    if (turned.size) this.#redraw(turned)
  }

  #meshesBelow(ids: readonly NodeId[]): NodeId[] {
    return ids
      .flatMap((id) => [...subtree(this.scene, id)])
      .filter(({ kind }) => kind === 'mesh')
      .map(({ id }) => id)
  }

  #isHeld(id: NodeId): boolean {
    if (!this.#held.size) return false
    return this.#held.has(id) || ancestors(this.scene, id).some((node) => this.#held.has(node.id))
  }

  #remove(id: NodeId, node: SceneNode) {
    if (node.kind === 'mesh') this.batches.hide(id)
    this.#discard(id)
  }

  #discard(id: NodeId) {
    const object = this.#objects.get(id)
    if (!object) return
    object.removeFromParent()
    this.#dispose(object)
    this.#objects.delete(id)
  }

  #dispose(object: Object3D) {
    if (object.userData.kind === 'mesh') this.detail.remove(object)
    VIEWS[object.userData.kind as NodeKind].dispose(object, this.#env)
  }
}

/** Whether a node draws nothing of its own. */
const isBare = (node: SceneNode) => node.kind === 'group' || node.kind === 'joint'

const samePlace = (a: SceneNode, b: SceneNode) =>
  a.position === b.position &&
  a.rotation === b.rotation &&
  a.scale === b.scale &&
  a.parent === b.parent &&
  a.visible === b.visible

/** Whether two states of a mesh are drawn alike, but for their place. */
const sameLook = (a: MeshNode, b: MeshNode) =>
  a.geometry === b.geometry &&
  a.materials === b.materials &&
  a.skin === b.skin &&
  a.castShadow === b.castShadow &&
  a.receiveShadow === b.receiveShadow

function setCommon(object: Object3D, node: SceneNode) {
  object.name = node.name
  object.visible = node.visible
  object.position.fromArray(node.position)
  object.quaternion.fromArray(node.rotation)
  object.scale.fromArray(node.scale)
  object.updateMatrix()
}
