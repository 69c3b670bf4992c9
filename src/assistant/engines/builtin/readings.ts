import { HELP } from './answers.ts'
import type { Lexicon } from './grammar/noun.ts'
import type { Memory } from './meaning/memory.ts'
import { Refuse } from './meaning/world.ts'
import { ORDERS } from './orders/index.ts'
import { isComplete, withoutPreface, withoutPurpose, withoutRemark } from './purposes.ts'
import { topicNote } from './remarks.ts'
import { understandAll } from './supposing.ts'
import { understand } from './understand.ts'
import type { Understood } from './understood.ts'

const CARELESS =
  /^(ask:|export$|screenshot$|finalpicture$|zoom$|orbit$|shading$|beam$|fieldofview$|undo$|redo$|mood$|clear$|play$|stop$|pause$)/

/** What a message was taken to say, and what of it was passed over. */
export interface Reading {
  understood: Understood
  note?: string
}

/**
 * What a message says that can be carried out, as `rehearsed` tells; where only its purpose or a remark is not
 * understood, that is left out, and said to be.
 */
export async function understoodOf(
  text: string,
  lexicon: Lexicon,
  memory: Memory,
  rehearsed: (reading: Reading) => Promise<void>,
): Promise<Reading> {
  const whole: Reading = { understood: understandAll(text, lexicon, memory) }
  let isRead = false
  try {
    assertUnderstood(whole.understood)
    isRead = true
    await rehearsed(whole)
    return whole
  } catch (error) {
    if (!(error instanceof Refuse)) throw error
    const plainer = isRead ? null : (withoutPurpose(text) ?? withoutRemark(text, lexicon))
    const reading = (plainer && readPart(plainer, lexicon, memory)) ?? readBehind(text, lexicon, memory)
    if (!reading) throw error
    assertUnderstood(reading.understood)
    await rehearsed(reading)
    return reading
  }
}

/** A message without what is said beside its orders; null where that is not all that they need. */
function readPart(plainer: { order: string; purpose: string }, lexicon: Lexicon, memory: Memory): Reading | null {
  const understood = understand(plainer.order, lexicon, memory)
  const note = `I did not understand “${plainer.purpose}”; please check that part.`
  return isComplete(understood) ? { understood, note } : null
}

/** The order behind a remark, with what the remark speaks of in mind; null where there is none. */
function readBehind(text: string, lexicon: Lexicon, memory: Memory): Reading | null {
  const behind = withoutPreface(text, lexicon)
  const understood = behind && understand(behind.order, lexicon, memory)
  if (!understood || !isComplete(understood)) return null
  const topic = topicNote(behind.preface, behind.order, lexicon)
  const clauses = topic ? [topic, ...understood.clauses] : understood.clauses
  return { understood: { ...understood, clauses }, note: `I took “${behind.preface}” for a remark.` }
}

/** Refuses the whole message where a part of it is not understood. */
function assertUnderstood({ clauses }: Understood) {
  if (!clauses.length) throw new Refuse(`I did not find an order in that. ${SHORT_HELP}`)
  for (const { verb, slots, text, objects } of clauses.flatMap((clause) => [
    clause.given?.question ?? clause,
    clause,
  ])) {
    if (verb === 'unknownQuestion')
      throw new Refuse(
        `I can tell what is in the scene, sizes, places, colours and distances; “${text}” I cannot answer.`,
      )
    if (!verb || !(ORDERS[verb] || verb.startsWith('ask:') || verb === 'mood'))
      throw new Refuse(`I did not understand “${text}”. ${SHORT_HELP}`)
    if (CARELESS.test(verb) || !slots.unknown.length) continue
    const known = objects
      .filter(({ pronoun }) => !pronoun)
      .map((noun) => noun.text)
      .filter(Boolean)
      .join(', ')
    throw new Refuse(
      `I did not understand “${slots.unknown[0]}” in “${text}”${known ? `, though I see that it is about ${known}` : ''}. Nothing is changed. ${SHORT_HELP}`,
    )
  }
}

export const SHORT_HELP = `Try, for example, “${HELP.split('\n')[2].slice(2).split(', put')[0]}”, or ask “what can you do?”.`
