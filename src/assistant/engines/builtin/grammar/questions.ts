import { Cursor } from '../language/cursor.ts'
import { ordinal } from '../language/numbers.ts'
import type { Token } from '../language/tokens.ts'
import { rankWord } from '../words/ranks.ts'
import { HOLDERS } from '../words/seats.ts'
import { comparison } from '../words/sizes.ts'
import type { Clause } from './clause.ts'
import { orColors } from './lists.ts'
import { blankNoun, type Lexicon, type Noun, type Where } from './noun.ts'
import { condition, noun, nouns, relationAt } from './nouns.ts'
import { readSlots } from './slots/read.ts'
import { noSlots } from './slots/slots.ts'

/** The kinds of question, by how they begin. The first that fits. */
const KINDS: [RegExp, string][] = [
  [/^(?:what|which|who)(?: (?:one|\w+))? is (?:the )?\w+er\b.+\bor\b|^is .+ or .+ \w+er\b/, 'versus'],
  [/^free-space\b/, 'space'],
  [/^by-how-much\b/, 'difference'],
  [/^how-compares\b/, 'compares'],
  [/^are-even\b/, 'even'],
  [/^elevation of\b/, 'elevation'],
  [/^faced-by\b/, 'faced'],
  [/^sided-by\b/, 'sided'],
  [/^every-one\b/, 'everyone'],
  [/\b(?:animations?|clips?)\b/, 'clips'],
  [
    /^(?:what|which|list|show|tell|name|describe|is|are|do)\b.*\b(?:library|catalog(?:ue)?)\b|^(?:what|which)(?: (?:kinds? of |sorts? of )?\w+)? (?:can|could|may) (?:you|i|we) (?:add|place|insert|put in|choose from|pick from)\b|^(?:what|which)(?: \w+)? (?:is|are) available\b|^(?:list|show)(?: me)?(?: all)?(?: the)? available \w+/,
    'library',
  ],
  [
    /^(what can (you|i|we) (do|say|ask)|help( me)?$|what do you (?:do|understand|know)|how do(?:es)? (?:you|this|it) work|what are you able|what are my options|what else can you do|which commands)/,
    'help',
  ],
  [/\b(?:float|overlap|sunk|sink|stick)\w*\b.*\b(?:or|and)\b.*\b(?:float|overlap|sunk|sink|stick)/, 'faults'],
  [
    /\b(overlap|overlapping|overlaps|collide|colliding|intersect|intersecting|intersects|clash|collisions?)\b/,
    'overlaps',
  ],
  [/\b(floating|float|floats|hovering|hover|in the air|mid-air)\b/, 'floats'],
  [
    /\b(sunk|sticks? (?:through|out of|into)|(?:does|do|anything|something|everything|nothing|what|things|objects|that|which|it|they) sinks?|below the (?:ground|floor)|under the (?:ground|floor)|through the (?:ground|floor)|underground|sticking)\b/,
    'sunk',
  ],
  [
    /^(?:is|are) (?:anything|something|everything) (?:wrong|ok|fine|all right)|^what is wrong|^check(?: the)? (?:scene|it|everything)?|^any problems/,
    'faults',
  ],
  [
    /^what (?:did|have) (?:you|i|we) (?:just |last )?(?:do|done|change|changed)\b|^what (?:has |was )?(?:just )?changed(?: now)?$|^what (?:just )?happened/,
    'done',
  ],
  // "Are there more chairs than tables?"
  [
    /^(?:are there|do (?:we|i|you) have|have (?:we|i)(?: got)?|is there) (?:more|fewer|less|as many|equally many) .+ (?:than|as) (?!\d|one\b|two\b|three\b|four\b|five\b|in\b|on\b)/,
    'numbers',
  ],
  [/^how many (?:parts|pieces|components) of\b/, 'parts'],
  [/^(?:how many|count|number of|what is the (?:total )?number of)/, 'count'],
  [
    /^what(?: is| things are| objects are| are)? (?:currently )?selected|^what (?:do i have|have i|did i)(?: got)? select|^what is (?:in )?(?:the|my) selection|^which (?:\w+ )?(?:is|are) selected|^who is selected|^what have i picked/,
    'selected',
  ],
  [
    /^how far|^how much (?:space|room|distance)|^what is the (?:distance|gap|space|room|clearance)|^distance (?:between|from)|^how (?:close|near)|^measure the distance|^is there (?:enough |any |some )?(?:room|space) between/,
    'distance',
  ],
  [
    /^(?:what|which) (?:objects?|things?|is|are|stands?|sits?|lies?|lights?|boxes|chairs|\w+s? (?:is|are)) ?(?:is|are|there|stands?|sits?|lies?|things)? ?(?=on|under|next|in front|behind|inside|in |near\b|beside|left|right|to the|above|below|between|around|touching|against)/,
    'related',
  ],
  [
    /^(?:which|what)(?! (?:color|material|finish|size|height|width)\b)(?: \w+){0,4} (?:is|are) (?:the )?(?:second |third |fourth )?(?!rest\b)(?:\w+est|\w+most)\b|^which(?: \w+){0,2} (?:is|are) (?:closer|nearer|further|farther)\b|^(?:which|what) (?:is|are) the (?:biggest|largest|smallest|tallest|widest|nearest|closest|farthest)|^which (?:\w+ )?is (?:bigger|larger|smaller|taller|shorter)\b|^what is the \w+est\b/,
    'superlative',
  ],
  [
    /^(?:is|are) (?:there|any)\b(?! (?:enough|any|some)? ?(?:space|room)\b)|^do (?:we|i|you) have|^does (?:the|this) (?:scene|room) have|^have (?:we|i) got|^any \w+ (?:here|there|in)/,
    'exists',
  ],
  [/^(?:is|are) .+ (?:brighter|stronger|dimmer|weaker) than\b/, 'brighter'],
  [
    /\b(?:background|backdrop|fog|exposure|environment)\b|^(?:what|how) .*\b(?:sky|mood)\b|^(?:what|which) (?:mood|time of day|lighting)\b|^what is the lighting\b|^how (?:bright|dark) is (?:the|this|my) (?:scene|room)\b|^is it (?:day|night|dark|light|sunset|dawn|dusk|evening|morning)(?:time)?\b/,
    'setting',
  ],
  [/^(?:is|are|does|do)\b/, 'yesno'],
  [
    /^how (?:tall|high|big|large|wide|long|deep|thick|small|broad)|^what (?:is|are) the (?:size|height|width|depth|dimensions?|length|measurements)|^what (?:size|dimensions?|height|width)|^measure|^tell me (?:the|how) (?:size|height|width|tall|big|wide)/,
    'measure',
  ],
  [/^where (?:is|are)|^what is the (?:position|location)|^at (?:what|which) position|^what position/, 'where'],
  [/^which (?!is|are|color)(?:\w+ ){1,3}(?:is|are|stands?|has|have)\b/, 'exists'],
  [/^(?:what|which) (?:material|finish|surface)\b|^what is the (?:material|finish|surface)\b/, 'material'],
  [
    /^how (?:bright|intense|strong|powerful|dim)\b|^(?:what (?:is|are)|tell me) the (?:brightness|intensity|strength)\b|^what (?:kind|type|sort) of light (?:is|are)\b/,
    'light',
  ],
  [
    /^how (?:is|are) .+ (?:rotated|turned|tilted|oriented)\b|^how (?:far|much) (?:is|are) .+ (?:rotated|turned|tilted)\b|^(?:what (?:is|are)|tell me) the rotation\b/,
    'turned',
  ],
  [
    /^how (?:shiny|glossy|matte|rough|smooth|metallic|transparent|opaque|reflective|see-through)\b|^(?:what (?:is|are)|tell me) the (?:roughness|metalness|opacity|transparency)\b/,
    'surface',
  ],
  [/^(?:what|which) color|^what is the color|^what are the colors|^tell me the color/, 'color'],
  [/^what (?:parts|pieces|children|components) |^what is .+ made of/, 'parts'],
  [
    /^what (?:is|are) (?:the|that|this|those|these) (?!scene|room)(?:\w+ )*(?:thing|object|item|one|box|ball|shape|block)s?\b/,
    'whatIs',
  ],
  [
    /^(?:what|which)(?: \w+)? (?:is|are)(?: there| in (?:the|this|my) (?:scene|room)| around| here)|^what(?: is| are)? (?:in (?:the|this|my)|here)|^what (?:objects|things) |^list|^describe|^what do (?:you|i|we) (?:see|have)|^what is (?:this|here)|^tell me (?:about|what)|^give me an overview|^summari[sz]e|^name (?:all|everything)/,
    'list',
  ],
]

/** What a scene as a whole has. */
const OF_SCENE = /^(?:background|backdrop|fog|exposure|environment|sky|mood|time|lighting)$/

const UNITS = /^(feet|foot|ft|inch|inches|cm|centimet(?:re|er)s|mm|millimet(?:re|er)s|meters|metres)$/

const IS_QUESTION =
  /^(what|which|where|how|who|whose|is|are|does|do|did|has|have|count|list|describe|measure|help|tell me|any|number of|free-space|by-how-much|how-compares|are-even|elevation of|faced-by|sided-by|every-one|distance|check|at what|at which|give me an overview|summari[sz]e|name all|name everything|when|why)\b/

const OPENERS =
  /^(by-how-much|are-even|faced-by|sided-by|elevation|how|many|much|what|which|where|is|are|do|does|of|size|height|width|depth|dimensions?|color|colors|tall|high|big|large|wide|long|deep|far|close|count|number|list|describe|measure|there|we|i|you|have|got|distance|apart|tell|me|about|any|does|am|was|did|thick|small|names?|kind|material|finish|made|parts|pieces|components|total|altogether|bright|intense|strong|powerful|dim|type|sort|light|shiny|glossy|matte|rough|smooth|metallic|transparent|opaque|reflective|see-through)$/

/** Goes behind a word, where it comes. */
function skipTo(cursor: Cursor, word: string) {
  const at = cursor.tokens.findIndex(({ text }) => text === word)
  if (at >= 0) cursor.at = at + 1
}

/** "Which box is the biggest?": the things, with the rank that comes after them. */
function compared(tokens: readonly Token[], lexicon: Lexicon): Noun[] {
  const nth = tokens.map(({ text }) => ordinal(text)).find((n) => n !== undefined)
  const rankAt = tokens.findIndex(({ text }) => rankWord(text) !== undefined)
  const rank = rankWord(tokens[rankAt]?.text ?? '')
  if (!rank) return []
  const behind = new Cursor(tokens.slice(rankAt + 1))
  const before = new Cursor(tokens.slice(0, rankAt))
  before.skip('which', 'what', 'is', 'are', 'the', 'of', 'one')
  behind.skip('of', 'all')
  const named = noun(behind, lexicon, 'places') ?? noun(before, lexicon, 'places')
  const place = placeOf(behind, lexicon)
  behind.skip('to', 'from')
  const to = /^(nearest|farthest)$/.test(rank)
    ? noun(
        new Cursor(
          tokens
            .slice(rankAt + 1)
            .slice(tokens.slice(rankAt + 1).findIndex(({ text }) => /^(to|from)$/.test(text)) + 1),
        ),
        lexicon,
      )
    : null
  const thing =
    named && (named.shape || named.item || named.name || named.kind || named.word)
      ? named
      : { ...blankNoun(), kind: 'any' as const, text: 'thing' }
  return [
    {
      ...thing,
      where: [...thing.where, ...place],
      isNew: false,
      isPlural: false,
      isAll: false,
      rank,
      nth,
      ...(to && { rankTo: { ...to, isNew: false } }),
    },
  ]
}

/** "The tallest thing on the desk": what stands there alone; all of a scene, a room or a harbour is no place in it. */
function placeOf(cursor: Cursor, lexicon: Lexicon): Where[] {
  const found = cursor.attempt(() => relationAt(cursor, lexicon, 'nothing'))
  if (!found || !/^(?:on|inside|under|above|behind|front|beside|left|right)$/.test(found.kind)) return []
  const [{ word = '' }] = found.to
  const isAll = found.kind === 'inside' ? !HOLDERS.test(word) : /^(?:floor|ground)$/.test(word)
  return isAll ? [] : [found]
}

/** "Which is taller, the house or the tree?", "is the house or the tree taller?": the two things. */
function eitherOf(tokens: readonly Token[], lexicon: Lexicon): Noun[] {
  const rest = tokens.filter(({ text }) => !/^[,:?]$/.test(text) && comparison(text) === undefined)
  const or = rest.findIndex(({ text }) => text === 'or')
  const opener = rest.findLastIndex(({ text }, i) => i < or && /^(what|which|who|is|one)$/.test(text))
  const sides = [rest.slice(opener + 1, or), rest.slice(or + 1)]
  return sides
    .flatMap((side) => noun(new Cursor(side), lexicon, 'places') ?? [])
    .map((one) => ({ ...one, isNew: false }))
}

/** "Which is closer to the TV, the sofa or the armchair?": the two, and what they are measured to. */
function versus(tokens: readonly Token[], lexicon: Lexicon): Pick<Clause, 'objects' | 'others'> {
  const at = tokens.findIndex(({ text }) => /^(closer|nearer|further|farther)$/.test(text))
  const cursor = new Cursor(tokens)
  cursor.at = at + 1
  cursor.take('away')
  const to = at >= 0 && cursor.take('to', 'from') ? noun(cursor, lexicon, 'nothing') : null
  if (!to) return { objects: eitherOf(tokens, lexicon), others: [] }
  const rest = [...tokens.slice(0, at), ...tokens.slice(cursor.at)]
  return { objects: eitherOf(rest, lexicon), others: [{ ...to, isNew: false }] }
}

/** "More chairs than tables": both. */
function numbersOf(tokens: readonly Token[], lexicon: Lexicon): Noun[] {
  const from = tokens.findIndex(({ text }) => /^(?:more|fewer|less|many)$/.test(text))
  const at = tokens.findIndex(({ text }, i) => i > from && /^(?:than|as)$/.test(text))
  return [tokens.slice(from + 1, at), tokens.slice(at + 1)].flatMap((part) => {
    const one = noun(new Cursor(part), lexicon, 'places')
    return one ? [{ ...one, isNew: false, isAll: true }] : []
  })
}

/** "Free-space behind the sofa for a bookshelf": where, and what is to fit there. */
function spaceFor(tokens: readonly Token[], lexicon: Lexicon): Pick<Clause, 'others' | 'slots'> {
  const at = tokens.findIndex(({ text }) => text === 'for')
  const where = new Cursor(at < 0 ? tokens.slice(1) : tokens.slice(1, at))
  const what = at < 0 ? null : noun(new Cursor(tokens.slice(at + 1)), lexicon, 'nothing')
  return { slots: readSlots(where, lexicon), others: what ? [what] : [] }
}

/** "Every-one desk has chair": of what it is asked, and what each is to have. */
function wholeAndPart(tokens: readonly Token[], lexicon: Lexicon): Noun[] {
  const at = tokens.findIndex(({ text }) => text === 'has')
  const found = [tokens.slice(1, at), tokens.slice(at + 1)].map((some) => noun(new Cursor(some), lexicon, 'places'))
  return found.filter((one) => one !== null)
}

/** "More than two", "at least three" of something: how many they are to be. */
export const LIMIT = /\b(more than|over|at least|fewer than|less than|at most|exactly|only) (\S+)\b/i

/** What is asked of, without how many it is to be. */
function withoutLimit(tokens: readonly Token[]): readonly Token[] {
  const isOne = (i: number) =>
    tokens[i].text === 'one' && /^(?:than|over|least|most|exactly|only)$/.test(tokens[i - 1]?.text ?? '')
  const at = tokens.findIndex(({ value }, i) => value !== undefined || isOne(i))
  const led = tokens.slice(Math.max(0, at - 2), at + 1).map(({ raw }) => raw)
  if (at < 0 || !LIMIT.test(led.join(' '))) return tokens
  const from = /^(?:over|exactly|only)$/.test(led.at(-2) ?? '') ? at - 1 : at - 2
  return [...tokens.slice(0, from), ...tokens.slice(at + 1)]
}

/** A question at the beginning of a clause, with what it is about; null where the clause is none. */
export function question(tokens: readonly Token[], lexicon: Lexicon): Clause | null {
  const plain = tokens.map((token) => token.text).join(' ')
  if (!IS_QUESTION.test(plain)) return null
  // A plane that is called Background is no setting of the scene.
  const isNamed = tokens.some(({ text }) => OF_SCENE.test(text) && lexicon.words.has(text))
  const kind = KINDS.find(([pattern, one]) => pattern.test(plain) && !(isNamed && one === 'setting'))?.[1]
  const text = tokens.map((token) => token.raw).join(' ')
  const unit = tokens.findIndex(({ text }, i) => text === 'in' && UNITS.test(tokens[i + 1]?.text ?? ''))
  if (kind === 'measure' && unit > 0) {
    const asked = question([...tokens.slice(0, unit), ...tokens.slice(unit + 2)], lexicon)
    return asked && { ...asked, text }
  }
  const blank = { objects: [], others: [], slots: noSlots(), text }
  if (!kind) return /^(have|is|do|count|check)\b/.test(plain) ? null : { ...blank, verb: 'unknownQuestion' }
  const cursor = new Cursor(kind === 'exists' ? withoutLimit(tokens) : tokens)
  // "How tall", where something is called Tall cylinder.
  const isOfHow = () => cursor.tokens[cursor.at - 1]?.text === 'how'
  const isInName = () => lexicon.words.has(cursor.word()) && !/^(is|are|the|of)$/.test(cursor.word()) && !isOfHow()
  while (!cursor.done && OPENERS.test(cursor.word()) && !isInName()) cursor.next()
  if (kind === 'space') return { ...blank, verb: 'ask:space', ...spaceFor(tokens, lexicon) }
  if (kind === 'versus') return { ...blank, verb: `ask:${kind}`, ...versus(tokens, lexicon) }
  if (kind === 'everyone') return { ...blank, verb: 'ask:everyone', objects: wholeAndPart(tokens, lexicon) }
  if (kind === 'numbers') return { ...blank, verb: `ask:${kind}`, objects: numbersOf(tokens, lexicon) }
  if (kind === 'superlative') return { ...blank, verb: `ask:${kind}`, objects: compared(tokens, lexicon) }
  if (kind === 'distance')
    skipTo(cursor, plain.includes(' between ') ? 'between' : /distance from/.test(plain) ? 'from' : '')
  // "What kind of light is the spot?": of the spot, and not of lights.
  if (kind === 'light' && cursor.tokens[3]?.text === 'light') skipTo(cursor, cursor.tokens[4].text)
  if (kind === 'yesno') cursor.skip('any', 'of')
  if (kind === 'compares') cursor.at = 3
  const objects = nouns(
    cursor,
    lexicon,
    /^(?:distance|yesno|related|difference|compares|even|brighter)$/.test(kind) ? 'nothing' : 'places',
  ).map((noun) => ({ ...noun, isNew: false }))
  if (kind === 'brighter') skipTo(cursor, 'than')
  const isRanked = kind === 'yesno' && objects.length === 1 && cursor.word() === 'the'
  const other = cursor.attempt(() => {
    const one = kind === 'brighter' || isRanked ? noun(cursor, lexicon, 'places') : null
    return one && (kind === 'brighter' || one.rank) ? one : null
  })
  if (other) objects.push({ ...other, isNew: false })
  const told =
    /^(count|exists)$/.test(kind) && objects.length
      ? cursor.attempt(() => {
          cursor.take('are | is | that are | stand | lie')
          return condition(cursor, lexicon, true, !!cursor.take('not'))
        })
      : null
  if (told?.by === 'color') {
    const asked = { ...objects[0], where: [] }
    orColors(cursor, asked, told)
    if (asked.colors) return { ...blank, verb: `ask:${kind}`, objects: [{ ...asked, isAll: true }], slots: noSlots() }
  }
  if (told) objects[0] = { ...objects[0], where: [...objects[0].where, told], isAll: true }
  return { ...blank, verb: `ask:${kind}`, objects, slots: readSlots(cursor, lexicon) }
}
