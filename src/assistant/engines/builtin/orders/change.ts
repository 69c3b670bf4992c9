import type { NodeId } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Mood } from '../grammar/mood.ts'
import { blankNoun } from '../grammar/noun.ts'
import { type Slots, saysWhere } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Incomplete } from '../meaning/world.ts'
import { arrangeThem } from './arrange.ts'
import { growAlong, isInTurn } from './grow-along.ts'
import { growsTo, growTo } from './grow-to.ts'
import { hasLook, lightsIn, look } from './looks.ts'
import { movable } from './movable.ts'
import { place } from './move.ts'
import { isOfScene, setMood } from './scene.ts'
import { hasSize, resize } from './size.ts'
import { turn } from './turn.ts'
import { hangs } from './walls.ts'
import { isOfWholeScene, scaleAsOne } from './whole-scene.ts'

/** Changes size, surface, light, rotation and name of what is there, as far as the order says; and moves it. */
export function* change(plan: Planner, clause: Clause): Steps {
  const { objects, slots, text } = clause
  if (isOfScene(plan, objects) && (slots.warmth || slots.brighter)) return yield* setMood(plan, moodOf(slots))
  // "Make it brighter", "make it warmer", where nothing was spoken of, or all is selected: the scene.
  const isIt = !objects.length || objects[0].pronoun === 'it'
  const { chosen } = plan.stage
  const isAll = chosen.length > 1 && chosen.length === plan.scene.children(null).length
  const isNothing = isIt && !plan.world.last.length && (!chosen.length || isAll)
  if (isNothing && (slots.brighter || slots.warmth)) return yield* setMood(plan, moodOf(slots))
  const [first, ...others] = objects
  // "Everything except the bed is too big": the room stays as large as it is.
  const isInRoom = first?.kind === 'any' && first.except.length > 0 && !others.length && hasSize(slots)
  const nodes = movable(plan, plan.find(objects), isInRoom)
  // "Warmer", of what gives no light: the scene, too.
  if (isIt && slots.warmth && !lightsIn(plan, nodes).length) return yield* setMood(plan, moodOf(slots))
  if (isOfWholeScene(plan, clause)) return yield* scaleAsOne(plan, nodes, slots.factor!)
  yield* changeThem(plan, nodes, clause)
  if (slots.gap !== undefined && nodes.length > 1 && !saysWhere(slots)) return yield* arrangeThem(plan, nodes, slots)
  if (saysWhere(slots) && !slots.likeSizeOf)
    yield* place(plan, {
      ...clause,
      verb: 'place',
      objects: [{ ...blankNoun(), text: 'it', ids: nodes }],
      slots: { ...slots, degrees: undefined, turn: undefined },
    })
  else if (
    !hasSize(slots) &&
    !slots.graded &&
    !hasLight(plan, nodes, clause) &&
    !hasLook(slots) &&
    slots.degrees === undefined &&
    !slots.turn &&
    !slots.name &&
    !slots.facing
  )
    throw new Incomplete(
      `I understood what to change in “${text}”, but not how. Say a colour, a size, or “bigger”, for example.`,
      nodes,
    )
}

const moodOf = ({ warmth, brighter }: Slots): Mood => ({
  ...(warmth && { warmth: warmth === '#ffd3a3' ? ('warm' as const) : ('cool' as const) }),
  ...(brighter && { brighter }),
})

function* changeThem(plan: Planner, nodes: readonly NodeId[], clause: Clause): Steps {
  const { slots } = clause
  const isOnlyLights = nodes.every((id) => plan.scene.node(id)?.kind === 'light')
  if (isOnlyLights && slots.factor && !slots.brighter) slots.brighter = slots.factor[0]
  const up = isOnlyLights ? slots.grow?.height : undefined
  // "1 m lower", of what has no size.
  if (up) yield* plan.call('arrange.moveTowards', { nodes, direction: up > 0 ? 'up' : 'down', metres: Math.abs(up) })
  const isRaised = !isOnlyLights && /\b(higher|lower)\b/i.test(clause.text) && nodes.every((id) => hangs(plan, id))
  if (isRaised) yield* raiseHanging(plan, nodes, slots)
  else if (isInTurn(nodes, clause)) yield* growAlong(plan, nodes, clause)
  else if (growsTo(slots) && !isOnlyLights) yield* growTo(plan, nodes, slots)
  else if (hasSize(slots) && !isOnlyLights) yield* resize(plan, nodes, slots)
  if (hasLook(slots) || hasLight(plan, nodes, clause)) yield* look(plan, nodes, slots)
  if (slots.degrees !== undefined || slots.turn || (slots.facing && !saysWhere(slots))) yield* turn(plan, nodes, slots)
  if (slots.name && nodes.length === 1) yield* plan.call('node.rename', { node: nodes[0], name: slots.name })
}

/** "The lamp above the table is too low", "20 cm higher": what hangs goes up, and does not grow. */
function* raiseHanging(plan: Planner, nodes: readonly NodeId[], { factor, grow, degree }: Slots): Steps {
  const by = grow?.height ?? ((factor?.[1] ?? 1) > 1 ? 1 : -1) * (degree === 'bit' ? 0.1 : 0.3)
  yield* plan.call('arrange.moveTowards', { nodes, direction: by > 0 ? 'up' : 'down', metres: Math.abs(by) })
}

const hasLight = (plan: Planner, nodes: readonly NodeId[], { slots }: Clause) =>
  !!(slots.brighter || slots.warmth || slots.intensity !== undefined || slots.surface.color) &&
  (nodes.some((id) => plan.scene.node(id)?.kind === 'light') ||
    (!slots.surface.color && lightsIn(plan, nodes).length > 0))
