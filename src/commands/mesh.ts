import { z } from 'zod'
import {
  createNode,
  defaultPrimitive,
  keysAtEnd,
  type MeshNode,
  Names,
  type NodeId,
  newId,
  Primitive,
  SHAPES,
  type Shape,
  type Vec3,
} from '../document/index.ts'
import { FreeSpots, fromDegrees, primitiveSize } from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { SurfaceInput, surfacePatch } from './material.ts'
import { ColorInput, Degrees3, Metres3, NodeRef, parseColor, resolveNode } from './params.ts'

const MeshItem = z.object({
  shape: z.enum(SHAPES),
  name: z.string().min(1).optional(),
  position: Metres3.optional().describe(
    'the centre of its bounds relative to its parent, [x, y, z] in metres; a free place on the ground when left out',
  ),
  size: z
    .tuple([z.number().nonnegative(), z.number().nonnegative(), z.number().nonnegative()])
    .optional()
    .describe('its whole extent [width, height, depth] in metres; about 1 m when left out'),
  color: ColorInput.optional(),
  rotation: Degrees3.optional(),
  bevel: z.number().nonnegative().optional().describe('boxes: radius of the rounded edges, metres'),
  surface: SurfaceInput.optional().describe('how its surface differs from a plain one'),
  parent: NodeRef.nullable().optional(),
})
export type MeshItem = z.infer<typeof MeshItem>

const TITLES: Record<Shape, string> = {
  box: 'Box',
  sphere: 'Sphere',
  cylinder: 'Cylinder',
  cone: 'Cone',
  torus: 'Torus',
  plane: 'Plane',
  capsule: 'Capsule',
}

export const addMesh = defineCommand({
  id: 'mesh.add',
  title: 'Add shape',
  about: 'Adds one primitive: a box, sphere, cylinder, cone, torus, plane or capsule.',
  params: MeshItem,
  assistant: 'write',
  run: (ctx, item) => addMeshes(ctx, [item], `Add ${item.name ?? TITLES[item.shape]}`),
})

export const addManyMeshes = defineCommand({
  id: 'mesh.addMany',
  title: 'Add shapes',
  about: 'Adds many primitives in one step of undo.',
  params: z.object({ items: z.array(MeshItem).min(1) }),
  assistant: 'write',
  run: (ctx, { items }) =>
    addMeshes(ctx, items, items.length === 1 ? `Add ${TITLES[items[0].shape]}` : `Add ${items.length} shapes`),
})

export const setPrimitive = defineCommand({
  id: 'mesh.setPrimitive',
  title: 'Set shape',
  about: 'Gives a mesh another primitive, or other dimensions.',
  params: z.object({ node: NodeRef, primitive: Primitive }),
  assistant: 'write',
  run: (ctx, { node: ref, primitive }) => {
    const node = resolveNode(ctx, ref)
    if (node.kind !== 'mesh') throw new CommandError(`"${node.name}" is a ${node.kind}; expected a mesh`)
    if (node.materials.length !== 1) {
      throw new CommandError(`"${node.name}" has ${node.materials.length} materials; a primitive wears one`)
    }
    const { skin: _skin, weights: _weights, ...plain } = node
    ctx.transact(`Reshape ${node.name}`, (tx) => tx.nodes.put({ ...plain, geometry: primitive }))
    return { changed: [node.id] }
  },
})

export const setShadows = defineCommand({
  id: 'mesh.setShadow',
  title: 'Set shadows',
  about: 'Says whether meshes cast and receive shadows.',
  params: z.object({ nodes: z.array(NodeRef).min(1), cast: z.boolean().optional(), receive: z.boolean().optional() }),
  assistant: 'write',
  run: (ctx, { nodes, cast, receive }) => {
    const meshes = nodes.map((ref) => resolveNode(ctx, ref)).filter((node) => node.kind === 'mesh')
    ctx.transact('Set shadows', (tx) => {
      for (const mesh of meshes) {
        tx.nodes.put({ ...mesh, castShadow: cast ?? mesh.castShadow, receiveShadow: receive ?? mesh.receiveShadow })
      }
    })
    return { changed: meshes.map((mesh) => mesh.id) }
  },
})

/** The primitive, and the scale it needs, for a shape of some whole extent in metres. */
export function sizedPrimitive(shape: Shape, size: Vec3 | undefined): { geometry: Primitive; scale: Vec3 } {
  const unit = defaultPrimitive(shape)
  if (!size) return { geometry: unit, scale: [1, 1, 1] }
  const [width, height, depth] = size
  if (!width || !depth || (!height && shape !== 'plane')) {
    throw new CommandError(`size was [${size}]; expected metres above 0 for the width, height and depth of a ${shape}`)
  }
  if (shape === 'box') return { geometry: { shape, width, height, depth }, scale: [1, 1, 1] }
  if (shape === 'plane') return { geometry: { shape, width, depth }, scale: [1, 1, 1] }
  if (shape === 'sphere' && width === height && height === depth) {
    return { geometry: { shape, radius: width / 2 }, scale: [1, 1, 1] }
  }
  if ((shape === 'cylinder' || shape === 'cone') && width === depth) {
    return { geometry: { shape, radius: width / 2, height }, scale: [1, 1, 1] }
  }
  if (shape === 'capsule' && width === depth && height >= width) {
    return { geometry: { shape, radius: width / 2, height }, scale: [1, 1, 1] }
  }
  const whole = primitiveSize(unit)
  return { geometry: unit, scale: [width / whole[0], height / whole[1], depth / whole[2]] }
}

/** Adds primitives in one transaction, and selects them. */
export function addMeshes(ctx: CommandContext, items: readonly MeshItem[], label: string): { created: NodeId[] } {
  const names = new Names(ctx.scene)
  const keys = new KeyDealer(ctx, items)
  let spots: FreeSpots | null = null
  const wish = ctx.view.target()
  return ctx.transact(label, (tx) => {
    const created = items.map((item) => {
      const parent = item.parent == null ? null : resolveNode(ctx, item.parent).id
      const { geometry, scale } = sizedPrimitive(item.shape, item.size)
      const extent = item.size ?? primitiveSize(geometry)
      spots ??= item.position ? null : new FreeSpots(ctx.scene)
      const { bevel, rotation, surface } = item
      const material = newId()
      const name = names.free(item.name ?? TITLES[item.shape])
      const node: MeshNode = createNode('mesh', {
        name,
        parent,
        order: keys.next(parent),
        position: item.position ?? onGround(spots!.take(wish, extent), extent),
        scale,
        ...(rotation && { rotation: fromDegrees(rotation) }),
        geometry: bevel && geometry.shape === 'box' ? { ...geometry, bevel } : geometry,
        materials: [material],
      })
      const color = item.color && { color: parseColor(item.color) }
      tx.materials.put({ id: material, name, ...color, ...(surface && surfacePatch(surface)) })
      tx.nodes.put(node)
      return node.id
    })
    ctx.session.select(created)
    return { created }
  })
}

const onGround = ([x, , z]: Vec3, size: Vec3): Vec3 => [x, size[1] / 2, z]

/** Deals order keys behind each parent's last child, made at once for all items. */
class KeyDealer {
  #keys = new Map<NodeId | null, string[]>()

  constructor(
    private readonly ctx: CommandContext,
    private readonly items: readonly unknown[],
  ) {}

  next(parent: NodeId | null): string {
    const keys = this.#keys.get(parent) ?? keysAtEnd(this.ctx.scene, parent, this.items.length).reverse()
    this.#keys.set(parent, keys)
    return keys.pop()!
  }
}
