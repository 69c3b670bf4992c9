import { boundsOrOrigin, size } from '../../../spatial/index.ts'
import { metres } from './distances.ts'
import type { Noun } from './grammar/noun.ts'
import { surfaceOf } from './meaning/describe.ts'
import type { Planner } from './meaning/planner.ts'
import { resolve } from './meaning/resolve.ts'
import { Refuse } from './meaning/world.ts'
import { colorName } from './words/colors.ts'
import type { comparison } from './words/sizes.ts'

/** The colour of a thing, in a sentence. */
export function colorText(plan: Planner, id: string): string {
  const node = plan.scene.node(id)!
  const hex = node.kind === 'light' ? node.color : surfaceOf(plan.scene, node)?.color
  return hex ? `${plan.nameOf(id)} is ${colorName(hex)}.` : `${plan.nameOf(id)} has no colour of its own.`
}

/** What a thing is made of, as far as it shows: "Mirror is light blue (#ddeeff), metallic and shiny." */
export function materialText(plan: Planner, id: string): string {
  const node = plan.scene.node(id)!
  const surface = surfaceOf(plan.scene, node)
  if (!surface) return `${plan.nameOf(id)} has no surface of its own.`
  const { color, metalness, roughness, opacity, transmission } = surface
  const looks = [
    colorName(color),
    ...(transmission > 0.5 ? ['of glass'] : metalness > 0.5 ? ['metallic'] : []),
    roughness < 0.3 ? 'shiny' : roughness > 0.7 ? 'matte' : 'neither shiny nor matte',
    ...(opacity < 1 ? [`${Math.round((1 - opacity) * 100)} % transparent`] : []),
  ]
  return `${plan.nameOf(id)} is ${looks.slice(0, -1).join(', ')} and ${looks.at(-1)}.`
}

/** The sides of a thing, in a sentence. */
export const sized = (plan: Planner, id: string, name = plan.nameOf(id)) => {
  const [w, h, d] = size(boundsOrOrigin(plan.scene, [id]))
  // A path is as wide as one goes across it.
  if (ROADS.test(name) && h < Math.min(w, d))
    return `${name} is ${metres(Math.max(w, d))} long, ${metres(Math.min(w, d))} wide and ${metres(h)} tall.`
  return `${name} is ${metres(w)} wide, ${metres(h)} tall and ${metres(d)} deep.`
}

/** What one walks, drives or flows along. */
const ROADS =
  /\b(?:path|footpath|road|street|sidewalk|pavement|walkway|driveway|track|river|canal|runway|corridor|alley|lane)\b/i

/** How high the foot and the top of a thing are above the ground. */
export const elevation = (plan: Planner, id: string) => {
  const { min, max } = plan.bounds(id)
  return `The foot of ${plan.nameOf(id)} is ${metres(min[1])} above the ground, and its top ${metres(max[1])}.`
}

/** How far up two things reach, where that is not how tall they are. */
export const topsOf = (plan: Planner, a: string, b: string): string => {
  const isUp = [a, b].some((id) => Math.abs(plan.bounds(id).min[1]) > 0.05)
  const [topA, topB] = [a, b].map((id) => `${plan.nameOf(id)} reaches ${metres(plan.bounds(id).max[1])} up`)
  return isUp ? `${topA}, ${topB}.` : ''
}

/** The sides of what has some. */
export const measureOf = (plan: Planner, id: string) => {
  const { kind } = plan.scene.node(id)!
  return kind === 'light' || kind === 'camera' ? '' : sized(plan, id, 'It')
}

/** Whether one thing is the taller, the smaller … of two. */
export function exceeds(
  plan: Planner,
  a: string,
  b: string,
  { side, way, isLevel }: NonNullable<ReturnType<typeof comparison>> & { isLevel?: boolean },
) {
  const measured = (id: string) => {
    if (isLevel) return plan.bounds(id).max[1]
    const [w, h, d] = size(plan.bounds(id))
    return { height: h, width: w, depth: d, all: w * h * d }[side]
  }
  return (measured(a) - measured(b)) * way > 1e-6
}

/** All that a phrase may mean; nothing where it means none. */
export const resolved = (plan: Planner, noun: Noun): string[] => {
  try {
    return resolve({ ...noun, isAll: true, isPlural: true, isNew: false }, plan.world)
  } catch (error) {
    if (!(error instanceof Refuse)) throw error
    return []
  }
}

/** What a question calls its things. */
export const called = (noun: Noun) => noun.text.replace(/^(all|the|any|a|an|some)\s+/i, '') || 'things'
