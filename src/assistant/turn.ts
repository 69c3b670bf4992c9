import { forkRegistry } from '../commands/fork.ts'
import type { Registry } from '../commands/registry.ts'
import { isBelow, type NodeId } from '../document/index.ts'
import { holdsWhat } from '../spatial/index.ts'
import { beginCard, type Card } from './cards.ts'
import { Critic } from './critic.ts'
import { type Leave, leaveFor } from './leave.ts'
import { reportOf } from './report.ts'
import { commandOf, makeTools } from './tools.ts'
import type { Choice, Engine, Exchange, ToolOutcome, TurnRequest, TurnStatus, Usage } from './types.ts'

export interface TurnOptions {
  engine: Engine
  registry: Registry
  request: TurnRequest
  /** All changes of the turn are one step of undo, under this name. */
  group: string
  signal: AbortSignal
  /** Asks the user before what the commands mark as such, and what deletes much; calls are refused where it says no. */
  confirm(leave: Leave): Promise<boolean>
  /** A model's call that deletes more nodes than this asks first. */
  askAbove?: number
  onText(text: string): void
  onCard(card: Card): void
  /** What the model thinks, all of it so far. */
  onThinking?(text: string): void
  /** What is waited for; empty once it goes on. */
  onWaiting?(text: string): void
  onUsage?(usage: Usage): void
}

export interface TurnOutcome {
  exchange: Exchange
  status: TurnStatus
  /** The text only says again what the cards say. */
  isSummary?: boolean
  choices: Choice[]
  /** Why it failed, for the user. */
  error?: string
}

/** More nodes than this at once are not deleted unasked by a model, unless the user sets another number. */
export const ASK_ABOVE = 3

/**
 * Lets an engine answer one message. Each call is a short transaction of its own, so that the user may go on editing;
 * all carry the turn's group, so that undo takes the reply back as one.
 */
export async function runTurn(options: TurnOptions): Promise<TurnOutcome> {
  const { engine, registry, request, signal } = options
  const exchange: Exchange = { user: request.text, images: request.images, text: '', calls: [] }
  const cards: Card[] = []
  // What a plan did that changed nothing is told only where nothing else was done; a model's calls are all told.
  const idle: Card[] = []
  const onCard = (card: Card) => {
    if (card.isIdle && !engine.asksFirst) return void idle.push(card)
    cards.push(card)
    options.onCard(card)
  }
  const { library } = registry.ports
  const workshop = {
    fork: () => forkRegistry(registry),
    library: () => library.items(),
    materials: () => library.presets(),
  }
  const replies = engine.reply(request, makeTools(registry), signal, workshop)
  const critic = new Critic(request.scene)
  let thinking = ''
  try {
    let step = await replies.next()
    while (!step.done) {
      signal.throwIfAborted()
      let outcome: ToolOutcome | undefined
      const event = step.value
      if (event.type === 'call') {
        outcome = await call({ ...options, onCard }, event, critic)
        exchange.calls.push({ id: event.id, name: event.name, args: event.args, outcome })
      } else if (event.type === 'text') {
        exchange.text += event.delta
        options.onText(exchange.text)
      } else if (event.type === 'thinking') {
        thinking += event.delta
        options.onThinking?.(thinking)
      } else if (event.type === 'waiting') options.onWaiting?.(event.text)
      else options.onUsage?.(event.usage)
      step = await replies.next(outcome)
    }
    if (!cards.length) for (const card of idle.slice(-1)) onCard({ ...card, isIdle: false })
    const changes = cards.filter(({ isRead }) => !isRead)
    const isSummary = !exchange.text && changes.length > 0
    if (isSummary) exchange.text = summarize(changes)
    return { exchange, status: step.value.status, choices: step.value.choices ?? [], isSummary }
  } catch (error) {
    if (signal.aborted) return { exchange, status: 'stopped', choices: [] }
    return { exchange, status: 'failed', choices: [], error: (error as Error).message }
  } finally {
    await replies.return?.({ status: 'done' }).catch(() => undefined)
  }
}

/** What was done, in sentences. */
const summarize = (cards: readonly Card[]): string =>
  cards.map(({ text, detail }) => (detail ? `${text} (${detail}).` : `${text}.`)).join(' ')

async function call(
  options: TurnOptions,
  { id, name, args }: { id: string; name: string; args: unknown },
  critic: Critic,
): Promise<ToolOutcome> {
  const { engine, registry, request, group, signal } = options
  const command = commandOf(registry, name)
  if (!command) return { ok: false, error: `There is no tool "${name}"; use one of those that were given` }
  const removed = registry.removedBy(command.id, args, { source: 'assistant', group })
  const leave = leaveFor(command, engine.asksFirst ? removed : [], request.scene, options.askAbove ?? ASK_ABOVE)
  if (leave && !(await options.confirm(leave))) return { ok: false, error: 'The user said no; do not try it again' }
  signal.throwIfAborted()
  const describe = beginCard(request.scene, command)
  const left = leftStanding(request.scene, removed)
  if (command.assistant !== 'read') critic.note([...aboutTo(args, request), ...left])
  const { revision } = request.scene
  const outcome = await registry.execute(command.id, args, { source: 'assistant', group }, signal)
  const told: ToolOutcome = outcome.ok
    ? { ok: true, result: reportOf(request.scene, outcome.result, critic, left) }
    : { ok: false, error: outcome.error.message }
  if (command.assistant !== 'read' || engine.asksFirst)
    options.onCard({
      ...describe(id, command.id, (args ?? {}) as Record<string, unknown>, told, request.scene.revision !== revision),
      ...(command.assistant === 'read' && { isRead: true }),
    })
  return told
}

/** More nodes than this that are deleted at once are not looked through for what stands on them. */
const MOST_REMOVED = 50

/** What stands on nodes that are to be deleted, and stays: it may be left in the air. */
function leftStanding(scene: TurnRequest['scene'], removed: readonly NodeId[]): NodeId[] {
  if (removed.length > MOST_REMOVED) return []
  const isRemoved = (id: NodeId) => removed.some((one) => one === id || isBelow(scene, id, one))
  return [...new Set(removed.flatMap((id) => holdsWhat(scene, id)))].filter((id) => !isRemoved(id))
}

/** The nodes that a call names, by id or name; what is selected where it names none. */
function aboutTo(args: unknown, { scene, selection }: Pick<TurnRequest, 'scene' | 'selection'>): NodeId[] {
  const { nodes, node, items } = (args ?? {}) as { nodes?: unknown; node?: unknown; items?: unknown }
  const listed = Array.isArray(items) ? items.map((item) => (item as { node?: unknown } | null)?.node) : []
  const refs = [...(Array.isArray(nodes) ? nodes : []), node, ...listed].filter((ref) => typeof ref === 'string')
  if (!refs.length) return [...selection()]
  const named = refs.filter((ref) => !scene.node(ref)).map((ref) => ref.toLowerCase())
  const found = named.length
    ? [...scene.nodes()].filter(({ name }) => named.includes(name.toLowerCase())).map(({ id }) => id)
    : []
  return [...refs.filter((ref) => scene.node(ref)), ...found]
}
