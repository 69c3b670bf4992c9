import { z } from 'zod'
import {
  approach,
  boundsOrOrigin,
  center,
  DIRECTIONS,
  directionVector,
  isInAir,
  keepDistance,
  obstacles,
  separate,
} from '../spatial/index.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { gap, move, placed, together, turnTo } from './moves.ts'
import { Metres3, NodeRef, NodeRefs, nameThem, resolveMovable, resolveNode } from './params.ts'

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

export const approachNode = defineCommand({
  id: 'arrange.approach',
  title: 'Move closer or away',
  about:
    'Moves nodes along the ground towards another, by some metres (negative is away), or else until they stand by it.',
  params: z.object({ nodes: NodeRefs, target: NodeRef, metres: z.number().optional(), together }),
  assistant: 'write',
  run: (ctx, { nodes, target: ref, metres, together: isWhole }) => {
    const target = resolveNode(ctx, ref)
    const ids = resolveMovable(ctx, nodes).filter((id) => id !== target.id)
    if (!ids.length) throw new CommandError(`"${target.name}" cannot come closer to itself; name another target`)
    return move(ctx, ids, `Move to ${target.name}:`, (some) =>
      placed(ctx.scene, some, isWhole, (scene, ones) => approach(scene, ones, target.id, metres)),
    )
  },
})

export const keepDistanceTo = defineCommand({
  id: 'arrange.keepDistance',
  title: 'Set distance',
  about: 'Moves nodes straight towards or away from another until there are so many metres between their bounds.',
  params: z.object({ nodes: NodeRefs, target: NodeRef, metres: z.number().min(0), together }),
  assistant: 'write',
  run: (ctx, { nodes, target: ref, metres, together: isWhole }) => {
    const target = resolveNode(ctx, ref)
    const ids = resolveMovable(ctx, nodes).filter((id) => id !== target.id)
    if (!ids.length) throw new CommandError(`"${target.name}" has no distance to itself; name another target`)
    return move(ctx, ids, `Set the distance to ${target.name}:`, (some) =>
      placed(ctx.scene, some, isWhole, (scene, ones) => keepDistance(scene, ones, target.id, metres)),
    )
  },
})

export const separateNodes = defineCommand({
  id: 'arrange.separate',
  title: 'Push apart',
  about: 'Moves nodes along the ground, each as little as it takes, until none overlaps another.',
  params: z.object({ nodes: NodeRefs, gap: gap(0.02) }),
  assistant: 'write',
  run: (ctx, { nodes, gap: metres }) => move(ctx, nodes, 'Push apart', (ids) => separate(ctx.scene, ids, metres)),
})

export const lookAtNode = defineCommand({
  id: 'arrange.lookAt',
  title: 'Look at',
  about:
    'Turns nodes so that their fronts (or backs, if `away`) face another node or a point; cameras and lights tilt, the rest stays upright.',
  params: z.object({
    nodes: NodeRefs,
    target: NodeRef.optional().describe('the node to face'),
    point: Metres3.optional().describe('the point to face, instead of a node'),
    away: z.boolean().default(false),
  }),
  assistant: 'write',
  run: (ctx, { nodes, target: ref, point, away }) => {
    const target = ref === undefined ? null : resolveNode(ctx, ref).id
    const at = target === null ? point : center(boundsOrOrigin(ctx.scene, [target]))
    if (!at) throw new CommandError('Nothing to look at; give a `target` node or a `point` [x, y, z] in metres')
    const ids = resolveMovable(ctx, nodes).filter((id) => id !== target)
    if (!ids.length) throw new CommandError('A node cannot look at itself; name another target')
    return ctx.transact(`Turn ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
      for (const id of ids) {
        const own = center(boundsOrOrigin(ctx.scene, [id]))
        turnTo(ctx, tx, id, away ? ([0, 1, 2].map((i) => 2 * own[i] - at[i]) as [number, number, number]) : at)
      }
      return { changed: ids }
    })
  },
})

export const swapNodes = defineCommand({
  id: 'arrange.swap',
  title: 'Swap places',
  about:
    'Lets two nodes change places: each comes to stand where the other stood, or to hang about the middle where it hung.',
  params: z.object({ nodes: NodeRefs.describe('two nodes; the two that are selected when left out') }),
  assistant: 'write',
  run: (ctx, { nodes }) => {
    const ids = resolveMovable(ctx, nodes)
    if (ids.length !== 2) throw new CommandError(`Swap needs two nodes; there are ${ids.length}`)
    return move(ctx, ids, 'Swap', ([a, b]) => {
      const [p, q] = [a, b].map((id) => boundsOrOrigin(ctx.scene, [id]))
      const [from, to] = [center(p), center(q)]
      // What hangs in the air or on a wall has the other's middle for its own; what stands, its foot.
      const hang = [a, b].every((id) => isInAir(boundsOrOrigin(ctx.scene, [id]), obstacles(ctx.scene, [id])))
      const [x, y, z] = [to[0] - from[0], hang ? to[1] - from[1] : q.min[1] - p.min[1], to[2] - from[2]]
      return [
        { node: a, by: [x, y, z] },
        { node: b, by: [-x, -y, -z] },
      ]
    })
  },
})
