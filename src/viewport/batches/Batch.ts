import {
  BatchedMesh,
  type BufferGeometry,
  type Camera,
  type Color,
  Frustum,
  type Group,
  type Intersection,
  type Material,
  Matrix4,
  Mesh,
  type Ray,
  type Raycaster,
  type Scene,
  Sphere,
  type WebGLRenderer,
} from 'three'
import type { NodeId } from '../../document/index.ts'
import type { SlotTree } from '../trees/SlotTree.ts'

/** How many meshes a new batch has room for, and vertices and indices; each doubles when it is full. */
const ROOM = { slots: 64, vertices: 4096, indices: 8192 }
/** Vertices that nothing draws any more, beyond which (and beyond those that are drawn) a batch is packed anew. */
const MOST_WASTE = 65_536

/** Fewer slots than these are as quickly looked at one by one. */
const TREE_FROM = 512

/** A geometry in the batch, and how many slots draw it. */
interface Held {
  id: number
  users: number
  /** Its stand-in, where it is in the batch too. */
  coarse?: number
}

const frustum = new Frustum()
const matrix = new Matrix4()
const sphere = new Sphere()
const probe = new Mesh()

/**
 * Meshes that are drawn by one call: each has a slot with its geometry, matrix and colour. Slots are culled one by one
 * by spheres that are kept as they change, and freed ones are used again.
 */
export class Batch extends BatchedMesh {
  /** Makes what finds slots by rays, once its code is there; until then all are looked at. */
  static makeTree: (() => SlotTree) | null = null
  /** Draws these slots alone, while it is set. */
  only: ReadonlySet<number> | null = null
  readonly #held = new Map<BufferGeometry, Held>()
  /** By slot: whose it is, which part of that mesh it draws, and what. A free slot is nobody's. */
  readonly #owners: ({ node: NodeId; part: number; geometry: BufferGeometry } | null)[] = []
  readonly #free: number[] = []
  /** By slot: whether the document shows it. */
  readonly #shown: boolean[] = []
  /** By slot: centre and radius in the world, metres. */
  #spheres = new Float32Array(ROOM.slots * 4)
  #room = { vertices: ROOM.vertices, indices: ROOM.indices }
  #used = 0
  #wasted = 0
  #tree: SlotTree | null = null
  /** Whether slots draw stand-ins now. */
  #isCoarse = false

  constructor(
    /** What all that it draws has in common. */
    readonly key: string,
    material: Material,
  ) {
    super(ROOM.slots, ROOM.vertices, ROOM.indices, material)
    this.matrixAutoUpdate = false
    // What is outside of the view is left out slot by slot.
    this.frustumCulled = false
    this.perObjectFrustumCulled = false
    this.sortObjects = false
  }

  /** How many slots are somebody's. */
  get size(): number {
    return this.#owners.length - this.#free.length
  }

  take(node: NodeId, part: number, geometry: BufferGeometry, color: Color): number {
    const id = this.#hold(geometry)
    const slot = this.#free.pop() ?? this.#addSlot(id)
    this.setGeometryIdAt(slot, id)
    this.setColorAt(slot, color)
    this.#owners[slot] = { node, part, geometry }
    this.#shown[slot] = false
    return slot
  }

  place(slot: number, world: Matrix4, shown: boolean): void {
    this.setMatrixAt(slot, world)
    this.#shown[slot] = shown
    const { geometry } = this.#owners[slot]!
    if (!geometry.boundingSphere) geometry.computeBoundingSphere()
    const { center, radius } = sphere.copy(geometry.boundingSphere!).applyMatrix4(world)
    this.#spheres.set([center.x, center.y, center.z, radius], slot * 4)
    this.#tree?.touch(slot)
  }

  free(slot: number): void {
    const { geometry } = this.#owners[slot]!
    this.#owners[slot] = null
    this.#shown[slot] = false
    this.setVisibleAt(slot, false)
    this.#free.push(slot)
    const held = this.#held.get(geometry)!
    if (--held.users) return
    this.#held.delete(geometry)
    this.#wasted += geometry.attributes.position.count
    this.#used -= geometry.attributes.position.count
  }

  /** Whether so much of it is drawn no more that it is better made anew. */
  get isWasteful(): boolean {
    return this.#wasted > Math.max(this.#used, MOST_WASTE)
  }

  /** Whether the document shows what a slot draws. */
  shows(slot: number): boolean {
    return !!this.#shown[slot]
  }

  ownerOf(slot: number): { node: NodeId; part: number } | null {
    return this.#owners[slot] ?? null
  }

  /** What its slots draw. */
  geometries(): IterableIterator<BufferGeometry> {
    return this.#held.keys()
  }

  /** Lets slots draw stand-ins, where there are any, until it is refined. */
  coarsen(standIns: { of(geometry: BufferGeometry): BufferGeometry | null }): void {
    for (const [geometry, held] of this.#held) {
      const standIn = standIns.of(geometry)
      if (standIn) held.coarse ??= this.#add(standIn)
      if (standIn) this.#isCoarse = true
    }
    if (this.#isCoarse) this.#turn((held) => held.coarse ?? held.id)
  }

  /** Lets all slots draw what is theirs. */
  refine(): void {
    if (this.#isCoarse) this.#turn((held) => held.id)
    this.#isCoarse = false
  }

  #turn(idOf: (held: Held) => number) {
    for (const [slot, owner] of this.#owners.entries()) {
      if (owner) this.setGeometryIdAt(slot, idOf(this.#held.get(owner.geometry)!))
    }
  }

  override onBeforeRender(
    renderer: WebGLRenderer,
    scene: Scene,
    camera: Camera,
    geometry: BufferGeometry,
    material: Material,
    group: Group,
  ): void {
    this.#cull(camera)
    super.onBeforeRender(renderer, scene, camera, geometry, material, group)
  }

  override onBeforeShadow(
    renderer: WebGLRenderer,
    scene: Scene,
    camera: Camera,
    shadowCamera: Camera,
    geometry: BufferGeometry,
    material: Material,
    group: Group,
  ): void {
    this.#cull(shadowCamera)
    super.onBeforeShadow(renderer, scene, camera, shadowCamera, geometry, material, group)
  }

  /** Casts at the slots that the ray may meet; `batchId` of a hit is its slot. */
  override raycast(raycaster: Raycaster, hits: Intersection[]): void {
    const found: Intersection[] = []
    probe.material = this.material
    for (const slot of this.#met(raycaster.ray)) {
      probe.geometry = this.#owners[slot]!.geometry
      this.getMatrixAt(slot, probe.matrixWorld)
      probe.raycast(raycaster, found)
      for (const hit of found) hits.push({ ...hit, object: this, batchId: slot })
      found.length = 0
    }
  }

  *#met(ray: Ray): Generator<number> {
    const count = this.#owners.length
    if (count > TREE_FROM) this.#tree ??= Batch.makeTree?.() ?? null
    for (const slot of this.#tree?.met(ray, this.#spheres, count) ?? this.#owners.keys()) {
      if (!this.#shown[slot]) continue
      sphere.center.fromArray(this.#spheres, slot * 4)
      sphere.radius = this.#spheres[slot * 4 + 3]
      if (ray.intersectsSphere(sphere)) yield slot
    }
  }

  #cull(camera: Camera) {
    matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    const { planes } = frustum.setFromProjectionMatrix(matrix, camera.coordinateSystem, camera.reversedDepth)
    const spheres = this.#spheres
    for (let slot = 0; slot < this.#owners.length; slot++) {
      let seen = this.#shown[slot] && (!this.only || this.only.has(slot))
      const at = slot * 4
      for (let i = 0; seen && i < 6; i++) {
        const { normal, constant } = planes[i]
        const distance = normal.x * spheres[at] + normal.y * spheres[at + 1] + normal.z * spheres[at + 2] + constant
        seen = distance >= -spheres[at + 3]
      }
      this.setVisibleAt(slot, seen)
    }
  }

  #addSlot(geometry: number): number {
    if (this.#owners.length === this.maxInstanceCount) {
      this.setInstanceCount(this.maxInstanceCount * 2)
      const spheres = new Float32Array(this.maxInstanceCount * 4)
      spheres.set(this.#spheres)
      this.#spheres = spheres
    }
    this.#owners.push(null)
    return this.addInstance(geometry)
  }

  #hold(geometry: BufferGeometry): number {
    const known = this.#held.get(geometry)
    if (known) {
      known.users++
      return known.id
    }
    const id = this.#add(geometry)
    this.#held.set(geometry, { id, users: 1 })
    return id
  }

  #add(geometry: BufferGeometry): number {
    const [vertices, indices] = [geometry.attributes.position.count, geometry.index?.count ?? 0]
    if (vertices > this.unusedVertexCount || indices > this.unusedIndexCount) {
      this.#room = {
        vertices: Math.max(this.#room.vertices * 2, this.#room.vertices + vertices),
        indices: Math.max(this.#room.indices * 2, this.#room.indices + indices),
      }
      this.setGeometrySize(this.#room.vertices, this.#room.indices)
    }
    this.#used += vertices
    return this.addGeometry(geometry)
  }
}
