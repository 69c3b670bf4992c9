import { z } from 'zod'
import {
  type GroupNode,
  keysAtEnd,
  type MaterialId,
  type MeshNode,
  Names,
  type NodeId,
  type Transaction,
} from '../document/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { Dresser, keyedParts, partNode, placeOf } from './item-parts.ts'
import { checkValues, Values } from './library.ts'
import type { ItemValues, LibraryItem } from './library-item.ts'
import { NodeRefs, nameThem, resolveNodes } from './params.ts'
import { dropUnused, usedBy } from './unused.ts'

export const setItem = defineCommand({
  id: 'library.set',
  title: 'Set library item',
  about:
    'Changes what a thing of the library is made by, such as the width of a table or the boards of a shelf. What was painted stays so, and parts that were deleted stay away.',
  params: z.object({ nodes: NodeRefs, values: Values }),
  assistant: 'write',
  run: (ctx, params) => {
    const loaded = ctx.library.loaded()
    return loaded ? setItems(ctx, loaded, params) : setLater(ctx, params)
  },
})

interface Wanted {
  nodes?: z.output<typeof NodeRefs>
  values: ItemValues
}

async function setLater(ctx: CommandContext, wanted: Wanted) {
  const items = await ctx.library.items()
  await ctx.store.idle()
  return setItems(ctx, items, wanted)
}

function setItems(ctx: CommandContext, items: readonly LibraryItem[], { nodes: refs, values }: Wanted) {
  const nodes = resolveNodes(ctx, refs)
  const uses = nodes.map((node): [GroupNode, LibraryItem] => {
    const item = node.kind === 'group' && items.find(({ id }) => id === node.item?.id)
    if (!item) throw new CommandError(`"${node.name}" is no thing of the library; expected one, such as a table`)
    return [node as GroupNode, item]
  })
  for (const [, item] of uses) checkValues(item, values)
  return ctx.transact(`Set ${nameThem(nodes)}`, (tx) => {
    for (const [group, item] of uses) rebuild(ctx, tx, group, item, { ...group.item!.values, ...values })
    return { changed: nodes.map(({ id }) => id) }
  })
}

/** Makes a group's parts by other values. A new part wears what those of its name wear already. */
function rebuild(
  ctx: CommandContext,
  tx: Transaction,
  group: GroupNode,
  item: LibraryItem,
  values: Readonly<Record<string, number>>,
) {
  const before = keyedParts(item.make(group.item!.values).parts)
  const after = keyedParts(item.make(values).parts)
  const present = partsOf(ctx, group.id)
  const worn = new Map<string, MaterialId>()
  for (const [key, mesh] of present) if (!worn.has(stem(key))) worn.set(stem(key), mesh.materials[0])

  const gone = [...present].filter(([key]) => !after.has(key)).map(([, { id }]) => id)
  const used = usedBy(ctx, gone)
  for (const id of gone) tx.nodes.remove(id)

  const missing = [...after].filter(([key]) => !present.has(key) && !before.has(key))
  const keys = keysAtEnd(ctx.scene, group.id, missing.length)
  const [names, dresser] = [new Names(ctx.scene), new Dresser(tx)]
  for (const [i, [key, part]] of missing.entries()) {
    const materials = [worn.get(stem(key)) ?? dresser.materialFor(part)]
    tx.nodes.put(partNode(key, part, { parent: group.id, order: keys[i], name: names.free(part.name), materials }))
  }
  for (const [key, mesh] of present) {
    const part = after.get(key)
    // What was made before parts said so, says now whether the colour is its own.
    if (part) tx.nodes.put({ ...mesh, ...placeOf(part), ...(part.main && { takesColor: true }) })
  }
  tx.nodes.put({ ...group, item: { id: item.id, values } })
  dropUnused(ctx, tx, used)
}

/** The meshes below a group that are parts of its item. */
function partsOf(ctx: CommandContext, group: NodeId): Map<string, MeshNode> {
  const parts = new Map<string, MeshNode>()
  for (const id of ctx.scene.children(group)) {
    const node = ctx.scene.node(id)!
    if (node.kind === 'mesh' && node.part) parts.set(node.part, node)
  }
  return parts
}

/** "Leg 2" is a leg. */
const stem = (key: string) => key.replace(/ \d+$/, '')
