import type { NodeId } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { byRank } from './ranks.ts'
import type { World } from './world.ts'

/** "The thing next to the cup": of all that stands by it, the nearest; all of them, where another phrase was said. */
export function nearestBy(
  ids: readonly NodeId[],
  { kind, isPlural, isAll, rank, where }: Noun,
  world: World,
  resolve: (noun: Noun, world: World) => NodeId[],
): NodeId[] {
  const isOne = kind === 'any' && !isPlural && !isAll && !rank
  const by = where.find((one) => one.by === 'relation' && one.kind === 'beside' && !one.not)
  if (!isOne || by?.by !== 'relation') return [...ids]
  return byRank(ids, { rank: 'nearest', to: resolve(by.to[0], world)[0] }, world).slice(0, 1)
}
