import { z } from 'zod'
import { isBelow, type NodeId } from '../document/index.ts'
import { defineCommand } from './define.ts'
import { NodeRefs, nameThem, resolveNodes } from './params.ts'

export const isolateNodes = defineCommand({
  id: 'node.isolate',
  title: 'Show only',
  about:
    'Hides everything but nodes, what they are in and what is below them; “Show all” brings the rest back. Lights stay.',
  params: z.object({ nodes: NodeRefs }),
  assistant: 'write',
  when: (ctx) => ctx.origin.source !== 'user' || ctx.session.state.selection.length > 0 || 'Nothing is selected',
  run: (ctx, { nodes: refs }) => {
    const kept = resolveNodes(ctx, refs)
    const changed: NodeId[] = []
    ctx.transact(`Show only ${nameThem(kept)}`, (tx) => {
      const visit = (id: NodeId) => {
        const node = ctx.scene.node(id)!
        const isKept = kept.some((one) => one.id === id)
        const holds = kept.some((one) => isBelow(ctx.scene, one.id, id))
        const visible = isKept || holds || (node.kind === 'light' && node.visible)
        if (node.visible !== visible) {
          tx.nodes.put({ ...node, visible })
          changed.push(id)
        }
        if (holds && !isKept) ctx.scene.children(id).forEach(visit)
      }
      ctx.scene.children(null).forEach(visit)
    })
    return { changed }
  },
})
