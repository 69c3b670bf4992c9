import { z } from 'zod'
import type { NodeId, SceneReader, Transaction, Vec3 } from '../document/index.ts'
import {
  boundsOrOrigin,
  center,
  facing,
  gathered,
  localFor,
  type Move,
  placeAbove,
  placeAgainst,
  placeAround,
  placeAtSides,
  placeBeside,
  placeBetween,
  placeInCorner,
  placeInside,
  placeOn,
  placeUnder,
  straightAhead,
} from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { gap, move, placed, together } from './moves.ts'
import { NodeRef, NodeRefs, resolveMovable, resolveNode } from './params.ts'

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
  run: (ctx, p) => moveTo(ctx, p, 'on', placeOn),
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
  run: (ctx, p) => moveTo(ctx, p, 'inside', placeInside),
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
  run: (ctx, p) => moveTo(ctx, p, 'under', placeUnder),
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
  run: (ctx, p) =>
    ctx.transact(`Place around ${resolveNode(ctx, p.target).name}`, (tx) => {
      const straight = p.straight && p.radius === undefined ? placeStraight(ctx, tx, p) : null
      if (straight) return straight
      const result = moveTo(ctx, p, 'around', (scene, ids, id) => placeAround(scene, ids, id, p.gap, p.radius))
      const to = center(boundsOrOrigin(ctx.scene, targetsOf(ctx, p)))
      if (p.facing || p.straight) for (const id of result.changed) turnTo(ctx, tx, id, to)
      return result
    }),
})

/** Sets nodes at the sides of another and turns them to it; null where its sides have no room for them. */
function placeStraight(ctx: CommandContext, tx: Transaction, way: Way & { gap?: number }) {
  const targets = targetsOf(ctx, way)
  const ids = resolveMovable(ctx, way.nodes).filter((id) => !targets.includes(id))
  if (targets.length > 1 || !placeAtSides(ctx.scene, ids, targets[0], way.gap ?? 0.1)) return null
  const place = () =>
    moveTo(ctx, way, 'around', (scene, some, id) => placeAtSides(scene, some, id, way.gap ?? 0.1) ?? [])
  const result = place()
  for (const id of ids) turnTo(ctx, tx, id, straightAhead(ctx.scene, id, targets[0]))
  // What was turned is as deep as it was wide.
  place()
  return result
}

function turnTo(ctx: CommandContext, tx: Transaction, id: NodeId, point: Vec3) {
  const node = ctx.scene.node(id)!
  tx.nodes.put({ ...node, ...localFor(ctx.scene, node.parent, facing(ctx.scene, id, point)) })
}

/** What is to be moved, and to what. */
interface Way {
  nodes?: readonly string[]
  target: string
  with?: readonly string[]
  together: boolean
}

const targetsOf = (ctx: CommandContext, { target, with: others = [] }: Way) =>
  [target, ...others].map((ref) => resolveNode(ctx, ref).id)

/** Moves nodes to where they stand to another; what is to be moved is not what it is moved to. */
function moveTo(
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
