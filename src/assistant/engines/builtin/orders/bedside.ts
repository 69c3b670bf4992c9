import type { NodeId } from '../../../../document/index.ts'
import { center, distance, headingOf, isClear, moved, obstacles, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { isWall } from './walls.ts'

const BEDS = /\bbed(?: \d+)?$/i
const BEDSIDES = /\b(?:nightstand|night table|bedside table|bedside cabinet|side table)\b/i
/** Metres within which a wall is at the head of a bed. */
const AT_HEAD = 0.6

/** What stands beside a bed for the night stands by its head: level with the wall there, or with the back of the bed. */
export function* toHead(plan: Planner, nodes: readonly NodeId[], bed: NodeId): Steps {
  if (!BEDS.test(plan.saidName(bed))) return
  const head = headOfBed(plan, bed)
  const base = plan.bounds(bed)
  for (const id of nodes.filter((one) => plan.isNew(one) && BEDSIDES.test(plan.saidName(one)))) {
    const own = plan.bounds(id)
    const by: [number, number, number] = [0, 0, 0]
    by[head.along] =
      head.sign > 0 ? base.max[head.along] - own.max[head.along] : base.min[head.along] - own.min[head.along]
    const isFree = isClear(moved(own, by), obstacles(plan.scene, [id, bed]))
    // What stands before the head or the foot of the bed stays there.
    const across = head.along === 0 ? 2 : 0
    const isBeside = own.min[across] >= base.max[across] - 1e-3 || own.max[across] <= base.min[across] + 1e-3
    if (isFree && isBeside) yield* plan.call('node.translate', { nodes: [id], by })
  }
}

/** Where the head of a bed is: at a wall at one of its ends, else at its back. */
function headOfBed(plan: Planner, bed: NodeId): { along: 0 | 2; sign: 1 | -1 } {
  const bounds = plan.bounds(bed)
  const [w, , d] = size(bounds)
  const along = d >= w ? 2 : 0
  const across = along === 2 ? 0 : 2
  const isAtEnd = (wall: NodeId) => {
    const extent = size(plan.bounds(wall))
    return isWall(plan, wall) && extent[along] < extent[across] && distance(plan.scene, wall, bed) < AT_HEAD
  }
  const wall = plan.scene.children(null).find((id) => id !== bed && isAtEnd(id))
  if (wall) return { along, sign: center(plan.bounds(wall))[along] > center(bounds)[along] ? 1 : -1 }
  const heading = headingOf(plan.scene, bed)
  const front = along === 2 ? Math.cos(heading) : Math.sin(heading)
  return { along, sign: front > 0 ? -1 : 1 }
}
