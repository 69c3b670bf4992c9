import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  boundsOrOrigin,
  center,
  type Direction,
  directionVector,
  isFlat,
  roomAround,
  size,
} from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { noSlots, type Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { isHung } from './walls.ts'

/** How far a light stands from what it shines on: so many times half of that, and at least so many metres. */
const TIMES = 1.5
const LEAST = 2
/** A light from a side comes from somewhat above, too. */
const RISE = 0.7

/** "A light from the upper left": puts new lights there, as the user sees it, and points them at what is lit. */
export function* shineFrom(plan: Planner, made: readonly NodeId[], { shinesFrom, facing }: Slots): Steps {
  if (!shinesFrom) return
  const lamp = made.find((id) => plan.scene.node(id)!.kind !== 'light')
  if (lamp) throw new Refuse(`${plan.nameOf(lamp)} shines all around. Say “a spotlight from the left”, for example.`)
  const lit = typeof facing === 'object' ? plan.findTargets(facing) : litBy(plan, made)
  const bounds = boundsOrOrigin(plan.scene, lit)
  const point = center(bounds)
  const reach = Math.max(LEAST, (Math.hypot(...size(bounds)) / 2) * TIMES)
  const way = wayFrom(plan, shinesFrom)
  for (const id of made) {
    const at = center(plan.bounds(id))
    const by = point.map((n, i) => n + way[i] * reach - at[i])
    yield* plan.call('node.translate', { nodes: [id], by })
    yield* plan.call('arrange.lookAt', { nodes: [id], point })
  }
}

const SIDES: Record<string, Direction> = { back: 'behind', top: 'up', above: 'up' }

/** "Let the sun shine from the left": the sun that there is, or a new one. */
export function* sunFrom(plan: Planner, { text }: Clause): Steps {
  const side = text.trim().split(' ').at(-1)!.toLowerCase()
  const isSun = (id: NodeId) => {
    const node = plan.scene.node(id)
    return node?.kind === 'light' && node.type === 'directional'
  }
  const there = [...plan.scene.nodes()].map(({ id }) => id).filter(isSun)
  const suns = there.length
    ? there.slice(0, 1)
    : ((yield* plan.call('light.add', { type: 'directional' })) as { created: NodeId[] }).created
  yield* shineFrom(plan, suns, { ...noSlots(), shinesFrom: [SIDES[side] ?? (side as Direction)] })
  plan.remember(suns)
}

/** What is not told stands in the light: all that stands at the top of the scene, but what lies flat. */
function litBy(plan: Planner, made: readonly NodeId[]): NodeId[] {
  return plan.scene
    .children(null)
    .filter(
      (id) => !made.includes(id) && !/^(light|camera)$/.test(plan.scene.node(id)!.kind) && !isFlat(plan.bounds(id)),
    )
}

/** A way of length one. */
function wayFrom(plan: Planner, sides: NonNullable<Slots['shinesFrom']>): Vec3 {
  const isLevel = !sides.some((side) => side === 'up' || side === 'down')
  const sum = sides
    .map((side) => directionVector(side, plan.basis))
    .reduce((a, b) => a.map((n, i) => n + b[i]) as Vec3, [0, isLevel ? RISE : 0, 0])
  const length = Math.hypot(...sum) || 1
  return sum.map((n) => n / length) as Vec3
}

/** Metres that a lamp over a picture keeps from its wall. */
const OFF_WALL = 0.6

/** "A spotlight above each painting, pointing at it": far enough from the wall to shine on its face. */
export function* shineOnFace(plan: Planner, made: readonly NodeId[], { relations: [by], facing }: Slots): Steps {
  const lights = made.filter((id) => plan.scene.node(id)!.kind === 'light')
  if (by?.kind !== 'above' || typeof facing !== 'object' || !lights.length) return
  const pictures = plan.findTargets(by.targets[0]).filter((id) => isHung(plan, id))
  for (const id of lights) {
    const at = center(plan.bounds(id))
    const below = (one: NodeId) => Math.hypot(...[0, 2].map((i) => center(plan.bounds(one))[i] - at[i]))
    const picture = pictures.find((one) => below(one) < 0.05)
    const room = picture && roomAround(plan.scene, plan.bounds(picture))
    if (!picture || !room) continue
    const i = size(plan.bounds(picture))[0] < size(plan.bounds(picture))[2] ? 0 : 2
    const by: Vec3 = [0, 0, 0]
    by[i] = OFF_WALL * Math.sign(center(room)[i] - at[i])
    yield* plan.call('node.translate', { nodes: [id], by })
    yield* plan.call('arrange.lookAt', { nodes: [id], target: picture })
  }
}
