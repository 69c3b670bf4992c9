import { type MeshNode, resolveMaterial } from '../../../document/index.ts'
import { boundsOf, center, distance, size } from '../../../spatial/index.ts'
import { list } from '../../cards.ts'
import type { Noun } from './noun.ts'
import type { Planner } from './planner.ts'
import { Refuse, resolve } from './resolve.ts'
import type { Slots } from './slots/slots.ts'
import { colorFamily } from './words.ts'

const metres = (n: number) => `${Math.round(n * 100) / 100} m`

export const HELP = `You can say, for example:
• add three red boxes in a row, a glass ball on the table, a big blue cone called Roof
• move it 2 m to the left, put the lamp next to the sofa, place the cup on the box
• turn it 45 degrees, make it twice as big, make the box 2 m tall
• make them green, paint all the red boxes gold, make the ball 50% transparent
• line them up 1 m apart, arrange the chairs in a circle, stack the boxes, align them along x
• duplicate it, rename it to Base, group them, hide the wall, delete everything except the floor
• select all spheres, frame the table, look from above, undo
“It” and “them” are what was spoken of last, or what is selected.`

/** Answers a question about the scene; changes nothing. */
export function answer(plan: Planner, kind: string, objects: readonly Noun[], slots: Slots): string {
  switch (kind) {
    case 'help':
      return HELP
    case 'count':
      return countOf(plan, objects)
    case 'selected':
      return selected(plan)
    case 'measure':
      return measure(plan, objects, slots)
    case 'where':
      return plan
        .find(objects)
        .map(
          (id) =>
            `${plan.nameOf(id)} is at ${center(plan.bounds(id))
              .map((n) => Math.round(n * 100) / 100)
              .join(', ')}.`,
        )
        .join(' ')
    case 'whatColor':
      return plan
        .find(objects)
        .map((id) => colorText(plan, id))
        .join(' ')
    default:
      return inventory(plan)
  }
}

function countOf(plan: Planner, objects: readonly Noun[]): string {
  const [noun] = objects
  if (!noun) return `There are ${plan.scene.nodeCount} nodes in the scene.`
  let found: string[] = []
  try {
    found = resolve({ ...noun, isAll: true, isPlural: true }, plan.world)
  } catch (error) {
    if (!(error instanceof Refuse)) throw error
  }
  plan.remember(found)
  const what = noun.text.replace(/^(all|the)\s+/i, '') || 'nodes'
  if (!found.length) return `There are no ${what}.`
  return found.length === 1 ? `There is 1: ${plan.nameOf(found[0])}.` : `There are ${found.length} ${what}.`
}

function selected(plan: Planner): string {
  const ids = plan.request.selection()
  return ids.length
    ? `${list(ids.map((id) => plan.nameOf(id)))} ${ids.length === 1 ? 'is' : 'are'} selected.`
    : 'Nothing is selected.'
}

function measure(plan: Planner, objects: readonly Noun[], slots: Slots): string {
  const ids = plan.find(objects)
  const from = slots.relations.find(({ kind }) => kind === 'away' || kind === 'towards')
  if (from) {
    const other = plan.findOne(from.targets[0])
    return `${plan.nameOf(ids[0])} is ${metres(distance(plan.scene, ids[0], other))} from ${plan.nameOf(other)}.`
  }
  return ids
    .slice(0, 5)
    .map((id) => {
      const bounds = boundsOf(plan.scene, [id])
      if (!bounds) return `${plan.nameOf(id)} has no size.`
      const [w, h, d] = size(bounds)
      return `${plan.nameOf(id)} is ${metres(w)} wide, ${metres(h)} tall and ${metres(d)} deep.`
    })
    .join(' ')
}

function colorText(plan: Planner, id: string): string {
  const node = plan.scene.node(id)
  const material = node?.kind === 'mesh' ? plan.scene.material((node as MeshNode).materials[0]) : undefined
  if (!material) return `${plan.nameOf(id)} has no colour of its own.`
  const { color } = resolveMaterial(material, plan.scene.asset)
  return `${plan.nameOf(id)} is ${colorFamily(color)} (${color}).`
}

function inventory(plan: Planner): string {
  const tops = plan.scene.children(null)
  if (!tops.length) return 'The scene is empty.'
  const names = tops.slice(0, 12).map((id) => plan.nameOf(id))
  const more = tops.length > 12 ? ` and ${tops.length - 12} more` : ''
  return `There ${tops.length === 1 ? 'is' : 'are'} ${names.join(', ')}${more}: ${plan.scene.nodeCount} nodes in all.`
}
