import { z } from 'zod'
import { type CameraNode, createNode, keysAtEnd, Names } from '../document/index.ts'
import { fromDegrees } from '../spatial/index.ts'
import { defineCommand } from './define.ts'
import { Degrees3, Metres3, NodeRefs, nameThem, resolveNodes } from './params.ts'

export const addCamera = defineCommand({
  id: 'camera.add',
  title: 'Add camera',
  about: 'Adds a camera that looks along its own -Z.',
  params: z.object({
    name: z.string().min(1).optional(),
    position: Metres3.optional(),
    rotation: Degrees3.optional(),
    fov: z.number().min(1).max(179).optional().describe('vertical field of view in degrees'),
  }),
  assistant: 'write',
  run: (ctx, { name: wished, position, rotation, fov }) => {
    const name = new Names(ctx.scene).free(wished ?? 'Camera')
    const [x, , z] = ctx.view.target()
    const node = createNode('camera', {
      name,
      order: keysAtEnd(ctx.scene, null, 1)[0],
      position: position ?? [x, 1.6, z + 5],
      rotation: fromDegrees(rotation ?? (position ? [0, 0, 0] : [-12, 0, 0])),
      ...(fov && { fov }),
    })
    return ctx.transact(`Add ${name}`, (tx) => {
      tx.nodes.put(node)
      ctx.session.select([node.id])
      return { created: [node.id] }
    })
  },
})

export const setCamera = defineCommand({
  id: 'camera.set',
  title: 'Set camera',
  about: 'Changes the projection and field of view of cameras.',
  params: z.object({
    nodes: NodeRefs,
    projection: z.enum(['perspective', 'orthographic']).optional(),
    fov: z.number().min(1).max(179).optional().describe('vertical field of view in degrees'),
    height: z.number().positive().optional().describe('metres seen from bottom to top (orthographic)'),
    near: z.number().positive().optional().describe('metres'),
    far: z.number().positive().optional().describe('metres'),
  }),
  assistant: 'write',
  run: (ctx, { nodes, ...fields }) => {
    const cameras = resolveNodes(ctx, nodes).filter((node): node is CameraNode => node.kind === 'camera')
    const patch = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    ctx.transact(`Set ${nameThem(cameras)}`, (tx) => {
      for (const camera of cameras) tx.nodes.put({ ...camera, ...patch })
    })
    return { changed: cameras.map((camera) => camera.id) }
  },
})
