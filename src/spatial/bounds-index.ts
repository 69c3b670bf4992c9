import RBush from 'rbush'
import { isShown, type NodeId, type SceneNode, type SceneReader, sortInTreeOrder, subtree } from '../document/index.ts'
import { type Bounds, ownBounds, size } from './bounds.ts'

/** The bounds of a mesh, as the tree has them: over the ground, X and Z. */
export interface Entry {
  id: NodeId
  bounds: Bounds
}

/** Boxes, to be asked which of them meet another: an R-tree over the ground, where scenes are wide. */
export class BoxTree<E extends { bounds: Bounds }> {
  readonly #tree = new GroundTree<E>()

  add(entry: E): void {
    this.#tree.insert(entry)
  }

  addAll(entries: readonly E[]): void {
    this.#tree.load(entries)
  }

  remove(entry: E): void {
    this.#tree.remove(entry)
  }

  clear(): void {
    this.#tree.clear()
  }

  /** Those that meet a box, or touch it. */
  meeting({ min, max }: Bounds): E[] {
    const found = this.#tree.search({ minX: min[0], minY: min[2], maxX: max[0], maxY: max[2] })
    return found.filter(({ bounds }) => bounds.min[1] <= max[1] && bounds.max[1] >= min[1])
  }
}

class GroundTree<E extends { bounds: Bounds }> extends RBush<E> {
  override toBBox({ bounds: { min, max } }: E) {
    return { minX: min[0], minY: min[2], maxX: max[0], maxY: max[2] }
  }
  override compareMinX(a: E, b: E) {
    return a.bounds.min[0] - b.bounds.min[0]
  }
  override compareMinY(a: E, b: E) {
    return a.bounds.min[2] - b.bounds.min[2]
  }
}

/** When more entries than this share of all have changed, the tree is made anew. */
const MANY = 1 / 8

/**
 * The bounds of all meshes of a scene, to be asked what is near. It follows what is written, within a transaction too,
 * and takes it in when it is next asked: the cost follows the change.
 */
export class BoundsIndex {
  readonly #tree = new BoxTree<Entry>()
  /** Whether the tree holds the entries; it is made when it is first asked, and after much has changed. */
  #isPlanted = false
  readonly #entries = new Map<NodeId, Entry>()
  /** As high and thin as walls, or as low and broad as floors. */
  readonly #shells = new Set<Entry>()
  /** Skinned meshes: they are drawn where their joints are, which are not above them. */
  readonly #skinned = new Set<NodeId>()
  readonly #written: Set<string>
  #whole: Bounds | null | undefined

  constructor(private readonly scene: SceneReader) {
    this.#written = scene.follow()
    this.#rebuild()
  }

  /** The meshes whose bounds meet a box, or touch it, shown or not. */
  meeting(box: Bounds): Entry[] {
    this.#refresh()
    if (!this.#isPlanted) this.#plant()
    return this.#tree.meeting(box)
  }

  /** Shown meshes that may be walls or floors of a room, in no order. */
  shells(): Entry[] {
    this.#refresh()
    return [...this.#shells].filter(({ id }) => isShown(this.scene, id))
  }

  /** The bounds of all meshes, shown or not; null where there are none. */
  whole(): Bounds | null {
    this.#refresh()
    if (this.#whole === undefined) this.#whole = unionOf(this.#entries.values())
    return this.#whole
  }

  #refresh() {
    if (!this.#written.size) return
    const written = [...this.#written]
    this.#written.clear()
    // Meshes of an asset that comes or changes get their bounds by it.
    if (written.some((id) => this.scene.asset(id))) return this.#rebuild()
    const changed = this.#changes(written)
    if (changed.size > this.#entries.size * MANY) this.#isPlanted = false
    for (const [id, bounds] of changed) {
      const before = this.#entries.get(id)
      const entry = this.#note(id, bounds)
      if (!this.#isPlanted) continue
      if (before) this.#tree.remove(before)
      if (entry) this.#tree.add(entry)
    }
  }

  #plant() {
    this.#tree.clear()
    this.#tree.addAll([...this.#entries.values()])
    this.#isPlanted = true
  }

  /** What has become of the bounds of the meshes that were written, and of those below what was. */
  #changes(written: Iterable<NodeId>): Map<NodeId, Bounds | null> {
    const changed = new Map<NodeId, Bounds | null>()
    const seen = new Set<NodeId>()
    const look = (node: SceneNode) => {
      const bounds = boundsIn(this.scene, node)
      if (bounds !== (this.#entries.get(node.id)?.bounds ?? null)) changed.set(node.id, bounds)
    }
    for (const id of [...written, ...this.#skinned]) {
      if (seen.has(id)) continue
      if (!this.scene.node(id) && this.#entries.has(id)) changed.set(id, null)
      for (const node of subtree(this.scene, id)) {
        seen.add(node.id)
        look(node)
      }
    }
    return changed
  }

  #note(id: NodeId, bounds: Bounds | null): Entry | null {
    const before = this.#entries.get(id)
    if (before) this.#shells.delete(before)
    // Inside of the rest it may have gone without a trace; at a side, all have to be looked at.
    if (before && this.#whole && !isInside(before.bounds, this.#whole)) this.#whole = undefined
    if (bounds && this.#whole) this.#whole = unionOf([{ bounds: this.#whole }, { bounds }])
    if (bounds && this.#whole === null) this.#whole = undefined
    if (!bounds) {
      this.#entries.delete(id)
      this.#skinned.delete(id)
      return null
    }
    const entry = { id, bounds }
    this.#entries.set(id, entry)
    const node = this.scene.node(id)
    if (node?.kind === 'mesh' && node.skin !== undefined) this.#skinned.add(id)
    if (isShellShaped(bounds) && !isPartOfThing(this.scene, node)) this.#shells.add(entry)
    return entry
  }

  #rebuild(): void {
    this.#entries.clear()
    this.#shells.clear()
    this.#skinned.clear()
    this.#isPlanted = false
    for (const node of this.scene.nodes()) {
      const bounds = boundsIn(this.scene, node)
      if (bounds) this.#note(node.id, bounds)
    }
    this.#whole = undefined
  }
}

const indexes = new WeakMap<SceneReader, BoundsIndex>()

/** The index of a scene's bounds; made when it is first asked for. */
export function boundsIndex(scene: SceneReader): BoundsIndex {
  const known = indexes.get(scene)
  if (known) return known
  const index = new BoundsIndex(scene)
  indexes.set(scene, index)
  return index
}

/**
 * What has meshes that meet a box, or touch it: the nodes at the top of the scene, or those right below some parents. In the
 * order of the outliner.
 */
export function thingsNear(scene: SceneReader, box: Bounds, parents: ReadonlySet<NodeId | null> = TOP): NodeId[] {
  const found = new Set<NodeId>()
  for (const { id } of boundsIndex(scene).meeting(box)) {
    for (let node = scene.node(id); node; node = node.parent === null ? undefined : scene.node(node.parent)) {
      if (parents.has(node.parent)) found.add(node.id)
    }
  }
  return sortInTreeOrder(scene, [...found])
}

const TOP: ReadonlySet<NodeId | null> = new Set([null])

/** Lets a scene that shows the meshes of another as they are be asked by the other's index. */
export const shareBounds = (scene: SceneReader, of: SceneReader): void => void indexes.set(scene, boundsIndex(of))

/** The bounds of everything that is drawn. */
export const sceneBounds = (scene: SceneReader): Bounds | null => boundsIndex(scene).whole()

/** The bounds of what a node draws; null where they are not finite either, which no tree can hold. */
function boundsIn(scene: SceneReader, node: SceneNode): Bounds | null {
  const bounds = ownBounds(scene, node)
  return bounds && [...bounds.min, ...bounds.max].every(Number.isFinite) ? bounds : null
}

/** Whether a box reaches to no side of another. */
const isInside = (inner: Bounds, outer: Bounds) =>
  [0, 1, 2].every((i) => inner.min[i] > outer.min[i] && inner.max[i] < outer.max[i])

function unionOf(entries: Iterable<{ bounds: Bounds }>): Bounds | null {
  let whole: Bounds | null = null
  for (const { bounds } of entries) {
    whole ??= { min: [...bounds.min], max: [...bounds.max] }
    for (let i = 0; i < 3; i++) {
      if (bounds.min[i] < whole.min[i]) whole.min[i] = bounds.min[i]
      if (bounds.max[i] > whole.max[i]) whole.max[i] = bounds.max[i]
    }
  }
  return whole
}

/** Whether a node is a part of a thing of the library, such as a shop's window, and no piece of a building by itself. */
function isPartOfThing(scene: SceneReader, node: SceneNode | undefined): boolean {
  const whole = node?.part && node.parent !== null ? scene.node(node.parent) : undefined
  return whole?.kind === 'group' && whole.item !== undefined && !/wall|floor/.test(whole.item.id)
}

/** As high, long and thin as the walls of a room are. */
export function isWallShaped(bounds: Bounds): boolean {
  const [w, h, d] = size(bounds)
  return h > 1.8 && Math.min(w, d) < 0.35 && Math.max(w, d) > 1.5
}

function isShellShaped(bounds: Bounds): boolean {
  const [w, h, d] = size(bounds)
  return isWallShaped(bounds) || (h < 0.3 && w > 3 && d > 3 && bounds.min[1] < 0.1)
}
