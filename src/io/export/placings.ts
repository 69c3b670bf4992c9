import type { SceneNode } from '../../document/index.ts'
import { rootsOf } from '../gltf/nodes.ts'
import type { Adopted } from './file.ts'
import type { SourceModels } from './sources.ts'

/** One placing of a model in the scene that is written. */
export interface Placing {
  instance: string
  model: Adopted
  /** What the user knows this placing by. */
  name: string
  /** The first placing of a model is written in the place of the model's own nodes; others get copies. */
  isFirst: boolean
  /** Whether the group that stands for the model is there. */
  hasGroup: boolean
  /** The written nodes, by their index in the model. */
  nodes: Map<number, number>
  /** The copied skins, by their index in the model. */
  skins: Map<number, number>
  /** Whether a node of the model is not shown by its default scene, and so is no node of ours. */
  isPassenger(node: number): boolean
}

/** The placings of models among some nodes, by instance. */
export function findPlacings(nodes: readonly SceneNode[], models: SourceModels): Map<string, Placing> {
  const placings = new Map<string, Placing>()
  const placed = new Map<Adopted, (node: number) => boolean>()
  for (const { source, name } of nodes) {
    const model = source && models.get(source.asset)
    if (!source || !model) continue
    let placing = placings.get(source.instance)
    if (!placing) {
      const isFirst = !placed.has(model)
      const isPassenger = placed.get(model) ?? passengersOf(model)
      placed.set(model, isPassenger)
      const instance = source.instance
      placing = { instance, model, name, isFirst, isPassenger, hasGroup: false, nodes: new Map(), skins: new Map() }
      placings.set(instance, placing)
    }
    if (source.node === -1) placing.hasGroup = true
  }
  return placings
}

function passengersOf({ json }: Adopted): (node: number) => boolean {
  const shown = new Set<number>()
  const waiting = rootsOf(json)
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    shown.add(node)
    waiting.push(...(json.nodes?.[node]?.children ?? []))
  }
  return (node) => !shown.has(node)
}
