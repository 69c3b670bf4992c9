import { type NodeId, subtree } from '../../../../document/index.ts'
import { listed } from '../counting.ts'
import { noSlots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { LAMPS } from '../words/seats.ts'
import { lightsIn, look, surfaceAt } from './looks.ts'

/** "Turn off the lamp": its light goes out and its shade stops to glow; it stays where it is. */
export function* switchLights(plan: Planner, nodes: readonly NodeId[], on: boolean): Steps {
  const bare = nodes.filter((id) => !lightsIn(plan, [id]).length && !shinesIn(plan, id, !on).length)
  const lights = lightsIn(plan, nodes)
  const shining = nodes.flatMap((id) => shinesIn(plan, id, !on))
  if (lights.length) yield* plan.call('node.setVisible', { nodes: lights, visible: on })
  if (shining.length) yield* plan.call('material.set', { nodes: shining, emissiveIntensity: on ? 1 : 0 })
  const lit = on ? bare.filter((id) => plan.scene.node(id)!.visible && shinesIn(plan, id, true).length) : []
  if (lit.length)
    plan.said.push(`${listed(lit.map((id) => plan.nameOf(id)))} ${lit.length > 1 ? 'are' : 'is'} lit already.`)
  for (const id of bare.filter((one) => !lit.includes(one))) yield* switchBare(plan, id, on)
}

/** What has no light: a lamp that is only a shape begins to glow, and what was hidden is shown. */
function* switchBare(plan: Planner, id: NodeId, on: boolean): Steps {
  const isHidden = !plan.scene.node(id)!.visible
  if (on && isHidden) return yield* done(plan.call('node.setVisible', { nodes: [id], visible: true }))
  const isLamp = LAMPS.test(plan.saidName(id))
  if (on && isLamp) return yield* look(plan, [id], { ...noSlots(), grades: [{ property: 'emissiveIntensity', by: 1 }] })
  if (!isLamp)
    throw new Refuse(
      `${plan.nameOf(id)} gives no light. I can ${on ? 'make it glow' : 'hide it'}: “${on ? 'make it glow' : 'hide it'}”.`,
    )
  plan.said.push(`${plan.nameOf(id)} is off.`)
}

/** Parts that glow, or of those that are out, that did. */
const shinesIn = (plan: Planner, id: NodeId, areLit: boolean): NodeId[] =>
  [...subtree(plan.scene, id)]
    .filter((node) => {
      const surface = node.kind === 'mesh' ? surfaceAt(plan, node.id) : undefined
      return surface && surface.emissive !== '#000000' && surface.emissiveIntensity > 0 === areLit
    })
    .map((node) => node.id)

function* done(steps: Steps<unknown>): Steps {
  yield* steps
}
