import { writeFileSync } from 'node:fs'
import { COMMANDS } from '../src/commands/index.ts'
import { paramsSchema } from '../src/commands/registry.ts'
import { fileSchema } from '../src/io/project/file/schema.ts'

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  description?: string
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
}

/** Writes docs/commands.md from the registry. */
export function writeCommands(path: string): void {
  const subjects = groupBySubject()
  const parts = [...subjects].map(([subject, commands]) => `## ${subject}\n\n${commands.map(describe).join('\n\n')}`)
  writeFileSync(
    path,
    `# Commands\n\nMade from the registry by \`npm run screenshots\`. Metres, degrees, Y up.\n\n${parts.join('\n\n')}\n`,
  )
}

/** Writes the JSON Schema of a project file's scene and conversation. */
export function writeFileSchema(path: string): void {
  writeFileSync(path, `${JSON.stringify(fileSchema(), null, 1)}\n`)
}

function groupBySubject() {
  const groups = new Map<string, (typeof COMMANDS)[number][]>()
  for (const command of COMMANDS) {
    const subject = command.id.split('.')[0]
    groups.set(subject, [...(groups.get(subject) ?? []), command])
  }
  return groups
}

function describe(command: (typeof COMMANDS)[number]): string {
  const schema = paramsSchema(command) as Schema
  const required = new Set(schema.required)
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const type = typeOf(field).replaceAll('|', '\\|')
    const about = [
      field.description,
      field.default === undefined ? '' : `(${JSON.stringify(field.default)} when left out)`,
    ]
    return `| \`${name}\`${required.has(name) ? '' : '?'} | ${type} | ${about.filter(Boolean).join(' ')} |`
  })
  const table = rows.length ? `\n\n| parameter | type | |\n| --- | --- | --- |\n${rows.join('\n')}` : ''
  const keys = command.shortcut ? ` \`${command.shortcut.replaceAll(' ', '` `')}\`` : ''
  const use = command.assistant ? '' : ' Not for the assistant.'
  return `### ${command.id}\n\n${command.about}${keys}${use}${table}`
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : 'any'}[]`
  return [schema.type ?? 'any'].flat().join(' | ')
}
