import type { NodeId } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { lightsIn } from './looks.ts'

/** How much narrower "a narrower beam" is, and the widest that a cone may be, degrees from its axis. */
const [NARROWER, WIDEST] = [0.7, 90]

/** "Give the spots a narrower beam", "set the angle of the spot to 30 degrees": how wide the cones of spot lights are. */
export function* beam(plan: Planner, { objects, slots, text }: Clause): Steps {
  const all = plan.find(objects)
  const spots = lightsIn(plan, all).flatMap((id) => {
    const light = plan.scene.node(id)
    return light?.kind === 'light' && light.type === 'spot' ? [{ id, angle: light.angle }] : []
  })
  if (!spots.length) throw new Refuse(`${plan.nameOf(all[0])} has no beam; only spot lights have one.`)
  const by = /\bwider\b/.test(text) ? 1 / NARROWER : NARROWER
  for (const { id, angle } of spots) {
    yield* plan.call('light.set', { nodes: [id], angle: Math.min(WIDEST, slots.degrees ?? angle * by) })
  }
  plan.remember(spots.map(({ id }) => id))
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
