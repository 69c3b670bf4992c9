import { z } from 'zod'
import {
  createNode,
  keysAtEnd,
  LIGHT_TYPES,
  type LightNode,
  type LightType,
  lightDefaults,
  Names,
  type Vec3,
} from '../document/index.ts'
import { fromDegrees } from '../spatial/index.ts'
import { defineCommand } from './define.ts'
import { ColorInput, Degrees3, defined, Metres3, NodeRefs, nameThem, parseColor, resolveNodes } from './params.ts'

const TITLES: Record<LightType, string> = {
  directional: 'Sun',
  point: 'Point light',
  spot: 'Spot light',
  hemisphere: 'Sky light',
  ambient: 'Ambient light',
}

/** Where a light of a type stands when nothing else is said, relative to the place looked at; and how it is turned. */
const POSES: Record<LightType, { offset: Vec3; rotation: Vec3 }> = {
  directional: { offset: [3, 5, 3], rotation: [-50, 35, 0] },
  point: { offset: [0, 2, 0], rotation: [0, 0, 0] },
  spot: { offset: [0, 3, 0], rotation: [-90, 0, 0] },
  hemisphere: { offset: [0, 4, 0], rotation: [0, 0, 0] },
  ambient: { offset: [0, 4, 0], rotation: [0, 0, 0] },
}

export const addLight = defineCommand({
  id: 'light.add',
  title: 'Add light',
  about: 'Adds a light: directional (a sun), point, spot, hemisphere or ambient.',
  params: z.object({
    type: z.enum(LIGHT_TYPES),
    name: z.string().min(1).optional(),
    color: ColorInput.optional(),
    intensity: z.number().nonnegative().optional().describe('lux for directional, candela for point and spot'),
    position: Metres3.optional(),
    rotation: Degrees3.optional().describe('degrees; the light shines along its own -Z'),
  }),
  assistant: 'write',
  run: (ctx, { type, color, intensity, ...given }) => {
    const name = new Names(ctx.scene).free(given.name ?? TITLES[type])
    const target = ctx.view.target()
    const { offset, rotation } = POSES[type]
    const node = createNode('light', {
      ...lightDefaults(type),
      name,
      order: keysAtEnd(ctx.scene, null, 1)[0],
      position: given.position ?? [target[0] + offset[0], offset[1], target[2] + offset[2]],
      rotation: fromDegrees(given.rotation ?? rotation),
      ...(color && { color: parseColor(color) }),
      ...(intensity !== undefined && { intensity }),
    })
    return ctx.transact(`Add ${name}`, (tx) => {
      tx.nodes.put(node)
      ctx.session.select([node.id])
      return { created: [node.id] }
    })
  },
})

export const setLight = defineCommand({
  id: 'light.set',
  title: 'Set light',
  about: 'Changes the colour, strength, reach or cone of lights.',
  params: z.object({
    nodes: NodeRefs,
    type: z.enum(LIGHT_TYPES).optional(),
    color: ColorInput.optional(),
    groundColor: ColorInput.optional(),
    intensity: z.number().nonnegative().optional().describe('lux for directional, candela for point and spot'),
    range: z.number().nonnegative().optional().describe('metres, 0 is without end'),
    angle: z.number().positive().max(90).optional().describe('degrees from the axis to the edge of the cone'),
    penumbra: z.number().min(0).max(1).optional(),
    castShadow: z.boolean().optional(),
  }),
  assistant: 'write',
  run: (ctx, { nodes, color, groundColor, ...fields }) => {
    const lights = resolveNodes(ctx, nodes).filter((node): node is LightNode => node.kind === 'light')
    if (!lights.length) return { changed: [] }
    const patch = {
      ...defined(fields),
      ...(color && { color: parseColor(color) }),
      ...(groundColor && { groundColor: parseColor(groundColor) }),
    }
    ctx.transact(`Set ${nameThem(lights)}`, (tx) => {
      for (const light of lights) tx.nodes.put({ ...light, ...patch })
    })
    return { changed: lights.map((light) => light.id) }
  },
})
