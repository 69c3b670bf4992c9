import type { LightNode, NodeId } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { lightsIn } from './looks.ts'

/** How much narrower "a narrower beam" is, and the widest that a cone may be, degrees from its axis. */
const [NARROWER, WIDEST] = [0.7, 90]
/** How much of a cone's radius "a softer edge" adds to the part in which its light fades. */
const SOFTER = 0.25

type Lights = { id: NodeId; light: LightNode }[]

/** The lights that are meant, of the kinds that have what is spoken of. */
function lightsWith(plan: Planner, { objects }: Clause, types: RegExp, what: string): Lights {
  const all = plan.find(objects)
  const fitting = lightsIn(plan, all).flatMap((id) => {
    const light = plan.scene.node(id)
    return light?.kind === 'light' && types.test(light.type) ? [{ id, light }] : []
  })
  if (!fitting.length) throw new Refuse(`${plan.nameOf(all[0])} has no ${what}.`)
  plan.remember(fitting.map(({ id }) => id))
  return fitting
}

/** "Give the spots a narrower beam", "set the angle of the spot to 30 degrees": how wide the cones of spot lights are. */
export function* beam(plan: Planner, clause: Clause): Steps {
  const by = /\bwider\b/.test(clause.text) ? 1 / NARROWER : NARROWER
  for (const { id, light } of lightsWith(plan, clause, /^spot$/, 'beam; only spot lights have one')) {
    const angle = Math.min(WIDEST, clause.slots.degrees ?? light.angle * by)
    yield* plan.call('light.set', { nodes: [id], angle })
  }
}

/** "Soften the edge of the spot", "set its penumbra to 0.5": how much of its radius a cone fades in, 0 to 1. */
export function* beamEdge(plan: Planner, clause: Clause): Steps {
  const said = /\bto (\d*\.?\d+) ?(%|percent)?/.exec(clause.text)
  const value = said ? Number(said[1]) / (said[2] || Number(said[1]) > 1 ? 100 : 1) : undefined
  const by = /\bnarrower\b/.test(clause.text) ? -SOFTER : SOFTER
  for (const { id, light } of lightsWith(plan, clause, /^spot$/, 'edge to its light; only spot lights have one')) {
    const penumbra = Math.min(1, Math.max(0, value ?? light.penumbra + by))
    yield* plan.call('light.set', { nodes: [id], penumbra })
  }
}

/** "Set the range of the bulb to 5 m": metres after which its light ends. */
export function* lightRange(plan: Planner, clause: Clause): Steps {
  const range = clause.slots.metres
  if (range === undefined) throw new Refuse('Say how far it is to shine: “set the range of the bulb to 5 m”.')
  const lights = lightsWith(plan, clause, /^(?:spot|point)$/, 'range; only spot and point lights have one')
  yield* plan.call('light.set', { nodes: lights.map(({ id }) => id), range })
}

/** "Set the field of view of the camera to 35 degrees". */
export function* fieldOfView(plan: Planner, { objects, slots: { degrees } }: Clause): Steps {
  if (degrees === undefined || degrees < 1 || degrees > 179)
    throw new Refuse(
      'A field of view is between 1 and 179 degrees. Say “set the field of view to 35 degrees”, for example.',
    )
  const cameras = (objects.length ? plan.find(objects) : camerasOf(plan)).filter(
    (id) => plan.scene.node(id)?.kind === 'camera',
  )
  if (!cameras.length) throw new Refuse('There is no camera in the scene. Say “add a camera” first.')
  yield* plan.call('camera.set', { nodes: cameras, fov: degrees })
  plan.remember(cameras)
}

const camerasOf = (plan: Planner): NodeId[] =>
  [...plan.scene.nodes()].filter(({ kind }) => kind === 'camera').map(({ id }) => id)
