import { Matrix4, Quaternion, Vector3 } from 'three'
import { z } from 'zod'
import { type CameraNode, createNode, keysAtEnd, Names, type Quat, type Vec3 } from '../document/index.ts'
import { fromDegrees, localFor, localMatrix } from '../spatial/index.ts'
import type { CommandContext, ViewPort } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { Degrees3, defined, Metres3, NodeRef, NodeRefs, nameThem, resolveNode, resolveNodes } from './params.ts'

export const addCamera = defineCommand({
  id: 'camera.add',
  title: 'Add camera',
  about: 'Adds a camera that looks along its own -Z.',
  params: z.object({
    name: z.string().min(1).optional(),
    position: Metres3.optional(),
    rotation: Degrees3.optional(),
    fov: z.number().min(1).max(179).optional().describe('vertical field of view in degrees'),
    view: z.boolean().default(false).describe('where the user’s view stands, seeing the same'),
  }),
  assistant: 'write',
  run: (ctx, { name: wished, position, rotation, fov, view }) => {
    const name = new Names(ctx.scene).free(wished ?? 'Camera')
    const [x, , z] = ctx.view.target()
    const node = createNode('camera', {
      name,
      order: keysAtEnd(ctx.scene, null, 1)[0],
      position: position ?? [x, 1.6, z + 5],
      rotation: fromDegrees(rotation ?? (position ? [0, 0, 0] : [-12, 0, 0])),
      ...(view && placeOfView(ctx.view)),
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
    const patch = defined(fields)
    ctx.transact(`Set ${nameThem(cameras)}`, (tx) => {
      for (const camera of cameras) tx.nodes.put({ ...camera, ...patch })
    })
    return { changed: cameras.map((camera) => camera.id) }
  },
})

export const cameraFromView = defineCommand({
  id: 'camera.fromView',
  title: 'Set camera to view',
  about: 'Moves a camera to where the view stands, so that it sees the same.',
  params: z.object({ camera: NodeRef.optional().describe('the selected, the active or the first one when left out') }),
  assistant: 'write',
  run: (ctx, { camera: ref }) => {
    const camera = cameraOf(ctx, ref)
    const { position, rotation } = placeOfView(ctx.view)
    const world = localMatrix({ position, rotation, scale: [1, 1, 1] })
    return ctx.transact(`Set ${camera.name} to view`, (tx) => {
      const local = localFor(ctx.scene, camera.parent, world)
      tx.nodes.put({ ...camera, position: local.position, rotation: local.rotation })
      return { changed: [camera.id] }
    })
  },
})

/** A camera by reference; left out, the selected one, else the scene's active one, else the first. */
export function cameraOf(ctx: CommandContext, ref: string | undefined): CameraNode {
  const node = ref === undefined ? anyCamera(ctx) : resolveNode(ctx, ref)
  if (node.kind !== 'camera') throw new CommandError(`"${node.name}" is a ${node.kind}; expected a camera`)
  return node
}

function anyCamera({ scene, session }: CommandContext): CameraNode {
  const wanted = [...session.state.selection, scene.settings.activeCamera].map((id) => id && scene.node(id))
  for (const node of [...wanted, ...scene.nodes()]) if (node && node.kind === 'camera') return node
  throw new CommandError('There is no camera in the scene; add one first')
}

/** Where a camera stands, in the world, that sees what the view sees. */
function placeOfView(view: ViewPort): { position: Vec3; rotation: Quat } {
  const { eye, target } = view.pose()
  const look = new Matrix4().lookAt(new Vector3(...eye), new Vector3(...target), new Vector3(0, 1, 0))
  return { position: eye, rotation: new Quaternion().setFromRotationMatrix(look).toArray() as Quat }
}
