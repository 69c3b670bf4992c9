import { placeAtSides, straightAhead } from '../../spatial/later/at-sides.ts'
import type { CommandContext } from '../context.ts'
import { moveTo, targetsOf, turnTo, type Way } from '../moves.ts'
import { resolveMovable, resolveNode } from '../params.ts'

/** Sets nodes at the sides of another and turns them to it; null where its sides have no room for them. */
export function alongSides(ctx: CommandContext, way: Way & { gap?: number }) {
  const gap = way.gap ?? 0.1
  const [target, ...others] = targetsOf(ctx, way)
  const ids = resolveMovable(ctx, way.nodes).filter((id) => id !== target)
  if (others.length || !placeAtSides(ctx.scene, ids, target, gap)) return null
  return ctx.transact(`Place around ${resolveNode(ctx, way.target).name}`, (tx) => {
    const place = () => moveTo(ctx, way, 'around', (scene, some, id) => placeAtSides(scene, some, id, gap) ?? [])
    const result = place()
    for (const id of ids) turnTo(ctx, tx, id, straightAhead(ctx.scene, id, target))
    // What was turned is as deep as it was wide.
    place()
    return result
  })
}
