import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin, center, type Direction, directionVector } from '../../../../spatial/index.ts'
import type { Noun, Where } from '../grammar/noun.ts'
import { SIDE_OF } from './ranks.ts'
import type { World } from './world.ts'

/**
 * "The thing next to the kettle on the left", where there is one kettle: of what is by it, that on its left; all, where
 * the words tell which of several kettles.
 */
export function onItsSide(
  { kind, to, not }: Extract<Where, { by: 'relation' }>,
  ids: NodeId[],
  [target]: readonly NodeId[],
  world: World,
  resolve: (noun: Noun, world: World) => NodeId[],
): NodeId[] {
  const [noun, ...others] = to
  const side = kind === 'beside' && !not && !others.length && !noun.nth && noun.rank ? SIDE_OF[noun.rank] : undefined
  if (!side || !target || !/ on (?:the|its) (?:left|right)\b/i.test(noun.text)) return ids
  if (resolve({ ...noun, rank: undefined }, world).length !== 1) return ids
  return besideOn(ids, target, side, world)
}

/** Those of some things that stand wholly beyond the middle of another, to a side of the view: a wall behind both is on neither. */
export function besideOn(ids: readonly NodeId[], to: NodeId, side: Direction, { scene, basis }: World): NodeId[] {
  const way = directionVector(side, basis)
  const along = (point: Vec3) => point.reduce((sum, n, i) => sum + n * way[i], 0)
  const middle = along(center(boundsOrOrigin(scene, [to])))
  return ids.filter((id) => {
    const { min, max } = boundsOrOrigin(scene, [id])
    return Math.min(along(min), along(max)) > middle
  })
}
