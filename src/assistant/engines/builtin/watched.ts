import type { NodeId } from '../../../document/index.ts'
import type { Warning } from '../../critic.ts'
import type { Clause } from './grammar/clause.ts'
import type { Planner, Step, Steps } from './meaning/planner.ts'
import { isWall } from './orders/walls.ts'
import { PICTURES } from './words/seats.ts'

/** Commands after which a thing is meant to stand, be it what stood on what is gone; others may well leave it in the air. */
const SETS_DOWN =
  /^node_delete$|^arrange_(placeNextTo|placeOn|placeBetween|placeAround|placeInCorner|placeAgainst|approach|separate|row|grid|circle|scatter)$/

/** Commands by which a thing may come to reach into the ground or a wall, though it stays where it is. */
const RESHAPES = /^(node_(rotate|scale|resize|fit)|arrange_(lookAt|placeUnder|swap))$/

/**
 * Watches what the critic says of each step: what was sunk by being turned or scaled is lifted, what reaches into a wall
 * is moved out of it; the rest is told.
 */
export function* watched(plan: Planner, steps: Steps, clause: Clause): Steps {
  let step = steps.next()
  while (!step.done) {
    const result = (yield step.value) as { warnings?: Warning[] } | undefined
    const { warnings = [] } = result ?? {}
    // What goes around as one stays as it stands to each other.
    const isMendable = RESHAPES.test(step.value.name) && step.value.args.pivot !== 'together'
    const sunk = isMendable ? warnings.filter(({ kind }) => kind === 'sunk').flatMap(({ nodes }) => nodes) : []
    const walled = isMendable ? warnings.flatMap((warning) => reachingIntoWall(plan, warning, step.value!.name)) : []
    walled.push(...turnedInto(step.value, warnings))
    for (const id of walled) yield outOfWall(plan, id, warnings)
    if (walled.length && step.value.name === 'arrange_lookAt') {
      yield step.value
      for (const id of walled) yield { name: 'arrange_separate', args: { nodes: [id] } }
    }
    if (sunk.length) yield { name: 'arrange_rest', args: { nodes: sunk } }
    else for (const warning of warnings) if (isFault(plan, warning, step.value, clause)) plan.warn(warning)
    step = steps.next(result)
  }
}

/** What hangs on the wall that it reaches into stays on it; other things are moved clear of it. */
function outOfWall(plan: Planner, id: NodeId, warnings: readonly Warning[]): Step {
  const touched = warnings.filter(({ nodes }) => nodes.includes(id)).flatMap(({ nodes }) => nodes)
  const wall = PICTURES.test(plan.saidName(id)) ? touched.find((one) => one !== id && isWall(plan, one)) : undefined
  return wall
    ? { name: 'arrange_placeAgainst', args: { nodes: [id], target: wall } }
    : { name: 'arrange_separate', args: { nodes: [id] } }
}

/** What was turned to look at something, and so came to reach into what it stands by. */
function turnedInto({ name, args }: Step, warnings: readonly Warning[]): NodeId[] {
  const [id, ...others] = (args.nodes as NodeId[] | undefined) ?? []
  if (name !== 'arrange_lookAt' || others.length) return []
  return warnings.some(({ kind, nodes }) => kind === 'overlap' && nodes.includes(id)) ? [id] : []
}

/** What is put inside a thing overlaps it, and what is lifted floats: that is no fault. */
function isFault(plan: Planner, { kind, nodes }: Warning, { name, args }: Step, { slots }: Clause): boolean {
  // What is told where to look, or in what row to stand, does so.
  if (kind === 'backwards' && (slots.facing || slots.layout)) return false
  // What is shown, or ungrouped, stands as it stood.
  if (/^node_(?:setVisible|ungroup)$/.test(name)) return false
  // What was taken out of the room is out there.
  if (kind === 'outside' && slots.relations.some((one) => one.kind === 'outOf')) return false
  // What was told to look away does so.
  if (kind === 'backwards' && args.away) return false
  // Beside what hangs, things hang.
  const isLevel = (target: NodeId) =>
    plan.bounds(target).min[1] > 0.05 && plan.bounds(nodes[0]).min[1] <= plan.bounds(target).max[1]
  const hangs = /^arrange_place(NextTo|Between)$/.test(name) && isLevel((args.target ?? args.a) as NodeId)
  if (kind === 'floating') return SETS_DOWN.test(name) && !hangs
  const inside = name === 'arrange_placeInside' ? [args.target as NodeId, ...(args.nodes as NodeId[])] : []
  return kind !== 'overlap' || !nodes.every((id) => inside.includes(id))
}

/** Whether the foot of a thing is well above that of another. */
const standsAbove = (plan: Planner, id: NodeId, base: NodeId): boolean =>
  plan.bounds(id).min[1] > plan.bounds(base).min[1] + 0.1 && !plan.isNew(base)

/** Of a thing and a wall that overlap, the thing. */
function reachingIntoWall(plan: Planner, { kind, nodes }: Warning, command: string): NodeId[] {
  if (kind !== 'overlap' || nodes.some((id) => plan.isNew(id) && isWall(plan, id))) return []
  // What changes places keeps them, but for what is a wall by its name.
  const isFixed = (id: NodeId) => isWall(plan, id) && (command !== 'arrange_swap' || /wall/i.test(plan.saidName(id)))
  const free = nodes.filter((id) => !isFixed(id))
  // A curtain that stands on a stage goes up with it.
  const isCarried = nodes.some((wall) => isFixed(wall) && free.every((id) => standsAbove(plan, wall, id)))
  if (isCarried) return []
  return free.length < nodes.length ? free : []
}
