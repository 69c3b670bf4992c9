import type { LibraryItem } from '../../../commands/library-item.ts'
import type { NodeId } from '../../../document/index.ts'
import { list } from '../../cards.ts'
import type { Choice, Engine, EngineEnd, EngineEvent, ToolOutcome, TurnRequest } from '../../types.ts'
import { answer } from './answers.ts'
import { carrying } from './carrying.ts'
import { choicesFor, takeAnswer } from './choices.ts'
import type { Clause } from './grammar/clause.ts'
import { colorSaid, hasHead, type Lexicon } from './grammar/noun.ts'
import { withItsOwn } from './its-own.ts'
import { tidied } from './language/tidied.ts'
import { distinct } from './meaning/distinct.ts'
import { exists } from './meaning/exists.ts'
import { formedAsOne, formedBy } from './meaning/formed.ts'
import { ofHead } from './meaning/head-of-it.ts'
import { lexiconOf } from './meaning/lexicon.ts'
import { copyMemory, freshMemory, type Memory, type Pending } from './meaning/memory.ts'
import { movedNow } from './meaning/moved-now.ts'
import { speaksOfSomeone } from './meaning/persons.ts'
import { Planner, type Stage, type Steps } from './meaning/planner.ts'
import { wholesOf } from './meaning/whole-of.ts'
import { Ask, Incomplete, Refuse, Unmade, Unnamed } from './meaning/world.ts'
import { nothingSo } from './nothing-so.ts'
import { ORDERS } from './orders/index.ts'
import { setMood } from './orders/scene.ts'
import { alongRoads } from './orders/vehicles.ts'
import { asOfView } from './orders/view-camera.ts'
import { type Reading, SHORT_HELP, understoodOf } from './readings.ts'
import { rehearse, sentence } from './rehearse.ts'
import { isGiven } from './supposing.ts'
import type { Understood } from './understood.ts'
import { madeInstead } from './unmade.ts'
import { watched } from './watched.ts'
import { asWished } from './wished-look.ts'
import { withLoad } from './with-load.ts'
import { VERBS } from './words/verbs.ts'

type Replies = AsyncGenerator<EngineEvent, EngineEnd, ToolOutcome | undefined>

/** Understands plain English about the scene, at once and offline, by a grammar; no model and no network. */
export function createBuiltinEngine(): Engine {
  const memory = freshMemory()
  let known: { revision: number; lexicon: Lexicon } | undefined
  return {
    async *reply(given, _tools, signal, workshop) {
      const request = { ...given, text: tidied(given.text) }
      const [library, materials] = await Promise.all([workshop.library(), workshop.materials()])
      const { revision } = request.scene
      if (known?.revision !== revision)
        known = { revision, lexicon: lexiconOf(request.scene, library, materials, spokenOf(memory)) }
      const { lexicon } = known
      const wasAsked = !!memory.pending?.choices.size
      const { text, answers } = takeAnswer(completed(request, memory), memory, lexicon)
      if (request.images?.length) {
        yield {
          type: 'text',
          delta: 'I cannot see pictures. Say in words what you want, or let a language model answer.',
        }
        return { status: 'refused' }
      }
      const aside = asideTo(request.text, wasAsked, !memory.orders.length, memory.isQuestionLast)
      if (aside) {
        yield { type: 'text', delta: aside }
        return { status: 'done' }
      }
      memory.isOfSomeone = speaksOfSomeone(text)
      let tried: Memory | undefined
      try {
        const rehearsed = async (reading: Reading) => {
          if (reading.understood.clauses.every(({ verb }) => verb.startsWith('ask:'))) return
          const fork = workshop.fork()
          const copy: Stage = {
            scene: fork.ports.scene,
            selection: () => fork.ports.session.state.selection,
            chosen: request.chosen(),
            view: request.view,
            library,
          }
          tried = copyMemory(memory)
          await rehearse(fork, new Planner(copy, tried, lexicon, answers), performing(reading))
        }
        const reading = await understoodOf(text, lexicon, memory, rehearsed)
        signal.throwIfAborted()
        const plan = new Planner(stageOf(request, library), memory, lexicon, answers)
        const end = yield* carryOut(plan, performing(reading), signal)
        // What changed nothing cannot be taken back: that would undo what came before it.
        if (request.scene.revision === revision && !memory.isQuestionLast) memory.areIdle = true
        const made = request.scene.children(null).filter((id) => plan.isNew(id))
        memory.made = new Set([...memory.made, ...made])
        memory.formed = formedBy(text, made, memory.last) ?? memory.formed
        return end
      } catch (error) {
        if (error instanceof Ask) return yield* ask(request, memory, text, answers, error)
        if (!(error instanceof Refuse)) throw error
        if (error instanceof Unmade) memory.unmade = { text, word: error.word }
        if (error instanceof Unnamed) memory.pending = toBeNamed(request, error, text)
        if (error instanceof Incomplete) {
          memory.last = error.about.filter((id) => request.scene.node(id))
          memory.begun = error.begun ?? null
        } else if (tried) {
          // "Put the desk under the window", where there is none … "next to the shelf then": the desk.
          const spoken = tried.last.filter((id) => request.scene.node(id))
          if (spoken.length) memory.last = spoken
        }
        yield { type: 'text', delta: error.message }
        return { status: 'refused' }
      } finally {
        memory.selection = request.selection()
      }
    },
  }
}

/** Names of what is there no more, or is several things. */
const spokenOf = ({ gone, formed }: Memory): string[] => [...gone.keys(), ...(formed ? [formed.word] : [])]

const BARE_MOOD = /^\s*(?:a bit |a little |much )?(?:warmer|cooler|colder|brighter|lighter|darker|dimmer)[.!]?\s*$/i

/** "Rename the sofa" … "Couch": the order that waits for its last words, with them. */
function completed(request: TurnRequest, memory: Memory): TurnRequest {
  const { begun } = memory
  const instead = madeInstead(request.text, memory)
  memory.begun = null
  memory.unmade = null
  if (instead !== request.text) return { ...request, text: instead }
  // "Warmer", where nothing is selected or was spoken of: the light.
  const isOfLight = BARE_MOOD.test(request.text) && !request.selection().length && !memory.last.length
  if (isOfLight) return { ...request, text: `make the light ${request.text.trim()}` }
  const isName = /^["“]?[\p{L}\d][\p{L}\d _-]{0,30}["”]?[.!]?$/u.test(request.text.trim())
  const [first] = request.text.trim().toLowerCase().split(/\s+/)
  const isOrder = Object.hasOwn(VERBS, first) || CANCELS.test(first) || /^(?:the|it|undo|redo)$/.test(first)
  return begun && isName && !isOrder ? { ...request, text: `${begun} ${request.text.trim()}` } : request
}

const GREETS = /^(hi|hello|hey|good (morning|evening|day|afternoon)|greetings)( there)?$/
const THANKS =
  /^(thanks?|thank you|cheers|great|perfect|nice|cool|super|wonderful|lovely|well done|good( job)?|awesome)( (a lot|very much|so much|you))?$/
const PRAISES =
  /^(?:(?:that |it |this |everything |all )?(?:looks?|is|['’]s) |that['’]s |it['’]s |just )?(?:so |really |very |quite |absolutely |exactly |much )*(?:good|great|perfect|nice|fine|better|lovely|wonderful|beautiful|awesome|amazing|excellent|what i (?:wanted|meant|had in mind)|right|like it|love it)(?: (?:now|this way|like that|already|indeed))?$|^(?:i )?(?:really )?(?:like|love) (?:it|that|this)$|^(?:good|great|nice|excellent) (?:job|work)$/
const CONTENT =
  /^(?:(?:ok|okay|all right|alright|good|fine|so)[ ,]*)+$|^(?:that is it|that's it|(?:that's |much )?better)$/
const CANCELS = /^(never ?mind|cancel( (it|that))?|forget (it|that|about it)|no|none( of them)?|neither|nothing)$/
const KEEPS =
  /^(?:(?:no|actually|wait|oh),? )*(?:please )?(?:keep|leave) (?:it|them|that|everything)(?: (?:as (?:it is|they are)|there|alone))?$/

/** An answer to what is no order: a greeting, thanks, or "never mind". */
function asideTo(text: string, wasAsked: boolean, isFirst: boolean, isAnswer: boolean): string | null {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
  if (GREETS.test(said)) return `Hello. ${SHORT_HELP}`
  const parts = said.split(/[,.!] */)
  if (parts.every((part) => THANKS.test(part) || CONTENT.test(part) || PRAISES.test(part)) && !wasAsked)
    return parts.some((part) => /^(?:thank|cheers)/.test(part)) || parts.every((part) => THANKS.test(part))
      ? 'You are welcome.'
      : 'Good.'
  // "No" to what was done takes it back.
  if (!wasAsked && !isFirst && !isAnswer && /^(?:no|never ?mind|(?:cancel|forget)(?: it| that)?)$/.test(said))
    return null
  // "No, keep it", where nothing was done to it yet.
  const keeps = isFirst && KEEPS.test(said)
  return keeps || CANCELS.test(said) || (wasAsked && /^(stop|undo|back|go back|drop it|no ?one)$/.test(said))
    ? 'All right, nothing is changed.'
    : null
}

const stageOf = ({ scene, selection, chosen, view }: TurnRequest, library: readonly LibraryItem[]): Stage => ({
  scene,
  selection,
  chosen: chosen(),
  view,
  library,
})

const performing = ({ understood, note }: Reading) =>
  function* (plan: Planner): Steps {
    yield* performAll(plan, understood)
    if (note) plan.said.push(note)
  }

/** The commands of all orders, one after another, and the answers to the questions among them. */
function* performAll(plan: Planner, { clauses, takesBack }: Understood): Steps {
  // What was undone is not taken back once more.
  if (takesBack && !plan.memory.areUndone && !plan.memory.areIdle) {
    yield* plan.call('history.undo', {})
    plan.memory.series = plan.memory.series.filter((id) => plan.scene.node(id))
  }
  const done: Clause[] = []
  const spoken: NodeId[] = []
  const acted: NodeId[] = []
  // Orders fill in what was left out; a rehearsal must leave no trace in what was understood.
  const orders = structuredClone(clauses)
  for (const [i, clause] of orders.entries())
    if (
      clause.isElliptic ||
      isOneOfThose(clause, orders[i - 1]) ||
      isOfOldColor(clause, orders.slice(0, i)) ||
      isCountedBefore(clause, orders[i - 1])
    )
      clause.objects = clause.objects.map((noun) => plan.asItIs(noun, orders[i - 1]?.objects[0]))
  const known = new Map<Clause, string>()
  for (const [i, told] of orders.entries()) {
    if (!isGiven(plan, told, known)) continue
    const said = asOfView(plan, told)
    orders[i] = said
    plan.nextClause(clauses[i + 1])
    const clause = withLoad(plan, withItsOwn(plan, asWished(plan, said)))
    if (ORDERS[clause.verb]) clause.objects = distinct(clause, plan.world)
    clause.slots = formedAsOne(clause, plan.memory.formed, plan.scene)
    clause.objects = ofHead(plan, { ...clause, objects: wholesOf(clause, plan.world) })
    if (clause.verb.startsWith('ask:')) {
      const said = answer(plan, clause)
      // "How high is it, and how wide?": what answers both is said once.
      if (plan.said.at(-1) !== said) plan.said.push(said)
      plan.memory.question = clauses[i]
    } else if (clause.mood) {
      yield* setMood(plan, clause.mood)
      done.push(clause)
    } else {
      const nothing = nothingSo(plan, clause)
      if (nothing) {
        plan.said.push(nothing)
        continue
      }
      const order = ORDERS[clause.verb]
      yield* watched(plan, carrying(plan, order(plan, clause), clause.slots.isLaden, staying(plan, clause)), clause)
      if (clause.verb === 'create' && plan.memory.isOfSomeone === 'untilMade') plan.memory.isOfSomeone = false
      yield* watched(plan, turnSeats(plan, clause), clause)
      yield* watched(plan, alongRoads(plan, plan.memory.last), clause)
      if (
        !/^(undo|redo|note|select|frame|look|zoom|orbit|shading|deselect|export|screenshot|finalpicture)$/.test(
          clause.verb,
        )
      )
        done.push(clause)
    }
    acted.push(...plan.memory.last)
    // What several things were set by is not one of them.
    spoken.push(...plan.memory.last, ...(plan.memory.last.length > 1 ? [] : plan.memory.mentioned))
  }
  if (orders.every(({ verb }) => verb === 'note')) plan.said.push(whatAbout(plan))
  const { memory } = plan
  if (plan.heads) memory.heads = plan.heads
  const goesOn = clauses.some(({ isAlso }) => isAlso)
  memory.chain = [...new Set([...(goesOn ? memory.chain : []), ...memory.last])]
  const isOn = clauses.some(refersBack)
  if (!isOn) memory.earlier = memory.thread
  memory.thread = [...new Set([...(isOn ? memory.thread : []), ...spoken])]
  memory.isQuestionLast = !done.length
  const last = orders.at(-1)?.verb ?? ''
  memory.viewLast = /^(?:frame|look|zoom|orbit)$/.test(last) ? orders.at(-1)!.text : null
  if (/^(undo|redo)$/.test(last)) memory.areUndone = last === 'undo'
  if (!done.length) return
  memory.areUndone = false
  memory.areIdle = false
  memory.acted = [...new Set(acted)]
  memory.orders = done
  memory.asked = null
  memory.origins = new Map(plan.origins)
  memory.moved = new Set([...memory.moved, ...movedNow(plan)])
  memory.gone = new Map(plan.gone)
}

/** "Swap the bed and the desk but keep the teddy where it is": what is not to go along. */
const staying = (plan: Planner, { objects }: Clause): NodeId[] =>
  objects
    .flatMap(({ except }) => except)
    .filter((noun) => exists(plan, noun))
    .flatMap((noun) => plan.candidates(noun))

/** "Move the middle tree and remove the right one": one of the trees, as they stood. */
const isOneOfThose = ({ objects }: Clause, before: Clause | undefined): boolean =>
  objects.length === 1 && !!objects[0].rank && objects[0].word === 'one' && before?.objects[0]?.isPlural === false

/** "Delete the first box and move the second": counted before one of them is gone. */
const isCountedBefore = ({ objects }: Clause, before: Clause | undefined): boolean =>
  before?.verb === 'delete' && before.objects[0]?.rank === 'first' && objects.some(({ nth = 1 }) => nth > 1)

/** "Make the red thing blue and the blue thing red": what was blue before the first became so. */
const isOfOldColor = ({ objects }: Clause, before: readonly Clause[]): boolean =>
  objects.some((noun) => {
    const hex = colorSaid(noun)
    return !!hex && before.some(({ slots }) => slots.surface.color === hex)
  })

/** Whether an order speaks of what was spoken of before: "it", "two more", "the red one". */
const refersBack = ({ objects, others, slots, isMore, isAlso }: Clause): boolean =>
  !!isMore ||
  !!isAlso ||
  [...objects, ...others, ...slots.relations.flatMap(({ targets }) => targets)].some(
    (noun) =>
      noun.pronoun || noun.isMore || noun.isThat || noun.isOther || !hasHead(noun) || /\bones?$/i.test(noun.text),
  )

/** "I do not like the sofa": what is to be done about it was not said. */
function whatAbout(plan: Planner): string {
  const spoken = plan.memory.last.map((id) => plan.scene.node(id)).filter((node) => node !== undefined)
  if (!spoken.length && plan.memory.pool.length)
    return `What should I do about “${plan.memory.noun?.text ?? 'it'}”? Say, for example, “delete the red one”.`
  if (!spoken.length) throw new Refuse(`I did not find an order in that. ${SHORT_HELP}`)
  return `What should I do about ${list(spoken.map(({ name }) => name))}? Say, for example, “make it blue”, “move it to the left” or “delete it”.`
}

/** A chair that was added with its back to the table is turned to it, unless the order says how it stands, or in what row. */
function* turnSeats(plan: Planner, { slots }: Clause): Steps {
  if (slots.facing || slots.turn || slots.degrees !== undefined || slots.layout) return
  const isAcross = slots.relations.some(({ kind }) => kind === 'otherSide')
  for (const { nodes } of plan.standing('backwards').filter(({ nodes: [id] }) => isAcross || plan.isNew(id)))
    yield* plan.call('arrange.lookAt', { nodes: [nodes[0]], target: nodes[1] })
}

/** Runs the plan's commands, and says what there is to say. */
async function* carryOut(plan: Planner, perform: (plan: Planner) => Steps, signal: AbortSignal): Replies {
  const steps = perform(plan)
  let count = 0
  let step = steps.next()
  while (!step.done) {
    signal.throwIfAborted()
    const outcome = yield { type: 'call', id: `step_${++count}`, name: step.value.name, args: step.value.args }
    if (!outcome?.ok) throw new Refuse(sentence(outcome?.error ?? 'That could not be carried out'))
    step = steps.next(outcome.result)
  }
  const notes = plan.notes()
  if (plan.said.length || notes.length || count === 0)
    yield { type: 'text', delta: [...plan.said, ...notes].join('\n') || 'There was nothing to change.' }
  return { status: 'done' }
}

/** What "it" is may be said in the next message, and may be anything. */
const toBeNamed = ({ scene }: TurnRequest, { noun }: Unnamed, text: string): Pending => ({
  text,
  phrase: noun.text,
  noun,
  candidates: scene.children(null),
  choices: new Map(),
  answers: new Map(),
})

async function* ask(
  request: TurnRequest,
  memory: Memory,
  text: string,
  answers: ReadonlyMap<string, readonly NodeId[]>,
  error: Ask,
): Replies {
  if (error.candidates.some((id) => !request.scene.node(id))) {
    // What the message itself would have made cannot be pointed at.
    yield {
      type: 'text',
      delta: `I do not know which of the new ones “${error.noun.text}” is. Nothing is changed; say it in two messages.`,
    }
    return { status: 'refused' }
  }
  const choices: Choice[] = choicesFor(request, error)
  memory.pending = {
    text,
    phrase: error.noun.text,
    noun: error.noun,
    candidates: error.candidates,
    choices: new Map(choices.map((choice) => [choice.text.toLowerCase(), choice.nodes])),
    answers,
  }
  yield { type: 'text', delta: error.message }
  return { status: 'asks', choices }
}
