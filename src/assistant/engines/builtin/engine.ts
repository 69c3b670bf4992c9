import type { NodeId } from '../../../document/index.ts'
import type { Engine, EngineEnd, EngineEvent, ToolOutcome, TurnRequest } from '../../types.ts'
import { answer, HELP } from './answers.ts'
import { splitClauses } from './clauses.ts'
import { type Token, tokenize } from './normalize.ts'
import type { Lexicon } from './noun.ts'
import { ORDERS } from './orders.ts'
import { type Clause, parseClause } from './parse.ts'
import { freshMemory, type Memory, Planner, type Steps } from './planner.ts'
import { Ask, byRank, lexiconOf, Refuse, resolve } from './resolve.ts'
import { mendTypos } from './spelling.ts'

const QUESTIONS = new Set(['help', 'count', 'selected', 'measure', 'where', 'whatColor', 'list'])
const CANCELS = /^(never ?mind|cancel|forget it|no|none|neither)\b/i

type Replies = AsyncGenerator<EngineEvent, EngineEnd, ToolOutcome | undefined>

/** Understands plain English about the scene, at once and offline, by a grammar; no model and no network. */
export function createBuiltinEngine(): Engine {
  const memory = freshMemory()
  return {
    async *reply(request, _tools, signal) {
      const { text, answers } = takeAnswer(request, memory)
      try {
        return yield* respond(request, memory, text, answers, signal)
      } catch (error) {
        if (error instanceof Ask) return yield* ask(request, memory, text, error)
        if (!(error instanceof Refuse)) throw error
        yield { type: 'text', delta: error.message }
        return { status: 'refused' }
      }
    },
  }
}

async function* respond(
  request: TurnRequest,
  memory: Memory,
  text: string,
  answers: ReadonlyMap<string, readonly NodeId[]>,
  signal: AbortSignal,
): Replies {
  if (CANCELS.test(text) && text.split(/\s+/).length < 4) {
    yield { type: 'text', delta: 'All right, nothing is changed.' }
    return { status: 'done' }
  }
  const plan = new Planner(request, memory, answers)
  const clauses = understand(request, memory, text)
  foresee(plan, clauses)
  const counter = { next: 1 }
  for (const clause of clauses) {
    signal.throwIfAborted()
    plan.nextClause()
    if (QUESTIONS.has(clause.verb)) plan.said.push(answer(plan, clause.verb, clause.objects, clause.slots))
    else yield* carryOut(ORDERS[clause.verb](plan, clause), counter)
    memory.lastClause = clause
  }
  if (plan.said.length || counter.next === 1)
    yield { type: 'text', delta: plan.said.join('\n') || 'There was nothing to change.' }
  return { status: 'done' }
}

/** Parses the whole message before anything is done; refuses all of it where a part is not understood. */
function understand(request: TurnRequest, memory: Memory, text: string): Clause[] {
  const lexicon = lexiconOf(request.scene)
  const tokens = mendTypos(tokenize(text), lexicon.words)
  const clauses = splitClauses(tokens)
    .flatMap((clause) => parseWithEllipsis(clause, lexicon))
    .map((clause) => recall(clause, memory))
  if (!clauses.length) throw new Refuse(`I did not find an order in that. ${HELP}`)
  for (const clause of clauses) assertUnderstood(clause)
  return clauses
}

/** "Make the tower red and the ball green": where a part is not understood, it may be an order without its verb. */
function parseWithEllipsis(tokens: readonly Token[], lexicon: Lexicon): Clause[] {
  const whole = parseClause(tokens, lexicon)
  if (!whole.slots.unknown.length) return [whole]
  for (let at = 1; at < tokens.length - 1; at++) {
    if (!/^(and|,)$/.test(tokens[at].text) || !tokens[0]) continue
    const parts = [tokens.slice(0, at), [tokens[0], ...tokens.slice(at + 1)]].map((part) => parseClause(part, lexicon))
    if (parts.every(({ slots, verb, objects }) => !slots.unknown.length && verb === whole.verb && objects.length))
      return parts
  }
  return [whole]
}

/** "Again" is the last order; "three more" is the last one that added something, with that count. */
function recall(clause: Clause, memory: Memory): Clause {
  const words = clause.text.toLowerCase()
  if (
    /^(do (it|that|this) again|again|once more|repeat( that)?|same again|one more time)\W*$/.test(words) &&
    memory.lastClause
  )
    return memory.lastClause
  const [noun] = clause.objects
  const isBareMore = noun?.isMore && !noun.shape && (!noun.kind || noun.kind === 'any') && !noun.name
  if (isBareMore && memory.lastCreate && /^(create|)$/.test(clause.verb)) {
    const { objects } = memory.lastCreate
    return {
      ...memory.lastCreate,
      slots: { ...memory.lastCreate.slots, at: undefined },
      objects: objects.map((o) => ({ ...o, count: noun.count ?? 1 })),
    }
  }
  return clause
}

function assertUnderstood({ verb, slots, text, objects }: Clause) {
  if (!verb || !(ORDERS[verb] || QUESTIONS.has(verb))) {
    throw new Refuse(`I did not understand “${text}”. ${HELP}`)
  }
  if (QUESTIONS.has(verb) || verb === 'export' || verb === 'screenshot' || verb === 'undo' || verb === 'redo') return
  const [unknown] = slots.unknown
  if (unknown === undefined) return
  const known = objects
    .map((noun) => noun.text)
    .filter(Boolean)
    .join(', ')
  throw new Refuse(
    `I did not understand “${unknown}” in “${text}”${known ? `, though I see that it is about ${known}` : ''}. Nothing is changed. Say it in other words, or ask “what can you do?”.`,
  )
}

/** Finds out before the first change whether what the orders speak of is there, as far as no order before makes it. */
function foresee(plan: Planner, clauses: readonly Clause[]) {
  const makes = /^(create|duplicate|rename|group|undo|redo|ungroup)$/
  for (const clause of clauses) {
    if (clause.verb === 'create') {
      for (const { targets } of clause.slots.relations)
        for (const target of targets) if (!target.pronoun) resolve(target, plan.world)
      return
    }
    if (makes.test(clause.verb) || QUESTIONS.has(clause.verb)) return
    const spoken = [...clause.objects, ...clause.slots.relations.flatMap(({ targets }) => targets)]
    for (const noun of spoken)
      if (!noun.pronoun && noun.word !== 'nothing' && !noun.isOther) resolve({ ...noun, isNew: false }, plan.world)
  }
}

/** Runs a plan's commands; one that fails ends the reply with its reason. */
async function* carryOut(
  steps: Steps,
  counter: { next: number },
): AsyncGenerator<EngineEvent, void, ToolOutcome | undefined> {
  let step = steps.next()
  while (!step.done) {
    const outcome = yield { type: 'call', id: `step_${counter.next++}`, name: step.value.name, args: step.value.args }
    if (!outcome?.ok) throw new Refuse(outcome?.error ?? 'That could not be carried out.')
    step = steps.next(outcome.result)
  }
}

async function* ask(request: TurnRequest, memory: Memory, text: string, { message, noun, candidates }: Ask): Replies {
  memory.pending = { text, phrase: noun.text, candidates }
  yield { type: 'text', delta: message }
  const names = candidates.slice(0, 6).map((id) => request.scene.node(id)?.name ?? id)
  const repeated = (name: string) => names.filter((other) => other === name).length > 1
  return {
    status: 'asks',
    choices: [...new Set(names.filter((name) => !repeated(name))), ...(candidates.length > 1 ? ['All of them'] : [])],
  }
}

/** Where a question waits and the message answers it, the first message goes on with what is now known. */
function takeAnswer({ text, scene, selection, view }: TurnRequest, memory: Memory) {
  const { pending } = memory
  memory.pending = null
  const none = { text, answers: new Map<string, readonly NodeId[]>() }
  if (!pending) return none
  const chosen = choose(text, pending.candidates, { scene, selection, view })
  return chosen.length ? { text: pending.text, answers: new Map([[pending.phrase, chosen]]) } : none
}

function choose(
  text: string,
  candidates: readonly NodeId[],
  { scene, selection, view }: Pick<TurnRequest, 'scene' | 'selection' | 'view'>,
): NodeId[] {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
  if (/^(all|both|all of them|each|every one|everything|any)$/.test(said)) return [...candidates]
  const exact = candidates.filter((id) => scene.node(id)?.name.toLowerCase() === said)
  if (exact.length) return exact
  const lexicon = lexiconOf(scene)
  const clause = parseClause(
    mendTypos(tokenize(`select ${/^(the|a|an) /.test(said) ? '' : 'the '}${said}`), lexicon.words),
    lexicon,
  )
  const [noun] = clause.objects
  if (!noun || clause.objects.length > 1 || clause.slots.unknown.length) return []
  try {
    const world = { scene, selection: selection(), basis: view.basis(), last: [], answers: new Map() }
    const ranked = noun.rank ? { ...noun, rank: undefined, isAll: true } : noun
    const fits = resolve({ ...ranked, isAll: true, isNew: false }, world).filter((id) => candidates.includes(id))
    if (!noun.rank || fits.length < 2) return fits
    return byRank(noun.rank, fits, noun.count ?? 1, world)
  } catch (error) {
    if (error instanceof Refuse || error instanceof Ask) return []
    throw error
  }
}
