import type { Command } from '../../commands/define.ts'
import { paramsSchema } from '../../commands/registry.ts'

/** A parameter as it is asked for: what may be given, and what it is when nothing is. */
export interface Param {
  name: string
  about: string
  isRequired: boolean
  kind: ParamKind
  initial: string
}

export type ParamKind =
  | { type: 'text' | 'number' | 'vector' | 'color' | 'nodes' | 'node' }
  | { type: 'choice'; options: readonly string[] }

interface Schema {
  type?: string
  enum?: string[]
  description?: string
  default?: unknown
  prefixItems?: unknown[]
  items?: unknown
  anyOf?: Schema[]
}

/** The parameters of a command that can be asked for; those that only programs can give are left out. */
export function paramsOf(command: Command): Param[] {
  const { properties = {}, required = [] } = paramsSchema(command) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).flatMap(([name, schema]) => {
    const kind = kindOf(name, schema)
    if (!kind) return []
    const isRequired = required.includes(name)
    return [{ name, about: schema.description ?? '', isRequired, kind, initial: initialText(schema.default) }]
  })
}

/** Whether all that a command cannot do without can be asked for. */
export function canAsk(command: Command): boolean {
  const { required = [] } = paramsSchema(command) as { required?: string[] }
  const asked = paramsOf(command).map(({ name }) => name)
  return required.every((name) => asked.includes(name))
}

function kindOf(name: string, schema: Schema): ParamKind | null {
  if (schema.enum) return { type: 'choice', options: schema.enum }
  if (schema.anyOf) {
    const kinds = schema.anyOf.map((one) => kindOf(name, { ...one, description: schema.description }))
    return kinds.find((kind) => kind !== null) ?? null
  }
  const about = schema.description ?? ''
  switch (schema.type) {
    case 'boolean':
      return { type: 'choice', options: ['true', 'false'] }
    case 'number':
    case 'integer':
      return { type: 'number' }
    case 'string':
      if (about.includes('id of a node')) return { type: 'node' }
      return { type: about.includes('#rrggbb') ? 'color' : 'text' }
    case 'array':
      if (name === 'nodes') return { type: 'nodes' }
      return schema.prefixItems?.length === 3 ? { type: 'vector' } : null
    default:
      return null
  }
}

const initialText = (value: unknown): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value)

/** What was typed for a parameter, as its command takes it; undefined where nothing was. Throws where it makes no sense. */
export function readParam(param: Param, text: string): unknown {
  const said = text.trim()
  if (!said) return undefined
  switch (param.kind.type) {
    case 'number':
      return number(said)
    case 'vector': {
      const numbers = said
        .split(/[\s;]+|,\s+|,(?=-?\d)/)
        .filter(Boolean)
        .map(number)
      if (numbers.length !== 3) throw new RangeError('vector')
      return numbers
    }
    case 'choice':
      return said === 'true' ? true : said === 'false' ? false : said
    case 'nodes':
      return said.split(/\s*,\s*/)
    default:
      return said
  }
}

function number(text: string): number {
  const n = Number(text.replace(',', '.'))
  if (!Number.isFinite(n)) throw new RangeError('number')
  return n
}
