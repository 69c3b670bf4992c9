import { type MeshNode, type NodeId, resolveMaterial, type Surface, subtree } from '../../../document/index.ts'
import { size } from '../../../spatial/index.ts'
import type { Noun } from './noun.ts'
import type { Planner, Steps } from './planner.ts'
import { relate } from './relate.ts'
import { Refuse } from './resolve.ts'
import type { Slots } from './slots/slots.ts'
import { shade } from './words.ts'

/** Changes size, surface, light, rotation and name of what is there, as far as the clause says. */
export function* change(plan: Planner, objects: readonly Noun[], slots: Slots, text: string): Steps {
  const nodes = plan.find(objects)
  let done = false
  const did = function* (steps: Steps<unknown>): Steps {
    yield* steps
    done = true
  }
  if (slots.factor) yield* did(plan.call('node.scale', { nodes, by: slots.factor }))
  if (slots.extents) yield* did(resize(plan, nodes, slots))
  if (slots.likeSizeOf) yield* did(sizeLike(plan, nodes, slots.likeSizeOf))
  if (slots.likeSide) yield* did(sideLike(plan, nodes, slots.likeSide))
  const lights = nodes.filter((id) => plan.scene.node(id)?.kind === 'light')
  if (slots.intensity !== undefined && lights.length)
    yield* did(plan.call('light.set', { nodes: lights, intensity: slots.intensity }))
  else if (slots.warmth && lights.length) yield* did(plan.call('light.set', { nodes: lights, color: slots.warmth }))
  else if (slots.brighter && lights.length) yield* did(brighten(plan, lights, slots.brighter))
  else if (hasSurface(slots)) yield* did(surface(plan, nodes, slots))
  if (slots.degrees !== undefined || slots.turn) yield* did(turn(plan, nodes, slots))
  if (slots.name && nodes.length === 1) yield* did(plan.call('node.rename', { node: nodes[0], name: slots.name }))
  if (slots.relations.length || slots.toOrigin) yield* did(relate(plan, nodes, slots))
  if (!done)
    throw new Refuse(
      `I understood what to change in “${text}”, but not how. Say a colour, a size, or “bigger”, for example.`,
    )
}

const hasSurface = (slots: Slots) =>
  Object.keys(slots.surface).length > 0 || slots.shadeBy !== undefined || slots.likeColorOf !== undefined

function* resize(plan: Planner, nodes: readonly NodeId[], { extents }: Slots): Steps {
  const { all, width, height, depth } = extents!
  if (all === undefined) {
    yield* plan.call('node.resize', {
      nodes,
      ...(width && { width }),
      ...(height && { height }),
      ...(depth && { depth }),
    })
    return
  }
  for (const id of nodes) {
    const side = size(plan.bounds(id))
    const by = all / Math.max(...side)
    yield* plan.call('node.scale', { nodes: [id], by })
  }
}

function* sizeLike(plan: Planner, nodes: readonly NodeId[], like: Noun): Steps {
  const [width, height, depth] = size(plan.bounds(plan.findOne(like)))
  yield* plan.call('node.resize', { nodes, width, height, depth })
}

function* sideLike(plan: Planner, nodes: readonly NodeId[], { side, of }: NonNullable<Slots['likeSide']>): Steps {
  const extent = size(plan.bounds(plan.findOne(of)))
  yield* plan.call('node.resize', { nodes, [side]: extent[{ width: 0, height: 1, depth: 2 }[side]] })
}

function* brighten(plan: Planner, lights: readonly NodeId[], by: number): Steps {
  for (const id of lights) {
    const light = plan.scene.node(id)
    if (light?.kind === 'light') yield* plan.call('light.set', { nodes: [id], intensity: light.intensity * by })
  }
}

/** Colours and finishes; lights take the colour. */
export function* surface(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const fields: Partial<Surface> = { ...slots.surface }
  if (slots.likeColorOf) fields.color = colorOf(plan, plan.findOne(slots.likeColorOf))
  const isLight = (id: NodeId) => plan.scene.node(id)?.kind === 'light'
  const lights = nodes.filter(isLight)
  const others = nodes.filter((id) => !isLight(id))
  if (lights.length && fields.color) yield* plan.call('light.set', { nodes: lights, color: fields.color })
  if (!others.length) return
  if (slots.shadeBy !== undefined && !fields.color) {
    for (const id of others) {
      const color = colorOf(plan, id)
      if (color) yield* plan.call('material.set', { nodes: [id], color: shade(color, slots.shadeBy) })
    }
  }
  if (fields.emissiveIntensity && !fields.emissive)
    fields.emissive = fields.color ?? colorOf(plan, others[0]) ?? '#ffffff'
  if (Object.keys(fields).length) yield* plan.call('material.set', { nodes: others, ...fields })
}

/** The colour of a node, or of the first mesh below it. */
function colorOf(plan: Planner, id: NodeId): string | undefined {
  for (const node of subtree(plan.scene, id)) {
    const material = node.kind === 'mesh' ? plan.scene.material((node as MeshNode).materials[0]) : undefined
    if (material) return resolveMaterial(material, plan.scene.asset).color
  }
  return undefined
}

/** Turns about the upright axis unless another is said; right is clockwise seen from above. */
export function* turn(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const right = slots.turn === 'right' || slots.directions.includes('right')
  const axis = slots.axis ?? (slots.turn === 'over' ? 'x' : 'y')
  const degrees = slots.degrees ?? (slots.turn === 'over' ? 180 : slots.turn || slots.directions.length ? 90 : 45)
  yield* plan.call('node.rotate', { nodes, axis, degrees: right ? -degrees : degrees })
}

/** Turns nodes so that their fronts look at something. */
export function* face(plan: Planner, nodes: readonly NodeId[], target: Noun): Steps {
  yield* plan.call('arrange.lookAt', { nodes, target: plan.findOne(target) })
}
