import { z } from 'zod'
import type { NodeId } from '../document/index.ts'
import {
  align,
  circle,
  DIRECTIONS,
  directionVector,
  distribute,
  grid,
  type Move,
  movedPosition,
  placeBeside,
  placeBetween,
  placeOn,
  restAt,
  row,
  stack,
} from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { Metres3, NodeRef, NodeRefs, nameThem, resolveMovable, resolveNode } from './params.ts'

const Axis = z.enum(['x', 'y', 'z'])
const gap = (metres: number) => z.number().min(0).default(metres).describe('metres between bounds')

export const alignNodes = defineCommand({
  id: 'arrange.align',
  title: 'Align',
  about: 'Brings one side, or the centre, of nodes into line along an axis.',
  params: z.object({
    nodes: NodeRefs,
    axis: Axis,
    edge: z.enum(['min', 'center', 'max']).default('center'),
    to: NodeRef.optional().describe('the node to align with; the bounds of all together when left out'),
  }),
  assistant: 'write',
  run: (ctx, { nodes, axis, edge, to }) => {
    const target = to === undefined ? undefined : resolveNode(ctx, to).id
    return move(ctx, nodes, 'Align', (ids) => align(ctx.scene, ids, axis, edge, target))
  },
})

export const distributeNodes = defineCommand({
  id: 'arrange.distribute',
  title: 'Distribute',
  about: 'Makes the gaps between three or more nodes equal along an axis; the outermost stay.',
  params: z.object({ nodes: NodeRefs, axis: Axis }),
  assistant: 'write',
  run: (ctx, { nodes, axis }) => move(ctx, nodes, 'Distribute', (ids) => distribute(ctx.scene, ids, axis), 3),
})

export const arrangeRow = defineCommand({
  id: 'arrange.row',
  title: 'Line up in a row',
  about: 'Lines nodes up along X or Z, in the order given, with a gap between them.',
  params: z.object({
    nodes: NodeRefs,
    axis: z.enum(['x', 'z']).default('x'),
    gap: gap(0.25),
    at: Metres3.optional().describe('the middle of the row; where they are when left out'),
  }),
  assistant: 'write',
  run: (ctx, p) => move(ctx, p.nodes, 'Line up', (ids) => row(ctx.scene, ids, p.axis, p.gap, p.at)),
})

export const arrangeGrid = defineCommand({
  id: 'arrange.grid',
  title: 'Arrange in a grid',
  about: 'Sets nodes on a grid on the ground.',
  params: z.object({
    nodes: NodeRefs,
    columns: z.number().int().min(1).optional().describe('a square when left out'),
    gap: gap(0.25),
    at: Metres3.optional().describe('the middle of the grid; where they are when left out'),
  }),
  assistant: 'write',
  run: (ctx, p) =>
    move(ctx, p.nodes, 'Arrange', (ids) => {
      const columns = p.columns ?? Math.ceil(Math.sqrt(ids.length))
      return grid(ctx.scene, ids, columns, p.gap, p.at)
    }),
})

export const arrangeCircle = defineCommand({
  id: 'arrange.circle',
  title: 'Arrange in a circle',
  about: 'Sets nodes on a circle on the ground, evenly.',
  params: z.object({
    nodes: NodeRefs,
    radius: z.number().positive().optional().describe('metres; as small as they fit when left out'),
    at: Metres3.optional().describe('the middle of the circle; where they are when left out'),
  }),
  assistant: 'write',
  run: (ctx, p) => move(ctx, p.nodes, 'Arrange', (ids) => circle(ctx.scene, ids, p.radius ?? null, p.at)),
})

export const placeOnTop = defineCommand({
  id: 'arrange.placeOn',
  title: 'Place on top',
  about: 'Places nodes on top of another, resting on it.',
  params: z.object({ nodes: NodeRefs, target: NodeRef }),
  assistant: 'write',
  run: (ctx, { nodes, target: ref }) => {
    const target = resolveNode(ctx, ref)
    return moveOthers(ctx, nodes, target.id, `on ${target.name}`, (ids) => placeOn(ctx.scene, ids, target.id))
  },
})

export const placeNextTo = defineCommand({
  id: 'arrange.placeNextTo',
  title: 'Place next to',
  about: 'Places nodes beside another; sides are those of the user’s view.',
  params: z.object({
    nodes: NodeRefs,
    target: NodeRef,
    side: z.enum(['left', 'right', 'front', 'behind']).default('right'),
    gap: gap(0.1),
  }),
  assistant: 'write',
  run: (ctx, { nodes, target: ref, side, gap: metres }) => {
    const target = resolveNode(ctx, ref)
    const direction = directionVector(side, ctx.view.basis())
    return moveOthers(ctx, nodes, target.id, `next to ${target.name}`, (ids) =>
      placeBeside(ctx.scene, ids, target.id, direction, metres),
    )
  },
})

export const placeInBetween = defineCommand({
  id: 'arrange.placeBetween',
  title: 'Place between',
  about: 'Places nodes in the middle between two others.',
  params: z.object({ nodes: NodeRefs, a: NodeRef, b: NodeRef }),
  assistant: 'write',
  run: (ctx, { nodes, a, b }) => {
    const [first, second] = [resolveNode(ctx, a), resolveNode(ctx, b)]
    return move(ctx, nodes, `Place between ${first.name} and ${second.name}:`, (ids) =>
      ids.map((id) => placeBetween(ctx.scene, id, first.id, second.id)),
    )
  },
})

export const stackNodes = defineCommand({
  id: 'arrange.stack',
  title: 'Stack',
  about: 'Stacks nodes on each other in the order given; the first stays.',
  params: z.object({ nodes: NodeRefs }),
  assistant: 'write',
  run: (ctx, { nodes }) => move(ctx, nodes, 'Stack', (ids) => stack(ctx.scene, ids), 2),
})

export const restOnGround = defineCommand({
  id: 'arrange.rest',
  title: 'Rest on the ground',
  about: 'Moves nodes up or down so that their lowest points are on the ground.',
  params: z.object({ nodes: NodeRefs }),
  assistant: 'write',
  run: (ctx, { nodes }) => move(ctx, nodes, 'Rest', (ids) => ids.map((id) => restAt(ctx.scene, id))),
})

export const moveTowards = defineCommand({
  id: 'arrange.moveTowards',
  title: 'Move in a direction',
  about: 'Moves nodes by some metres in a direction of the user’s view: left, right, front (nearer), behind, up, down.',
  params: z.object({ nodes: NodeRefs, direction: z.enum(DIRECTIONS), metres: z.number() }),
  assistant: 'write',
  run: (ctx, { nodes, direction, metres }) => {
    const [x, y, z] = directionVector(direction, ctx.view.basis())
    return move(ctx, nodes, 'Move', (ids) =>
      ids.map((node) => ({ node, by: [x * metres, y * metres, z * metres] as [number, number, number] })),
    )
  },
})

function moveOthers(
  ctx: CommandContext,
  refs: readonly string[] | undefined,
  target: NodeId,
  where: string,
  arrange: (ids: NodeId[]) => Move[],
) {
  const movable = resolveMovable(ctx, refs).filter((id) => id !== target)
  if (!movable.length) throw new CommandError('A node cannot be placed by itself; name another target')
  return move(ctx, movable, `Place ${where}:`, arrange)
}

function move(
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
