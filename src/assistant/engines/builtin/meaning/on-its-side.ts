import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, center, directionVector } from '../../../../spatial/index.ts'
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
  const way = directionVector(side, world.basis)
  const along = (id: NodeId) => center(boundsOrOrigin(world.scene, [id])).reduce((sum, n, i) => sum + n * way[i], 0)
  return ids.filter((id) => along(id) > along(target))
}
