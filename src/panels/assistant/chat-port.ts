import type { StoreApi } from 'zustand/vanilla'

export interface ChatCard {
  id: string
  command: string
  ok: boolean
  text: string
  detail: string
  nodes: string[]
  /** What was called for, and what came of it. */
  args: unknown
  result: unknown
  /** It only looked, and changed nothing. */
  isRead?: boolean
}

export interface ChatMessage {
  id: string
  role: 'user' | 'assistant'
  text: string
  /** Pictures that the user sent along, as data URLs. */
  images: readonly string[]
  /** What a model thought before it answered. */
  thinking: string
  /** What is waited for, in words. */
  waiting: string
  /** Tokens that the reply took, where a model says. */
  usage: { input: number; output: number } | null
  cards: ChatCard[]
  status: 'running' | 'done' | 'asks' | 'refused' | 'failed' | 'stopped'
  /** Answers to choose from, where it asks. */
  choices: { text: string; nodes: readonly string[] }[]
  /** Names the reply's changes in history. */
  group: string
}

/** Where one reply ends although the model would go on. */
export interface AssistantLimits {
  /** Rounds of calls. */
  steps: number
  seconds: number
  tokens: number
  /** Seconds of silence from the server. */
  silence: number
}

export interface AssistantSettings {
  engine: 'builtin' | 'openai'
  baseURL: string
  model: string
  /** Kept for this session only, unless the user has it kept. */
  apiKey: string
  /** Whether the key is kept on this device. */
  keepKey: boolean
  limits: AssistantLimits
  /** A model that would delete more nodes than this at once asks first. */
  askAbove: number
}

/** What the assistant asks leave for. */
export interface ChatQuestion {
  question: string
  nodes: { id: string; name: string }[]
}

export interface ChatState {
  messages: ChatMessage[]
  isRunning: boolean
  /** What the assistant asks leave for, while it waits for the answer. */
  question: ChatQuestion | null
  /** Where the editor's own server forwards to a language model; null where it does not. */
  forwarded: string | null
  settings: AssistantSettings
}

/** What can be done about the changes of a reply. */
export type Undoing = 'undo' | 'redo' | null

/** The conversation as the panel needs it. */
export interface ChatPort {
  readonly store: StoreApi<ChatState>
  /** Loads what answers while the user still writes, so that the first answer does not wait for it. */
  getReady(): void
  send(text: string, images?: readonly string[]): Promise<unknown>
  stop(): void
  /** Answers the question. */
  allow(yes: boolean): void
  reset(): void
  /** Takes back a message of the user with all that followed from it, and says another in its place. */
  resend(id: string, text: string): Promise<unknown>
  configure(settings: Partial<AssistantSettings>): void
  /** The names of the models that the server has. Throws a sentence for the user. */
  models(): Promise<string[]>
  undoing(group: string): Undoing
  /** Throws a sentence for the user where something has since changed the same things. */
  undo(group: string): Promise<void>
  redo(group: string): Promise<void>
  select(nodes: readonly string[]): void
  /** Shows in the view which nodes are meant; none puts it out. */
  highlight(nodes: readonly string[]): void
  /** Calls back when history changed, and so perhaps what can be undone. */
  onHistory(listener: () => void): () => void
}
