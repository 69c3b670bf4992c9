import type { z } from 'zod'
import type { NodeId } from '../document/index.ts'
import type { CommandContext } from './context.ts'

/** Why a command cannot run now, in words for a tooltip. */
export type Reason = string

/**
 * What the assistant may do with a command: `read` and `write` freely, `confirm` after asking the user, or not at all.
 */
export type AssistantUse = 'read' | 'write' | 'confirm' | false

export interface Command<P extends z.ZodType = z.ZodType, R = unknown> {
  /** `subject.verb`. */
  id: string
  title: string
  /** One sentence, read by people and by the assistant. */
  about: string
  params: P
  assistant: AssistantUse
  /** As in `Mod+D`; several are parted by a space. `Mod` is Cmd on a Mac, else Ctrl. */
  shortcut?: string
  /** What happens to a gesture that is open when the user runs this: it is finished, or else cancelled instead. */
  gesture?: 'finish' | 'cancel'
  when?(ctx: CommandContext): true | Reason
  /** The nodes that it would delete: a language model's call asks the user first where they are many. */
  removes?(ctx: CommandContext, params: z.output<P>): NodeId[]
  /** Reads first, then writes in one synchronous `transact`. Never mentions undo. A throw changes nothing. */
  run(ctx: CommandContext, params: z.output<P>): R | Promise<R>
}

/** Types a command's `run` by its `params`. */
export function defineCommand<P extends z.ZodType, R>(command: Command<P, R>): Command<P, R> {
  return command
}
