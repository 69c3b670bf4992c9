import { z } from 'zod'
import { baseFields } from './base.ts'

const metres = z.number().positive()

/** A point in a plane, metres. */
const Point = z.tuple([z.number(), z.number()])

/** Shapes that are made from a few numbers (metres), centred on the node's origin. */
export const Primitive = z.discriminatedUnion('shape', [
  z.object({
    shape: z.literal('box'),
    width: metres,
    height: metres,
    depth: metres,
    bevel: z.number().nonnegative().optional().describe('radius of its rounded edges, metres'),
    rounds: z.number().int().min(1).max(8).optional().describe('faces that a rounded edge is made of; 3 when left out'),
  }),
  z.object({ shape: z.literal('sphere'), radius: metres }),
  z.object({ shape: z.literal('cylinder'), radius: metres, height: metres }),
  z.object({ shape: z.literal('cone'), radius: metres, height: metres }),
  z.object({ shape: z.literal('torus'), radius: metres, tube: metres }),
  z.object({ shape: z.literal('plane'), width: metres, depth: metres }),
  z.object({ shape: z.literal('capsule'), radius: metres, height: metres }),
  z.object({
    shape: z.literal('lathe'),
    profile: z.array(Point).min(2).max(256).describe('[radius, y] from the bottom to the top, turned about Y; metres'),
    sides: z.number().int().min(3).max(128).describe('flat faces around the axis'),
    faceted: z.boolean().optional().describe('whether its faces show, as on a cut stone'),
  }),
  z.object({
    shape: z.literal('prism'),
    outline: z.array(Point).min(3).max(512).describe('[x, y], anticlockwise seen from +Z; metres'),
    holes: z.array(z.array(Point).min(3).max(512)).max(64).optional(),
    depth: metres.describe('along Z, about the middle'),
    bevel: z.number().nonnegative().optional().describe('width of its cut edges, metres'),
  }),
])
export type Primitive = z.infer<typeof Primitive>

/** The shapes that a size alone says all of. */
export const SHAPES = ['box', 'sphere', 'cylinder', 'cone', 'torus', 'plane', 'capsule'] as const
export type Shape = (typeof SHAPES)[number]

/** A mesh of a model, by its index in the glTF. */
export const ModelMesh = z.object({ asset: z.string(), mesh: z.number().int().nonnegative() })
export type ModelMesh = z.infer<typeof ModelMesh>

export const Geometry = z.union([Primitive, ModelMesh])
export type Geometry = z.infer<typeof Geometry>

/** A node that draws triangles. `materials` has one entry for each primitive of the mesh. */
export const MeshNode = z.object({
  ...baseFields,
  kind: z.literal('mesh'),
  geometry: Geometry,
  materials: z.array(z.string()),
  castShadow: z.boolean(),
  receiveShadow: z.boolean(),
  takesColor: z.boolean().optional().describe('whether the colour of its library item is its own'),
  skin: z.number().int().nonnegative().optional().describe("index among the asset's skins"),
  weights: z.array(z.number()).optional().describe('weights of the morph targets'),
})
export type MeshNode = z.infer<typeof MeshNode>

const DEFAULT_PRIMITIVES: { [S in Shape]: Extract<Primitive, { shape: S }> } = {
  box: { shape: 'box', width: 1, height: 1, depth: 1 },
  sphere: { shape: 'sphere', radius: 0.5 },
  cylinder: { shape: 'cylinder', radius: 0.5, height: 1 },
  cone: { shape: 'cone', radius: 0.5, height: 1 },
  torus: { shape: 'torus', radius: 0.4, tube: 0.15 },
  plane: { shape: 'plane', width: 1, depth: 1 },
  capsule: { shape: 'capsule', radius: 0.25, height: 1 },
}

/** The shape at its usual size: about one metre. */
export const defaultPrimitive = (shape: Shape): Primitive => DEFAULT_PRIMITIVES[shape]

export const isPrimitive = (geometry: Geometry): geometry is Primitive => 'shape' in geometry

export const meshDefaults = () => ({
  kind: 'mesh' as const,
  geometry: defaultPrimitive('box'),
  materials: [] as string[],
  castShadow: true,
  receiveShadow: true,
})
