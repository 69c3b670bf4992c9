import { z } from 'zod'
import type { NodeId } from '../document/index.ts'
import {
  boundsOrOrigin,
  center,
  facing,
  localFor,
  type Move,
  placeAbove,
  placeAgainst,
  placeAround,
  placeBeside,
  placeBetween,
  placeInCorner,
  placeInside,
  placeOn,
  placeUnder,
} from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { gap, move } from './moves.ts'
import { NodeRef, NodeRefs, resolveMovable, resolveNode } from './params.ts'

const Towards = { nodes: NodeRefs, target: NodeRef }

export const placeOnTop = defineCommand({
  id: 'arrange.placeOn',
  title: 'Place on top',
  about: 'Places nodes on top of another, resting on it, clear of what stands there already.',
  params: z.object(Towards),
  assistant: 'write',
  run: (ctx, { nodes, target }) => moveTo(ctx, nodes, target, 'on', (ids, id) => placeOn(ctx.scene, ids, id)),
})

export const placeNextTo = defineCommand({
  id: 'arrange.placeNextTo',
  title: 'Place next to',
  about: 'Places nodes beside another, clear of what stands there; sides are those of the user’s view.',
  params: z.object({
    ...Towards,
    side: z.enum(['left', 'right', 'front', 'behind']).optional().describe('the first that is free when left out'),
    gap: gap(0.1),
  }),
  assistant: 'write',
  run: (ctx, { nodes, target, side, gap: metres }) =>
    moveTo(ctx, nodes, target, 'next to', (ids, id) =>
      placeBeside(ctx.scene, ids, id, { side, gap: metres, basis: ctx.view.basis() }),
    ),
})

export const placeInBetween = defineCommand({
  id: 'arrange.placeBetween',
  title: 'Place between',
  about: 'Spreads nodes evenly between two others, clear of what stands there.',
  params: z.object({ nodes: NodeRefs, a: NodeRef, b: NodeRef }),
  assistant: 'write',
  run: (ctx, { nodes, a, b }) => {
    const [first, second] = [resolveNode(ctx, a), resolveNode(ctx, b)]
    if (first.id === second.id) throw new CommandError(`a and b are both "${first.name}"; expected two nodes`)
    return move(ctx, nodes, `Place between ${first.name} and ${second.name}:`, (ids) =>
      placeBetween(ctx.scene, ids, first.id, second.id),
    )
  },
})

export const placeInsideOf = defineCommand({
  id: 'arrange.placeInside',
  title: 'Place inside',
  about: 'Places nodes inside of another in space, on its bottom, in the middle; the tree stays.',
  params: z.object(Towards),
  assistant: 'write',
  run: (ctx, { nodes, target }) => moveTo(ctx, nodes, target, 'inside', (ids, id) => placeInside(ctx.scene, ids, id)),
})

export const placeAboveOf = defineCommand({
  id: 'arrange.placeAbove',
  title: 'Place above',
  about: 'Hangs nodes over the middle of another.',
  params: z.object({ ...Towards, gap: gap(0.5) }),
  assistant: 'write',
  run: (ctx, { nodes, target, gap: metres }) =>
    moveTo(ctx, nodes, target, 'above', (ids, id) => placeAbove(ctx.scene, ids, id, metres)),
})

export const placeUnderOf = defineCommand({
  id: 'arrange.placeUnder',
  title: 'Place under',
  about: 'Places nodes below the middle of another, at rest on what is there.',
  params: z.object(Towards),
  assistant: 'write',
  run: (ctx, { nodes, target }) => moveTo(ctx, nodes, target, 'under', (ids, id) => placeUnder(ctx.scene, ids, id)),
})

export const placeAgainstOf = defineCommand({
  id: 'arrange.placeAgainst',
  title: 'Place against',
  about: 'Moves nodes straight on until they touch a wall, or the side of another node that is next to them.',
  params: z.object({ ...Towards, gap: gap(0) }),
  assistant: 'write',
  run: (ctx, { nodes, target, gap: metres }) =>
    moveTo(ctx, nodes, target, 'against', (ids, id) => placeAgainst(ctx.scene, ids, id, metres)),
})

export const placeInCornerOf = defineCommand({
  id: 'arrange.placeInCorner',
  title: 'Place in a corner',
  about: 'Places nodes in corners of the room (what walls and floor leave free), or on the corners of another node.',
  params: z.object({
    nodes: NodeRefs,
    side: z.enum(['left', 'right']).optional().describe('of the user’s view; whichever is free when left out'),
    end: z.enum(['front', 'back']).optional(),
    of: NodeRef.optional().describe('whose top; the room when left out'),
  }),
  assistant: 'write',
  run: (ctx, { nodes, side, end, of: ref }) => {
    const of = ref === undefined ? undefined : resolveNode(ctx, ref).id
    return move(ctx, nodes, 'Place in the corner:', (ids) => {
      const others = ids.filter((id) => id !== of)
      return placeInCorner(ctx.scene, others, { side, end, of, basis: ctx.view.basis() })
    })
  },
})

export const placeAroundOf = defineCommand({
  id: 'arrange.placeAround',
  title: 'Place around',
  about: 'Sets nodes about another, evenly, clear of each other; and turns them to it, if `facing`.',
  params: z.object({
    ...Towards,
    gap: gap(0.1),
    radius: z.number().positive().optional().describe('metres of a circle; close to its sides when left out'),
    facing: z.boolean().default(false),
  }),
  assistant: 'write',
  run: (ctx, { nodes, target: ref, gap: metres, radius, facing: turns }) => {
    const target = resolveNode(ctx, ref)
    const ids = resolveMovable(ctx, nodes).filter((id) => id !== target.id)
    return ctx.transact(`Place around ${target.name}`, (tx) => {
      const arrange = () =>
        moveTo(ctx, ids, target.id, 'around', (some, id) => placeAround(ctx.scene, some, id, metres, radius))
      const result = arrange()
      if (!turns) return result
      for (const id of ids) {
        const node = ctx.scene.node(id)!
        const world = facing(ctx.scene, id, center(boundsOrOrigin(ctx.scene, [target.id])))
        tx.nodes.put({ ...node, ...localFor(ctx.scene, node.parent, world) })
      }
      return result
    })
  },
})

/** Moves nodes to where they stand to another; what is to be moved is not what it is moved to. */
function moveTo(
  ctx: CommandContext,
  refs: readonly string[] | undefined,
  to: string,
  where: string,
  arrange: (ids: NodeId[], target: NodeId) => Move[],
) {
  const target = resolveNode(ctx, to)
  const movable = resolveMovable(ctx, refs).filter((id) => id !== target.id)
  if (!movable.length) throw new CommandError(`"${target.name}" cannot be placed ${where} itself; name another target`)
  return move(ctx, movable, `Place ${where} ${target.name}:`, (ids) => arrange(ids, target.id))
}
