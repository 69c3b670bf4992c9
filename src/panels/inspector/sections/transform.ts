import { type NodeId, type SceneReader, ZERO } from '../../../document/index.ts'
import { boundsOf, size, toDegrees } from '../../../spatial/index.ts'
import type { Texts } from '../../../texts/texts.ts'
import { type CommandCall, type Field, tidy } from '../field.ts'

const XYZ = ['X', 'Y', 'Z'] as const
const tidyAll = (numbers: readonly number[]) => numbers.map(tidy)

/** Where nodes are, how they are turned and scaled, relative to their parents; and how large they are in the world. */
export function transformFields(scene: SceneReader, ids: readonly NodeId[], t: Texts['inspector']): Field[] {
  const node = (i: number) => scene.node(ids[i])!
  const each =
    (key: 'position' | 'rotation' | 'scale') =>
    (values: readonly (readonly number[])[]): CommandCall[] => [
      { id: 'node.transformEach', params: { items: ids.map((id, i) => ({ node: id, [key]: [...values[i]] })) } },
    ]
  const hasSize = ids.every((id) => ['mesh', 'group'].includes(scene.node(id)!.kind))
  const shared = { kind: 'vector', axes: XYZ, count: ids.length } as const
  const fields: Field[] = [
    {
      ...shared,
      key: 'position',
      label: t.position,
      quantity: 'length',
      step: 0.01,
      read: (i) => tidyAll(node(i).position),
      write: each('position'),
      initial: ZERO,
    },
    {
      ...shared,
      key: 'rotation',
      label: t.rotation,
      quantity: 'angle',
      step: 1,
      read: (i) => tidyAll(toDegrees(node(i).rotation)),
      write: each('rotation'),
      initial: ZERO,
    },
    {
      ...shared,
      key: 'scale',
      label: t.scale,
      quantity: 'plain',
      step: 0.01,
      linkable: true,
      read: (i) => tidyAll(node(i).scale),
      write: each('scale'),
      initial: [1, 1, 1],
    },
  ]
  if (!hasSize) return fields
  return [
    ...fields,
    {
      ...shared,
      key: 'size',
      label: t.size,
      quantity: 'length',
      step: 0.01,
      min: 0.001,
      linkable: true,
      read: (i) => extentOf(scene, ids[i]),
      write: (values: readonly (readonly number[])[]) => resizeCalls(scene, ids, values),
    },
  ]
}

/** Millimetres are fine enough to read, and steady enough to compare. */
function extentOf(scene: SceneReader, id: NodeId): number[] {
  const bounds = boundsOf(scene, [id])
  return (bounds ? size(bounds) : ZERO).map((n) => Math.round(n * 1000) / 1000)
}

/** Only the sides that change are set: the others would be scaled by what rounding left. */
function resizeCalls(
  scene: SceneReader,
  ids: readonly NodeId[],
  values: readonly (readonly number[])[],
): CommandCall[] {
  const calls = ids.map((id, i) => {
    const now = extentOf(scene, id)
    const side = (axis: number) => (values[i][axis] !== now[axis] && now[axis] > 0 ? values[i][axis] : undefined)
    return { id: 'node.resize', params: { nodes: [id], width: side(0), height: side(1), depth: side(2) } }
  })
  return calls.filter(({ params: { width, height, depth } }) => width || height || depth)
}
