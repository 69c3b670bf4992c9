import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, isFloorShaped, isWallShaped } from '../../../../spatial/index.ts'
import type { World } from './world.ts'

/** "What is nearest to the window": of the things in a room, and not its walls and its floor. */
export function furnishings(found: readonly NodeId[], { scene }: World): readonly NodeId[] {
  const things = found.filter((id) => {
    const bounds = boundsOrOrigin(scene, [id])
    return !isWallShaped(bounds) && !isFloorShaped(bounds)
  })
  return things.length ? things : found
}
