import { boundsOrOrigin, size } from '../../../spatial/index.ts'
import { metres } from './distances.ts'
import { surfaceOf } from './meaning/describe.ts'
import type { Planner } from './meaning/planner.ts'
import { colorFamily } from './words/colors.ts'
import type { comparison } from './words/sizes.ts'

/** The colour of a thing, in a sentence. */
export function colorText(plan: Planner, id: string): string {
  const node = plan.scene.node(id)!
  const hex = node.kind === 'light' ? node.color : surfaceOf(plan.scene, node)?.color
  return hex ? `${plan.nameOf(id)} is ${colorFamily(hex)} (${hex}).` : `${plan.nameOf(id)} has no colour of its own.`
}

/** The sides of a thing, in a sentence. */
export const sized = (plan: Planner, id: string, name = plan.nameOf(id)) => {
  const [w, h, d] = size(boundsOrOrigin(plan.scene, [id]))
  return `${name} is ${metres(w)} wide, ${metres(h)} tall and ${metres(d)} deep.`
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
  { side, way }: NonNullable<ReturnType<typeof comparison>>,
) {
  const measured = (id: string) => {
    const [w, h, d] = size(plan.bounds(id))
    return { height: h, width: w, depth: d, all: w * h * d }[side]
  }
  return (measured(a) - measured(b)) * way > 1e-6
}
