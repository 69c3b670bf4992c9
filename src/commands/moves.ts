import { z } from 'zod'
import type { NodeId, SceneReader, Transaction, Vec3 } from '../document/index.ts'
import { facing, gathered, localFor, type Move, movedPosition } from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { CommandError } from './errors.ts'
import { nameThem, resolveMovable, resolveNode } from './params.ts'

/** The parameter of a distance between bounds. */
export const gap = (metres: number) => z.number().min(0).default(metres).describe('metres between bounds')

/** Moves nodes as `arrange` says, in one step of undo; those of them that are locked, or below others, are left alone. */
export function move(
  ctx: CommandContext,
  refs: readonly string[] | undefined,
  verb: string,
  arrange: (ids: NodeId[]) => Move[],
  least = 1,
) {
  const ids = resolveMovable(ctx, refs)
  if (ids.length < least) throw new CommandError(`${verb} needs at least ${least} nodes; there are ${ids.length}`)
  return ctx.transact(`${verb} ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
    for (const step of arrange(ids)) {
      tx.nodes.put({ ...ctx.scene.node(step.node)!, position: movedPosition(ctx.scene, step) })
    }
    return { changed: ids }
  })
}

/** The parameter by which nodes are placed as one. */
export const together = z.boolean().default(false).describe('as one thing: the nodes keep their places to each other')

/** Where nodes go, each by itself or as one. */
export function placed(
  scene: SceneReader,
  ids: readonly NodeId[],
  isWhole: boolean,
  arrange: (scene: SceneReader, ids: readonly NodeId[]) => Move[],
): Move[] {
  if (!isWhole || ids.length < 2) return arrange(scene, ids)
  const one = gathered(scene, ids)
  return one.apart(arrange(one.scene, [one.whole]))
}

/** What is to be moved, and to what. */
export interface Way {
  nodes?: readonly string[]
  target: string
  with?: readonly string[]
  together: boolean
}

/** The ids of what nodes are placed by; several count as one. */
export const targetsOf = (ctx: CommandContext, { target, with: others = [] }: Way) =>
  [target, ...others].map((ref) => resolveNode(ctx, ref).id)

/** Moves nodes to where they stand to another; what is to be moved is not what it is moved to. */
export function moveTo(
  ctx: CommandContext,
  way: Way,
  where: string,
  arrange: (scene: SceneReader, ids: readonly NodeId[], target: NodeId) => Move[],
) {
  const targets = targetsOf(ctx, way)
  const { name } = ctx.scene.node(targets[0])!
  const movable = resolveMovable(ctx, way.nodes).filter((id) => !targets.includes(id))
  if (!movable.length) throw new CommandError(`"${name}" cannot be placed ${where} itself; name another target`)
  return move(ctx, movable, `Place ${where} ${name}:`, (ids) => {
    const base = targets.length > 1 ? gathered(ctx.scene, targets) : { scene: ctx.scene, whole: targets[0] }
    return placed(base.scene, ids, way.together, (scene, some) => arrange(scene, some, base.whole))
  })
}

/** Turns a node about its middle until it faces a point, metres in the world. */
export function turnTo(ctx: CommandContext, tx: Transaction, id: NodeId, point: Vec3) {
  const node = ctx.scene.node(id)!
  tx.nodes.put({ ...node, ...localFor(ctx.scene, node.parent, facing(ctx.scene, id, point)) })
}
