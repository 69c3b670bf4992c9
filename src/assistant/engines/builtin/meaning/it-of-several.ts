import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, isFloorShaped, isWallShaped } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { World } from './world.ts'

/** The one thing that "it" means, where what was spoken of last are several. */
export function itOfSeveral(noun: Noun, spoken: readonly NodeId[], world: World): NodeId | undefined {
  if (!/^(it|that|this)$/i.test(noun.text)) return undefined
  // "Two books on the table and a lamp next to it": next to the table.
  const single = [...new Set([...world.mentioned, ...world.places])].filter(
    (id) => world.scene.node(id) && !spoken.includes(id),
  )
  return single.length === 1 ? single[0] : wholeOfThose(spoken, world)
}

/** "Make the legs brown" … "put a vase on it": on the table whose legs they are; a room is no such whole. */
function wholeOfThose(parts: readonly NodeId[], { scene }: World): NodeId | undefined {
  const [whole, ...others] = new Set(parts.map((id) => scene.node(id)?.parent))
  if (!whole || others.length) return undefined
  const isRoom = scene.children(whole).some((id) => {
    const bounds = boundsOrOrigin(scene, [id])
    return isWallShaped(bounds) || isFloorShaped(bounds)
  })
  return isRoom ? undefined : whole
}
