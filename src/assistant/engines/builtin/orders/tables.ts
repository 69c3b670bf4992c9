import { itemSize } from '../../../../commands/item-parts.ts'
import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { center, holdsWhat, obstacles, restingHeight, size } from '../../../../spatial/index.ts'
import { blankNoun, type Noun } from '../grammar/noun.ts'
import { type Relation, type Slots, saysWhere } from '../grammar/slots/slots.ts'
import { singular } from '../language/plural.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { CLOTHS, SEATS, TABLES } from '../words/seats.ts'
import { NOUN_SIZES } from '../words/shapes.ts'
import { isTheRoom } from './across.ts'
import { isAcross } from './bridge.ts'
import { lampOn } from './lamps.ts'
import { like } from './like.ts'
import { shrinkAmong } from './points.ts'
import { hasSize } from './size.ts'
import { holderOf, targetsOf } from './targets.ts'
import { isHung, isWall } from './walls.ts'

/** "Give the table a vase": what is small is put on what is there for that. */
export function belongsOn(plan: Planner, said: Noun, holders: readonly NodeId[]): boolean {
  const noun = lampOn(said)
  const item = plan.stage.library.find(({ name }) => name === noun.item)
  const twin = noun.isMore ? like(plan, noun)[0] : undefined
  const own = twin ? size(plan.bounds(twin)) : item ? itemSize(item) : NOUN_SIZES[noun.word ?? '']
  if (/^(cushion|pillow|blanket|quilt|duvet|throw|towel)$/i.test(noun.word ?? ''))
    return holders.every(
      (id) =>
        SEATS.test(plan.saidName(id)) ||
        /\b(?:bed|lounger|deckchair|daybed|sunbed|swing|hammock)\b/i.test(plan.saidName(id)),
    )
  if (isCloth(noun)) return holders.every((id) => TABLES.test(plan.saidName(id)))
  if (/^(?:lid|cap|hat|crown|cork|chimney|antenna|aerial|flag|flagpole|spire|steeple|vane)$/.test(noun.word ?? ''))
    return true
  if (!own || own[1] > 0.8 || SEATS.test(noun.item ?? noun.word ?? '')) return false
  return holders.every((id) => {
    const [w, , d] = size(plan.bounds(id))
    return TABLES.test(plan.saidName(id)) && own[0] * own[2] < w * d * 0.5
  })
}

/** What is open above, or has boards. */
const OPEN = /\b(?:vase|urn|jug|jar|glass|cup|mug|pot|flowerpot|planter|bucket|bowl|basket|crate|bookshelf|bookcase)\b/i

/** "A vase with a flower", "a bowl with three apples", "a bookshelf with some books": what is smaller than what holds it. */
export function belongsIn(plan: Planner, noun: Noun, holders: readonly NodeId[]): boolean {
  const item = plan.stage.library.find(({ name }) => name === noun.item)
  const own = item ? itemSize(item) : NOUN_SIZES[singular(noun.word ?? '')]
  if (!own) return false
  return holders.every((id) => {
    const [w, h, d] = size(plan.bounds(id))
    return OPEN.test(plan.saidName(id)) && own[0] < w && own[2] < d && own[1] < h * 2
  })
}

/** What is served on: "a plate with a cake" is under it. */
const PLATES = /\b(?:plate|tray|saucer|dish|platter|cake stand|cutting board)\b/i

export const areServed = (plan: Planner, objects: readonly Noun[], holders: readonly NodeId[]): boolean =>
  holders.every((id) => PLATES.test(plan.saidName(id))) && objects.every((noun) => !SEATS.test(noun.item ?? ''))

const isCloth = ({ word }: Noun): boolean => CLOTHS.test(word ?? '')

/** "Add a tablecloth": on the largest table there is. */
export function onTable(plan: Planner, slots: Slots, things: readonly Noun[]): void {
  if (!things.every(isCloth) || saysWhere(slots)) return
  const top = (id: NodeId) => size(plan.bounds(id))[0] * size(plan.bounds(id))[2]
  const tables = plan.scene.children(null).filter((id) => /\btable(?: \d+)?$/i.test(plan.saidName(id)))
  const [table] = tables.sort((a, b) => top(b) - top(a))
  if (table)
    slots.relations = [{ kind: 'on', targets: [{ ...blankNoun(), text: 'the table', word: 'table', ids: [table] }] }]
}

/** What closes a thing is as wide as that. */
const isLid = ({ word }: Noun): boolean => /^lid$/.test(word ?? '')

/** "A tablecloth on the table", "a lid on the jar": over all of it, under what stands there, unless a size was said. */
export function* spreadCloths(plan: Planner, [noun]: readonly Noun[], made: readonly NodeId[], slots: Slots): Steps {
  const [on] = slots.relations
  if (!noun || !(isCloth(noun) || isLid(noun)) || on?.kind !== 'on' || isSized(noun, slots)) return
  const targets = targetsOf(plan, on.targets[0], made, 'on')
  for (const [i, id] of made.entries()) {
    const target = targets[i % targets.length]
    const [top, own] = [plan.bounds(target), plan.bounds(id)]
    const by: Vec3 = [size(top)[0] / size(own)[0], 1, size(top)[2] / size(own)[2]]
    const standing = holdsWhat(plan.scene, target).filter((other) => other !== id)
    yield* plan.call('node.scale', { nodes: [id], by })
    const [x, , z] = center(plan.bounds(id))
    const to = [center(top)[0] - x, top.max[1] - plan.bounds(id).min[1], center(top)[2] - z]
    if (Math.hypot(...to) > 1e-6) yield* plan.call('node.translate', { nodes: [id], by: to })
    if (standing.length) yield* plan.call('node.translate', { nodes: standing, by: [0, size(own)[1], 0] })
  }
}

/** "A desk lamp on the right side of the desk", "plates at both ends of it", "cups along the counter": on it. */
export function onEnd(plan: Planner, relation: Relation, objects: readonly Noun[]): Relation {
  const { kind, isPart, isEnds, isAlong, targets } = relation
  if (isTheRoom(plan, targets[0])) return relation
  const areEnds = kind === 'bothSides' && isEnds
  const isEnd = isPart && /^(left|right)$/.test(kind)
  const isRow = isAlong && kind === 'beside'
  if ((!isEnd && !areEnds && !isRow) || targets[0].pronoun || targets[0].isIndefinite) return relation
  const [target, ...others] = plan.candidates(targets[0])
  if (!target || others.length || !objects.every((noun) => belongsOn(plan, noun, [target]))) return relation
  if (isRow) return { ...relation, kind: 'on' }
  return areEnds ? { ...relation, isOnTop: true } : { ...relation, kind: 'edge', side: kind as 'left' | 'right' }
}

/** "A cube on the table", where a cup stands: a small one, unless a size was said. */
export function* fitAmong(
  plan: Planner,
  [noun, ...others]: readonly Noun[],
  made: readonly NodeId[],
  slots: Slots,
): Steps {
  const [on] = slots.relations
  const isSmall = !!noun && !hasSize(slots) && isCalledSmall(noun)
  if (!noun?.shape || isCloth(noun) || (isSized(noun, slots) && !isSmall) || others.length || !on) return
  if (slots.layout?.kind === 'stack' && on.kind === 'on')
    yield* fitStack(plan, made, targetsOf(plan, on.targets[0], made, 'on'))
  if (slots.layout) return
  if (isSmall && on.kind === 'on') {
    // What found no room on the table stands on something there: the table is meant all the same.
    const targets = targetsOf(plan, on.targets[0], made, 'on')
    if (targets.length === 1) yield* shrinkToShare(plan, made, targets[0])
  }
  if (!isSmall && made.length > 1 && on.kind === 'on') {
    const targets = targetsOf(plan, on.targets[0], made, 'on')
    if (targets.length === 1 && !isWall(plan, targets[0])) yield* fitAbreast(plan, made, targets[0])
  }
  for (const id of made) {
    const target = ownOf(plan, id, on) ?? holderOf(plan, id)
    if (on.kind !== 'on' || !target || isWall(plan, target)) continue
    // A beam lies on all of some columns.
    const targets = targetsOf(plan, on.targets[0], [id], 'on')
    if (targets.length > 1 && isAcross(plan, [id], targets)) continue
    if (!isSmall) yield* shrinkOnto(plan, id, target)
    yield* shrinkAmong(plan, id, target)
  }
  if (on.kind === 'beside' && made.length === 1 && !isSmall) yield* asLargeAs(plan, made[0], on)
}

/** "Three candles next to the dish", where that is on a table: where some have found room there, none is beside the table. */
export function* keepOnTable(plan: Planner, made: readonly NodeId[], { relations, toGround }: Slots): Steps {
  if (toGround) return
  const by = relations.find(({ kind }) => /^(beside|left|right|front|behind|around)$/.test(kind))
  if (!by || isTheRoom(plan, by.targets[0]) || made.every((id) => isHung(plan, id))) return
  const [target] = targetsOf(plan, by.targets[0], made, by.kind)
  const table = target && holderOf(plan, target)
  // What lies upon another of them is held by what holds that.
  const heldBy = (id: NodeId): NodeId | undefined => {
    const holder = holderOf(plan, id)
    return holder && made.includes(holder) ? heldBy(holder) : holder
  }
  const fallen = made.filter((id) => heldBy(id) !== table)
  if (table && by.kind === 'around') return fallen.length ? yield* closeAround(plan, made, target, table) : undefined
  if (table && fallen.length && (fallen.length < made.length || areSmall(plan, fallen, table)))
    yield* plan.call('arrange.placeOn', { nodes: fallen, target: table })
}

/** "Ten pencils around the mug", which stands near the edge of a desk: in a ring as small as that takes, where it fits. */
function* closeAround(plan: Planner, made: readonly NodeId[], target: NodeId, table: NodeId): Steps {
  const [base, own] = [plan.bounds(table), plan.bounds(target)]
  const half = (id: NodeId) => Math.hypot(size(plan.bounds(id))[0], size(plan.bounds(id))[2]) / 2
  const room = Math.min(...[0, 2].flatMap((i) => [center(own)[i] - base.min[i], base.max[i] - center(own)[i]]))
  const radius = room - Math.max(...made.map(half))
  // Stools about a teapot would stand in each other on its table; pencils lie beside each other.
  const narrow = Math.max(...made.map((id) => Math.min(size(plan.bounds(id))[0], size(plan.bounds(id))[2]) / 2))
  const fit = radius * Math.sin(Math.PI / Math.max(2, made.length)) >= narrow
  if (radius <= half(target) || !fit) return
  yield* plan.call('arrange.circle', { nodes: made, radius, at: [center(own)[0], base.max[1], center(own)[2]] })
  for (const id of made)
    yield* plan.call('node.translate', { nodes: [id], by: [0, base.max[1] - plan.bounds(id).min[1], 0] })
}

/** Whether things take up little of a table: a glass beside a book on the nightstand does not fall off it. */
const areSmall = (plan: Planner, nodes: readonly NodeId[], table: NodeId): boolean => {
  const LITTLE = 0.1
  const area = (id: NodeId) => size(plan.bounds(id))[0] * size(plan.bounds(id))[2]
  // Lights take up nothing, and are where they were put.
  return nodes.every((id) => area(id) > 0) && nodes.reduce((sum, id) => sum + area(id), 0) < LITTLE * area(table)
}

/** Of what things were put on, the one that this stands on: a plate, though the table is hardly lower. */
function ownOf(plan: Planner, id: NodeId, { kind, targets }: Relation): NodeId | undefined {
  const [x, foot, z] = [center(plan.bounds(id))[0], plan.bounds(id).min[1], center(plan.bounds(id))[2]]
  const isUnder = (other: NodeId) => {
    const { min, max } = plan.bounds(other)
    return Math.abs(max[1] - foot) < 5e-3 && x > min[0] && x < max[0] && z > min[2] && z < max[2]
  }
  return kind === 'on' ? targetsOf(plan, targets[0], [id], kind).find(isUnder) : undefined
}

/** "Lift the laptop 15 cm and put a box under it": as high as the room below, unless a size was said. */
export function* fitUnder(
  plan: Planner,
  [noun, ...others]: readonly Noun[],
  made: readonly NodeId[],
  slots: Slots,
): Steps {
  const [on] = slots.relations
  if (on?.kind !== 'under' || others.length || made.length !== 1 || isSized(noun, slots)) return
  const [target] = targetsOf(plan, on.targets[0], made, 'under')
  const above = target && plan.bounds(target)
  if (!above) return
  const room = above.min[1] - restingHeight(above, above.min[1], obstacles(plan.scene, [...made, target]))
  const height = size(plan.bounds(made[0]))[1]
  if (room > 0.01 && room < height - 1e-3) yield* plan.call('node.scale', { nodes: made, by: room / height })
}

/** "A ball at each corner of the table": small beside the table, unless a size was said. */
export function* fitCorners(plan: Planner, [noun]: readonly Noun[], made: readonly NodeId[], slots: Slots): Steps {
  const SHARE = 0.2
  const { corner } = slots
  if (!corner?.of || !corner.every || !noun?.shape || isSized(noun, slots)) return
  const [target] = targetsOf(plan, corner.of, made, 'edge')
  const [w, h, d] = size(plan.bounds(target))
  const own = Math.max(...made.map((id) => Math.max(size(plan.bounds(id))[0], size(plan.bounds(id))[2])))
  const by = (Math.min(w, d) * SHARE) / own
  if (h > 0.1 && by < 1) yield* plan.call('node.scale', { nodes: made, by })
}

const isSized = (noun: Noun, slots: Slots): boolean =>
  hasSize(slots) || noun.sizeWords.length > 0 || Object.keys(noun.extents).length > 0

const isCalledSmall = (noun: Noun): boolean =>
  noun.sizeWords.length > 0 &&
  noun.sizeWords.every((word) => /^(small|little|tiny|mini|miniature)$/.test(word)) &&
  !Object.keys(noun.extents).length

/** "Two small balls on the coffee table": small beside the table, too. */
function* shrinkToShare(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const SHARE = 0.2
  const room = size(plan.bounds(target))
  const own = Math.max(...nodes.flatMap((id) => [size(plan.bounds(id))[0], size(plan.bounds(id))[2]]))
  const by = (Math.min(room[0], room[2]) * SHARE) / own
  // What is made together is small and large beside each other as it is.
  if (by >= 1 || by < 0.02 || plan.isNew(target) || !TABLES.test(plan.saidName(target))) return
  yield* plan.call('node.scale', { nodes, by })
  yield* plan.call('arrange.placeOn', { nodes, target })
}

/** "Stack two boxes on the speaker": no wider than what they stand on. */
function* fitStack(plan: Planner, nodes: readonly NodeId[], [target, ...others]: readonly NodeId[]): Steps {
  if (!target || others.length || isWall(plan, target)) return
  const room = size(plan.bounds(target))
  const own = nodes.map((id) => size(plan.bounds(id)))
  const by = Math.min(...own.flatMap(([w, , d]) => [room[0] / w, room[2] / d]))
  if (by >= 1 || by < 0.02) return
  yield* plan.call('node.scale', { nodes, by })
  yield* plan.call('arrange.stack', { nodes })
  yield* plan.call('arrange.placeOn', { nodes, target, together: true })
}

/** "Three balls on the bench": so small that they have room side by side. */
function* fitAbreast(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const SHARE = 0.9
  const room = size(plan.bounds(target))
  const along = room[0] >= room[2] ? 0 : 2
  const sizes = nodes.map((id) => size(plan.bounds(id)))
  const total = sizes.reduce((sum, own) => sum + own[along], 0)
  const deepest = Math.max(...sizes.map((own) => own[2 - along]))
  const by = SHARE * Math.min(room[along] / total, room[2 - along] / deepest)
  if (by >= SHARE || by < 0.02) return
  yield* plan.call('node.scale', { nodes, by })
  yield* plan.call('arrange.placeOn', { nodes, target })
}

/** "A sphere on the pedestal", which is much narrower than spheres are. */
function* shrinkOnto(plan: Planner, id: NodeId, target: NodeId): Steps {
  const NARROW = 0.75
  const [own, room] = [size(plan.bounds(id)), size(plan.bounds(target))]
  const by = Math.min(...[0, 2].map((i) => (own[i] > 1e-6 ? room[i] / own[i] : 1)))
  // A beam lies across two columns, and its middle on none.
  const isOver = [0, 2].every(
    (i) => Math.abs(center(plan.bounds(id))[i] - center(plan.bounds(target))[i]) < room[i] / 2,
  )
  if (by >= NARROW || by < 0.02 || !isOver) return
  yield* plan.call('node.scale', { nodes: [id], by })
  yield* plan.call('arrange.placeOn', { nodes: [id], target })
}

/** "And a sphere next to it", next to what is on a table: no larger than that. */
function* asLargeAs(plan: Planner, id: NodeId, { targets }: Relation): Steps {
  const [target] = targetsOf(plan, targets[0], [id], 'beside')
  if (!target || !holderOf(plan, target)) return
  const [own, other] = [id, target].map((one) => Math.max(...size(plan.bounds(one))))
  if (own <= other * 1.01) return
  yield* plan.call('node.scale', { nodes: [id], by: other / own })
  yield* plan.call('arrange.placeNextTo', { nodes: [id], target })
}
