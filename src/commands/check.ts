import { z } from 'zod'
import { boundsOf, boundsOrOrigin, distance, grown, isFlat, thingsNear } from '../spatial/index.ts'
import { defineCommand } from './define.ts'
import { NodeRefs, resolveNodes } from './params.ts'

/** Metres that things may be apart and still be said to touch. */
const TOUCH = 0.02

export const checkScene = defineCommand({
  id: 'scene.check',
  title: 'Check the scene',
  about:
    'Tells what overlaps, floats, is sunk into the ground, stands outside of the walls, faces away from its table or has an odd size; and what touches the nodes that are given.',
  params: z.object({ nodes: NodeRefs.describe('only what has to do with these; the whole scene when left out') }),
  assistant: 'read',
  run: async (ctx, { nodes: refs }) => {
    const { faultsOf, faultText } = await import('../spatial/later/faults.ts')
    const about = refs && new Set(resolveNodes(ctx, refs).map((node) => node.id))
    const faults = faultsOf(ctx.scene, about).map((fault) => ({
      kind: fault.kind,
      nodes: fault.nodes,
      text: faultText(ctx.scene, fault),
    }))
    if (!about) return { faults }
    const touching = [...about].map((id) => ({
      id,
      touches: thingsNear(ctx.scene, grown(boundsOrOrigin(ctx.scene, [id]), TOUCH))
        .filter((other) => other !== id && distance(ctx.scene, id, other) < TOUCH)
        .map((other) => ({
          id: other,
          name: ctx.scene.node(other)!.name,
          isFloor: isFlat(boundsOf(ctx.scene, [other])!),
        })),
    }))
    return { faults, touching }
  },
})
