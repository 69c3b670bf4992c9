import { type BufferGeometry, Group, type Intersection, type Material, type Object3D } from 'three'
import type { MaterialId, NodeId, NodeKind, SceneDiff, SceneNode, SceneReader } from '../document/index.ts'
import type { Shading } from '../session/session.ts'
import type { ModelLibrary } from './models.ts'
import { Shared } from './shared.ts'
import { Skins } from './skins.ts'
import { Surfaces } from './surfaces.ts'
import { cameraView } from './views/camera.ts'
import type { NodeView, ViewEnv } from './views/env.ts'
import { groupView } from './views/group.ts'
import { lightView } from './views/light.ts'
import { meshView, partsOf, relax, wear } from './views/mesh.ts'

const VIEWS = {
  group: groupView,
  joint: groupView,
  mesh: meshView,
  light: lightView,
  camera: cameraView,
} as unknown as Record<NodeKind, NodeView<SceneNode>>

/** Its objects' matrices are set when nodes change, so that a frame need not walk them all. */
class ProjectionRoot extends Group {
  override updateMatrixWorld() {}
}

/**
 * Projects the document into three's scene: one object a node, changed by diffs. It decides nothing; the same document
 * always gives the same picture.
 */
export class SceneView {
  readonly root: Group = new ProjectionRoot()
  readonly #objects = new Map<NodeId, Object3D>()
  readonly #env: ViewEnv
  readonly #skins: Skins

  constructor(
    private readonly scene: SceneReader,
    models: ModelLibrary,
  ) {
    this.root.name = 'scene'
    this.#env = {
      scene,
      models,
      surfaces: new Surfaces(scene, models.textures),
      geometries: new Shared<BufferGeometry>((geometry) => geometry.dispose()),
    }
    this.#skins = new Skins(scene, models, (id) => this.objectOf(id))
  }

  objectOf(id: NodeId): Object3D | null {
    return this.#objects.get(id) ?? null
  }

  /** What draws a material, where a node wears it. */
  materialOf(id: MaterialId): Material | null {
    for (const wearer of this.scene.wearers(id)) {
      const node = this.scene.node(wearer)
      const object = this.#objects.get(wearer)
      if (node?.kind === 'mesh' && object) return partsOf(object)[node.materials.indexOf(id)]?.material ?? null
    }
    return null
  }

  /** The node that a hit of a ray belongs to. */
  nodeAt(hit: Pick<Intersection, 'object'>): NodeId | null {
    for (let object: Object3D | null = hit.object; object && object !== this.root; object = object.parent) {
      if (object.userData.node) return object.userData.node as NodeId
    }
    return null
  }

  apply(diff: SceneDiff): void {
    const moved: Object3D[] = []
    for (const [id, { before, after }] of diff.nodes) if (before && !after) this.#remove(id, before)
    for (const [id, { before, after }] of diff.nodes) {
      if (after && (this.#put(id, before, after) || !before || !sameTransform(before, after))) {
        moved.push(this.#objects.get(id)!)
      }
    }
    for (const [id, { after }] of diff.nodes) if (after) this.#attach(id, after)
    // A new material is worn by nodes of the same diff, which have put it on already.
    for (const [id, { before }] of diff.materials) if (before) this.#dress(id)
    for (const object of moved) object.updateMatrixWorld(true)
    this.#skins.apply(diff)
  }

  /** Puts nodes back where the document has them. */
  restore(ids: readonly NodeId[]): void {
    const moved: Object3D[] = []
    for (const id of ids) {
      const node = this.scene.node(id)
      const object = this.#objects.get(id)
      if (!node || !object) continue
      setCommon(object, node)
      if (node.kind === 'mesh') relax(object, node)
      moved.push(object)
    }
    this.moved(moved)
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
    for (const node of this.scene.nodes()) {
      const object = this.#objects.get(node.id)
      if (node.kind === 'mesh' && object) wear(object, node, this.#env)
    }
  }

  /** Makes everything anew from the document. */
  rebuild(): void {
    const all = <R extends { id: string }>(records: Iterable<R>) =>
      [...records].map((r) => [r.id, { after: r }] as const)
    for (const object of this.#objects.values()) this.#dispose(object)
    this.#objects.clear()
    this.root.clear()
    this.apply({ nodes: new Map(all(this.scene.nodes())), materials: new Map(), assets: new Map() })
  }

  /** Brings a node's object up to date; true where it is a new one. */
  #put(id: NodeId, before: SceneNode | undefined, after: SceneNode): boolean {
    const known = this.#objects.get(id)
    const view = VIEWS[after.kind]
    if (known && before?.kind === after.kind && view.update(known, before, after, this.#env)) {
      setCommon(known, after)
      return false
    }
    const object = view.create(after, this.#env)
    object.matrixAutoUpdate = false
    object.userData.node = id
    object.userData.kind = after.kind
    if (known) this.#replace(known, object)
    setCommon(object, after)
    this.#objects.set(id, object)
    return true
  }

  /** Lets a new object take the place and the children of the one before. */
  #replace(old: Object3D, object: Object3D) {
    for (const child of [...old.children]) if (child.userData.node) object.add(child)
    old.removeFromParent()
    this.#dispose(old)
  }

  #attach(id: NodeId, node: SceneNode) {
    const object = this.#objects.get(id)!
    const parent = (node.parent !== null && this.#objects.get(node.parent)) || this.root
    if (object.parent !== parent) parent.add(object)
  }

  #remove(id: NodeId, node: SceneNode) {
    const object = this.#objects.get(id)
    if (!object) return
    object.removeFromParent()
    VIEWS[node.kind].dispose(object, this.#env)
    this.#objects.delete(id)
  }

  #dispose(object: Object3D) {
    VIEWS[object.userData.kind as NodeKind].dispose(object, this.#env)
  }

  #dress(material: string) {
    for (const id of this.scene.wearers(material)) {
      const node = this.scene.node(id)
      const object = this.#objects.get(id)
      if (node?.kind === 'mesh' && object) wear(object, node, this.#env)
    }
  }
}

const sameTransform = (a: SceneNode, b: SceneNode) =>
  a.position === b.position && a.rotation === b.rotation && a.scale === b.scale && a.parent === b.parent

function setCommon(object: Object3D, node: SceneNode) {
  object.name = node.name
  object.visible = node.visible
  object.position.fromArray(node.position)
  object.quaternion.fromArray(node.rotation)
  object.scale.fromArray(node.scale)
  object.updateMatrix()
}
