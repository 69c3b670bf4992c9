import { z } from 'zod'
import type { NodeId, SceneReader } from '../document/index.ts'
import { gathered, type Move, movedPosition } from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { CommandError } from './errors.ts'
import { nameThem, resolveMovable } from './params.ts'

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
