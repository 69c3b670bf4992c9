import type { NodeId, Vec3 } from '../../../document/index.ts'
import { boundsOrOrigin, center, directionVector } from '../../../spatial/index.ts'
import { face } from './change.ts'
import type { Noun } from './noun.ts'
import type { Planner, Steps } from './planner.ts'
import { liftTo, relate } from './relate.ts'
import { Refuse } from './resolve.ts'
import type { Slots } from './slots/slots.ts'

/** Metres that "a bit to the left" is. */
const SOME_METRES = 1

/** Moves what is there: by metres in a direction, to a point, or to where something else is. */
export function* move(plan: Planner, objects: readonly Noun[], slots: Slots, text: string): Steps {
  const nodes = plan.find(objects)
  const metres = slots.metres ?? slots.gap ?? slots.extents?.all
  if (slots.at) return yield* moveTo(plan, nodes, slots.at)
  if (slots.toGround) return yield* rest(plan, nodes)
  if (slots.lowest !== undefined) return yield* liftTo(plan, nodes, slots.lowest)
  if (slots.relations.length || slots.toOrigin) return yield* relate(plan, nodes, slots)
  if (slots.layout) return yield* arrange(plan, nodes, slots)
  if (slots.facing) return yield* face(plan, nodes, slots.facing)
  if (slots.directions.length) {
    for (const direction of slots.directions) {
      yield* plan.call('arrange.moveTowards', { nodes, direction, metres: metres ?? SOME_METRES })
    }
    return
  }
  if (slots.axis && metres !== undefined) {
    const by: Vec3 = [slots.axis === 'x' ? metres : 0, slots.axis === 'y' ? metres : 0, slots.axis === 'z' ? metres : 0]
    yield* plan.call('node.translate', { nodes, by })
    return
  }
  throw new Refuse(
    `I do not know where “${text}” should go. Say “2 m to the left”, “next to the table” or “to 0, 1, 2”, for example.`,
  )
}

/** Several nodes keep their places to each other; two coordinates are on the ground. */
function* moveTo(plan: Planner, nodes: readonly NodeId[], at: readonly number[]): Steps {
  const bounds = boundsOrOrigin(plan.scene, nodes)
  const [x, y, z] = center(bounds)
  const by: Vec3 = at.length === 2 ? [at[0] - x, 0, at[1] - z] : [at[0] - x, at[1] - y, at[2] - z]
  if (at.length === 3 && nodes.length === 1 && plan.scene.node(nodes[0])?.parent === null) {
    yield* plan.call('node.transform', { nodes, position: at })
    return
  }
  yield* plan.call('node.translate', { nodes, by })
}

export function* lift(plan: Planner, objects: readonly Noun[], slots: Slots, direction: 'up' | 'down'): Steps {
  const nodes = plan.find(objects)
  if (slots.toGround || slots.relations.some(({ kind }) => kind === 'on')) {
    if (slots.relations.length) return yield* relate(plan, nodes, slots)
    return yield* rest(plan, nodes)
  }
  yield* plan.call('arrange.moveTowards', { nodes, direction, metres: slots.metres ?? slots.extents?.all ?? 0.5 })
}

export function* rest(plan: Planner, nodes: readonly NodeId[]): Steps {
  yield* plan.call('arrange.rest', { nodes })
}

/** Lines up, aligns, spreads or stacks. */
export function* arrange(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  if (nodes.length < 2) throw new Refuse(`There is only ${plan.nameOf(nodes[0])} to arrange; select or name several.`)
  const around = slots.relations.find(({ kind }) => kind === 'around')
  if (around) return yield* relate(plan, nodes, slots)
  const gap = slots.gap ?? slots.metres
  const right = directionVector('right', plan.basis)
  const across = Math.abs(right[0]) > 0 ? 'x' : 'z'
  const axis =
    slots.axis === 'x' || slots.axis === 'z'
      ? slots.axis
      : slots.layout?.kind === 'column'
        ? across === 'x'
          ? 'z'
          : 'x'
        : across
  const spaced = gap === undefined ? {} : { gap }
  switch (slots.layout?.kind ?? 'row') {
    case 'circle':
      yield* plan.call('arrange.circle', {
        nodes,
        ...(slots.radius && { radius: slots.radius }),
        ...centered(plan, slots),
      })
      break
    case 'grid':
      yield* plan.call('arrange.grid', {
        nodes,
        ...(slots.layout?.columns && { columns: slots.layout.columns }),
        ...spaced,
        ...centered(plan, slots),
      })
      break
    case 'stack':
      yield* plan.call('arrange.stack', { nodes })
      break
    default:
      yield* plan.call('arrange.row', { nodes, axis, ...spaced, ...centered(plan, slots) })
  }
}

const centered = (_plan: Planner, slots: Slots) =>
  slots.toOrigin ? { at: [0, 0, 0] } : slots.at?.length === 3 ? { at: slots.at } : {}

/** "Align them along x", "align the tops", "align the chairs with the table". */
export function* align(plan: Planner, objects: readonly Noun[], slots: Slots): Steps {
  const nodes = plan.find(objects)
  const to = slots.relations[0] && plan.findOne(slots.relations[0].targets[0])
  const side = slots.directions[0]
  const right = directionVector('right', plan.basis)
  const across = right[0] !== 0 ? 'x' : 'z'
  const positive = right[0] + right[2] > 0
  if (side) {
    const axis =
      side === 'left' || side === 'right' ? across : side === 'up' || side === 'down' ? 'y' : across === 'x' ? 'z' : 'x'
    const isMax =
      side === 'up' || (side === 'right') === (axis === across && positive && side !== 'left') || side === 'front'
    yield* plan.call('arrange.align', {
      nodes,
      axis,
      edge: side === 'left' || side === 'down' || side === 'behind' ? 'min' : isMax ? 'max' : 'min',
      ...(to && { to }),
    })
    return
  }
  // "Along x" means in one line that runs along x: what is made equal is the other horizontal place.
  const along = slots.axis
  const axis = slots.edge
    ? (slots.axis ?? 'y')
    : along === 'x'
      ? 'z'
      : along === 'z'
        ? 'x'
        : (along ?? (across === 'x' ? 'z' : 'x'))
  yield* plan.call('arrange.align', { nodes, axis, edge: slots.edge ?? 'center', ...(to && { to }) })
}

export function* distribute(plan: Planner, objects: readonly Noun[], slots: Slots): Steps {
  const nodes = plan.find(objects)
  const gap = slots.gap ?? slots.metres
  if (gap !== undefined || slots.layout) return yield* arrange(plan, nodes, slots)
  if (nodes.length < 3) throw new Refuse('Spreading evenly needs three things or more.')
  const spans = (['x', 'z', 'y'] as const).map((axis, i) => {
    const at = nodes.map((id) => center(plan.bounds(id))[[0, 2, 1][i]])
    return { axis, span: Math.max(...at) - Math.min(...at) }
  })
  const widest = spans.sort((a, b) => b.span - a.span)[0].axis
  yield* plan.call('arrange.distribute', { nodes, axis: slots.axis ?? widest })
}
