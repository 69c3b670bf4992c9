import { z } from 'zod'
import { boundsOrOrigin, size } from '../spatial/index.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { NodeRef, NodeRefs, resolveMovable, resolveNode } from './params.ts'
import { scaleNodes } from './transform.ts'

export const fitNodes = defineCommand({
  id: 'node.fit',
  title: 'Fit in a box',
  about: 'Scales nodes evenly, each as large as it may be in a box of some metres, or in the bounds of another node.',
  params: z.object({
    nodes: NodeRefs,
    width: z.number().positive().optional().describe('metres along X; without limit when left out'),
    height: z.number().positive().optional().describe('metres along Y'),
    depth: z.number().positive().optional().describe('metres along Z'),
    in: NodeRef.optional().describe('the node whose bounds are the box'),
  }),
  assistant: 'write',
  run: (ctx, { nodes, width, height, depth, in: ref }) => {
    const box = ref === undefined ? [width, height, depth] : size(boundsOrOrigin(ctx.scene, [resolveNode(ctx, ref).id]))
    if (box.every((n) => n === undefined))
      throw new CommandError('The box has no size; give `width`, `height` or `depth` in metres, or `in`')
    const ids = resolveMovable(ctx, nodes)
    return ctx.transact('Fit', () => {
      for (const id of ids) {
        const extent = size(boundsOrOrigin(ctx.scene, [id]))
        const by = Math.min(
          ...box.map((n, i) => (n !== undefined && extent[i] > 1e-6 ? n / extent[i] : Number.POSITIVE_INFINITY)),
        )
        if (Number.isFinite(by) && by > 0) scaleNodes.run(ctx, { nodes: [id], by })
      }
      return { changed: ids }
    })
  },
})
