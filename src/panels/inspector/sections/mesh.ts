import { isPrimitive, type MeshNode, type NodeId, type Primitive, type SceneReader } from '../../../document/index.ts'
import type { Texts } from '../../../texts/texts.ts'
import { type Field, perValue, tidy } from '../field.ts'

type Dimension = 'width' | 'height' | 'depth' | 'radius' | 'tube' | 'bevel' | 'sides'

/** Which numbers say how large a primitive is, in metres. */
const DIMENSIONS: Record<Primitive['shape'], readonly Dimension[]> = {
  box: ['width', 'height', 'depth', 'bevel'],
  sphere: ['radius'],
  cylinder: ['radius', 'height'],
  cone: ['radius', 'height'],
  torus: ['radius', 'tube'],
  plane: ['width', 'depth'],
  capsule: ['radius', 'height'],
  lathe: ['sides'],
  prism: ['depth', 'bevel'],
}

/** How the numbers go, metres but for counts. */
const LENGTH = { quantity: 'length', step: 0.01, min: 0.001 } as const
const NUMBERS = {
  ...{ width: LENGTH, height: LENGTH, depth: LENGTH, radius: LENGTH, tube: LENGTH },
  bevel: { quantity: 'length', step: 0.005, min: 0 },
  sides: { quantity: 'plain', step: 1, min: 3, max: 128 },
} as const

/** The shape that all of some nodes are, or null. */
export function commonShape(scene: SceneReader, ids: readonly NodeId[]): Primitive['shape'] | null {
  const shapes = new Set(
    ids.map((id) => {
      const node = scene.node(id)
      return node?.kind === 'mesh' && isPrimitive(node.geometry) ? node.geometry.shape : null
    }),
  )
  return shapes.size === 1 ? [...shapes][0] : null
}

/** The dimensions of primitives of one shape. */
export function shapeFields(
  scene: SceneReader,
  ids: readonly NodeId[],
  shape: Primitive['shape'],
  t: Texts['inspector'],
): Field[] {
  const primitive = (i: number) => (scene.node(ids[i]) as MeshNode).geometry as unknown as Record<Dimension, number>
  return DIMENSIONS[shape].map((key) => ({
    kind: 'number',
    key: `shape-${key}`,
    label: t.dimensions[key],
    count: ids.length,
    ...NUMBERS[key],
    read: (i) => tidy(primitive(i)[key] ?? 0),
    write: (values) =>
      ids.map((id, i) => ({
        id: 'mesh.setPrimitive',
        params: { node: id, primitive: { ...primitive(i), [key]: values[i] } },
      })),
    ...(key === 'bevel' && { initial: 0 }),
  }))
}

export function shadowFields(scene: SceneReader, ids: readonly NodeId[], t: Texts['inspector']): Field[] {
  const flag = (key: 'cast' | 'receive', read: (node: MeshNode) => boolean, label: string): Field => ({
    kind: 'toggle',
    key: `shadow-${key}`,
    label,
    count: ids.length,
    read: (i) => read(scene.node(ids[i]) as MeshNode),
    write: (values) =>
      perValue(ids, values, (nodes, value) => ({ id: 'mesh.setShadow', params: { nodes, [key]: value } })),
  })
  return [
    flag('cast', (node) => node.castShadow, t.castsShadow),
    flag('receive', (node) => node.receiveShadow, t.receivesShadow),
  ]
}
