import { z } from 'zod'
import type { NodeId, Origin, Scene, Transaction } from '../document/index.ts'
import type { Session } from '../session/session.ts'
import type { CommandContext, IoPort, LibraryPort, ProjectPort, ViewPort, WindowPort } from './context.ts'
import type { Command } from './define.ts'
import { CommandError } from './errors.ts'
import { Gesture } from './gesture.ts'
import { COMMANDS } from './index.ts'

export type Outcome<R = unknown> = { ok: true; result: R } | { ok: false; error: Error }

export interface RegistryPorts {
  scene: Scene
  session: Session
  io: IoPort
  view: ViewPort
  window: WindowPort
  library: LibraryPort
  projects: ProjectPort
}

const NEVER = new AbortController().signal

/** Finds commands by id and runs them: the one door for every change. */
export class Registry {
  readonly #commands = new Map<string, Command>()
  #gesture: Gesture | null = null

  constructor(
    readonly ports: RegistryPorts,
    commands: readonly Command[] = COMMANDS,
  ) {
    for (const command of commands) {
      if (this.#commands.has(command.id)) throw new Error(`Two commands are called ${command.id}`)
      this.#commands.set(command.id, command)
    }
  }

  list(): Command[] {
    return [...this.#commands.values()]
  }

  get(id: string): Command {
    const command = this.#commands.get(id)
    if (!command) throw new CommandError(`There is no command "${id}"; commands() lists those there are`)
    return command
  }

  /** Whether a command can run now, or why not. */
  available(id: string): true | string {
    return this.get(id).when?.(this.context({ source: 'user' })) ?? true
  }

  /**
   * Parses the parameters and runs the command. A user's own command ends an open gesture first; one of the assistant
   * or of a script waits for it. Never throws: what went wrong is in the outcome, and the scene is as it was.
   */
  async execute(id: string, params: unknown = {}, from: Partial<Origin> = {}, signal = NEVER): Promise<Outcome> {
    const origin: Origin = { source: 'user', ...from }
    try {
      if (origin.source === 'user' && this.#gesture) {
        if (this.get(id).gesture === 'cancel') {
          this.#gesture.cancel()
          return { ok: true, result: { cancelled: true } }
        }
        this.#gesture.commit()
      } else while (this.ports.scene.open) await this.ports.scene.idle()
      signal.throwIfAborted()
      return { ok: true, result: await this.#run(id, params, this.context(origin, signal)) }
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error : new Error(String(error)) }
    }
  }

  /** The nodes that a call would delete; none where it cannot run. */
  removedBy(id: string, params: unknown, origin: Origin): NodeId[] {
    const command = this.get(id)
    const parsed = command.params.safeParse(params ?? {})
    if (!command.removes || !parsed.success) return []
    try {
      return command.removes(this.context(origin), parsed.data)
    } catch (error) {
      if (error instanceof CommandError) return [] // running it says what is wrong
      throw error
    }
  }

  /** Opens a gesture: commands run in it again and again, as the pointer moves, and make one step of undo. */
  gesture(label: string): Gesture {
    this.#gesture?.commit()
    const tx = this.ports.scene.begin(label, { source: 'user' })
    const ctx = this.context({ source: 'user' }, NEVER, tx)
    const gesture = new Gesture(
      tx,
      (id, params) => this.#run(id, params, ctx),
      () => {
        if (this.#gesture === gesture) this.#gesture = null
      },
    )
    this.#gesture = gesture
    return gesture
  }

  /** The gesture that is open, if any. */
  get openGesture(): Gesture | null {
    return this.#gesture
  }

  context(origin: Origin, signal: AbortSignal = NEVER, within?: Transaction): CommandContext {
    const { scene, session, io, view, window, library, projects } = this.ports
    return {
      scene,
      store: scene,
      session,
      io,
      view,
      window,
      library,
      projects,
      origin,
      signal,
      transact: (label, write) => (within ? within.nest(write) : scene.transact(label, origin, write)),
    }
  }

  #run(id: string, params: unknown, ctx: CommandContext): unknown {
    const command = this.get(id)
    const parsed = parseParams(command, params)
    const reason = command.when?.(ctx) ?? true
    if (reason !== true) throw new CommandError(`${command.title} cannot run: ${reason}`)
    return command.run(ctx, parsed)
  }
}

/** Parses parameters; a fault names the field, what came and what was expected. */
export function parseParams<P extends z.ZodType>(command: Command<P>, params: unknown): z.output<P> {
  assertKnown(command, params ?? {})
  const parsed = command.params.safeParse(params ?? {})
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.slice(0, 4).map((issue) => {
    const field = issue.path.join('.') || 'parameters'
    return `${field} was ${preview(valueAt(params, issue.path))}: ${issue.message}`
  })
  throw new CommandError(`${command.id}: ${faults.join('; ')}`)
}

/** A parameter that a command does not have is refused: left out in silence, "node" for "nodes" would change what is selected. */
function assertKnown({ id, params: schema }: Command, params: unknown): void {
  if (!(schema instanceof z.ZodObject) || typeof params !== 'object' || params === null) return
  const known = Object.keys(schema.shape)
  const strange = Object.keys(params).find((key) => !known.includes(key))
  if (strange === undefined) return
  const taken = known.length ? `it takes ${known.join(', ')}` : 'it takes none'
  throw new CommandError(`${id}: there is no parameter “${strange}”; ${taken}`)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

function preview(value: unknown): string {
  const text = value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** A command's parameters as JSON Schema. What JSON cannot say (files) becomes "anything". */
export function paramsSchema(command: Command): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(command.params, { unrepresentable: 'any', io: 'input' })
  return schema
}
