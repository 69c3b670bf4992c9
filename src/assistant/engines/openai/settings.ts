/** How a language model is reached, and how far one turn may go. */
export interface OpenAiSettings {
  /** Up to `/v1`, without `/chat/completions`. */
  baseURL: string
  model: string
  /** Kept in memory only, unless the user has it kept. Local servers need none. */
  apiKey: string
  limits?: Partial<Limits>
  /** What makes the requests, where it is not the global one. */
  fetch?: typeof fetch
}

/** Where a turn ends although the model would go on; it is said when one is reached. */
export interface Limits {
  /** Rounds of calls. */
  steps: number
  /** Seconds from the first request. */
  seconds: number
  /** Tokens that are read and written, added up over the rounds. */
  tokens: number
  /** Seconds of silence from the server before it is given up. */
  silence: number
  /** Seconds until it is asked whether the server is there at all. */
  doubt: number
}

export const LIMITS: Limits = { steps: 24, seconds: 300, tokens: 400_000, silence: 60, doubt: 5 }
