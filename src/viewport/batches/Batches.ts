import { type BufferGeometry, type Group, type Material, Matrix4, Vector3 } from 'three'
import type { MeshNode, NodeId } from '../../document/index.ts'
import type { ViewEnv } from '../views/env.ts'
import { partsToShare, type SharedPart } from '../views/mesh.ts'
import { Batch } from './Batch.ts'

/**
 * From so many meshes alike on they are drawn by one call; by one each again when fewer than half are left, so that none
 * go to and fro.
 */
const BATCH_FROM = 32

/** Meshes whose parts can be drawn by the same calls. */
interface Family {
  key: string
  members: Set<NodeId>
  isBatched: boolean
}

interface Member {
  family: Family
  parts: SharedPart[]
  /** Where each part is drawn; null while the mesh is drawn by itself. */
  slots: { batch: Batch; slot: number }[] | null
}

type Shadows = Pick<SharedPart, 'castShadow' | 'receiveShadow'>

/** Which slots of which batches. */
export type Slots = Map<Batch, Set<number>>

/**
 * Finds the meshes that can share draw calls, and draws them by batches where there are enough of them: those of one
 * material but for its colour, one layout of vertices, and the same shadows. Mirrored and sheared ones, which a batch
 * would draw wrongly, and those that are held out are left alone.
 */
export class Batches {
  /** While it is off, every mesh is drawn by itself: the picture is the same. */
  isOn = true
  readonly #members = new Map<NodeId, Member>()
  readonly #families = new Map<string, Family>()
  readonly #batches = new Map<string, Batch>()
  readonly #crooked = new Set<NodeId>()

  constructor(
    private readonly root: Group,
    private readonly env: ViewEnv,
    private readonly isHeld: (id: NodeId) => boolean,
    private readonly from = BATCH_FROM,
  ) {}

  get count(): number {
    return this.#batches.size
  }

  /** Takes in what has become of meshes, and tells which others are to be drawn in another way because of that. */
  sort(changed: ReadonlyMap<NodeId, MeshNode | null>): Set<NodeId> {
    const touched = new Set<Family>()
    for (const [id, node] of changed) {
      const parts = node && partsToShare(node, this.env)
      const key = parts?.map((part) => part.key).join(' ')
      const known = this.#members.get(id)
      if (known && parts && known.family.key === key) {
        this.#renew(known, parts)
        continue
      }
      if (known) touched.add(this.#leave(id, known))
      if (parts) touched.add(this.#join(id, parts, key!))
    }
    for (const batch of [...this.#batches.values()]) if (batch.isWasteful) this.#pack(batch)
    const turned = new Set<NodeId>()
    for (const family of touched) {
      const { members, isBatched } = family
      family.isBatched = members.size >= (isBatched ? this.from / 2 : this.from)
      if (family.isBatched !== isBatched) for (const id of members) turned.add(id)
      if (!members.size) this.#families.delete(family.key)
    }
    return turned
  }

  /** Whether a mesh is to be drawn by batches. */
  wants(id: NodeId): boolean {
    return this.isOn && !!this.#members.get(id)?.family.isBatched && !this.#crooked.has(id) && !this.isHeld(id)
  }

  /** Draws a mesh by batches, from the next `place` on; false where it is drawn so already. */
  show(id: NodeId): boolean {
    const member = this.#members.get(id)!
    if (member.slots) return false
    member.slots = member.parts.map((part, i) => this.#takeSlot(id, i, part))
    return true
  }

  /** Draws a mesh by batches no more. */
  hide(id: NodeId): void {
    const member = this.#members.get(id)
    if (member) this.#freeSlots(member)
  }

  /** Puts a mesh to its place in the world; false where it must be drawn in another way there than it is. */
  place(id: NodeId, world: Matrix4, shown: boolean): boolean {
    const member = this.#members.get(id)
    if (!member) return true
    if (isStraight(world)) this.#crooked.delete(id)
    else this.#crooked.add(id)
    if (this.wants(id) !== !!member.slots) return false
    for (const { batch, slot } of member.slots ?? []) batch.place(slot, world, shown)
    return true
  }

  /** Where a mesh is drawn, if by batches. */
  slotsOf(id: NodeId): readonly { batch: Batch; slot: number }[] {
    return this.#members.get(id)?.slots ?? []
  }

  /** What of a mesh is drawn by batches. */
  geometriesOf(id: NodeId): BufferGeometry[] {
    const member = this.#members.get(id)
    return member?.slots ? member.parts.map((part) => part.geometry) : []
  }

  *all(): Generator<Batch> {
    yield* this.#batches.values()
  }

  clear(): void {
    for (const [id, member] of this.#members) this.#leave(id, member)
    this.#families.clear()
  }

  #join(id: NodeId, parts: SharedPart[], key: string): Family {
    const family = this.#families.get(key) ?? { key, members: new Set(), isBatched: false }
    this.#families.set(key, family)
    family.members.add(id)
    this.#members.set(id, { family, parts, slots: null })
    return family
  }

  #leave(id: NodeId, member: Member): Family {
    this.#freeSlots(member)
    for (const part of member.parts) this.env.geometries.release(part.geometry)
    this.#members.delete(id)
    this.#crooked.delete(id)
    member.family.members.delete(id)
    return member.family
  }

  /** Another geometry or colour within the same family. */
  #renew(member: Member, parts: SharedPart[]) {
    const before = member.parts
    member.parts = parts
    const isSameShape = parts.every((part, i) => part.geometry === before[i].geometry)
    if (!isSameShape) this.#freeSlots(member)
    else for (const [i, { batch, slot }] of (member.slots ?? []).entries()) batch.setColorAt(slot, parts[i].color)
    for (const part of before) this.env.geometries.release(part.geometry)
  }

  #takeSlot(id: NodeId, i: number, part: SharedPart) {
    const batch = this.#batches.get(part.key) ?? this.#makeBatch(part.key, part, part.material())
    return { batch, slot: batch.take(id, i, part.geometry, part.color) }
  }

  #makeBatch(key: string, { castShadow, receiveShadow }: Shadows, material: Material): Batch {
    const batch = Object.assign(new Batch(key, material), { castShadow, receiveShadow })
    this.#batches.set(key, batch)
    this.root.add(batch)
    return batch
  }

  /** Makes a batch anew of what it still draws. */
  #pack(old: Batch) {
    const batch = this.#makeBatch(old.key, old, old.material)
    for (const [id, { parts, slots }] of this.#members) {
      for (const [i, at] of (slots ?? []).entries()) {
        if (at.batch !== old) continue
        const slot = batch.take(id, i, parts[i].geometry, parts[i].color)
        batch.place(slot, old.getMatrixAt(at.slot, matrix), old.shows(at.slot))
        Object.assign(at, { batch, slot })
      }
    }
    old.removeFromParent()
    old.dispose()
  }

  #freeSlots(member: Member) {
    for (const { batch, slot } of member.slots ?? []) {
      batch.free(slot)
      if (!batch.size) this.#drop(batch)
    }
    member.slots = null
  }

  #drop(batch: Batch) {
    this.#batches.delete(batch.key)
    batch.removeFromParent()
    batch.dispose()
    this.env.surfaces.release(batch.material)
  }
}

const matrix = new Matrix4()
const [x, y, z] = [new Vector3(), new Vector3(), new Vector3()]

/** Whether a matrix neither mirrors nor shears: then a batch lights what it draws as it should. */
function isStraight(world: Matrix4): boolean {
  world.extractBasis(x, y, z)
  const isOrthogonal = (a: Vector3, b: Vector3) => Math.abs(a.dot(b)) <= 1e-5 * a.length() * b.length()
  return world.determinant() > 0 && isOrthogonal(x, y) && isOrthogonal(y, z) && isOrthogonal(z, x)
}
