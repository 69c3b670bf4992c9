import { createStore } from 'zustand/vanilla'
import { runTurn } from '../assistant/turn.ts'
import type { Engine, Exchange, TurnStatus } from '../assistant/types.ts'
import type { Registry } from '../commands/registry.ts'
import { newId, type Scene } from '../document/index.ts'
import type { AssistantSettings, ChatMessage, ChatPort, ChatState } from '../panels/assistant/chat-port.ts'
import type { Session } from '../session/session.ts'
import type { View } from '../viewport/view.ts'

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
}

/** The conversation: its messages, the engine that answers, and the turn that runs. */
export class Chat implements ChatPort {
  readonly store = createStore<ChatState>(() => ({
    messages: [],
    isRunning: false,
    question: null,
    settings: { engine: 'builtin', baseURL: 'https://api.openai.com/v1', model: 'gpt-4o-mini', apiKey: '' },
  }))
  #past: Exchange[] = []
  #engine: Promise<Engine> | null = null
  #stop: AbortController | null = null
  #answer: ((yes: boolean) => void) | null = null

  constructor(private readonly parts: ChatParts) {}

  configure(patch: Partial<AssistantSettings>): void {
    this.store.setState(({ settings }) => ({ settings: { ...settings, ...patch } }))
    this.#engine = null
  }

  reset(): void {
    this.stop()
    this.#past = []
    this.#engine = null
    this.store.setState({ messages: [] })
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

  async send(text: string): Promise<TurnResult> {
    if (this.#stop) throw new Error('The assistant is still answering; wait for it, or stop it')
    const { scene, session, registry, view } = this.parts
    const stop = new AbortController()
    this.#stop = stop
    const group = `turn:${newId()}`
    const reply: ChatMessage = {
      id: group,
      role: 'assistant',
      text: '',
      cards: [],
      status: 'running',
      choices: [],
      group,
    }
    this.#push({ ...reply, id: newId(), role: 'user', text, status: 'done', group: '' }, reply)
    const update = (patch: Partial<ChatMessage>) => this.#update(group, patch)
    try {
      const { exchange, status, choices, error, isSummary } = await runTurn({
        engine: await this.#currentEngine(),
        registry,
        request: {
          text,
          past: this.#past,
          scene,
          selection: () => session.state.selection,
          chosen: () => (session.state.selection === session.state.unchosen ? [] : session.state.selection),
          view,
        },
        group,
        signal: stop.signal,
        confirm: (question) => this.#ask(question),
        onText: (now) => update({ text: now }),
        onCard: (card) => this.#addCard(group, card),
      })
      this.#past.push(exchange)
      const said = error ? [exchange.text, error].filter(Boolean).join('\n\n') : exchange.text
      const shown = isSummary ? '' : said
      update({ text: status === 'stopped' ? `${said}\n\nStopped.`.trim() : shown, status, choices })
      const changes = this.#message(group)?.cards ?? []
      return { text: said, changes, status, choices: choices.map((choice) => choice.text) }
    } catch (error) {
      update({ text: (error as Error).message, status: 'failed' })
      return { text: (error as Error).message, changes: [], status: 'failed', choices: [] }
    } finally {
      this.#stop = null
      this.store.setState({ isRunning: false })
    }
  }

  /** Whether a reply's changes can be taken back now: while they are the latest step. */
  canUndo(group: string): boolean {
    return this.parts.scene.history.undoStep?.group === group
  }

  async undo(group: string): Promise<void> {
    await this.parts.registry.execute('history.revert', { group })
  }

  select(nodes: readonly string[]): void {
    this.parts.session.select(nodes.filter((id) => this.parts.scene.node(id)))
  }

  highlight(nodes: readonly string[]): void {
    this.parts.session.set({ hinted: nodes.filter((id) => this.parts.scene.node(id)) })
  }

  onHistory(listener: () => void): () => void {
    return this.parts.scene.onDiff((_diff, { phase }) => phase !== 'live' && listener())
  }

  #ask(question: string): Promise<boolean> {
    this.store.setState({ question })
    return new Promise((resolve) => {
      this.#answer = resolve
    })
  }

  #currentEngine(): Promise<Engine> {
    this.#engine ??= this.#loadEngine()
    return this.#engine
  }

  async #loadEngine(): Promise<Engine> {
    const { settings } = this.store.getState()
    if (settings.engine === 'openai') {
      const { createOpenAiEngine } = await import('../assistant/engines/openai/engine.ts')
      return createOpenAiEngine(settings)
    }
    const { createBuiltinEngine } = await import('../assistant/engines/builtin/engine.ts')
    return createBuiltinEngine()
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
