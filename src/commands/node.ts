import { z } from 'zod'
import {
  isBelow,
  keysBefore,
  type NodeId,
  type SceneNode,
  sortInTreeOrder,
  type Transaction,
  topmost,
} from '../document/index.ts'
import { localFor, worldMatrix } from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { copyNodes } from './copy.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import {
  hasSelection,
  Metres3,
  NodeRef,
  NodeRefs,
  nameThem,
  resolveMovable,
  resolveNode,
  resolveNodes,
  unlocked,
} from './params.ts'
import { dropUnused, usedBy } from './unused.ts'

export const deleteNodes = defineCommand({
  id: 'node.delete',
  title: 'Delete',
  about: 'Deletes nodes and all below them.',
  params: z.object({ nodes: NodeRefs }),
  assistant: 'write',
  shortcut: 'Delete Backspace',
  when: (ctx) => ctx.origin.source !== 'user' || hasSelection(ctx),
  removes: (ctx, { nodes }) => resolveMovable(ctx, nodes),
  run: (ctx, { nodes: refs }) => {
    const ids = resolveMovable(ctx, refs)
    const nodes = ids.map((id) => ctx.scene.node(id)!)
    ctx.transact(`Delete ${nameThem(nodes)}`, (tx) => {
      const used = usedBy(ctx, ids)
      for (const id of ids) tx.nodes.remove(id)
      dropUnused(ctx, tx, used)
    })
    return { deleted: ids }
  },
})

export const duplicateNodes = defineCommand({
  id: 'node.duplicate',
  title: 'Duplicate',
  about: 'Copies nodes with all below them, beside the originals, and selects the copies.',
  params: z.object({
    nodes: NodeRefs,
    offset: Metres3.optional().describe('how far the copies stand from the originals; in place when left out'),
    count: z.number().int().min(1).max(1000).default(1).describe('how many copies; each is one offset further'),
  }),
  assistant: 'write',
  shortcut: 'Mod+D',
  when: (ctx) => ctx.origin.source !== 'user' || hasSelection(ctx),
  run: (ctx, { nodes: refs, offset, count }) => {
    const ids = copyable(ctx, refs)
    const nodes = ids.map((id) => ctx.scene.node(id)!)
    return ctx.transact(`Duplicate ${nameThem(nodes)}`, (tx) => {
      const created = copyNodes(ctx.scene, tx, ids, offset ?? [0, 0, 0], count)
      ctx.session.select(created)
      return { created }
    })
  },
})

export const renameNode = defineCommand({
  id: 'node.rename',
  title: 'Rename',
  about: 'Gives a node another name.',
  params: z.object({ node: NodeRef, name: z.string().trim().min(1).max(200) }),
  assistant: 'write',
  run: (ctx, { node: ref, name }) => {
    const node = resolveNode(ctx, ref)
    ctx.transact(`Rename ${node.name} to ${name}`, (tx) => tx.nodes.put({ ...node, name }))
    return { changed: [node.id] }
  },
})

export const startRename = defineCommand({
  id: 'node.startRename',
  title: 'Rename …',
  about: 'Lets the name of the last selected node be written in the outliner.',
  params: z.object({}),
  assistant: false,
  shortcut: 'F2',
  when: hasSelection,
  run: (ctx) => {
    ctx.window.show('left')
    ctx.session.set({ renaming: ctx.session.state.selection.at(-1) ?? null })
  },
})

export const setVisible = defineCommand({
  id: 'node.setVisible',
  title: 'Show or hide',
  about: 'Shows or hides nodes with all below them.',
  params: z.object({ nodes: NodeRefs, visible: z.boolean() }),
  assistant: 'write',
  run: (ctx, { nodes, visible }) => setFlag(ctx, nodes, 'visible', visible, visible ? 'Show' : 'Hide'),
})

export const hideNodes = defineCommand({
  id: 'node.hide',
  title: 'Hide or show selection',
  about: 'Hides what is selected, or shows it again where all of it is hidden.',
  params: z.object({}),
  assistant: false,
  shortcut: 'H',
  when: hasSelection,
  run: (ctx) => {
    const visible = resolveNodes(ctx, undefined).every((node) => !node.visible)
    return setFlag(ctx, undefined, 'visible', visible, visible ? 'Show' : 'Hide')
  },
})

export const showAll = defineCommand({
  id: 'node.showAll',
  title: 'Show all',
  about: 'Shows every node that is hidden.',
  params: z.object({}),
  assistant: 'write',
  shortcut: 'Shift+H',
  run: (ctx) => {
    const hidden = [...ctx.scene.nodes()].filter((node) => !node.visible).map((node) => node.id)
    return hidden.length ? setFlag(ctx, hidden, 'visible', true, 'Show') : { changed: [] }
  },
})

export const setLocked = defineCommand({
  id: 'node.setLocked',
  title: 'Lock or unlock',
  about: 'Locks nodes against picking and moving, or unlocks them.',
  params: z.object({ nodes: NodeRefs, locked: z.boolean() }),
  assistant: 'write',
  run: (ctx, { nodes, locked }) => setFlag(ctx, nodes, 'locked', locked, locked ? 'Lock' : 'Unlock'),
})

export const moveNodes = defineCommand({
  id: 'node.move',
  title: 'Move in the tree',
  about:
    'Puts nodes below another parent, or at another place among their siblings; they stay where they are in space.',
  params: z.object({
    nodes: NodeRefs,
    parent: NodeRef.nullable().describe('the new parent; null for the top of the scene'),
    before: NodeRef.nullable().optional().describe('the sibling that they are to stand before; last when left out'),
    keepLocal: z.boolean().optional().describe('keep local transforms instead of the place in the world'),
  }),
  assistant: 'write',
  run: (ctx, { nodes: refs, parent, before, keepLocal }) => {
    const ids = sortInTreeOrder(ctx.scene, resolveMovable(ctx, refs))
    const place = placeOf(ctx, parent, before)
    for (const id of ids) assertOutside(ctx, id, place.target)
    const nodes = ids.map((id) => ctx.scene.node(id)!)
    ctx.transact(`Move ${nameThem(nodes)}${place.into}`, (tx) => {
      placeInTree(ctx, tx, ids, place.parent, place.before, keepLocal ?? false)
    })
    return { changed: ids }
  },
})

export const copyInto = defineCommand({
  id: 'node.copyInto',
  title: 'Copy in the tree',
  about:
    'Puts copies of nodes below a parent, or at a place among its children; they stand where the originals do in space.',
  params: moveNodes.params,
  assistant: 'write',
  run: (ctx, { nodes: refs, parent, before, keepLocal }) => {
    const ids = copyable(ctx, refs)
    const place = placeOf(ctx, parent, before)
    const nodes = ids.map((id) => ctx.scene.node(id)!)
    return ctx.transact(`Copy ${nameThem(nodes)}${place.into}`, (tx) => {
      const created = copyNodes(ctx.scene, tx, ids, [0, 0, 0], 1)
      placeInTree(ctx, tx, created, place.parent, place.before, keepLocal ?? false)
      ctx.session.select(created)
      return { created }
    })
  },
})

/** The nodes that a copy is made of: each tree once, in the order of the outliner; locked ones, too. */
function copyable(ctx: CommandContext, refs: readonly string[] | undefined): NodeId[] {
  const ids = resolveNodes(ctx, refs).map((node) => node.id)
  return sortInTreeOrder(ctx.scene, topmost(ctx.scene, ids))
}

/** Where nodes are to go in the tree. Throws where `before` is no child of `parent`. */
function placeOf(ctx: CommandContext, parent: string | null, before: string | null | undefined) {
  const target = parent === null ? null : resolveNode(ctx, parent)
  const next = before == null ? null : resolveNode(ctx, before)
  if (next && next.parent !== (target?.id ?? null)) {
    throw new CommandError(`"${next.name}" is not below ${target ? `"${target.name}"` : 'the top'}`)
  }
  const into = target ? ` into ${target.name}` : ''
  return { target, parent: target?.id ?? null, before: next?.id ?? null, into }
}

/** Hangs nodes below `parent`, before its child `before`, keeping their place in the world or their local transform. */
export function placeInTree(
  ctx: CommandContext,
  tx: Transaction,
  ids: readonly NodeId[],
  parent: NodeId | null,
  before: NodeId | null,
  keepLocal: boolean,
): void {
  const moving = new Set(ids)
  const siblings = ctx.scene.children(parent)
  let next = before
  while (next !== null && moving.has(next)) next = siblings[siblings.indexOf(next) + 1] ?? null
  const worlds = ids.map((id) => worldMatrix(ctx.scene, id))
  const keys = keysBefore(ctx.scene, tx, parent, next, ids.length, moving)
  ids.forEach((id, i) => {
    const node = ctx.scene.node(id)!
    const stays = keepLocal || node.parent === parent
    tx.nodes.put({ ...node, parent, order: keys[i], ...(stays ? {} : localFor(ctx.scene, parent, worlds[i])) })
  })
}

function assertOutside(ctx: CommandContext, id: NodeId, target: SceneNode | null) {
  if (target && (target.id === id || isBelow(ctx.scene, target.id, id))) {
    throw new CommandError(`"${ctx.scene.node(id)!.name}" cannot go into "${target.name}", which is a part of it`)
  }
}

function setFlag(
  ctx: CommandContext,
  refs: readonly string[] | undefined,
  flag: 'visible' | 'locked',
  value: boolean,
  verb: string,
) {
  const all = resolveNodes(ctx, refs)
  const nodes =
    flag === 'visible'
      ? unlocked(
          ctx,
          all.map((n) => n.id),
        ).map((id) => ctx.scene.node(id)!)
      : all
  ctx.transact(`${verb} ${nameThem(nodes)}`, (tx) => {
    for (const node of nodes) if (node[flag] !== value) tx.nodes.put({ ...node, [flag]: value })
  })
  return { changed: nodes.map((node) => node.id) }
}
