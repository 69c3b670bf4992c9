import { z } from 'zod'
import type { AssistantLimits, AssistantSettings } from '../panels/assistant/chat-port.ts'
import type { PreferenceStorage } from '../session/preferences.ts'

const KEY = 'diorama.assistant'
/** Apart from the rest: the one thing here that is secret. */
const SECRET = 'diorama.assistant.key'

const positive = (most: number, initial: number) => z.number().positive().max(most).catch(initial)

const Limits = z.object({
  steps: positive(200, 24),
  seconds: positive(3600, 300),
  tokens: positive(10_000_000, 400_000),
  silence: positive(600, 60),
})

const Kept = z.object({
  engine: z.enum(['builtin', 'openai']).catch('builtin'),
  baseURL: z.string().catch('https://api.openai.com/v1'),
  model: z.string().catch('gpt-4o-mini'),
  keepKey: z.boolean().catch(false),
  limits: Limits.catch(Limits.parse({})),
  askAbove: z.number().int().min(0).max(10_000).catch(3),
})

/** What the editor's own server says of a language model that it forwards to. */
export interface Forwarded {
  baseURL: string
  model: string
}

const Server = z.object({ llm: z.object({ path: z.string(), model: z.string() }).optional() })

/** Where the editor's own server forwards to a language model, if it does. Any other host says nothing of it. */
export async function askServer(): Promise<Forwarded | null> {
  try {
    const { llm } = Server.parse(await (await fetch('/server.json')).json())
    return llm ? { baseURL: new URL(llm.path, location.href).href, model: llm.model } : null
  } catch {
    return null // without a network nothing is forwarded
  }
}

/** What the user has chosen, and nothing else: whatever is not chosen may still become what the server says. */
export type Chosen = Partial<Omit<AssistantSettings, 'limits'>> & { limits?: Partial<AssistantLimits> }

/** What counts: what the user has chosen, else what a server that forwards says, else what is so at first. */
export function settingsOf(chosen: Chosen, forwarded: Forwarded | null): AssistantSettings {
  return {
    ...Kept.parse(chosen),
    // Whoever gives the server a key and a model wants it to answer.
    ...(forwarded?.model && chosen.engine === undefined && { engine: 'openai' as const }),
    ...(forwarded && chosen.baseURL === undefined && { baseURL: forwarded.baseURL }),
    ...(forwarded?.model && chosen.model === undefined && { model: forwarded.model }),
    apiKey: chosen.apiKey ?? '',
  }
}

/** What was chosen on this device earlier. */
export function readChosen(storage: PreferenceStorage | undefined): Chosen {
  const chosen: Chosen = parsed(read(storage, KEY))
  return chosen.keepKey === true ? { ...chosen, apiKey: read(storage, SECRET) ?? '' } : chosen
}

/** Keeps what was chosen, and the key only where the user wants that. */
export function keepChosen(storage: PreferenceStorage | undefined, { apiKey = '', ...chosen }: Chosen) {
  try {
    storage?.setItem(KEY, JSON.stringify(chosen))
    storage?.setItem(SECRET, chosen.keepKey ? apiKey : '')
  } catch {
    // A private window or a full disk keeps nothing: the settings last as long as the page.
  }
}

function read(storage: PreferenceStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null // blocked: asking for it throws
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {} // spoilt: everything is as at first
  }
}
