import type { NodeId } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import { resolve } from './resolve.ts'
import { Ask, Refuse, type World } from './world.ts'

/** "Make the sphere as big as the yellow one", of two spheres: the one that is not yellow, as nothing is set by itself. */
export function distinct({ objects, others, slots }: Clause, world: World): Noun[] {
  const { relations, likeSizeOf, likeColorOf, likeSide } = slots
  const compared = [...others, ...relations.flatMap(({ targets }) => targets), likeSizeOf, likeColorOf, likeSide?.of]
  return objects.map((noun) => {
    if (noun.isNew || noun.pronoun || noun.ids) return noun
    const could = candidates(noun, world)
    if (could.length < 2) return noun
    const known = { ...world, noun, pool: could }
    const meant = compared.flatMap((one) => (one && !one.pronoun ? resolved(one, known) : []))
    const left = could.filter((id) => !meant.includes(id))
    return left.length === 1 ? { ...noun, ids: left } : noun
  })
}

/** What an ambiguous phrase could mean. */
function candidates(noun: Noun, world: World): readonly NodeId[] {
  try {
    resolve(noun, world)
  } catch (error) {
    if (error instanceof Ask) return error.candidates
    if (!(error instanceof Refuse)) throw error
  }
  return []
}

/** The one node of a phrase, if it means one. */
export function resolved(noun: Noun, world: World): readonly NodeId[] {
  try {
    const found = resolve({ ...noun, isNew: false }, world)
    return found.length === 1 ? found : []
  } catch (error) {
    if (error instanceof Ask || error instanceof Refuse) return []
    throw error
  }
}
