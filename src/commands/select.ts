import { z } from 'zod'
import { isPickable, type MaterialId, type MeshNode, type NodeId, type SceneNode } from '../document/index.ts'
import type { CommandContext } from './context.ts'
import { type Command, defineCommand } from './define.ts'
import { NodeRef, resolveNode } from './params.ts'

export const SELECT_MODES = ['replace', 'add', 'remove', 'toggle'] as const
export type SelectMode = (typeof SELECT_MODES)[number]

const select = defineCommand({
  id: 'select.set',
  title: 'Select',
  about: 'Selects nodes, or adds them to what is selected, or takes them out; an empty list selects nothing.',
  params: z.object({ nodes: z.array(NodeRef), mode: z.enum(SELECT_MODES).default('replace') }),
  assistant: 'write',
  run: (ctx, { nodes, mode }) => {
    const ids = nodes.map((ref) => resolveNode(ctx, ref).id)
    const now = ctx.session.state.selection
    const [given, had] = [new Set(ids), new Set(now)]
    const kept = now.filter((id) => !given.has(id))
    const next: Record<SelectMode, () => NodeId[]> = {
      replace: () => ids,
      add: () => [...kept, ...ids],
      remove: () => kept,
      toggle: () => [...kept, ...ids.filter((id) => !had.has(id))],
    }
    return selectThem(ctx, next[mode]())
  },
})

const selectAll = defineCommand({
  id: 'select.all',
  title: 'Select all',
  about: 'Selects every node of the current level that is neither locked nor hidden.',
  params: z.object({}),
  assistant: 'write',
  shortcut: 'Mod+A',
  run: (ctx) => selectThem(ctx, selectable(ctx)),
})

const invertSelection = defineCommand({
  id: 'select.invert',
  title: 'Invert selection',
  about: 'Selects what is not selected on the current level.',
  params: z.object({}),
  assistant: false,
  shortcut: 'Mod+I',
  run: (ctx) => {
    const now = new Set(ctx.session.state.selection)
    return selectThem(
      ctx,
      selectable(ctx).filter((id) => !now.has(id)),
    )
  },
})

const selectChildren = defineCommand({
  id: 'select.children',
  title: 'Select children',
  about: 'Selects what is directly below the selected nodes.',
  params: z.object({}),
  assistant: false,
  shortcut: 'Enter',
  when: (ctx) =>
    ctx.session.state.selection.some((id) => ctx.scene.children(id).length > 0) || 'Nothing is below what is selected',
  run: (ctx) => {
    const { selection } = ctx.session.state
    const children = selection.flatMap((id) => [...ctx.scene.children(id)])
    if (selection.length === 1) ctx.session.set({ entered: selection[0] })
    return selectThem(ctx, free(ctx, children))
  },
})

const selectParent = defineCommand({
  id: 'select.parent',
  title: 'Select parent',
  about: 'Selects the groups that the selected nodes are in.',
  params: z.object({}),
  assistant: false,
  shortcut: 'Shift+Enter',
  when: (ctx) => selected(ctx).some((node) => node.parent !== null) || 'What is selected is in no group',
  run: (ctx) => {
    const parents = selected(ctx).map((node) => node.parent ?? node.id)
    const ids = [...new Set(parents)]
    if (ids.length === 1) ctx.session.set({ entered: ctx.scene.node(ids[0])?.parent ?? null })
    return selectThem(ctx, ids)
  },
})

const selectSameMaterial = defineCommand({
  id: 'select.sameMaterial',
  title: 'Select same material',
  about: 'Selects every mesh that wears a material that looks as one of the selected ones does.',
  params: z.object({}),
  assistant: false,
  when: (ctx) => selectedMeshes(ctx).length > 0 || 'No mesh is selected',
  run: (ctx) => {
    const look = (id: MaterialId) => JSON.stringify({ ...ctx.scene.material(id), id: '', name: '' })
    const worn = new Set(selectedMeshes(ctx).flatMap((mesh) => mesh.materials.map(look)))
    const alike = [...ctx.scene.materials()].filter(({ id }) => worn.has(look(id)))
    const wearers = new Set(alike.flatMap(({ id }) => [...ctx.scene.wearers(id)]))
    return selectThem(ctx, free(ctx, [...wearers]))
  },
})

const selectSameGeometry = defineCommand({
  id: 'select.sameGeometry',
  title: 'Select same geometry',
  about: 'Selects every mesh of the same shape, or of the same geometry of a model, as the selected ones.',
  params: z.object({}),
  assistant: false,
  when: (ctx) => selectedMeshes(ctx).length > 0 || 'No mesh is selected',
  run: (ctx) => {
    const key = (mesh: MeshNode) => JSON.stringify(mesh.geometry)
    const wanted = new Set(selectedMeshes(ctx).map(key))
    const same = [...ctx.scene.nodes()].filter((node) => node.kind === 'mesh' && wanted.has(key(node)))
    return selectThem(
      ctx,
      free(
        ctx,
        same.map((node) => node.id),
      ),
    )
  },
})

const goUp = defineCommand({
  id: 'select.up',
  title: 'Leave or deselect',
  about: 'Puts down what is being placed or measured; else leaves the group that was entered; else selects nothing.',
  params: z.object({}),
  assistant: false,
  shortcut: 'Escape',
  gesture: 'cancel',
  run: (ctx) => {
    const { entered, placing, picking, tool } = ctx.session.state
    if (placing || picking) return ctx.session.set({ placing: null, picking: false })
    if (tool === 'measure') return ctx.session.set({ tool: 'select' })
    if (entered === null) return ctx.session.select([])
    const left = outermostAlone(ctx, entered)
    ctx.session.set({ entered: ctx.scene.node(left)?.parent ?? null })
    ctx.session.select([left])
  },
})

/** Goes up past groups that hold nothing but the one below: entering went past them too. */
function outermostAlone(ctx: CommandContext, id: NodeId): NodeId {
  const parent = ctx.scene.node(id)?.parent ?? null
  return parent !== null && ctx.scene.children(parent).length === 1 ? outermostAlone(ctx, parent) : id
}

const selected = (ctx: CommandContext): SceneNode[] =>
  ctx.session.state.selection.map((id) => ctx.scene.node(id)).filter((node) => !!node)

const selectedMeshes = (ctx: CommandContext): MeshNode[] =>
  selected(ctx).filter((node): node is MeshNode => node.kind === 'mesh')

const free = (ctx: CommandContext, ids: readonly NodeId[]): NodeId[] => ids.filter((id) => isPickable(ctx.scene, id))

const selectable = (ctx: CommandContext): NodeId[] => free(ctx, ctx.scene.children(ctx.session.state.entered))

function selectThem(ctx: CommandContext, ids: readonly NodeId[]) {
  ctx.session.select(ids)
  return { selected: ctx.session.state.selection }
}

export const SELECT_COMMANDS: readonly Command[] = [
  select,
  selectAll,
  invertSelection,
  selectChildren,
  selectParent,
  selectSameMaterial,
  selectSameGeometry,
  goUp,
] as Command[]
