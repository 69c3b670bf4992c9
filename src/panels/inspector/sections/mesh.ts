import { isPrimitive, type MeshNode, type NodeId, type SceneReader, type Shape } from '../../../document/index.ts'
import type { Texts } from '../../../texts/texts.ts'
import { type Field, perValue, tidy } from '../field.ts'

type Dimension = 'width' | 'height' | 'depth' | 'radius' | 'tube' | 'bevel'

/** Which numbers say how large a primitive is, in metres. */
const DIMENSIONS: Record<Shape, readonly Dimension[]> = {
  box: ['width', 'height', 'depth', 'bevel'],
  sphere: ['radius'],
  cylinder: ['radius', 'height'],
  cone: ['radius', 'height'],
  torus: ['radius', 'tube'],
  plane: ['width', 'depth'],
  capsule: ['radius', 'height'],
}

/** The shape that all of some nodes are, or null. */
export function commonShape(scene: SceneReader, ids: readonly NodeId[]): Shape | null {
  const shapes = new Set(
    ids.map((id) => {
      const node = scene.node(id)
      return node?.kind === 'mesh' && isPrimitive(node.geometry) ? node.geometry.shape : null
    }),
  )
  return shapes.size === 1 ? [...shapes][0] : null
}

/** The dimensions of primitives of one shape. */
export function shapeFields(scene: SceneReader, ids: readonly NodeId[], shape: Shape, t: Texts['inspector']): Field[] {
  const primitive = (i: number) => (scene.node(ids[i]) as MeshNode).geometry as unknown as Record<Dimension, number>
  return DIMENSIONS[shape].map((key) => ({
    kind: 'number',
    key: `shape-${key}`,
    label: t.dimensions[key],
    count: ids.length,
    quantity: 'length',
    step: key === 'bevel' ? 0.005 : 0.01,
    min: key === 'bevel' ? 0 : 0.001,
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
