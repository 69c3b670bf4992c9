import { createStore } from 'zustand/vanilla'
import type { Card } from '../assistant/cards.ts'
import type { Leave } from '../assistant/leave.ts'
import type { Engine, Exchange, TurnStatus } from '../assistant/types.ts'
import type { Registry } from '../commands/registry.ts'
import { newId, type Scene } from '../document/index.ts'
import type { KeptMessage } from '../io/project/format.ts'
import type { AssistantSettings, ChatMessage, ChatPort, ChatState, Undoing } from '../panels/assistant/chat-port.ts'
import type { PreferenceStorage } from '../session/preferences.ts'
import type { Session } from '../session/session.ts'
import type { View } from '../viewport/view.ts'
import { type Chosen, type Forwarded, keepChosen, readChosen, settingsOf } from './assistant-settings.ts'
import { Replies } from './replies.ts'

export type { AssistantSettings } from '../panels/assistant/chat-port.ts'

/** What a turn did, for scripts. */
export interface TurnResult {
  text: string
  changes: { command: string; text: string; detail: string; nodes: string[]; ok: boolean }[]
  status: TurnStatus
  /** Answers to choose from, where it asks. */
  choices: string[]
}

interface ChatParts {
  scene: Scene
  session: Session
  registry: Registry
  view: View
  /** Where settings are kept on this device. */
  storage?: PreferenceStorage
  /** Where the editor's own server forwards to a language model, as soon as that is known. */
  forwarded?: Promise<Forwarded | null>
}

/** Commands after which something is where it was not before. */
const PLACES = /^(?:mesh|light|camera|library|arrange)\.|^node\.(?:translate|transform|duplicate|replace|putBack)$/

const BLANK: Omit<ChatMessage, 'id' | 'role' | 'text' | 'group' | 'status'> = {
  images: [],
  thinking: '',
  waiting: '',
  usage: null,
  cards: [],
  choices: [],
}

/** The conversation: its messages, the engine that answers, and the turn that runs. */
export class Chat implements ChatPort {
  readonly store
  readonly #replies: Replies
  /** What was said, and by which message. */
  #past: { id: string; exchange: Exchange }[] = []
  /** The engines that have answered: the built-in one remembers what was spoken of while another answers. */
  #engines: Partial<Record<AssistantSettings['engine'], Promise<Engine>>> = {}
  /** Resolves when it is known whether the server forwards. */
  readonly #asked: Promise<void> | undefined
  #chosen: Chosen
  #forwarded: Forwarded | null = null
  #stop: AbortController | null = null
  #turn: Promise<unknown> = Promise.resolve()
  #answer: ((yes: boolean) => void) | null = null

  constructor(private readonly parts: ChatParts) {
    this.#chosen = readChosen(parts.storage)
    this.#replies = new Replies(parts.scene, parts.registry)
    this.store = createStore<ChatState>(() => ({
      messages: [],
      isRunning: false,
      question: null,
      forwarded: null,
      settings: settingsOf(this.#chosen, null),
    }))
    this.#asked = parts.forwarded?.then((forwarded) => this.#learn(forwarded))
  }

  configure({ limits, ...patch }: Partial<AssistantSettings>): void {
    this.#chosen = { ...this.#chosen, ...patch, limits: { ...this.#chosen.limits, ...limits } }
    keepChosen(this.parts.storage, this.#chosen)
    this.#settle()
    this.#engines.openai = undefined
  }

  reset(): void {
    this.stop()
    this.#past = []
    this.#engines = {}
    this.store.setState({ messages: [] })
  }

  /** The conversation as it is kept with a project. */
  kept(): KeptMessage[] {
    const exchanges = new Map(this.#past.map(({ id, exchange }) => [id, exchange]))
    return this.store.getState().messages.map((message, order) => {
      const exchange = exchanges.get(message.id)
      return { order, message, ...(exchange && { exchange }) } as KeptMessage
    })
  }

  /** Takes up a conversation that was kept. A reply that was still running has ended with its page. */
  restore(kept: readonly KeptMessage[]): void {
    this.reset()
    this.#past = kept.flatMap(({ message, exchange }) => (exchange ? { id: message.id, exchange } : []))
    const messages = kept.map(({ message }): ChatMessage => {
      return message.status === 'running' ? { ...message, status: 'stopped', waiting: '' } : message
    })
    this.store.setState({ messages })
  }

  getReady(): void {
    // What fails here is loaded again by the message that needs it, and told there.
    this.#currentEngine().catch(() => {})
  }

  stop(): void {
    this.#stop?.abort(new Error('Stopped by the user'))
    this.allow(false)
  }

  allow(yes: boolean): void {
    this.#answer?.(yes)
    this.#answer = null
    this.store.setState({ question: null })
  }

  async send(text: string, images: readonly string[] = []): Promise<TurnResult> {
    if (this.#stop && !this.#stop.signal.aborted)
      throw new Error('The assistant is still answering; wait for it, or stop it')
    // One that was stopped may still be ending.
    if (this.#stop) await this.#turn
    const turn = this.#answerTo(text, images)
    this.#turn = turn
    return turn
  }

  async resend(id: string, text: string): Promise<TurnResult | null> {
    this.stop()
    await this.#turn
    const { messages } = this.store.getState()
    const at = messages.findIndex((message) => message.id === id)
    if (at < 0) return null
    if (!(await this.#takeBack(messages.slice(at).flatMap(({ group }) => group || [])))) return null
    const gone = new Set(messages.slice(at).map((message) => message.id))
    this.#past = this.#past.filter((one) => !gone.has(one.id))
    this.#engines.builtin = undefined
    this.store.setState({ messages: messages.slice(0, at) })
    return this.send(text, messages[at].images)
  }

  async models(): Promise<string[]> {
    const { listModels } = await import('../assistant/engines/openai/models.ts')
    return listModels(await this.#server())
  }

  /** Whether a reply's changes can be taken back now, or be done again. */
  undoing(group: string): Undoing {
    return this.#replies.undoing(group)
  }

  undo(group: string): Promise<void> {
    return this.#replies.undo(group)
  }

  redo(group: string): Promise<void> {
    return this.#replies.redo(group)
  }

  select(nodes: readonly string[]): void {
    this.parts.session.select(nodes.filter((id) => this.parts.scene.node(id)))
  }

  highlight(nodes: readonly string[]): void {
    this.parts.session.set({ hinted: nodes.filter((id) => this.parts.scene.node(id)) })
  }

  onHistory(listener: () => void): () => void {
    // History has taken a change in only once all have been told of it.
    return this.parts.scene.onDiff((_diff, { phase }) => phase !== 'live' && queueMicrotask(listener))
  }

  async #answerTo(text: string, images: readonly string[]): Promise<TurnResult> {
    const stop = new AbortController()
    this.#stop = stop
    const group = `turn:${newId()}`
    const user: ChatMessage = { ...BLANK, id: newId(), role: 'user', text, images, status: 'done', group: '' }
    this.#push(user, { ...BLANK, id: group, role: 'assistant', text: '', status: 'running', group })
    const update = (patch: Partial<ChatMessage>) => this.#update(group, patch)
    try {
      await this.#asked
      const { runTurn } = await import('../assistant/turn.ts')
      const { exchange, status, choices, error, isSummary } = await runTurn({
        engine: await this.#currentEngine(),
        registry: this.parts.registry,
        request: this.#request(text, images),
        group,
        signal: stop.signal,
        confirm: (leave) => this.#ask(leave),
        askAbove: this.store.getState().settings.askAbove,
        onText: (now) => update({ text: now, waiting: '' }),
        onThinking: (now) => update({ thinking: now, waiting: '' }),
        onWaiting: (waiting) => update({ waiting }),
        onUsage: (usage) => update({ usage }),
        onCard: (card) => this.#addCard(group, card),
      })
      // The conversation may have been cleared meanwhile.
      if (this.#message(group)) this.#past.push({ id: group, exchange })
      const said = error ? [exchange.text, error].filter(Boolean).join('\n\n') : exchange.text
      const shown = isSummary ? '' : said
      update({ text: status === 'stopped' ? `${said}\n\nStopped.`.trim() : shown, status, choices, waiting: '' })
      const changes = this.#message(group)?.cards ?? []
      this.#bringIntoView(changes)
      return { text: said, changes, status, choices: choices.map((choice) => choice.text) }
    } catch (error) {
      update({ text: (error as Error).message, status: 'failed', waiting: '' })
      return { text: (error as Error).message, changes: [], status: 'failed', choices: [] }
    } finally {
      this.#stop = null
      this.allow(false)
      this.store.setState({ isRunning: false })
    }
  }

  #request(text: string, images: readonly string[]) {
    const { scene, session, view } = this.parts
    return {
      text,
      ...(images.length && { images }),
      past: this.#past.map(({ exchange }) => exchange),
      scene,
      selection: () => session.state.selection,
      chosen: () => (session.state.selection === session.state.unchosen ? [] : session.state.selection),
      view,
    }
  }

  /**
   * What a reply made or moved comes into view where some of it is not seen, from no nearer than before: with a vase one
   * wants to see its table. Not where the reply or a camera sets the view.
   */
  #bringIntoView(cards: readonly Card[]) {
    const { scene, session, view } = this.parts
    if (session.state.through || cards.some(({ command }) => command.startsWith('view.'))) return
    const placed = cards.filter(({ ok, command }) => ok && PLACES.test(command)).flatMap(({ nodes }) => nodes)
    const nodes = [...new Set(placed)].filter((id) => scene.node(id)?.visible)
    if (nodes.length && !view.shows(nodes)) view.frame(nodes, { isNoNearer: true })
  }

  /** Takes back what replies changed, all or none; false where something has since changed the same things, which is told. */
  async #takeBack(groups: readonly string[]): Promise<boolean> {
    const gone: string[] = []
    for (const group of groups.toReversed()) {
      try {
        await this.#replies.undo(group)
        gone.unshift(group)
      } catch (error) {
        for (const other of gone) await this.#replies.redo(other)
        this.#update(group, { text: `${this.#message(group)?.text ?? ''}\n\n${(error as Error).message}.`.trim() })
        return false
      }
    }
    return true
  }

  #ask(question: Leave): Promise<boolean> {
    this.store.setState({ question })
    return new Promise((resolve) => {
      this.#answer = resolve
    })
  }

  #currentEngine(): Promise<Engine> {
    const { engine } = this.store.getState().settings
    const current = this.#engines[engine] ?? this.#loadEngine(engine)
    this.#engines[engine] = current
    // Where it does not load, the next message tries again.
    current.catch(() => {
      if (this.#engines[engine] === current) this.#engines[engine] = undefined
    })
    return current
  }

  async #loadEngine(engine: AssistantSettings['engine']): Promise<Engine> {
    if (engine === 'openai') {
      const { createOpenAiEngine } = await import('../assistant/engines/openai/engine.ts')
      return createOpenAiEngine(await this.#server())
    }
    const { createBuiltinEngine } = await import('../assistant/engines/builtin/engine.ts')
    return createBuiltinEngine()
  }

  #learn(forwarded: Forwarded | null) {
    this.#forwarded = forwarded
    this.#settle()
  }

  #settle() {
    this.store.setState({
      forwarded: this.#forwarded?.baseURL ?? null,
      settings: settingsOf(this.#chosen, this.#forwarded),
    })
  }

  /** The language model's server, with a way to it. */
  async #server() {
    const { gateTo } = await import('../assistant/engines/openai/gate.ts')
    const { settings } = this.store.getState()
    return { ...settings, fetch: gateTo(settings.baseURL) }
  }

  #push(...messages: ChatMessage[]) {
    this.store.setState((state) => ({ messages: [...state.messages, ...messages], isRunning: true }))
  }

  #message(id: string): ChatMessage | undefined {
    return this.store.getState().messages.find((message) => message.id === id)
  }

  #update(id: string, patch: Partial<ChatMessage>) {
    this.store.setState(({ messages }) => ({
      messages: messages.map((message) => (message.id === id ? { ...message, ...patch } : message)),
    }))
  }

  #addCard(id: string, card: ChatMessage['cards'][number]) {
    this.#update(id, { cards: [...(this.#message(id)?.cards ?? []), card] })
  }
}
