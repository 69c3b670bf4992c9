import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { withHeadOf } from '../grammar/heads.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { colorOf, inTurn } from './looks.ts'
import { toPlaceOf } from './points.ts'
import { face } from './turn.ts'

/** Lets two things, or two sets of as many, change places; or their colours or sizes, where those are named. */
export function* swap(plan: Planner, { objects, others, slots }: Clause): Steps {
  const named = others.map((noun) => (objects[0] ? withHeadOf(noun, objects[0]) : noun))
  const both = [...objects, ...named, ...slots.relations.flatMap(({ targets }) => targets)]
  const sets = both.map((noun) => plan.find([{ ...noun, property: undefined }]))
  // "Swap the rings and the columns": each with another.
  if (sets.length === 2 && sets[0].length === sets[1].length && sets[0].length > 1) {
    for (const [i, id] of sets[0].entries()) yield* plan.call('arrange.swap', { nodes: [id, sets[1][i]] })
    return
  }
  // "Swap the two armchairs and the lamp with the plant": two pairs.
  const pair = sets.find((ids) => ids.length === 2)
  const singles = sets.filter((ids) => ids !== pair).flat()
  if (pair && singles.length === 2 && sets.length === 3) {
    yield* plan.call('arrange.swap', { nodes: pair })
    yield* plan.call('arrange.swap', { nodes: singles })
    return
  }
  // "Swap the plant and the crates": each as a whole.
  if (sets.length === 2 && both.every(({ property }) => !property)) {
    const [a, b] = sets.map((ids) => boundsOrOrigin(plan.scene, ids))
    if (sets.some((ids) => ids.length > 1)) {
      yield* toPlaceOf(plan, sets[0], b)
      yield* toPlaceOf(plan, sets[1], a)
      return
    }
  }
  const found = plan.find(both.map((noun) => ({ ...noun, property: undefined })))
  // "Paint the first red and the second blue. Swap their colours": of both.
  const areThem = found.length !== 2 && objects[0]?.pronoun === 'them'
  const told = [plan.memory.thread, plan.memory.acted].map((ids) => ids.filter((id) => plan.scene.node(id)))
  const nodes = (areThem && told.find((ids) => ids.length === 2)) || found
  const property = objects[0]?.property ?? ''
  if (property === 'color' && nodes.length > 1) return yield* swapColors(plan, nodes)
  if (nodes.length !== 2) throw new Refuse(`Swapping needs two things; I found ${nodes.length}.`)
  if (/^(?:size|height|width|depth|length)$/.test(property)) return yield* swapSizes(plan, nodes[0], nodes[1], property)
  yield* plan.call('arrange.swap', { nodes })
  // "So that they still face each other".
  if (slots.facing) yield* face(plan, nodes, slots)
}

/** Each takes the colour of the next one, and the last that of the first. */
function* swapColors(plan: Planner, nodes: readonly NodeId[]): Steps {
  const colors = nodes.map((id) => colorOf(plan, id))
  const bare = nodes.find((_, i) => !colors[i])
  if (bare) throw new Refuse(`${plan.nameOf(bare)} has no colour of its own.`)
  yield* inTurn(plan, nodes, [...colors.slice(1), colors[0]] as string[])
}

/** Each becomes as large as the other was, or as tall, where a side was said. */
function* swapSizes(plan: Planner, a: NodeId, b: NodeId, property: string): Steps {
  const SIDES = ['width', 'height', 'depth']
  const side = property === 'length' ? 'width' : property
  const wanted = (id: NodeId) =>
    Object.fromEntries(
      size(plan.bounds(id)).flatMap((n, i) => (side === 'size' || side === SIDES[i] ? [[SIDES[i], n]] : [])),
    )
  const [first, second] = [wanted(a), wanted(b)]
  yield* plan.call('node.resize', { nodes: [a], ...second })
  yield* plan.call('node.resize', { nodes: [b], ...first })
}
