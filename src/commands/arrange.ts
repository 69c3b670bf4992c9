import { z } from 'zod'
import { align, circle, distribute, grid, restAt, restOnBelow, row, scatter, stack } from '../spatial/index.ts'
import { defineCommand } from './define.ts'
import { gap, move } from './moves.ts'
import { Axis, hasSelection, Metres3, NodeRef, NodeRefs, resolveNode } from './params.ts'

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
  about:
    'Makes the gaps, or the distances of the centres, of three or more nodes equal along an axis; the outermost stay.',
  params: z.object({ nodes: NodeRefs, axis: Axis, equal: z.enum(['gaps', 'centers']).default('gaps') }),
  assistant: 'write',
  run: (ctx, { nodes, axis, equal }) =>
    move(ctx, nodes, 'Distribute', (ids) => distribute(ctx.scene, ids, axis, equal), 3),
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

export const restOnWhatIsBelow = defineCommand({
  id: 'arrange.restBelow',
  title: 'Rest on what is below',
  about: 'Moves nodes up or down onto the highest thing below them, or else the ground.',
  params: z.object({ nodes: NodeRefs }),
  assistant: 'write',
  shortcut: 'End',
  when: (ctx) => ctx.origin.source !== 'user' || hasSelection(ctx),
  run: (ctx, { nodes }) => move(ctx, nodes, 'Rest', (ids) => restOnBelow(ctx.scene, ids)),
})

export const scatterNodes = defineCommand({
  id: 'arrange.scatter',
  title: 'Scatter',
  about: 'Strews nodes over an area without overlap, with each other or with what stands there.',
  params: z.object({
    nodes: NodeRefs,
    width: z.number().positive().optional().describe('metres along X; as large as it takes when left out'),
    depth: z.number().positive().optional().describe('metres along Z; as large as it takes when left out'),
    gap: gap(0.1),
    seed: z.number().int().min(0).default(1).describe('another number gives other places'),
    clearOf: z.array(NodeRef).optional().describe('nodes that all keep away from'),
    clearance: z.number().min(0).default(1).describe('metres to keep from those, at least'),
  }),
  assistant: 'write',
  run: (ctx, { nodes, clearOf = [], ...area }) => {
    const clear = clearOf.map((ref) => resolveNode(ctx, ref).id)
    return move(ctx, nodes, 'Scatter', (ids) => scatter(ctx.scene, ids, { ...area, clearOf: clear }), 2)
  },
})
