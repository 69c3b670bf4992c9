import { Matrix4 } from 'three'
import { z } from 'zod'
import { sortInTreeOrder } from '../document/index.ts'
import { aboutPoint, axisIndex, boundsOrOrigin, center, localFor, size, worldMatrix } from '../spatial/index.ts'
import { copyNodes } from './copy.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { Axis, Metres3, NodeRefs, nameThem, resolveMovable } from './params.ts'
import { resizeNodes } from './transform.ts'

export const arrayNodes = defineCommand({
  id: 'arrange.array',
  title: 'Array',
  about: 'Copies nodes so that there are `count` of each, every one a step further than the one before.',
  params: z.object({
    nodes: NodeRefs,
    count: z.number().int().min(2).max(1000).default(3).describe('how many there are in the end, with the original'),
    step: Metres3.optional().describe(
      'from one to the next, [x, y, z] in metres; beside each other along X when left out',
    ),
  }),
  assistant: 'write',
  run: (ctx, { nodes, count, step }) => {
    const ids = sortInTreeOrder(ctx.scene, resolveMovable(ctx, nodes))
    const width = size(boundsOrOrigin(ctx.scene, ids))[0]
    return ctx.transact(`Array of ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
      const created = copyNodes(ctx.scene, tx, ids, step ?? [(width || 1) + 0.25, 0, 0], count - 1)
      ctx.session.select([...ids, ...created])
      return { created }
    })
  },
})

export const mirrorNodes = defineCommand({
  id: 'arrange.mirror',
  title: 'Mirror',
  about: 'Mirrors nodes across their common middle, or puts mirrored copies beside them.',
  params: z.object({
    nodes: NodeRefs,
    axis: Axis.default('x').describe('the axis that the mirror stands across'),
    at: z
      .number()
      .optional()
      .describe(
        'where the mirror is on that axis, metres; when left out the common middle, or the far side for copies',
      ),
    copy: z.boolean().default(false).describe('leave the originals and mirror copies'),
  }),
  assistant: 'write',
  run: (ctx, { nodes, axis, at, copy }) => {
    const ids = sortInTreeOrder(ctx.scene, resolveMovable(ctx, nodes))
    const bounds = boundsOrOrigin(ctx.scene, ids)
    const i = axisIndex(axis)
    const mirror = center(bounds)
    mirror[i] = at ?? (copy ? bounds.max[i] : mirror[i])
    const flip: [number, number, number] = [1, 1, 1]
    flip[i] = -1
    const reflect = aboutPoint(mirror, new Matrix4().makeScale(...flip))
    return ctx.transact(`Mirror ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
      const mirrored = copy ? copyNodes(ctx.scene, tx, ids, [0, 0, 0], 1) : ids
      for (const id of mirrored) {
        const node = ctx.scene.node(id)!
        const world = new Matrix4().multiplyMatrices(reflect, worldMatrix(ctx.scene, id))
        tx.nodes.put({ ...node, ...localFor(ctx.scene, node.parent, world) })
      }
      if (copy) ctx.session.select(mirrored)
      return copy ? { created: mirrored } : { changed: mirrored }
    })
  },
})

export const matchSize = defineCommand({
  id: 'arrange.matchSize',
  title: 'Match size',
  about: 'Scales nodes to the size of the first of them, in all directions or along some axes.',
  params: z.object({ nodes: NodeRefs, axes: z.array(Axis).min(1).default(['x', 'y', 'z']) }),
  assistant: 'write',
  run: (ctx, { nodes, axes }) => {
    const [first, ...others] = resolveMovable(ctx, nodes)
    if (!others.length) throw new CommandError('Match size needs at least 2 nodes: the first gives the size')
    const [width, height, depth] = size(boundsOrOrigin(ctx.scene, [first])).map((n) => n || undefined)
    return resizeNodes.run(ctx, {
      nodes: others,
      uniform: false,
      ...(axes.includes('x') && { width }),
      ...(axes.includes('y') && { height }),
      ...(axes.includes('z') && { depth }),
    })
  },
})
