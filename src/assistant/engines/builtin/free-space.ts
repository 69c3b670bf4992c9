import { itemSize } from '../../../commands/item-parts.ts'
import type { NodeId, Vec3 } from '../../../document/index.ts'
import { type Bounds, type Direction, directionVector, roomOf, signedGap, size } from '../../../spatial/index.ts'
import { metres } from './distances.ts'
import { freeOnTop } from './free-top.ts'
import type { Clause } from './grammar/clause.ts'
import type { Noun } from './grammar/noun.ts'
import type { Planner } from './meaning/planner.ts'
import { Refuse } from './meaning/world.ts'
import { isFloor } from './orders/walls.ts'
import { PLAIN_THINGS } from './words/things.ts'

const WAYS: Record<string, [direction: Direction, words: string]> = {
  behind: ['behind', 'behind'],
  front: ['front', 'in front of'],
  left: ['left', 'to the left of'],
  right: ['right', 'to the right of'],
  above: ['up', 'above'],
}
/** How much two boxes must share across the way to be in each other's way, metres. */
const SHARED = 0.01

/** "Is there room behind the sofa for a bookshelf?": how much is free on that side, and whether it is enough for that. */
export function freeSpace(plan: Planner, { slots, others }: Pick<Clause, 'slots' | 'others'>): string {
  const [relation] = slots.relations
  if (relation?.kind === 'between') return spaceBetween(plan, relation.targets, slots, others)
  if (relation?.kind === 'on')
    return freeOnTop(plan, plan.findOne(relation.targets[0]), others[0] && sizeOf(plan, others[0]), others[0]?.text)
  const way = relation && WAYS[relation.kind]
  if (!way) throw new Refuse('Say on which side: “is there room behind the sofa for a shelf?”, for example.')
  const id = plan.findOne(relation.targets[0])
  const along = directionVector(way[0], plan.basis)
  const { free, until } = clearance(plan, id, along)
  const name = plan.nameOf(id)
  plan.remember([id])
  if (free === null) return `${others.length ? 'Yes. ' : ''}Nothing is ${way[1]} ${name}.`
  const told = `${metres(free)} ${free === 1 ? 'is' : 'are'} free ${way[1]} ${name}, up to ${until}`
  const own = others[0] && sizeOf(plan, others[0])
  if (!own) return `${told}.`
  const needed = axisOf(along) === 1 ? own[1] : Math.min(own[0], own[2])
  return `${free >= needed ? 'Yes' : 'No'}. ${told}; ${others[0].text} takes ${metres(needed)}.`
}

/** "Would a desk 1.2 m wide fit between the bed and the wardrobe?" */
function spaceBetween(
  plan: Planner,
  targets: readonly Noun[],
  slots: Clause['slots'],
  others: readonly Noun[],
): string {
  const ids = targets.flatMap((noun) => plan.findTargets(noun))
  if (ids.length !== 2) throw new Refuse('Say between which two: “would a desk fit between the bed and the sofa?”')
  const [a, b] = ids.map((id) => plan.bounds(id))
  const [x, z] = ([0, 2] as const).map((i) => Math.abs(signedGap(a, b, i)))
  const [free, i] = x >= z ? [x, 0] : [z, 2]
  plan.remember(ids)
  const told = `${metres(free)} ${free === 1 ? 'is' : 'are'} free between ${plan.nameOf(ids[0])} and ${plan.nameOf(ids[1])}`
  const [noun] = others
  const own = noun && sizeOf(plan, noun)
  const said = noun?.extents.width ?? slots.extents?.width
  if (!own && said === undefined) return `${told}.`
  const needed = said ?? (i === 0 ? own![0] : own![2])
  return `${free >= needed ? 'Yes' : 'No'}. ${told}; ${noun.text} takes ${metres(needed)}.`
}

const axisOf = (along: Vec3): number => along.findIndex((n) => Math.abs(n) > 0.5)

/** Metres from a thing to what comes next along an axis; null where nothing does. */
function clearance(plan: Planner, id: NodeId, along: Vec3): { free: number | null; until: string } {
  const own = plan.bounds(id)
  const i = axisOf(along)
  const gapTo = ({ min, max }: Bounds) => (along[i] > 0 ? min[i] - own.max[i] : own.min[i] - max[i])
  const isInWay = ({ min, max }: Bounds) =>
    [0, 1, 2].every((k) => k === i || Math.min(max[k], own.max[k]) - Math.max(min[k], own.min[k]) > SHARED)
  const next = plan.scene
    .children(null)
    .filter((one) => one !== id && !isFloor(plan, one) && isInWay(plan.bounds(one)))
    .map((one) => ({ free: gapTo(plan.bounds(one)), until: plan.nameOf(one) }))
  const room = roomOf(plan.scene, false)
  const edge =
    room && i !== 1
      ? [{ free: along[i] > 0 ? room.max[i] - own.max[i] : own.min[i] - room.min[i], until: 'the edge of the floor' }]
      : []
  const found = [...next, ...edge].filter(({ free }) => free > -SHARED).sort((a, b) => a.free - b.free)
  return found.length ? { ...found[0], free: Math.max(0, found[0].free) } : { free: null, until: '' }
}

/** How large a thing would be that is not there yet, or one of those that are; undefined where that is not known. */
function sizeOf(plan: Planner, noun: Noun): Readonly<Vec3> | undefined {
  const item = plan.stage.library.find(({ name }) => name === noun.item)
  if (item) return itemSize(item)
  const [alike] = noun.isNew ? [] : plan.candidates(noun)
  return alike ? size(plan.bounds(alike)) : PLAIN_THINGS[noun.word ?? '']?.[1]
}
