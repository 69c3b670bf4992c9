import type { StoreApi } from 'zustand/vanilla'

export interface ChatCard {
  id: string
  command: string
  ok: boolean
  text: string
  detail: string
  nodes: string[]
}

export interface ChatMessage {
  id: string
  role: 'user' | 'assistant'
  text: string
  cards: ChatCard[]
  status: 'running' | 'done' | 'asks' | 'refused' | 'failed' | 'stopped'
  /** Answers to choose from, where it asks. */
  choices: { text: string; nodes: readonly string[] }[]
  /** Names the reply's changes in history. */
  group: string
}

export interface AssistantSettings {
  engine: 'builtin' | 'openai'
  baseURL: string
  model: string
  /** Kept for this session only. */
  apiKey: string
}

export interface ChatState {
  messages: ChatMessage[]
  isRunning: boolean
  /** What the assistant asks leave for, while it waits for the answer. */
  question: string | null
  settings: AssistantSettings
}

/** The conversation as the panel needs it. */
export interface ChatPort {
  readonly store: StoreApi<ChatState>
  send(text: string): Promise<unknown>
  stop(): void
  /** Answers the question. */
  allow(yes: boolean): void
  reset(): void
  configure(settings: Partial<AssistantSettings>): void
  canUndo(group: string): boolean
  undo(group: string): Promise<void>
  select(nodes: readonly string[]): void
  /** Shows in the view which nodes are meant; none puts it out. */
  highlight(nodes: readonly string[]): void
  /** Calls back when history changed, and so perhaps what can be undone. */
  onHistory(listener: () => void): () => void
}
