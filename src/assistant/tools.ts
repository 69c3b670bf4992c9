import type { Command } from '../commands/define.ts'
import { paramsSchema, type Registry } from '../commands/registry.ts'
import type { Tool } from './types.ts'

/** Tool names allow no dots (OpenAI: letters, digits, _ and -, at most 64). */
export const toolName = (commandId: string): string => commandId.replaceAll('.', '_')

/** The commands that the assistant may use, as tools. */
export function makeTools(registry: Registry): Tool[] {
  return registry
    .list()
    .filter((command) => command.assistant !== false)
    .map(toolOf)
}

/** A schema takes a while to make, and commands do not change: each is made once. */
const made = new WeakMap<Command, Tool>()

function toolOf(command: Command): Tool {
  const known = made.get(command)
  if (known) return known
  const tool: Tool = {
    name: toolName(command.id),
    about: command.about,
    use: command.assistant as Tool['use'],
    parameters: simplify(paramsSchema(command)),
  }
  made.set(command, tool)
  return tool
}

/** The command behind a tool name; undefined where there is none, or it is not the assistant's. */
export function commandOf(registry: Registry, name: string): Command | undefined {
  return registry.list().find((command) => command.assistant !== false && toolName(command.id) === name)
}

/** Rewrites what some servers do not know: tuples become arrays of one type with a fixed length. */
function simplify(schema: Record<string, unknown>): Record<string, unknown> {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const { prefixItems, ...rest } = Object.fromEntries(Object.entries(value).map(([key, v]) => [key, walk(v)]))
    if (!Array.isArray(prefixItems)) return rest
    return { ...rest, items: prefixItems[0], minItems: prefixItems.length, maxItems: prefixItems.length }
  }
  return walk(schema) as Record<string, unknown>
}
