import type { NodeId } from '../../../../document/index.ts'
import { type Bounds, center, holdsWhat, intersects, roomAround, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { toPoint } from './points.ts'
import { hasSize } from './size.ts'
import { targetsOf } from './targets.ts'

const BEDS = /\bbed(?: \d+)?$/i
const PILLOWS = /\bpillow(?: \d+)?$/i
const COVERS = /\b(?:blanket|quilt|duvet|bedspread|comforter|coverlet)(?: \d+)?$/i
/** How much of a bed is covered, from its foot on; the pillows lie on the rest. */
const COVERED = 0.65
/** Metres between a pillow and the head of the bed. */
const MARGIN = 0.05

/** "Two pillows on the bed and a blanket over it": the pillows beside each other at its head, the blanket over the rest. */
export function* makeBed(plan: Planner, things: readonly Noun[], made: readonly NodeId[], slots: Slots): Steps {
  const [on] = slots.relations
  const bedding = made.filter((id) => PILLOWS.test(plan.saidName(id)) || COVERS.test(plan.saidName(id)))
  if (on?.kind !== 'on' || !bedding.length) return
  const beds = targetsOf(plan, on.targets[0], made, 'on').filter(
    (id) => BEDS.test(plan.saidName(id)) && plan.scene.node(id)!.kind === 'mesh',
  )
  const isSized = hasSize(slots) || things.some(({ extents }) => Object.keys(extents).length > 0)
  for (const [i, bed] of beds.entries()) {
    const own = bedding.filter((_, k) => k % beds.length === i)
    yield* toHead(
      plan,
      own.filter((id) => PILLOWS.test(plan.saidName(id))),
      bed,
    )
    if (!isSized)
      yield* overFoot(
        plan,
        own.filter((id) => COVERS.test(plan.saidName(id))),
        bed,
      )
  }
}

/** The axis along which one lies in a bed, and at which of its ends the head is: that nearest to a wall, else the one at the back. */
function headOf(plan: Planner, bed: NodeId): { along: 0 | 2; end: 1 | -1 } {
  const bounds = plan.bounds(bed)
  const along = size(bounds)[0] > size(bounds)[2] ? 0 : 2
  const room = roomAround(plan.scene, bounds)
  if (!room) return { along, end: -1 }
  return { along, end: bounds.min[along] - room.min[along] <= room.max[along] - bounds.max[along] ? -1 : 1 }
}

function* toHead(plan: Planner, pillows: readonly NodeId[], bed: NodeId): Steps {
  const { along, end } = headOf(plan, bed)
  const across = along === 0 ? 2 : 0
  const base = plan.bounds(bed)
  for (const [k, id] of pillows.entries()) {
    const own = plan.bounds(id)
    const to = center(own)
    to[across] = base.min[across] + ((k + 0.5) * size(base)[across]) / pillows.length
    to[along] = center(base)[along] + end * (size(base)[along] / 2 - size(own)[along] / 2 - MARGIN)
    yield* toPoint(plan, [id], [to[0], base.max[1], to[2]])
  }
}

/** Over the bed from its foot on, unless something lies there: then the cover lies beside that, as it was put. */
function* overFoot(plan: Planner, covers: readonly NodeId[], bed: NodeId): Steps {
  const { along, end } = headOf(plan, bed)
  const base = plan.bounds(bed)
  const to = center(base)
  to[along] -= (end * size(base)[along] * (1 - COVERED)) / 2
  const sides = size(base)
  sides[along] *= COVERED
  const region: Bounds = {
    min: [to[0] - sides[0] / 2, base.max[1], to[2] - sides[2] / 2],
    max: [to[0] + sides[0] / 2, base.max[1] + 1, to[2] + sides[2] / 2],
  }
  const isTaken = holdsWhat(plan.scene, bed).some(
    (id) => !covers.includes(id) && intersects(plan.bounds(id), region, 0.01),
  )
  for (const id of isTaken ? [] : covers) {
    yield* plan.call('node.resize', { nodes: [id], width: sides[0], depth: sides[2] })
    yield* toPoint(plan, [id], [to[0], base.max[1], to[2]])
  }
}
