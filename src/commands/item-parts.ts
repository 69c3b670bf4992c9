import { Matrix4, Quaternion, Vector3 } from 'three'
import {
  createNode,
  lightDefaults,
  type MaterialId,
  type MeshNode,
  type NodeId,
  newId,
  ONE,
  type SceneNode,
  type Transaction,
  type Vec3,
} from '../document/index.ts'
import { fromDegrees, primitiveBounds } from '../spatial/index.ts'
import type { ItemValues, LibraryItem, LibraryPart } from './library-item.ts'

type Made = ReturnType<LibraryItem['make']>

/** What the light of an item is called among its parts. */
const LIGHT = 'Light'

/** Parts by names of their own: of four legs the second is "Leg 2". */
export function keyedParts(parts: readonly LibraryPart[]): Map<string, LibraryPart> {
  const counts = new Map<string, number>()
  return new Map(
    parts.map((part) => {
      const count = (counts.get(part.name) ?? 0) + 1
      counts.set(part.name, count)
      return [count === 1 ? part.name : `${part.name} ${count}`, part]
    }),
  )
}

/** The whole extent of what an item is made of, metres. */
export function partBounds(parts: readonly LibraryPart[]): { min: Vec3; max: Vec3 } {
  const all = parts.map((part) => primitiveBounds(part.geometry, matrixOf(part)))
  const reach = (pick: 'min' | 'max') =>
    [0, 1, 2].map((axis) => Math[pick](...all.map((bounds) => bounds[pick][axis]))) as Vec3
  return { min: reach('min'), max: reach('max') }
}

const matrixOf = ({ position, rotation, scale }: LibraryPart) =>
  new Matrix4().compose(
    new Vector3(...position),
    new Quaternion(...(rotation ? fromDegrees(rotation) : ([0, 0, 0, 1] as const))),
    new Vector3(...(scale ?? ONE)),
  )

const sizes = new WeakMap<LibraryItem, Vec3>()

/** How large an item is, metres: [width, height, depth]. */
export function itemSize(item: LibraryItem, values?: ItemValues): Vec3 {
  const known = values ? undefined : sizes.get(item)
  if (known) return known
  const { min, max } = partBounds(item.make(values).parts)
  const size = max.map((n, i) => n - min[i]) as Vec3
  if (!values) sizes.set(item, size)
  return size
}

/** Deals the materials of one placing of an item: parts of one finish share one. */
export class Dresser {
  readonly #made = new Map<string, MaterialId>()

  constructor(
    private readonly tx: Transaction,
    /** The colour that the item was asked for in. */
    private readonly color?: string,
  ) {}

  materialFor({ finish, main }: LibraryPart): MaterialId {
    const color = (main && this.color) || finish.color
    const key = `${finish.name} ${color}`
    const known = this.#made.get(key)
    if (known) return known
    const id = newId()
    this.tx.materials.put({ id, name: finish.name, ...finish.surface, color })
    this.#made.set(key, id)
    return id
  }
}

/** Where a part stands in its item, as a node has it. */
export const placeOf = ({ position, rotation, scale, geometry }: LibraryPart) => ({
  position,
  rotation: rotation ? fromDegrees(rotation) : ([0, 0, 0, 1] as SceneNode['rotation']),
  scale: scale ?? ONE,
  geometry,
})

/** The mesh that a part becomes. */
export const partNode = (
  key: string,
  part: LibraryPart,
  own: Pick<MeshNode, 'parent' | 'order' | 'name' | 'materials'>,
): MeshNode => createNode('mesh', { ...placeOf(part), ...own, part: key, ...(part.main && { takesColor: true }) })

/** The light that an item comes with. */
export const lightNode = (
  light: NonNullable<Made['light']>,
  own: { parent: NodeId; order: string; name: string },
): SceneNode => createNode('light', { ...lightDefaults('point'), ...light, ...own, castShadow: false, part: LIGHT })
