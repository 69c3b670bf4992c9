import { Matrix4, Quaternion, Vector3 } from 'three'
import { z } from 'zod'
import { type NodeId, Quat, type SceneNode, type Transaction, Vec3 } from '../document/index.ts'
import { boundsOrOrigin, center, fromDegrees, localFor, movedPosition, worldMatrix } from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import {
  Degrees3,
  Factors3,
  hasSelection,
  Metres3,
  NodeRef,
  NodeRefs,
  nameThem,
  resolveMovable,
  resolveNode,
  unlocked,
} from './params.ts'

export const setTransform = defineCommand({
  id: 'node.transform',
  title: 'Set transform',
  about: 'Sets the position, rotation or scale of nodes, relative to their parents.',
  params: z.object({
    nodes: NodeRefs,
    position: Metres3.optional(),
    rotation: Degrees3.optional(),
    scale: Factors3.optional(),
  }),
  assistant: 'write',
  run: (ctx, { nodes: refs, position, rotation, scale }) => {
    const patch = {
      ...(position && { position }),
      ...(rotation && { rotation: fromDegrees(rotation) }),
      ...(scale && { scale }),
    }
    return change(ctx, refs, 'Transform', (node) => ({ ...node, ...patch }))
  },
})

export const placeNodes = defineCommand({
  id: 'node.place',
  title: 'Place',
  about: 'Sets the local transforms of many nodes at once; rotations are quaternions [x, y, z, w].',
  params: z.object({
    items: z.array(
      z.object({ node: NodeRef, position: Vec3.optional(), rotation: Quat.optional(), scale: Vec3.optional() }),
    ),
  }),
  assistant: false,
  run: (ctx, { items }) => {
    unlocked(
      ctx,
      items.map((item) => item.node),
    )
    ctx.transact('Place', (tx) => {
      for (const { node: id, ...patch } of items) {
        const node = ctx.scene.node(id)
        if (node) tx.nodes.put({ ...node, ...patch })
      }
    })
    return { changed: items.map((item) => item.node) }
  },
})

export const transformEach = defineCommand({
  id: 'node.transformEach',
  title: 'Set transforms',
  about: 'Sets the position, rotation or scale of several nodes, each its own, relative to their parents.',
  params: z.object({
    items: z.array(
      z.object({
        node: NodeRef,
        position: Metres3.optional(),
        rotation: Degrees3.optional(),
        scale: Factors3.optional(),
      }),
    ),
  }),
  assistant: 'write',
  run: (ctx, { items }) => {
    const refs = items.map((item) => resolveNode(ctx, item.node).id)
    const free = new Set(unlocked(ctx, refs))
    return ctx.transact(`Transform ${nameThem(refs.map((id) => ctx.scene.node(id)!))}`, (tx) => {
      items.forEach(({ position, rotation, scale }, i) => {
        const node = ctx.scene.node(refs[i])!
        if (!free.has(node.id)) return
        tx.nodes.put({
          ...node,
          position: position ?? node.position,
          rotation: rotation ? fromDegrees(rotation) : node.rotation,
          scale: scale ?? node.scale,
        })
      })
      return { changed: [...free] }
    })
  },
})

export const translateNodes = defineCommand({
  id: 'node.translate',
  title: 'Move by',
  about: 'Moves nodes by some metres along the axes of the world.',
  params: z.object({ nodes: NodeRefs, by: Metres3 }),
  assistant: 'write',
  run: (ctx, { nodes: refs, by }) =>
    change(ctx, refs, 'Move', (node) => ({ ...node, position: movedPosition(ctx.scene, { node: node.id, by }) })),
})

export const rotateNodes = defineCommand({
  id: 'node.rotate',
  title: 'Rotate by',
  about:
    'Turns nodes about an axis of the world through the middle of each one; positive is anticlockwise seen from the axis’ tip.',
  params: z.object({
    nodes: NodeRefs,
    axis: z.enum(['x', 'y', 'z']).default('y'),
    degrees: z.number(),
    pivot: z.enum(['center', 'origin', 'together']).default('center').describe('what they turn about'),
  }),
  assistant: 'write',
  run: (ctx, { nodes: refs, axis, degrees, pivot }) => {
    const ids = resolveMovable(ctx, refs)
    const direction = new Vector3(axis === 'x' ? 1 : 0, axis === 'y' ? 1 : 0, axis === 'z' ? 1 : 0)
    const turn = new Quaternion().setFromAxisAngle(direction, (degrees * Math.PI) / 180)
    const about = (id: NodeId) => pivotOf(ctx, pivot === 'together' ? ids : [id], pivot)
    return changeWorld(ctx, ids, 'Rotate', (id, world) => {
      const at = about(id)
      const matrix = new Matrix4().makeTranslation(at).multiply(new Matrix4().makeRotationFromQuaternion(turn))
      return matrix.multiply(new Matrix4().makeTranslation(at.clone().negate())).multiply(world)
    })
  },
})

export const scaleNodes = defineCommand({
  id: 'node.scale',
  title: 'Scale by',
  about: 'Makes nodes larger or smaller by factors along their own axes; the middle of the bottom of each stays.',
  params: z.object({
    nodes: NodeRefs,
    by: z.union([z.number(), Factors3]).describe('one factor, or [x, y, z]'),
  }),
  assistant: 'write',
  run: (ctx, { nodes: refs, by }) => {
    const factors = typeof by === 'number' ? [by, by, by] : by
    const ids = resolveMovable(ctx, refs)
    return ctx.transact(`Scale ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
      for (const id of ids)
        keepBottom(ctx, tx, id, (node) => ({ ...node, scale: node.scale.map((n, i) => n * factors[i]) as Vec3 }))
      return { changed: ids }
    })
  },
})

export const resizeNodes = defineCommand({
  id: 'node.resize',
  title: 'Set size',
  about: 'Scales nodes so that their bounds measure so many metres; what is left out keeps, or follows if `uniform`.',
  params: z.object({
    nodes: NodeRefs,
    width: z.number().positive().optional().describe('metres along X'),
    height: z.number().positive().optional().describe('metres along Y'),
    depth: z.number().positive().optional().describe('metres along Z'),
    uniform: z.boolean().default(false).describe('keep the proportions'),
  }),
  assistant: 'write',
  run: (ctx, { nodes: refs, width, height, depth, uniform }) => {
    const ids = resolveMovable(ctx, refs)
    return ctx.transact(`Resize ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
      for (const id of ids) {
        const { min, max } = boundsOrOrigin(ctx.scene, [id])
        const factors = [width, height, depth].map((wish, i) =>
          wish && max[i] > min[i] ? wish / (max[i] - min[i]) : null,
        )
        const same = factors.find((n) => n !== null) ?? 1
        const by = factors.map((n) => n ?? (uniform ? same : 1)) as Vec3
        keepBottom(ctx, tx, id, (node) => {
          const grown = new Matrix4().makeScale(...by).multiply(new Matrix4().copy(worldMatrix(ctx.scene, id)))
          return { ...node, ...localFor(ctx.scene, node.parent, grown) }
        })
      }
      return { changed: ids }
    })
  },
})

export const nudgeNodes = defineCommand({
  id: 'node.nudge',
  title: 'Nudge',
  about: 'Moves what is selected by a step; nudges within a second are one step of undo.',
  params: z.object({ by: Metres3 }),
  assistant: false,
  when: hasSelection,
  run: (ctx, { by }) => {
    const ids = resolveMovable(ctx, undefined)
    ctx.store.transact(
      `Nudge ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`,
      { ...ctx.origin, coalesce: `nudge:${ids}` },
      (tx) => {
        for (const id of ids) {
          tx.nodes.put({ ...ctx.scene.node(id)!, position: movedPosition(ctx.scene, { node: id, by }) })
        }
      },
    )
    return { changed: ids }
  },
})

/** Changes a node, then puts the middle of its bottom back where it was. */
function keepBottom(ctx: CommandContext, tx: Transaction, id: NodeId, recipe: (node: SceneNode) => SceneNode) {
  const before = bottom(ctx, id)
  tx.nodes.put(recipe(ctx.scene.node(id)!))
  const after = bottom(ctx, id)
  const by = before.map((n, i) => n - after[i]) as Vec3
  tx.nodes.put({ ...ctx.scene.node(id)!, position: movedPosition(ctx.scene, { node: id, by }) })
}

function bottom(ctx: CommandContext, id: NodeId): Vec3 {
  const bounds = boundsOrOrigin(ctx.scene, [id])
  const [x, , z] = center(bounds)
  return [x, bounds.min[1], z]
}

function pivotOf(ctx: CommandContext, ids: readonly NodeId[], pivot: 'center' | 'origin' | 'together'): Vector3 {
  if (pivot === 'origin') return new Vector3().setFromMatrixPosition(worldMatrix(ctx.scene, ids[0]))
  return new Vector3(...center(boundsOrOrigin(ctx.scene, ids)))
}

function change(
  ctx: CommandContext,
  refs: readonly string[] | undefined,
  verb: string,
  recipe: (node: SceneNode) => SceneNode,
) {
  const ids = resolveMovable(ctx, refs)
  return ctx.transact(`${verb} ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
    for (const id of ids) tx.nodes.put(recipe(ctx.scene.node(id)!))
    return { changed: ids }
  })
}

function changeWorld(
  ctx: CommandContext,
  ids: readonly NodeId[],
  verb: string,
  recipe: (id: NodeId, world: Matrix4) => Matrix4,
) {
  return ctx.transact(`${verb} ${nameThem(ids.map((id) => ctx.scene.node(id)!))}`, (tx) => {
    const worlds = ids.map((id) => recipe(id, worldMatrix(ctx.scene, id)))
    ids.forEach((id, i) => {
      const node = ctx.scene.node(id)!
      tx.nodes.put({ ...node, ...localFor(ctx.scene, node.parent, worlds[i]) })
    })
    return { changed: ids }
  })
}
