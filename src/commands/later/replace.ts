import type { Material, MeshNode, NodeId, Shape, Transaction, Vec3 } from '../../document/index.ts'
import {
  type Bounds,
  boundsOrOrigin,
  center,
  headingOf,
  movedPosition,
  size,
  worldMatrix,
} from '../../spatial/index.ts'
import type { CommandContext } from '../context.ts'
import { copyNodes } from '../copy.ts'
import { CommandError } from '../errors.ts'
import { findItem } from '../library.ts'
import { addMeshes } from '../mesh.ts'
import { deleteNodes, placeInTree } from '../node.ts'
import { resolveMovable, resolveNode } from '../params.ts'
import { bring, placeThings, type Thing } from './placing.ts'

/** What takes the place of nodes: one of the three. */
interface Wanted {
  nodes?: string[]
  shape?: Shape
  item?: string
  copyOf?: string
  name?: string
}

/** Puts something else where nodes are, on the same foot. */
export async function replace(ctx: CommandContext, { nodes: refs, shape, item, copyOf, name }: Wanted) {
  const ids = resolveMovable(ctx, refs)
  const feet = ids.map((id) => boundsOrOrigin(ctx.scene, [id]))
  const original = copyOf === undefined ? null : resolveNode(ctx, copyOf).id
  if (!shape && item === undefined && original === null)
    throw new CommandError('Nothing to put there; give a `shape`, an `item` or `copyOf`')
  if (original !== null && ids.includes(original))
    throw new CommandError('A node cannot take its own place; name another')
  const wanted = item === undefined ? null : await bring(ctx, await findItem(ctx, item))
  await ctx.store.idle()
  return ctx.transact('Replace', (tx) => {
    const looks = ids.map((id) => ({ ...lookOf(ctx, id), ...(name && { name }) }))
    const copies =
      original === null
        ? []
        : ids.map((_id, i) => standOn(ctx, tx, copyNodes(ctx.scene, tx, [original], [0, 0, 0], 1)[0], feet[i]))
    const turns = ids.map((id) => turnOf(ctx, id))
    const parents = ids.map((id) => ctx.scene.node(id)!.parent)
    deleteNodes.run(ctx, { nodes: ids })
    const created = shape ? shapes(ctx, tx, shape, looks, feet) : wanted ? things(ctx, wanted, feet, turns) : copies
    // What takes the place of a thing of a group belongs to that.
    for (const [i, id] of created.entries())
      if (ctx.scene.node(id)!.parent !== parents[i]) placeInTree(ctx, tx, [id], parents[i], null, false)
    ctx.session.select(created)
    return { created, deleted: ids }
  })
}

/** Things of the library, each looking where looked what was there. */
function things(ctx: CommandContext, thing: Thing, feet: readonly Bounds[], turns: readonly number[]): NodeId[] {
  const at = feet.map((bounds) => [center(bounds)[0], bounds.min[1], center(bounds)[2]] as Vec3)
  return placeThings(ctx, thing, { count: at.length, at, turn: turns, size: 1 }).created
}

/** How far the front of a node is turned from the user, in degrees; 0 where it looks up or down. */
function turnOf(ctx: CommandContext, id: NodeId): number {
  const [x, y, z] = worldMatrix(ctx.scene, id).elements.slice(8, 11)
  return Math.hypot(x, z) > Math.abs(y) ? (headingOf(ctx.scene, id) * 180) / Math.PI : 0
}

interface Look {
  name: string
  material?: Material
}

/** What a shape takes over: the name, and the surface of a mesh that is no model's. */
function lookOf(ctx: CommandContext, id: NodeId): Look {
  const node = ctx.scene.node(id)!
  const material = node.kind === 'mesh' ? ctx.scene.material(node.materials[0]) : undefined
  return { name: node.name, ...(material && !material.source && { material }) }
}

function shapes(
  ctx: CommandContext,
  tx: Transaction,
  shape: Shape,
  looks: readonly Look[],
  feet: readonly Bounds[],
): NodeId[] {
  const items = looks.map(({ name }, i) => ({
    shape,
    name,
    position: [center(feet[i])[0], feet[i].min[1] + sizeOf(shape, feet[i])[1] / 2, center(feet[i])[2]] as Vec3,
    size: sizeOf(shape, feet[i]),
  }))
  const { created } = addMeshes(ctx, items, 'Replace')
  for (const [i, id] of created.entries()) {
    const { material } = looks[i]
    const own = (ctx.scene.node(id) as MeshNode).materials[0]
    if (material) tx.materials.put({ ...material, id: own })
  }
  return created
}

/** A ball is round still, of the same volume as what it takes the place of. */
function sizeOf(shape: Shape, foot: Bounds): Vec3 {
  const sides = size(foot).map((n) => Math.max(n, 0.01)) as Vec3
  const side = Math.cbrt(sides[0] * sides[1] * sides[2])
  return shape === 'sphere' ? [side, side, side] : sides
}

function standOn(ctx: CommandContext, tx: Transaction, id: NodeId, foot: Bounds): NodeId {
  const now = boundsOrOrigin(ctx.scene, [id])
  const by: Vec3 = [center(foot)[0] - center(now)[0], foot.min[1] - now.min[1], center(foot)[2] - center(now)[2]]
  tx.nodes.put({ ...ctx.scene.node(id)!, position: movedPosition(ctx.scene, { node: id, by }) })
  return id
}
