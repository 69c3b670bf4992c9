import {
  isPrimitive,
  type MeshNode,
  type NodeId,
  type SceneNode,
  type SceneReader,
  type Shape,
} from '../../document/index.ts'
import { boundsOf, size, toDegrees } from '../../spatial/index.ts'
import { type Field, fromXyz, type Section, tidy, toXyz, type Xyz } from './field.ts'

/** Which numbers say how large a primitive is, in metres. */
const DIMENSIONS: Record<Shape, string[]> = {
  box: ['width', 'height', 'depth'],
  sphere: ['radius'],
  cylinder: ['radius', 'height'],
  cone: ['radius', 'height'],
  torus: ['radius', 'tube'],
  plane: ['width', 'depth'],
  capsule: ['radius', 'height'],
}

export const capitalize = (word: string) => word[0].toUpperCase() + word.slice(1)

/**
 * Position, rotation and scale: shown of the active node; a number that is changed is set for all, the others keep
 * their own.
 */
export function transformSection(scene: SceneReader, ids: readonly NodeId[]): Section {
  const active = () => scene.node(ids.at(-1)!)!
  const each = (now: Xyz, next: Xyz, own: Xyz): [number, number, number] =>
    fromXyz(
      Object.fromEntries(
        (['x', 'y', 'z'] as const).map((k) => [k, now[k] === next[k] ? own[k] : next[k]]),
      ) as unknown as Xyz,
    )
  const degrees = (node: SceneNode) => toXyz(toDegrees(node.rotation))

  const vector = (key: 'position' | 'rotation' | 'scale', step: number): Field => {
    const read = (node: SceneNode) => (key === 'rotation' ? degrees(node) : toXyz(node[key]))
    return {
      key,
      label: capitalize(key),
      settings: { step },
      read: () => read(active()),
      write: (next: Xyz) => {
        if (ids.length === 1) return { id: 'node.transform', params: { nodes: [...ids], [key]: fromXyz(next) } }
        const now = read(active())
        const items = ids.map((id) => ({ node: id, [key]: each(now, next, read(scene.node(id)!)) }))
        return { id: 'node.transformEach', params: { items } }
      },
    }
  }
  const fields = [vector('position', 0.01), vector('rotation', 1), vector('scale', 0.01)]
  if (ids.length === 1) fields.push(sizeField(scene, ids[0]))
  return { title: 'Transform', fields }
}

/** The extent of a node's bounds in the world. */
function sizeField(scene: SceneReader, id: NodeId): Field {
  const read = () => {
    const bounds = boundsOf(scene, [id])
    return toXyz((bounds ? size(bounds) : [0, 0, 0]).map((n) => Math.round(n * 1000) / 1000))
  }
  return {
    key: 'size',
    label: 'Size',
    settings: { step: 0.01, min: 0 },
    read,
    write: (next: Xyz) => {
      const now = read()
      const side = (k: keyof Xyz) => (next[k] !== now[k] && next[k] > 0 ? next[k] : undefined)
      return { id: 'node.resize', params: { nodes: [id], width: side('x'), height: side('y'), depth: side('z') } }
    },
  }
}

/** The dimensions of a primitive. */
export function shapeSection(scene: SceneReader, id: NodeId): Section | null {
  const node = scene.node(id) as MeshNode
  if (!isPrimitive(node.geometry)) return null
  const primitive = () => (scene.node(id) as MeshNode).geometry as unknown as Record<string, number>
  const fields = DIMENSIONS[node.geometry.shape].map(
    (key): Field => ({
      key: `shape-${key}`,
      label: capitalize(key),
      settings: { min: 0.001, step: 0.01 },
      read: () => tidy(primitive()[key]),
      write: (value: number) => ({
        id: 'mesh.setPrimitive',
        params: { node: id, primitive: { ...primitive(), [key]: value } },
      }),
    }),
  )
  return { title: capitalize(node.geometry.shape), fields }
}

export function shadowSection(scene: SceneReader, ids: readonly NodeId[]): Section {
  const active = () => scene.node(ids.at(-1)!) as MeshNode
  const write = (key: 'cast' | 'receive') => (value: boolean) => ({
    id: 'mesh.setShadow',
    params: { nodes: [...ids], [key]: value },
  })
  return {
    title: 'Shadow',
    fields: [
      { key: 'shadow-cast', label: 'Casts', read: () => active().castShadow, write: write('cast') },
      { key: 'shadow-receive', label: 'Receives', read: () => active().receiveShadow, write: write('receive') },
    ],
  }
}
