import type { Clause } from '../grammar/clause.ts'
import { Refuse } from '../meaning/world.ts'

/** What takes the form of what holds it. */
const LIQUIDS = /^(?:water|milk|juice|coffee|tea|wine|beer|soup|oil|sand|soil|dirt|gravel|snow)$/

/** "Fill the bucket with water": nothing is poured, and no water trough is put into the bucket. */
export function assertSolid(clause: Clause): Clause {
  const [noun, ...others] = clause.objects
  const [by] = clause.slots.relations
  const isPoured = noun && !others.length && by?.kind === 'inside' && /^(?:some )?\w+$/i.test(noun.text)
  if (isPoured && LIQUIDS.test(noun.word ?? ''))
    throw new Refuse(
      `I cannot pour ${noun.word} into ${by.targets[0].text}. I can put things there, or paint it: “make it blue”, for example.`,
    )
  return clause
}
