import type { LookName } from '../../commands/look-names.ts'
import type { Registry } from '../../commands/registry.ts'
import type { NodeId } from '../../document/index.ts'
import type { ExampleId } from './ids.ts'

export type Triple = [number, number, number]

/** A thing of the library and where the middle of its bottom stands, metres. */
export interface Placing {
  item: string
  at: Triple
  /** Degrees about Y; at 0 it faces +Z. */
  turn?: number
  /** What it is called, where that is not as the library calls it. */
  name?: string
  color?: string
  /** What it is made by. */
  values?: Record<string, number>
  /** A factor of its usual size. */
  size?: number
  /** A ready material for all of it. */
  wears?: string
}

export interface Light {
  name: string
  type: 'point' | 'spot'
  at: Triple
  turn?: Triple
  /** Candela. */
  intensity: number
  color?: string
  fields?: Record<string, unknown>
}

/** A scene that is built of things of the library by commands, as a user or the assistant would. */
export interface Example {
  id: ExampleId
  /** The name of the scene. */
  name: string
  look: LookName
  things: Placing[]
  lights?: Light[]
  /** What of the scene's settings differs from those of the look. */
  settings?: Record<string, unknown>
  /** Where the view stands: from what it looks at towards the eye. */
  from: Triple
  /** The things that the view frames, by name; everything where none are named. */
  frame?: string[]
}

/** Short for a placing. */
export const put = (item: string, at: Triple, more: Omit<Placing, 'item' | 'at'> = {}): Placing => ({
  item,
  at,
  ...more,
})

/**
 * Builds an example by commands, in place of what is there. Returns the nodes that the view frames, null where it frames
 * all. Throws where a command does.
 */
export async function buildExample(registry: Registry, example: Example): Promise<NodeId[] | null> {
  const run = async (id: string, params: unknown) => {
    const outcome = await registry.execute(id, params)
    if (!outcome.ok) throw outcome.error
    return outcome.result as { created: string[] }
  }
  await run('scene.new', {})
  const framed: string[] = []
  for (const { at, wears, ...thing } of example.things) {
    const { created } = await run('library.add', { ...thing, at: [at] })
    const parts = created.flatMap((id) => registry.ports.scene.children(id))
    if (wears) await run('material.apply', { nodes: parts, preset: wears })
    if (example.frame?.includes(thing.name ?? thing.item)) framed.push(...created)
  }
  for (const { name, type, at, turn, intensity, color, fields } of example.lights ?? []) {
    const light = { type, name, position: at, intensity, ...(turn && { rotation: turn }), ...(color && { color }) }
    const { created } = await run('light.add', light)
    if (fields) await run('light.set', { nodes: created, ...fields })
  }
  await run('scene.look', { look: example.look })
  await run('scene.set', { name: example.name, ground: { grid: false }, ...example.settings })
  await run('select.set', { nodes: [] })
  return example.frame ? framed : null
}
