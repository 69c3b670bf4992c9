import type { LibraryItem } from '../commands/library-item.ts'
import type { MaterialPreset } from '../commands/material-preset.ts'
import type { Registry } from '../commands/registry.ts'
import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import type { ViewBasis } from '../spatial/index.ts'

/** A command as an engine may call it. */
export interface Tool {
  name: string
  about: string
  use: 'read' | 'write' | 'confirm'
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>
}

/** What became of a call. */
export type ToolOutcome = { ok: true; result: unknown } | { ok: false; error: string }

/** A call that was made, as a later turn remembers it. */
export interface PastCall {
  id: string
  name: string
  args: unknown
  outcome: ToolOutcome
}

/** One user message and all that followed from it. */
export interface Exchange {
  user: string
  /** Pictures that came with it, as data URLs. */
  images?: readonly string[]
  text: string
  calls: PastCall[]
}

/** An answer that the user may choose, with the nodes that it stands for. */
export interface Choice {
  text: string
  nodes: readonly NodeId[]
}

/** What an engine is asked: the message, what was said before, and the scene to look at. */
export interface TurnRequest {
  text: string
  /** Pictures that came with the message, as data URLs. */
  images?: readonly string[]
  past: readonly Exchange[]
  scene: SceneReader
  selection(): readonly NodeId[]
  /** What of it somebody has chosen: what a script has made is selected, but nobody chose it. */
  chosen(): readonly NodeId[]
  view: { basis(): ViewBasis; target(): Vec3 }
}

/** What an engine works with beside the tools: a copy of the scene to try things on, and what can be added by name. */
export interface Workshop {
  fork(): Registry
  library(): Promise<readonly LibraryItem[]>
  /** Materials that are ready to be worn. */
  materials(): Promise<readonly MaterialPreset[]>
}

/** What an engine does in a turn. It changes nothing itself: a call is carried out by the turn, which gives it the outcome. */
export type EngineEvent =
  | { type: 'text'; delta: string }
  /** What a model thinks before it answers, where it says. */
  | { type: 'thinking'; delta: string }
  /** What the engine waits for, in words; empty once it goes on. */
  | { type: 'waiting'; text: string }
  /** Tokens that were read and written, added up over the turn. */
  | { type: 'usage'; usage: Usage }
  | { type: 'call'; id: string; name: string; args: unknown }

/** Tokens of a language model. */
export interface Usage {
  input: number
  output: number
}

export type TurnStatus = 'done' | 'asks' | 'refused' | 'failed' | 'stopped'

export interface EngineEnd {
  status: 'done' | 'asks' | 'refused'
  /** Answers that the user may choose from, where it asks. */
  choices?: Choice[]
}

/** What answers in the assistant. Throws a sentence for the user where it fails. */
export interface Engine {
  /** It judges for itself what to call, and may be talked into things by what it reads: what deletes many nodes asks first. */
  readonly asksFirst?: boolean
  reply(
    request: TurnRequest,
    tools: readonly Tool[],
    signal: AbortSignal,
    workshop: Workshop,
  ): AsyncGenerator<EngineEvent, EngineEnd, ToolOutcome | undefined>
}
