import type { Cursor } from '../language/cursor.ts'
import { singular } from '../language/plural.ts'
import { unitOf } from '../language/units.ts'
import { colorWord } from '../words/colors.ts'
import { rankWord } from '../words/ranks.ts'
import { SHAPE_ADJECTIVES } from '../words/shapes.ts'
import { COMPARATIVES } from '../words/sizes.ts'
import { finishWord } from '../words/surfaces.ts'
import { isNounAhead, isStop } from './head.ts'
import { blankNoun, type Noun } from './noun.ts'

const DEFINITE = ['the', 'my', 'our', 'your', 'these', 'those']

const STEPS: Record<string, number> = { second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4 }

/** How many of some things words mean, as a share of all. */
const SHARES: Record<string, number> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'a quarter': 1 / 4,
  some: 0.4,
  several: 0.4,
  many: 0.6,
  most: 0.75,
}
const sharesOf = (those: string): string[] => Object.keys(SHARES).map((word) => `${word} of ${those}`)

/** "The", "all of the", "another", "one of the": whether a phrase means something new, one, some or all of what is there. */
export function determiner(cursor: Cursor, it: Noun): void {
  cursor.take('only', 'just')
  if (cursor.take('one of | any of | either of | any one of | any')) {
    it.isAny = it.isAll = true
    const isOne = cursor.tokens[cursor.at - 1].text === 'of'
    cursor.take(...DEFINITE)
    if (isOne) it.count = 1
    if (cursor.take('others', 'other')) it.isOther = true
    if (cursor.tokens[cursor.at - 1].text === 'any') it.isPlural = true
    return
  }
  const share = cursor.attempt(() => {
    const found = cursor.take('half the', ...sharesOf('the'))
    // "Half the size" is no thing.
    return found && [0, 1, 2].some((i) => singular(cursor.word(i)) !== cursor.word(i)) ? found : null
  })
  // "Half of them": of those that were spoken of.
  const part = share ?? cursor.take(...sharesOf('them'), ...sharesOf('those'))
  if (part) {
    if (!share) it.pronoun = 'them'
    it.share = Object.entries(SHARES).find(([word]) => part.startsWith(word))![1]
    it.isAll = it.isPlural = true
    return
  }
  if (
    cursor.take(
      'all of | all | every one of | every single | every | each of | each | both | both of | the whole',
      'the entire',
    )
  ) {
    it.isEach =
      /^(every|each)/.test(cursor.tokens[cursor.at - 1].text) ||
      /^(every|each)/.test(cursor.tokens[cursor.at - 2]?.text ?? '')
    it.isAll = it.isPlural = true
    // "Make both red": the two that were spoken of.
    if (cursor.tokens[cursor.at - 1].text === 'both' && cursor.word() !== 'of' && !leadsToNoun(cursor)) {
      it.pronoun = 'them'
      it.isAll = false
      return
    }
    // "All three": those that were spoken of.
    if (
      cursor.number() !== undefined &&
      (cursor.word(1) === '' || isStop(cursor.word(1))) &&
      unitOf(cursor.word(1)) === undefined
    ) {
      it.count = cursor.next().value
      it.pronoun = 'them'
      it.isAll = false
      return
    }
    cursor.take('the', 'of the', ...DEFINITE)
    if (it.isEach && Object.hasOwn(STEPS, cursor.word())) it.step = STEPS[cursor.next().text]
    if (cursor.take('other', 'others')) it.isOther = true
    return
  }
  if (
    cursor.take(
      'a second | a third | a fourth | a fifth | a sixth | a seventh | a 2nd | a 3rd | another | one more | an additional | an extra | yet another | a further | one other',
    )
  ) {
    it.isNew = it.isMore = true
    return
  }
  if (cursor.take('the other | the remaining | other | the opposite')) {
    it.isOther = true
    if (cursor.tokens[cursor.at - 1].text === 'remaining') it.isAll = it.isPlural = true
    return
  }
  if (
    cursor.take(
      'the rest of the | the rest of | the rest | the others | all others | all the others | all other',
      'all the other',
    )
  ) {
    it.isOther = it.isAll = it.isPlural = true
    return
  }
  if (
    cursor.word() === 'those' &&
    /^(at|on|in|near|by|next|behind|under|with|that|which|around|beside)$/.test(cursor.word(1))
  ) {
    // "Those at the window".
    cursor.next()
    it.word = 'one'
    it.isAll = it.isPlural = true
    return
  }
  if (/^the$/.test(cursor.word()) && cursor.number(1) !== undefined && cursor.word(2) === 'others') {
    cursor.next()
    it.count = cursor.next().value
    cursor.next()
    it.isOther = it.isPlural = it.isAll = true
    return
  }
  const led = cursor.take(...DEFINITE, 'its', 'their')
  if (led) {
    if (/^(its|their)$/.test(led))
      it.owner = { ...blankNoun(), text: led === 'its' ? 'it' : 'them', pronoun: led === 'its' ? 'it' : 'them' }
    if (/^(these|those)$/.test(led) && isStop(cursor.word(1) || 'and')) cursor.take('things | objects | items')
    if (/^(these|those)$/.test(led) && (cursor.done || isStop(cursor.word()))) {
      it.pronoun = 'them'
      it.isPlural = true
    }
    return
  }
  if (/^(this|that)$/.test(cursor.word())) {
    cursor.next()
    it.isThat = true
    const isSide = /^(left|right)$/.test(cursor.word()) && isNounAhead(cursor)
    if (cursor.done || (isStop(cursor.word()) && !isSide)) it.pronoun = 'it'
    return
  }
  if (cursor.take('a | an | some | a few | several | a number of | a bunch of | lots of')) {
    it.isNew = true
    if (/^(few|several|of)$/.test(cursor.tokens[cursor.at - 1].text)) it.isPlural = true
    return
  }
  const isDefinite =
    /^(it|them|they|itself|themselves|everything|anything|selected|selection|ones)$/.test(cursor.word()) ||
    (cursor.word() === 'one' && cursor.number() === undefined)
  if (!isDefinite && !(rankWord(cursor.word()) && cursor.word(1) === 'one')) it.isNew = it.isBare = true
}

/** Whether what comes is a noun, or a word that belongs to one: "both red boxes", and not "both red". */
const leadsToNoun = (cursor: Cursor): boolean =>
  !cursor.done &&
  !isStop(cursor.word()) &&
  !(cursor.number() !== undefined && unitOf(cursor.word(1)) !== undefined) &&
  (!isLookWord(cursor.word()) || isNounAhead(cursor))

const isLookWord = (word: string): boolean =>
  !!(colorWord(word) || finishWord(word)) || Object.hasOwn(COMPARATIVES, word) || Object.hasOwn(SHAPE_ADJECTIVES, word)

/** "It", "them", "the selection", "everything". */
export function pronoun(cursor: Cursor, it: Noun): boolean {
  if (it.pronoun) return true
  const some = cursor.attempt(() => {
    // "One of them", "two of those".
    const count = it.count ?? cursor.number() ?? (cursor.word() === 'one' ? 1 : undefined)
    if (it.count === undefined && count !== undefined) cursor.next()
    return count !== undefined && cursor.take('of them', 'of those', 'of these') ? count : null
  })
  if (some !== null) {
    Object.assign(it, { pronoun: 'them', count: some, isAny: true, isNew: false, isPlural: some > 1 })
    return true
  }
  if (cursor.take('it', 'itself')) it.pronoun = 'it'
  else if (cursor.take('copies | new ones | clones | duplicates')) it.pronoun = 'them'
  else if (cursor.take('original | originals | original one | original ones')) it.pronoun = 'original'
  else if (cursor.take('copy | new one | clone | duplicate | new copy'))
    Object.assign(it, { pronoun: 'it', isCopy: true })
  else if (
    (/^(stack|pile)$/.test(cursor.word()) ||
      (cursor.word() === 'tower' && /^(whole|entire)$/.test(cursor.tokens[cursor.at - 1]?.text ?? ''))) &&
    !it.isNew &&
    (cursor.word(1) === '' || isStop(cursor.word(1))) &&
    cursor.word(1) !== 'of'
  ) {
    // "Stack the boxes and move the stack".
    cursor.next()
    it.pronoun = 'them'
  } else if (cursor.take('them all | them both | them | they | themselves | both of them | all of them'))
    it.pronoun = 'them'
  else if (
    cursor.take(
      'current selection | selection | selected | selected ones | selected one | what is selected',
      'what i selected | what i have selected',
    )
  ) {
    if (
      cursor.tokens[cursor.at - 1].text === 'selected' &&
      /^[\p{L}]/u.test(cursor.word()) &&
      !/^(to|by|and|in|on|at|up|down|left|right|with)$/.test(cursor.word())
    ) {
      it.where.push({ by: 'state', state: 'selected' })
      it.isAll = it.isPlural = true
      it.isNew = false
      return false
    }
    it.pronoun = 'selection'
  } else if (cursor.take('everything else', 'all else', 'anything else')) {
    it.isOther = it.isAll = it.isPlural = true
    it.kind = 'any'
  } else if (
    cursor.take('everything | anything | all objects | all things | entire scene | whole scene | all the things')
  ) {
    it.isAll = it.isPlural = true
    it.kind = 'any'
  } else return false
  if (it.pronoun === 'them') it.isPlural = true
  it.isNew = false
  return true
}
