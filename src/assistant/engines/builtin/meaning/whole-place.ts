import type { NodeId, SceneReader } from '../../../../document/index.ts'
import {
  boundsIndex,
  boundsOrOrigin,
  center,
  directionVector,
  isWallShaped,
  roomOf,
} from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { RelationKind } from '../words/relations.ts'
import { headOf } from './describe.ts'
import type { World } from './world.ts'

/** What people call the whole of a scene by. */
const PLACES =
  /^(room|plaza|square|park|garden|yard|courtyard|hall|hallway|terrace|patio|field|clearing|studio|apartment|flat|loft|stage|place|space|area|kitchen|bedroom|bathroom|office|gallery|classroom|museum|shop|cafe|restaurant|garage|workshop|lounge|playground|cabin|hut|cottage|library|gym|lobby|bar|diner|den|attic|basement|cellar|corridor|barn|warehouse|store|market|salon|lab|laboratory|theater|church|chapel|camp|street|ceiling|city|town|village|neighborhood|neighbourhood|beach|farm|zoo|island|landscape|meadow|harbor|campsite)$/

/** Places within walls. */
const BUILDINGS =
  /^(garage|workshop|museum|shop|cafe|restaurant|library|gym|bar|diner|cabin|hut|cottage|barn|warehouse|store|salon|theater|church|chapel|basement|cellar|attic)$/

/** A room, or another place, that is no node: "in the room", "on the other side of the room". */
export function isWholePlace(scene: SceneReader, { word = '', isNew }: Noun): boolean {
  // "The room", where there is a fitting room: all of it, still.
  const called = (name: string) => (/^(?:room|place|space|area)$/.test(word) ? name.replace(/ \d+$/, '') : headOf(name))
  // A car is not put in a garage by leaving it on the street.
  if (
    BUILDINGS.test(word) &&
    !boundsIndex(scene)
      .shells()
      .some(({ bounds }) => isWallShaped(bounds))
  )
    return false
  return PLACES.test(word) && !isNew && ![...scene.nodes()].some(({ name }) => called(name).toLowerCase() === word)
}

/** Metres beyond the middle from which a thing is on a side: what stands in the very middle is on none. */
const OFF_MIDDLE = 0.05

/** "On the left side of the room": what stands on that side of its middle; null where that is no side. */
export function inHalf(kind: RelationKind, ids: readonly NodeId[], { scene, basis }: World): NodeId[] | null {
  const room = roomOf(scene, false)
  if (!room || !/^(?:left|right|front|behind)$/.test(kind)) return null
  const way = directionVector(kind as 'left' | 'right' | 'front' | 'behind', basis)
  const along = (v: readonly number[]) => v.reduce((sum, n, i) => sum + n * way[i], 0)
  return ids.filter((id) => along(center(boundsOrOrigin(scene, [id]))) > along(center(room)) + OFF_MIDDLE)
}
