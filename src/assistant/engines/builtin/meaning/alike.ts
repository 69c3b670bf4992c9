import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { colorFamily } from '../words/colors.ts'
import { surfaceOf } from './describe.ts'
import { resolve } from './resolve.ts'
import { Refuse, type World } from './world.ts'

/** "Each ball on the box of the same colour": for every node the one that is as it is. Throws Refuse where one has none. */
export function alikeToEach(noun: Noun, nodes: readonly NodeId[], world: World): Map<NodeId, NodeId> {
  const all = resolve({ ...noun, same: undefined, isAll: true }, world)
  const found = nodes.map((id): [NodeId, NodeId] => {
    const others = all.filter((other) => other !== id)
    const twin = noun.same === 'size' ? sizedAs(id, others, world) : coloredAs(id, others, world)
    if (!twin) throw new Refuse(`There is no “${noun.text}” for ${world.scene.node(id)!.name}.`)
    return [id, twin]
  })
  return new Map(found)
}

/** The one of the very same colour, else of its family. */
function coloredAs(id: NodeId, others: readonly NodeId[], { scene }: World): NodeId | undefined {
  const color = (of: NodeId) => surfaceOf(scene, scene.node(of)!)?.color
  const own = color(id)
  if (!own) return undefined
  const family = (of: NodeId) => colorFamily(color(of) ?? '#808080')
  return others.find((other) => color(other) === own) ?? others.find((other) => family(other) === colorFamily(own))
}

/** The one whose largest side is nearest to its own. */
function sizedAs(id: NodeId, others: readonly NodeId[], { scene }: World): NodeId | undefined {
  const measure = (of: NodeId) => Math.max(...size(boundsOrOrigin(scene, [of])))
  const far = (of: NodeId) => Math.abs(measure(of) - measure(id))
  return [...others].sort((a, b) => far(a) - far(b))[0]
}
