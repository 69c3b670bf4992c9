import { endsName, isName, type Names } from './grammar/names.ts'
import type { Lexicon } from './grammar/noun.ts'
import { numberWord } from './language/numbers.ts'
import { singular } from './language/plural.ts'
import { wordsOf } from './meaning/lexicon.ts'
import { colorWord } from './words/colors.ts'
import { COMPARATIVES } from './words/sizes.ts'
import { finishWord } from './words/surfaces.ts'
import { isKind } from './words/synonyms.ts'
import { VERBS } from './words/verbs.ts'

/** Names of nodes as the words that the grammar reads: "chair_1", "bigCup", "table three"; `spoken` are words for what was spoken of before. */
export const spokenNames = (message: string, { names }: Lexicon, spoken: readonly string[] = []): string =>
  [
    towerAsStack,
    classAsDesks,
    withDigits,
    adjectiveFirst,
    asWords,
    inParts,
    inOne,
    withoutKind,
    firstOfNumbered,
    withArticle,
    notAsVerb,
    withArticleOfNumbered,
    withArticles,
    withArticleOf,
    notAsColor,
    ofReversed,
    onesByName,
    rowsAnew,
  ].reduce((text, rewritten) => rewritten(text, names, spoken), message)

/** "Facing the class", where nobody sits in the room: where they will. */
function classAsDesks(message: string, names: Names): string {
  const seats = ['desk', 'chair', 'table'].find((word) => endsName(names, word, '2'))
  const isThere = ['class', 'pupil', 'student', 'child', 'audience'].some((word) => isInName(names, [word]))
  return seats && !isThere
    ? message.replace(/\b(fac(?:e|es|ing)|towards?|at) the (?:class|pupils|students|audience)\b/gi, `$1 the ${seats}s`)
    : message
}

/** "Add a fourth row of desks and chairs", "two more rows of seats", where nothing is called a row. */
const rowsAnew = (message: string, names: Names): string =>
  isInName(names, ['row'])
    ? message
    : message.replace(
        /^((?:please |can you |could you )*)(?:add|create|make|put|place|plant|set up|i want|i need|give me|we need) (?:another|one more|a (?:second|third|fourth|fifth|sixth|new|further)|(two|three|four|\d) (?:more|new|further)) rows? of (?!\d|two|three|four|five|six)(?!.* (?:with|behind the first|in front)\b)([\p{L} ]+?)(?: (?:behind (?:the others|them|the last(?: one| row)?)|at the (?:back|end)|in the same way))?[.!]?$/iu,
        (_all, asked: string, count: string | undefined, what: string) =>
          `${asked}rowanew ${count ? `${count} ` : ''}${what}`,
      )

/** "The tower", where nothing is called so: what stands one on the other. */
const towerAsStack = (message: string, names: Names): string =>
  ['tower', 'pyramid'].reduce(
    (text, word) =>
      isInName(names, [word])
        ? text
        : text.replace(new RegExp(`\\b(the|this|that|my) ${word}\\b(?! of\\b)`, 'gi'), '$1 stack'),
    message,
  )

/** "Table three", "hay bale number two on number one": where things are called so, with digits. */
function withDigits(message: string, names: Names): string {
  return message
    .replace(/\b(\p{L}+) (?:number|nr\.?) (\w+)\b(.*?)\b(?:number|nr\.?) (\w+)/giu, '$1 $2$3$1 $4')
    .replace(/(?<=\p{L} )(?:number|nr\.?) (?=\d|(?:one|two|three|four|five)\b)/giu, '')
    .replace(
      /\b(\p{L}+) (one|two|three|four|five|six|seven|eight|nine|ten)\b/giu,
      (all, word: string, number: string) => {
        const n = numberWord(number.toLowerCase())
        const kind = word.toLowerCase()
        // What is called just "Table" is the first, where there is a second.
        const isNumbered = n === 1 ? endsName(names, kind) && endsName(names, kind, '2') : endsName(names, kind, `${n}`)
        return isNumbered ? `${word} ${n}` : all
      },
    )
}

/** "The robot that is broken", where that is called Broken robot. */
const adjectiveFirst = (message: string, names: Names): string =>
  message.replace(
    /\b(\p{L}+) (?:that|which) (?:is|are)(?: the)? (\p{L}+)\b|\b(\p{L}+) that's (\p{L}+)\b/giu,
    (all, a, b, c, d) => {
      const [thing, how] = [a ?? c, b ?? d]
      return isName(names, [how.toLowerCase(), singular(thing.toLowerCase())]) ? `${how} ${thing}` : all
    },
  )

/** Whether a name has those words in it: "check-in" of "Check-in desk 2". */
const isInName = (names: Names, words: readonly string[]): boolean =>
  [...names.values()].flat().some((one) => ` ${one.words.join(' ')} `.includes(` ${words.join(' ')} `))

/** "chair_1", "bigCup" and "Box (copy)", where nodes are called so. */
const asWords = (message: string, names: Names): string =>
  withoutSigns(message, names).replace(
    /(?<!")(?:[\p{L}\d]+(?:[_.-][\p{L}\d]+)+|\p{L}*\p{Ll}\p{Lu}[\p{L}\d]*)/gu,
    (name) => {
      const words = wordsOf(name)
      return isName(names, words) || isInName(names, words) ? words.join(' ') : name
    },
  )

/** Names with signs in them that no word has, as the words that they are made of. */
function withoutSigns(message: string, names: Names): string {
  if (!/[^\p{L}\d\s.,;:!?'"]/u.test(message)) return message
  const lower = message.toLowerCase()
  const signed = [...names.values()]
    .flat()
    .filter(({ name }) => /[^\p{L}\d\s.,;:!?'"_-]/u.test(name) && lower.includes(name.toLowerCase()))
    .sort((a, b) => b.name.length - a.name.length)
  return signed.reduce(
    (text, { name, words }) =>
      text.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'giu'), words.join(' ')),
    message,
  )
}

/** "Beachball", where that is called Beach ball. */
const inParts = (message: string, names: Names): string =>
  message.replace(/(?<!["\p{L}])\p{L}{6,}(?!["\p{L}])/gu, (word) => {
    const lower = word.toLowerCase()
    if (names.has(lower) || names.has(singular(lower))) return word
    for (let at = 2; at < word.length - 1; at++) {
      const [head, tail] = [lower.slice(0, at), lower.slice(at)]
      if (isName(names, [head, tail]) || isName(names, [head, singular(tail)])) return `${head} ${tail}`
    }
    return word
  })

/** "Log red, log 2 green", of Log, Log 2 and Log 3: log 1, as the others are told by their numbers. */
function firstOfNumbered(message: string, names: Names): string {
  const numbered = new Set(
    [
      ...message.matchAll(
        /(?<!")\b(\p{L}+) \d+(?! ?(?:[%°]|[cm]?m\b|ft\b|(?:centi)?met(?:er|re)s?\b|feet\b|degrees?\b|times\b))/giu,
      ),
    ].map(([, kind]) => kind.toLowerCase()),
  )
  const kinds = [...numbered].filter((kind) =>
    names.get(kind)?.some(({ words, isFirst }) => isFirst && words.join(' ') === `${kind} 1`),
  )
  if (!kinds.length) return message
  const bare = new RegExp(
    `(?<=^|[,;] |\\b(?:${BEFORE_NAME}) )(${kinds.join('|')})(?! ?\\d|\\p{L}| (?:${kinds.join('|')})\\b)`,
    'giu',
  )
  return message.replace(bare, '$1 1')
}

/** What may stand before a name with no article. */
const BEFORE_BARE =
  'and|or|of|from|to|on|onto|under|behind|beside|near|by|with|between|above|below|at|as|than|but|except|move|put|place|make|paint|colou?r|turn|rotate|select|hide|show|lock|delete|remove|swap|align|group|duplicate|copy|stack|scale|shrink|enlarge|double|halve|raise|lower|lift|drop|push|pull|drag|shift|slide|bring|set|give|rename|unlock|frame|show me|find|erase|color|tint'
/** What may stand before a name: no adjective, and no "each". */
const BEFORE_NAME = `the|${BEFORE_BARE}`

/** "Pine needs to grow", "lock green": the pine, and the lock. */
const withArticle = (message: string, names: Names): string =>
  message.replace(/^(\p{L}+):? ([\p{L}\d.]+)(?=(.*)$)/iu, (whole, word: string, next: string, rest: string) => {
    const isTold =
      /^(?:needs?|should|must|has|have|could|ought|looks?|seems?|is|are|was|goes|belongs?)$/i.test(next) && rest !== ''
    const isColored = colorWord(next.toLowerCase()) !== undefined && !/\p{L}/u.test(rest)
    // "Bin 1.5 m to the left", of a waste bin: that, and no order to throw it away.
    const isMoved =
      Object.hasOwn(VERBS, word.toLowerCase()) &&
      /^\d/.test(next) &&
      /\b(?:left|right|back|forwards?|backwards?|up|down)$/i.test(rest) &&
      endsName(names, word.toLowerCase())
    return isMoved || ((isTold || isColored) && isName(names, [word.toLowerCase()])) ? `the ${whole}` : whole
  })

/** "Slide yellow, carousel pink", where a slide is: no order to slide anything. */
const notAsVerb = (message: string, names: Names): string =>
  message.replace(
    /(?<=^|[:;,.!?] |\band )(\p{L}+) (\p{L}+)(?=$|[,.;!?]| and\b)/giu,
    (whole, word: string, how: string) => {
      const [own, look] = [word.toLowerCase(), how.toLowerCase()]
      const isLook = colorWord(look) !== undefined || Object.hasOwn(COMPARATIVES, look) || !!finishWord(look)
      return isLook && Object.hasOwn(VERBS, own) && isName(names, [own]) ? `the ${whole}` : whole
    },
  )

/** "Cooler and backpack go into the tent", where things are called so: no cooler light. */
const withArticles = (message: string, names: Names): string =>
  message.replace(
    /^(\p{L}+) and (\p{L}+)(?= (?:go|belong|should|must|need|come|are|could|stand|want)\b)/iu,
    (whole, a: string, b: string) =>
      isName(names, [a.toLowerCase()]) && isName(names, [b.toLowerCase()]) ? `the ${a} and the ${b}` : whole,
  )

/** "Table 1 needs two chairs", of what is called table_1: the table. */
const withArticleOfNumbered = (message: string, names: Names): string =>
  message.replace(
    /^(\p{L}+) (\p{L}?\d+)(?=(?: and (?:\p{L}+ )?\p{L}?\d+)? (?:needs?|wants?|should|must|could|lacks?|is|looks?|deserves?)\b)/iu,
    (whole, kind: string, number: string) =>
      isName(names, [kind.toLowerCase(), number.toLowerCase()]) ? `the ${whole}` : whole,
  )

/** "Hide pile of wood", where one is called so: the pile, and no way to set out wood. */
function withArticleOf(message: string, names: Names): string {
  if (!/\bof\b/i.test(message)) return message
  const called = [...names.values()]
    .flat()
    .filter(({ words }) => words[1] === 'of')
    .map(({ words }) => words.join(' '))
  if (!called.length) return message
  return message.replace(new RegExp(`(?<=^|(?:${BEFORE_BARE}) )(?=(?:${called.join('|')})\\b)`, 'gi'), 'the ')
}

const TAKES_THINGS =
  /^(?:please |and |then |now )*(?:put|place|move|bring|take|get|set|lay|delete|remove|erase|hide|show|select|group|swap|stack|line up|align|rotate|lock|unlock|duplicate|copy|slide|push|raise|lower|lift)\b/i

/** "Put salt and mustard on the tray", where things are called so: the mustard, and no colour. */
function notAsColor(message: string, names: Names): string {
  const called = [...names.keys()].filter((word) => colorWord(word) !== undefined && isName(names, [word]))
  if (!called.length || !TAKES_THINGS.test(message)) return message
  const bare = new RegExp(
    `(?<=\\b(?:${BEFORE_BARE}|get|lay|take) |, |[&+] )(?=(?:${called.join('|')})(?:$|,|[&+.!?]| (?:and|[&+]|with|up|down|on|onto|in|into|to|under|behind|beside|next|near|between|from|away|by|over|above)\\b))`,
    'gi',
  )
  return message.replace(bare, 'the ')
}

/** "Tea pot", where that is called Teapot. */
const inOne = (message: string, names: Names): string =>
  message.replace(/(?<=(?<!["\p{L}])(\p{L}{2,})) (\p{L}{2,})(?!["\p{L}])/giu, (whole, a: string, b: string) => {
    const [head, tail] = [a.toLowerCase(), b.toLowerCase()]
    const isOneName = isName(names, [head + tail]) || isName(names, [head + singular(tail)])
    return isOneName && !names.has(head) && !names.has(tail) ? b : whole
  })

/** "Bunk beds", "the pine tree", of what is called Bunk and Pine. */
const withoutKind = (message: string, names: Names): string =>
  message.replace(/(?<=(?<!["\p{L}])(\p{L}{3,})) (\p{L}{3,})(?!["\p{L}])/giu, (whole, name: string, kind: string) => {
    const [own, head] = [name.toLowerCase(), singular(kind.toLowerCase())]
    if (!isName(names, [own]) || !isKind(head, own) || isName(names, [own, head])) return whole
    return head === kind.toLowerCase() ? '' : /(?:s|x|z|ch|sh)$/i.test(name) ? 'es' : 's'
  })

const TELLS_WHERE = /^(?:left|right|front|back|rear|middle|upper|lower|top|bottom|north|south|east|west|other)$/i

/** "On the square one", of a Square table and a Round table that were spoken of: the square table. */
const onesByName = (message: string, names: Names, spoken: readonly string[]): string =>
  message.replace(/\b(the|that|this) (\p{L}+) one\b/giu, (whole, the: string, how: string) => {
    if (colorWord(how.toLowerCase()) || TELLS_WHERE.test(how)) return whole
    const heads = (names.get(how.toLowerCase()) ?? [])
      .filter(({ words }) => words.length === 2)
      .map(({ words }) => words[1])
    const [head, ...others] = new Set(heads)
    const isSpokenOf = !!head && (spoken.includes(head) || new RegExp(`\\b${head}(?:e?s)?\\b`, 'i').test(message))
    return isSpokenOf && !others.length ? `${the} ${how} ${head}` : whole
  })

/** "Rows of vines", "the bottle of wine", where one is called Vine row and the other Wine bottle. */
function ofReversed(message: string, names: Names): string {
  return message.replace(/\b(\p{L}+) of (\p{L}+)\b/giu, (whole, head: string, kind: string) => {
    const [own, of] = [singular(head.toLowerCase()), singular(kind.toLowerCase())]
    return isName(names, [of, own]) && !isName(names, [own, 'of', of]) ? `${of} ${head}` : whole
  })
}
