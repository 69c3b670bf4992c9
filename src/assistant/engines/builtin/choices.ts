import type { NodeId } from '../../../document/index.ts'
import { boundsOrOrigin, center, directionVector } from '../../../spatial/index.ts'
import type { Choice, TurnRequest } from '../../types.ts'
import { hasHead, type Lexicon, type Noun } from './grammar/noun.ts'
import { parseClause } from './grammar/parse.ts'
import { normalize } from './language/normalize.ts'
import { numberWord } from './language/numbers.ts'
import { mendText } from './language/spelling.ts'
import { tokenize } from './language/tokens.ts'
import { surfaceOf } from './meaning/describe.ts'
import type { Memory, Pending } from './meaning/memory.ts'
import { resolve } from './meaning/resolve.ts'
import { Ask, Refuse, type World } from './meaning/world.ts'
import { colorFamily, colorWord } from './words/colors.ts'

const MOST = 6
const ALL = 'All of them'
const ALL_MEANT =
  /^(?:either(?: \w+)?[,.… ]+)?(?:all|both|each|every one|everything|any|(?:all|both|each|every one|the (?:two|three|four|five)) of (?:them|these|those)|them all|them both|the (?:whole )?lot)$/

/** The things that a question is about, as answers to choose from: by name, and where names are equal by colour and place. */
export function choicesFor(request: TurnRequest, { candidates, noun }: Ask): Choice[] {
  const shown = candidates.slice(0, MOST)
  const nameOf = (id: NodeId) => request.scene.node(id)?.name ?? id
  const texts = shown.map((id) => {
    const isAlone = candidates.filter((other) => nameOf(other) === nameOf(id)).length === 1
    return isAlone ? nameOf(id) : `${nameOf(id)} (${tellApart(request, id, candidates)})`
  })
  const single = shown.map((id, i) => ({ text: texts[i], nodes: [id] as NodeId[] }))
  return candidates.length > 1 && noun.count === undefined ? [...single, { text: ALL, nodes: [...candidates] }] : single
}

/** "Red, on the left": what tells one of several things of one name. */
function tellApart({ scene, view }: TurnRequest, id: NodeId, all: readonly NodeId[]): string {
  const right = directionVector('right', view.basis())
  const along = (node: NodeId) => center(boundsOrOrigin(scene, [node])).reduce((sum, n, i) => sum + n * right[i], 0)
  const sorted = [...all].sort((a, b) => along(a) - along(b))
  const at = sorted.indexOf(id)
  const place =
    at === 0
      ? 'on the left'
      : at === sorted.length - 1
        ? 'on the right'
        : sorted.length === 3
          ? 'in the middle'
          : `${at + 1}. from the left`
  const surface = surfaceOf(scene, scene.node(id)!)
  return surface ? `${colorFamily(surface.color)}, ${place}` : place
}

/** "The one in front of the left desk": the nearest of those that are. */
const isByPlace = ({ where, isPlural }: Noun) => !isPlural && where.some(({ by }) => by === 'relation')

/** Where a question waits and the message answers it, the first message goes on with what is now known. */
export function takeAnswer(request: TurnRequest, memory: Memory, lexicon: Lexicon) {
  const { pending } = memory
  memory.pending = null
  const none = { text: request.text, answers: new Map<string, readonly NodeId[]>() }
  if (!pending) return none
  const chosen = choose(withoutOrder(request, pending), pending.candidates, pending.choices, lexicon, memory)
  return chosen.length ? { text: pending.text, answers: new Map([...pending.answers, [pending.phrase, chosen]]) } : none
}

/** "Make the sphere black" … "make both black": both. */
function withoutOrder(request: TurnRequest, { text, phrase }: Pending): TurnRequest {
  const rest = text.slice(text.toLowerCase().indexOf(phrase.toLowerCase()) + phrase.length).replace(/[.!?]+$/, '')
  const said = request.text.trim().replace(/[.!?]+$/, '')
  const isSaidAgain = rest.trim() && said.toLowerCase().endsWith(rest.toLowerCase())
  return isSaidAgain ? { ...request, text: said.slice(0, -rest.length) } : request
}

/** "Left", "on the left", "number one": the one that is. */
const sideAlone = (said: string): string =>
  said
    .replace(
      /^(?:the |that |on the |at the |in the |to the |that on the |the one on the )?(left|right|middle|back|front|top|bottom)(?: side)?$/,
      'the $1 one',
    )
    .replace(
      /^(?:the )?(?:one )?(?:furthest|farthest|far|most)(?: to the)? (left|right)(?:[ -]?hand)?(?: one)?$/,
      'the $1 one',
    )
    .replace(/^(?:the )?(first|second|third|fourth|last|leftmost|rightmost)$/, 'the $1 one')

function choose(
  request: TurnRequest,
  candidates: readonly NodeId[],
  choices: ReadonlyMap<string, readonly NodeId[]>,
  lexicon: Lexicon,
  memory: Memory,
): NodeId[] {
  const { scene } = request
  const said = request.text
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
    .replace(/^(?:no,? |nah,? |please |i mean |i meant |it is |it's |that would be |um |uh |well |oh )+/, '')
    .replace(
      /^(?:(?:make|paint|color|move|turn|take|use|do|put|delete|change) )?(.+?)(?:,? (?:i mean|i meant|please|of course|i guess))*$/,
      '$1',
    )
  // How far, and not which.
  if (
    /^(?:a bit |a little |even |some |no )*(?:more|less|further|farther|again|back|bigger|smaller|up|down)$/.test(said)
  )
    return []
  if (ALL_MEANT.test(said)) return [...candidates]
  const exact = choices.get(said)
  if (exact) return [...exact]
  const named = candidates.filter((id) => scene.node(id)?.name.toLowerCase() === said.replace(/^the /, ''))
  if (named.length === 1) return named
  const [, number] = /^(?:number |no\. ?|#)?(\d+|(?<=number )[a-z]+)$/.exec(said) ?? []
  const nth = number === undefined ? undefined : (numberWord(number) ?? Number(number))
  if (nth) return candidates.slice(nth - 1, nth)
  const world = worldOf(request, candidates, memory, lexicon)
  // "Blue": the blue one. "Next to the sofa", where none is: the nearest to it.
  const isColor = colorWord(said.split(' ').at(-1)!) !== undefined
  const anew = [
    said,
    isColor ? `${said} one` : said,
    said.replace(/\b(?:right )?(?:next to|beside|by|near) (?=the )/, 'nearest to '),
  ]
  for (const one of new Set(anew)) {
    const found = fitting(one, world, memory)
    if (found.length) return found
  }
  return []
}

/** Those of the pool that an answer tells, as it would be told in an order; none where it tells none. */
function fitting(said: string, world: World, memory: Memory): NodeId[] {
  const { lexicon, pool } = world
  // “Both spheres” alone would be read as an order.
  const text = mendText(normalize(sideAlone(said).replace(/^both (?!of\b)/, 'all ')), lexicon.words)
    .replace(/^(?!the |all |both |every |each |two |three |that |this |it)/, 'the ')
    .replace(/^the (?:front|back|rear|near|far)[ -](?:left|right)$/, '$& one')
  const clause = parseClause(tokenize(`select ${text}`), lexicon)
  const [noun, ...others] = clause.objects
  if (!noun || clause.slots.unknown.length || clause.verb !== 'select') return []
  const within = (found: readonly NodeId[]) => found.filter((id) => pool.includes(id))
  const headed = { ...world, noun: hasHead(noun) ? null : memory.noun }
  try {
    // "Swap them" … "the sofa and the bench".
    if (others.length) return within(clause.objects.flatMap((one) => resolve(one, headed)))
    const ranked = noun.rank && hasHead(noun) ? { ...noun, rank: undefined } : noun
    const isAll = /^(?:all|both)\b/.test(said)
    const fits = within(
      resolve(
        {
          ...ranked,
          ...(isAll && { count: undefined }),
          isAll:
            isAll || (!ranked.rank && !ranked.sizeWords.length && ranked.count === undefined && !isByPlace(ranked)),
          isNew: false,
          isPlural: noun.isPlural,
        },
        headed,
      ),
    )
    if (ranked === noun) return fits
    return resolve(
      { ...noun, isNew: false, word: 'one', shape: undefined, item: undefined, kind: undefined, name: undefined },
      { ...headed, pool: fits },
    )
  } catch (error) {
    if (error instanceof Refuse || error instanceof Ask) return []
    throw error
  }
}

/** The scene with nothing but the candidates to choose from. */
function worldOf(
  { scene, selection, view }: TurnRequest,
  candidates: readonly NodeId[],
  memory: Memory,
  lexicon: Lexicon,
): World {
  return {
    scene,
    selection: selection(),
    chosen: selection(),
    basis: view.basis(),
    target: view.target(),
    lexicon,
    last: [],
    mentioned: [],
    noun: memory.noun,
    pool: candidates,
    isSelectionNewer: false,
    formed: memory.formed,
    copied: [],
    copies: [],
    series: [],
    added: [],
    fresh: [],
    chain: [],
    thread: [],
    together: [],
    places: [],
    spoken: [],
    answers: new Map(),
  }
}
