import { newId } from '../../document/index.ts'
import type { Editor } from '../editor.ts'

export type Triple = [number, number, number]

/** A shape of an example: where its middle is and how large it is, metres. */
export interface Part {
  shape: 'box' | 'sphere' | 'cylinder' | 'cone' | 'torus' | 'plane' | 'capsule'
  name: string
  at: Triple
  size: Triple
  color: string
  /** Radius of a box's rounded edges, metres. */
  bevel?: number
  /** Degrees about X, Y and Z. */
  turn?: Triple
  /** How its surface differs from a plain one. */
  surface?: Record<string, string | number>
}

export interface Group {
  name: string
  parts: Part[]
}

export interface Light {
  name: string
  type: 'directional' | 'point' | 'spot'
  at: Triple
  turn?: Triple
  intensity: number
  color?: string
  fields?: Record<string, unknown>
}

/** A scene that is built by commands, as a user or the assistant would. */
export interface Example {
  id: 'livingRoom' | 'productStage' | 'cityBlock'
  /** The name of the scene. */
  name: string
  groups: Group[]
  lights: Light[]
  settings: Record<string, unknown>
  /** Where the view stands: from what it looks at towards the eye. */
  from: Triple
  /** The groups that the view frames; everything where none are named. */
  frame?: string[]
}

/** Short for a part. */
export const part = (
  shape: Part['shape'],
  name: string,
  at: Triple,
  size: Triple,
  color: string,
  more: Partial<Part> = {},
): Part => ({ shape, name, at, size, color, ...more })

/** Builds an example by commands, in place of what is there: one step of undo for all of it. Throws where one does. */
export async function buildExample({ registry, view }: Pick<Editor, 'registry' | 'view'>, example: Example) {
  const group = newId()
  const run = async (id: string, params: unknown) => {
    const outcome = await registry.execute(id, params, { source: 'user', group })
    if (!outcome.ok) throw outcome.error
    return outcome.result as { created: string[] }
  }
  await run('scene.new', {})
  await run('scene.set', { name: example.name, ...example.settings })
  const framed: string[] = []
  for (const { name, parts } of example.groups) {
    const items = parts.map(({ at, turn, ...one }) => ({ ...one, position: at, ...(turn && { rotation: turn }) }))
    const { created } = await run('mesh.addMany', { items })
    const { created: roots } = created.length > 1 ? await run('node.group', { nodes: created, name }) : { created }
    if (example.frame?.includes(name)) framed.push(...roots)
  }
  for (const { name, type, at, turn, intensity, color, fields } of example.lights) {
    const light = { type, name, position: at, intensity, ...(turn && { rotation: turn }), ...(color && { color }) }
    const { created } = await run('light.add', light)
    if (fields) await run('light.set', { nodes: created, ...fields })
  }
  await run('select.set', { nodes: [] })
  view.look(example.from)
  view.frame(example.frame ? framed : null)
}
