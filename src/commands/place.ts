import { z } from 'zod'
import {
  boundsOrOrigin,
  center,
  placeAbove,
  placeAgainst,
  placeAround,
  placeBeside,
  placeBetween,
  placeInCorner,
} from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { gap, move, moveTo, placed, targetsOf, together, turnTo, type Way } from './moves.ts'
import { NodeRef, NodeRefs, resolveNode } from './params.ts'

const Towards = {
  nodes: NodeRefs,
  target: NodeRef,
  with: z.array(NodeRef).optional().describe('more nodes that count as one with the target'),
  together,
}

export const placeOnTop = defineCommand({
  id: 'arrange.placeOn',
  title: 'Place on top',
  about: 'Places nodes on top of another, resting on it, clear of what stands there already.',
  params: z.object(Towards),
  assistant: 'write',
  run: (ctx, p) => setDown(ctx, p, 'on', 'placeOn'),
})

export const placeNextTo = defineCommand({
  id: 'arrange.placeNextTo',
  title: 'Place next to',
  about: 'Places nodes beside another, clear of what stands there; sides are those of the user’s view.',
  params: z.object({
    ...Towards,
    side: z.enum(['left', 'right', 'front', 'behind']).optional().describe('the first that is free when left out'),
    gap: z
      .number()
      .min(0)
      .optional()
      .describe(
        'metres between bounds; when left out 0.1, or less where the target stands on a table with no more room',
      ),
  }),
  assistant: 'write',
  run: (ctx, p) =>
    moveTo(ctx, p, 'next to', (scene, ids, id) =>
      placeBeside(scene, ids, id, { side: p.side, gap: p.gap, basis: ctx.view.basis() }),
    ),
})

export const placeInBetween = defineCommand({
  id: 'arrange.placeBetween',
  title: 'Place between',
  about: 'Spreads nodes evenly between two others, clear of what stands there.',
  params: z.object({ nodes: NodeRefs, a: NodeRef, b: NodeRef, together }),
  assistant: 'write',
  run: (ctx, { nodes, a, b, together: isWhole }) => {
    const [first, second] = [resolveNode(ctx, a), resolveNode(ctx, b)]
    if (first.id === second.id) throw new CommandError(`a and b are both "${first.name}"; expected two nodes`)
    return move(ctx, nodes, `Place between ${first.name} and ${second.name}:`, (ids) =>
      placed(ctx.scene, ids, isWhole, (scene, some) => placeBetween(scene, some, first.id, second.id)),
    )
  },
})

export const placeInsideOf = defineCommand({
  id: 'arrange.placeInside',
  title: 'Place inside',
  about: 'Places nodes inside of another in space, on its bottom, in the middle; the tree stays.',
  params: z.object(Towards),
  assistant: 'write',
  run: (ctx, p) => setDown(ctx, p, 'inside', 'placeInside'),
})

export const placeAboveOf = defineCommand({
  id: 'arrange.placeAbove',
  title: 'Place above',
  about:
    'Hangs nodes over the middle of another, `gap` metres above it; clear of what stands there where none is given.',
  params: z.object({ ...Towards, gap: z.number().min(0).optional().describe('metres between bounds') }),
  assistant: 'write',
  run: (ctx, p) => moveTo(ctx, p, 'above', (scene, ids, id) => placeAbove(scene, ids, id, p.gap)),
})

export const placeUnderOf = defineCommand({
  id: 'arrange.placeUnder',
  title: 'Place under',
  about: 'Places nodes below the middle of another, at rest on what is there.',
  params: z.object(Towards),
  assistant: 'write',
  run: (ctx, p) => setDown(ctx, p, 'under', 'placeUnder'),
})

export const placeAgainstOf = defineCommand({
  id: 'arrange.placeAgainst',
  title: 'Place against',
  about: 'Moves nodes straight on until they touch a wall, or the side of another node that is next to them.',
  params: z.object({ ...Towards, gap: gap(0) }),
  assistant: 'write',
  run: (ctx, p) => moveTo(ctx, p, 'against', (scene, ids, id) => placeAgainst(scene, ids, id, p.gap)),
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
    together,
  }),
  assistant: 'write',
  run: (ctx, { nodes, side, end, of: ref, together: isWhole }) => {
    const of = ref === undefined ? undefined : resolveNode(ctx, ref).id
    return move(ctx, nodes, 'Place in the corner:', (ids) => {
      const others = ids.filter((id) => id !== of)
      return placed(ctx.scene, others, isWhole, (scene, some) =>
        placeInCorner(scene, some, { side, end, of, basis: ctx.view.basis() }),
      )
    })
  },
})

export const placeAroundOf = defineCommand({
  id: 'arrange.placeAround',
  title: 'Place around',
  about: 'Sets nodes about another, evenly, clear of each other; and turns them to it, if `facing` or `straight`.',
  params: z.object({
    ...Towards,
    gap: z
      .number()
      .optional()
      .describe('metres between bounds; when left out 0.1, or more where something stands in the way'),
    radius: z.number().positive().optional().describe('metres of a circle; close to its sides when left out'),
    facing: z.boolean().default(false),
    straight: z
      .boolean()
      .default(false)
      .describe('along the sides of what has corners, looking straight at them, as chairs at a table'),
  }),
  assistant: 'write',
  run: (ctx, p) => (p.straight && p.radius === undefined ? placeStraight(ctx, p) : placeInRing(ctx, p)),
})

interface Around extends Way {
  gap?: number
  radius?: number
  facing: boolean
  straight: boolean
}

/** At the sides of what has corners; about it where those have no room for all of them. */
async function placeStraight(ctx: CommandContext, way: Around) {
  const { alongSides } = await import('./later/straight.ts')
  await ctx.store.idle()
  return alongSides(ctx, way) ?? placeInRing(ctx, way)
}

function placeInRing(ctx: CommandContext, way: Around) {
  return ctx.transact(`Place around ${resolveNode(ctx, way.target).name}`, (tx) => {
    const result = moveTo(ctx, way, 'around', (scene, ids, id) => placeAround(scene, ids, id, way.gap, way.radius))
    const to = center(boundsOrOrigin(ctx.scene, targetsOf(ctx, way)))
    if (way.facing || way.straight) for (const id of result.changed) turnTo(ctx, tx, id, to)
    return result
  })
}

/** Sets nodes down on, in or under another. */
async function setDown(ctx: CommandContext, way: Way, where: string, how: 'placeOn' | 'placeInside' | 'placeUnder') {
  const later = await import('../spatial/later/on-top.ts')
  await ctx.store.idle()
  return moveTo(ctx, way, where, later[how])
}
