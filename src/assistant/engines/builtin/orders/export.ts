import { EXPORT_FORMATS } from '../../../../commands/export-options.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'

/** "Export the sofa as STL": in the format that is named, of what is named. */
export function* exportThem(plan: Planner, { objects, text }: Clause): Steps {
  const format = formatIn(text)
  // "Export the sofa": that alone.
  const some = objects.filter(
    (noun) =>
      !noun.isNew &&
      noun.kind !== 'any' &&
      !/^(?:this|it)$/i.test(noun.text) &&
      (noun.name || noun.item || noun.pronoun || noun.shape),
  )
  if (some.length) yield* plan.call('select.set', { nodes: plan.find(some) })
  yield* plan.call('file.export', { format, ...(some.length > 0 && { selection: true }) })
}

/** The format that an order names; GLB where it names none. Refuses what a scene cannot be written as. */
function formatIn(text: string): string {
  const said = /\bas (?:an? |one )?\.?([a-z]\w*)/i.exec(text)?.[1].toLowerCase()
  const known = EXPORT_FORMATS.find((format) => new RegExp(`\\b${format}\\b`, 'i').test(text))
  if (known) return known
  if (/\b(?:component|jsx|tsx|r3f)\b/i.test(text)) return 'react'
  if (/\b(?:web ?page|website)\b/i.test(text)) return 'html'
  if (said && OTHER_FORMATS.test(said))
    throw new Refuse(
      `I cannot write ${said.toUpperCase()}; I can write GLB, glTF, USDZ, STL, OBJ, PLY, a React component and a web page.`,
    )
  return 'glb'
}

/** Formats that people know from elsewhere. */
const OTHER_FORMATS =
  /^(?:fbx|dae|collada|blend|blender|3ds|max|c4d|abc|alembic|usd|usda|usdc|step|stp|iges|x3d|dxf|3mf|vrml|wrl)$/
