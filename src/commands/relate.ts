import { z } from 'zod'
import type { NodeId } from '../document/index.ts'
import {
  boundsOrOrigin,
  center,
  DIRECTIONS,
  directionVector,
  facing,
  localFor,
  type Move,
  placeBeside,
  placeBetween,
  placeOn,
} from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { gap, move } from './moves.ts'
import { Metres3, NodeRef, NodeRefs, nameThem, resolveMovable, resolveNode } from './params.ts'

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

export const lookAtNode = defineCommand({
  id: 'arrange.lookAt',
  title: 'Look at',
  about:
    'Turns nodes so that their fronts face another node or a point; cameras and lights tilt, the rest stays upright.',
  params: z.object({
    nodes: NodeRefs,
    target: NodeRef.optional().describe('the node to face'),
    point: Metres3.optional().describe('the point to face, instead of a node'),
  }),
  assistant: 'write',
  run: (ctx, { nodes, target: ref, point }) => {
    const target = ref === undefined ? null : resolveNode(ctx, ref).id
    const at = target === null ? point : center(boundsOrOrigin(ctx.scene, [target]))
    if (!at) throw new CommandError('Nothing to look at; give a `target` node or a `point` [x, y, z] in metres')
    const ids = resolveMovable(ctx, nodes).filter((id) => id !== target)
    if (!ids.length) throw new CommandError('A node cannot look at itself; name another target')
    return ctx.transact(`Turn ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
      for (const id of ids) {
        const node = ctx.scene.node(id)!
        tx.nodes.put({ ...node, ...localFor(ctx.scene, node.parent, facing(ctx.scene, id, at)) })
      }
      return { changed: ids }
    })
  },
})

export const swapNodes = defineCommand({
  id: 'arrange.swap',
  title: 'Swap places',
  about: 'Lets two nodes change places: each comes to stand where the other stood.',
  params: z.object({ nodes: NodeRefs.describe('two nodes; the two that are selected when left out') }),
  assistant: 'write',
  run: (ctx, { nodes }) => {
    const ids = resolveMovable(ctx, nodes)
    if (ids.length !== 2) throw new CommandError(`Swap needs two nodes; there are ${ids.length}`)
    return move(ctx, ids, 'Swap', ([a, b]) => {
      const [p, q] = [a, b].map((id) => boundsOrOrigin(ctx.scene, [id]))
      const [from, to] = [center(p), center(q)]
      const [x, y, z] = [to[0] - from[0], q.min[1] - p.min[1], to[2] - from[2]]
      return [
        { node: a, by: [x, y, z] },
        { node: b, by: [-x, -y, -z] },
      ]
    })
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
