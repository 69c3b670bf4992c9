import type { NodeId } from '../../../../document/index.ts'
import { hasHead, type Noun } from '../grammar/noun.ts'
import { Refuse, type World } from './world.ts'

/** What of the nodes that a phrase means is left out of them: "every chair except the broken one". */
export function exceptedFrom(
  noun: Noun,
  pool: NodeId[],
  world: World,
  resolve: (noun: Noun, world: World) => NodeId[],
): Set<NodeId> {
  const known = { ...world, noun: hasHead(noun) ? noun : world.noun, pool }
  return new Set(
    noun.except.flatMap((other) => {
      try {
        return resolve({ ...other, isAll: true, ...(other.name && { item: undefined }) }, known).slice(
          0,
          anyCount(other),
        )
      } catch (error) {
        if (error instanceof Refuse && isWhateverIsThere(other)) return []
        throw error
      }
    }),
  )
}

/** "Except the table and everything on it": there may be nothing on it. */
const isWhateverIsThere = ({ isAll, kind, where }: Noun): boolean => !!isAll && kind === 'any' && where.length > 0

/** "All trees but one", "all but two trees": that many, whichever. */
const anyCount = (noun: Noun): number | undefined =>
  /^(?:just |only )?(?:one|1)$/i.test(noun.text) ? 1 : noun.isBare ? noun.count : undefined
