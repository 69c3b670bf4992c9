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
import type { Memory } from './meaning/memory.ts'
import { resolve } from './meaning/resolve.ts'
import { Ask, Refuse, type World } from './meaning/world.ts'
import { colorFamily } from './words/colors.ts'

const MOST = 6
const ALL = 'All of them'

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
  const chosen = choose(request, pending.candidates, pending.choices, lexicon, memory)
  return chosen.length ? { text: pending.text, answers: new Map([...pending.answers, [pending.phrase, chosen]]) } : none
}

/** "Left", "on the left", "number one": the one that is. */
const sideAlone = (said: string): string =>
  said
    .replace(
      /^(?:the |that |on the |at the |in the |to the |that on the |the one on the )?(left|right|middle|back|front|top|bottom)(?: side)?$/,
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
  const { scene, selection, view } = request
  const said = request.text
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
    .replace(/^(?:no,? |nah,? |please |i mean |i meant |it is |it's |that would be |um |uh |well |oh )+/, '')
    .replace(/,? (?:i mean|i meant|please|of course|i guess)$/, '')
  // How far, and not which.
  if (
    /^(?:a bit |a little |even |some |no )*(?:more|less|further|farther|again|back|bigger|smaller|up|down)$/.test(said)
  )
    return []
  if (/^(all|both|all of them|both of them|each|every one|everything|any|all of these|the lot)$/.test(said))
    return [...candidates]
  const exact = choices.get(said)
  if (exact) return [...exact]
  const named = candidates.filter((id) => scene.node(id)?.name.toLowerCase() === said.replace(/^the /, ''))
  if (named.length === 1) return named
  const [, number] = /^(?:number |no\. ?|#)?(\d+|(?<=number )[a-z]+)$/.exec(said) ?? []
  const nth = number === undefined ? undefined : (numberWord(number) ?? Number(number))
  if (nth) return candidates.slice(nth - 1, nth)
  const text = mendText(normalize(sideAlone(said)), lexicon.words)
    .replace(/^(?!the |all |both |every |each |two |three |that |this |it)/, 'the ')
    .replace(/^the (?:front|back|rear|near|far)[ -](?:left|right)$/, '$& one')
  const clause = parseClause(tokenize(`select ${text}`), lexicon)
  const [noun, ...others] = clause.objects
  if (!noun || clause.slots.unknown.length || clause.verb !== 'select') return []
  const world: World = {
    scene,
    selection: selection(),
    chosen: selection(),
    basis: view.basis(),
    target: view.target(),
    lexicon,
    last: [],
    mentioned: [],
    noun: hasHead(noun) ? null : memory.noun,
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
    places: [],
    spoken: [],
    answers: new Map(),
  }
  try {
    // "Swap them" … "the sofa and the bench".
    if (others.length)
      return clause.objects.flatMap((one) => resolve(one, world)).filter((id) => candidates.includes(id))
    const ranked = noun.rank && hasHead(noun) ? { ...noun, rank: undefined } : noun
    const fits = resolve(
      {
        ...ranked,
        isAll: !ranked.rank && !ranked.sizeWords.length && ranked.count === undefined && !isByPlace(ranked),
        isNew: false,
        isPlural: noun.isPlural,
      },
      world,
    ).filter((id) => candidates.includes(id))
    if (ranked === noun) return fits
    return resolve(
      { ...noun, isNew: false, word: 'one', shape: undefined, item: undefined, kind: undefined, name: undefined },
      { ...world, pool: fits },
    )
  } catch (error) {
    if (error instanceof Refuse || error instanceof Ask) return []
    throw error
  }
}
