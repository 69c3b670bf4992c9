import { z } from 'zod'
import type { NodeId, SceneNode } from '../document/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { NodeRefs, nameThem, resolveMovable } from './params.ts'

export const putBack = defineCommand({
  id: 'node.putBack',
  title: 'Put back',
  about:
    'Puts nodes back where they were, and as they were turned and scaled, before they were last moved; or where they first stood.',
  params: z.object({
    nodes: NodeRefs,
    to: z.enum(['last', 'first']).default('last').describe('Before the last move, or before all of them.'),
  }),
  assistant: 'write',
  run: (ctx, { nodes: refs, to }) => {
    const ids = resolveMovable(ctx, refs)
    const stood = to === 'first' ? firstBefore : before
    const earlier = ids.map((id) => stood(ctx, id)).filter((node) => node !== null)
    if (!earlier.length)
      throw new CommandError(
        `${nameThem(ids.map((id) => ctx.scene.node(id)!))} was not moved before; nothing to put back`,
      )
    return ctx.transact(`Put back ${nameThem(earlier)}`, (tx) => {
      for (const { id, position, rotation, scale } of earlier)
        tx.nodes.put({ ...ctx.scene.node(id)!, position, rotation, scale })
      return { changed: earlier.map(({ id }) => id) }
    })
  },
})

/** What a node was before the step that last moved it; null where none did. */
function before(ctx: CommandContext, id: NodeId): SceneNode | null {
  const entries = ctx.store.history.entries()
  for (let i = entries.length - 1; i >= 0; i--) {
    const change = entries[i].diff.nodes.get(id)
    if (change?.before && change.after && hasMoved(change.before, change.after))
      return earliest(entries, i, id) ?? change.before
  }
  return null
}

/** What a node was before the first step that moved it; null where none did. */
function firstBefore(ctx: CommandContext, id: NodeId): SceneNode | null {
  for (const { diff } of ctx.store.history.entries()) {
    const change = diff.nodes.get(id)
    if (change?.before && change.after && hasMoved(change.before, change.after)) return change.before
  }
  return null
}

/** Within one step of undo, what it was before the first of its entries. */
function earliest(
  entries: CommandContext['store']['history'] extends { entries(): infer E } ? E : never,
  last: number,
  id: NodeId,
): SceneNode | null {
  const { group } = entries[last].origin
  let found: SceneNode | null = null
  for (let i = last; group !== undefined && i >= 0 && entries[i].origin.group === group; i--) {
    found = entries[i].diff.nodes.get(id)?.before ?? found
  }
  return found
}

const hasMoved = (a: SceneNode, b: SceneNode) =>
  [...a.position, ...a.rotation, ...a.scale].some((n, i) => n !== [...b.position, ...b.rotation, ...b.scale][i])
