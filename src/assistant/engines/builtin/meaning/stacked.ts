import type { NodeId, SceneReader } from '../../../../document/index.ts'
import { boundsOrOrigin, holdsWhat, isFloorShaped } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { headOf } from './describe.ts'
import type { World } from './world.ts'

/** "The whole stack": what was spoken of, all that it stands on but the floor, and all that stands on that. */
export function stackOf(ids: readonly NodeId[], scene: SceneReader): NodeId[] {
  const found = new Set(ids)
  for (const id of found) {
    for (const on of holdsWhat(scene, id)) found.add(on)
    for (const other of scene.children(scene.node(id)?.parent ?? null))
      if (!found.has(other) && carries(scene, other, id)) found.add(other)
  }
  return [...found]
}

/** Whether something stands on another of its kind, or carries one. */
export function isStacked(scene: SceneReader, id: NodeId): boolean {
  const kind = (one: NodeId) => headOf(scene.node(one)!.name)
  return scene
    .children(scene.node(id)!.parent)
    .some((one) => one !== id && kind(one) === kind(id) && (carries(scene, one, id) || carries(scene, id, one)))
}

function carries(scene: SceneReader, below: NodeId, id: NodeId): boolean {
  const [base, top] = [boundsOrOrigin(scene, [below]), boundsOrOrigin(scene, [id])]
  const isNear = Math.abs(base.max[1] - top.min[1]) < 0.03 && base.min[1] < top.min[1] - 0.03
  const isOver = [0, 2].every((i) => base.min[i] < top.max[i] - 1e-3 && top.min[i] < base.max[i] - 1e-3)
  return isNear && isOver && !isFloorShaped(base)
}

/** "Move the tower", where nothing is called so: what was spoken of, with all that it is stacked with. */
export function stackSaid({ word, name, isNew, owner }: Noun, { scene, last }: World): NodeId[] {
  if (isNew || owner || !/\b(?:stack|tower|pile)$/i.test(name ?? word ?? '')) return []
  const stack = stackOf(
    last.filter((id) => scene.node(id)),
    scene,
  )
  return stack.length > 1 ? stack : []
}

/** "The bottom one", after a cube on a cube on a cube: one of the whole stack. */
export function stackOfOne({ rank, word, color }: Noun, { scene, last, thread }: World): NodeId[] {
  const isMeant = (rank === 'highest' || rank === 'lowest') && word === 'one' && !color
  const alive = isMeant ? last.filter((id) => scene.node(id)) : []
  if (!alive.length) return []
  const kind = headOf(scene.node(alive[0])!.name)
  const alike = (ids: readonly NodeId[]) => ids.filter((id) => scene.node(id) && headOf(scene.node(id)!.name) === kind)
  const stack = alike(stackOf(alive, scene))
  // "A shelf. Another shelf above it. Another above that." … "the top one".
  const told = stack.length > 1 ? stack : alike(thread)
  return told.length > 1 ? told : []
}
