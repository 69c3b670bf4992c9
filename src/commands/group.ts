import { Matrix4 } from 'three'
import { z } from 'zod'
import { createNode, keysAtEnd, Names, sortInTreeOrder } from '../document/index.ts'
import { boundsOrOrigin, center, localFor } from '../spatial/index.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { placeInTree } from './node.ts'
import { hasSelection, NodeRefs, nameThem, resolveMovable } from './params.ts'

export const addGroup = defineCommand({
  id: 'group.add',
  title: 'Add empty group',
  about: 'Adds an empty group at the top of the scene.',
  params: z.object({ name: z.string().min(1).optional() }),
  assistant: 'write',
  run: (ctx, { name: wished }) => {
    const name = new Names(ctx.scene).free(wished ?? 'Group')
    const node = createNode('group', { name, order: keysAtEnd(ctx.scene, null, 1)[0] })
    return ctx.transact(`Add ${name}`, (tx) => {
      tx.nodes.put(node)
      ctx.session.select([node.id])
      return { created: [node.id] }
    })
  },
})

export const groupNodes = defineCommand({
  id: 'node.group',
  title: 'Group',
  about: 'Puts nodes into a new group, whose origin is the middle of their bottom; they stay where they are.',
  params: z.object({ nodes: NodeRefs, name: z.string().min(1).optional() }),
  assistant: 'write',
  shortcut: 'Mod+G',
  when: (ctx) => ctx.origin.source !== 'user' || hasSelection(ctx),
  run: (ctx, { nodes: refs, name: wished }) => {
    const ids = sortInTreeOrder(ctx.scene, resolveMovable(ctx, refs))
    const first = ctx.scene.node(ids[0])!
    const parent = ids.every((id) => ctx.scene.node(id)!.parent === first.parent) ? first.parent : null
    const bounds = boundsOrOrigin(ctx.scene, ids)
    const [x, , z] = center(bounds)
    const name = new Names(ctx.scene).free(wished ?? 'Group')
    const pivot = new Matrix4().setPosition(x, bounds.min[1], z)
    return ctx.transact(`Group ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
      const group = createNode('group', { name, parent, order: 'a0', ...localFor(ctx.scene, parent, pivot) })
      tx.nodes.put(group)
      placeInTree(ctx, tx, [group.id], parent, first.parent === parent ? first.id : null, true)
      placeInTree(ctx, tx, ids, group.id, null, false)
      ctx.session.select([group.id])
      return { created: [group.id] }
    })
  },
})

export const ungroupNodes = defineCommand({
  id: 'node.ungroup',
  title: 'Ungroup',
  about: 'Dissolves groups: their children take their places, and stay where they are.',
  params: z.object({ nodes: NodeRefs }),
  assistant: 'write',
  shortcut: 'Mod+Shift+G',
  when: (ctx) => ctx.origin.source !== 'user' || hasSelection(ctx),
  run: (ctx, { nodes: refs }) => {
    const groups = resolveMovable(ctx, refs).map((id) => ctx.scene.node(id)!)
    const fault = groups.find((node) => node.kind !== 'group')
    if (fault) throw new CommandError(`"${fault.name}" is a ${fault.kind}, not a group; only groups can be ungrouped`)
    return ctx.transact(`Ungroup ${nameThem(groups)}`, (tx) => {
      const freed = groups.flatMap((group) => {
        const children = [...ctx.scene.children(group.id)]
        if (children.length) placeInTree(ctx, tx, children, group.parent, group.id, false)
        tx.nodes.remove(group.id)
        return children
      })
      ctx.session.select(freed)
      return { freed }
    })
  },
})
