import { faultsOf } from '../../../../spatial/later/faults.ts'
import type { Mood } from '../grammar/mood.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'

const WARMTH = { warm: '#ffd3a3', cool: '#cfe3ff' }

/** Light, background, fog and exposure of the whole scene. */
export function* setMood(plan: Planner, mood: Mood): Steps {
  const { settings } = plan.scene
  const { warmth, ...others } = mood
  if (warmth && mood.environment) yield* colorLights(plan, WARMTH[warmth])
  else if (warmth) yield* warm(plan, WARMTH[warmth], warmth)
  if (!Object.keys(others).length) return
  const background =
    mood.background === 'environment' || mood.background === 'transparent' || mood.background === 'gradient'
      ? { background: { type: mood.background } }
      : mood.background
        ? { background: { type: 'color', color: mood.background } }
        : {}
  yield* plan.call('scene.set', {
    ...(mood.environment && {
      environment: { map: mood.environment, intensity: mood.environment === 'night' ? 0.6 : 1 },
    }),
    ...background,
    ...fogOf(plan, mood),
    ...(mood.brighter && { exposure: Math.min(10, Math.max(0.05, settings.exposure * mood.brighter)) }),
    ...(mood.exposure !== undefined && { exposure: mood.exposure }),
    ...(mood.grid !== undefined && { ground: { grid: mood.grid } }),
    ...(mood.shadow !== undefined && { ground: { shadow: mood.shadow } }),
    ...(mood.endless !== undefined && { ground: { floor: mood.endless } }),
    ...(mood.occlusion !== undefined && { occlusion: mood.occlusion }),
  })
  const lights = [...plan.scene.nodes()].filter(({ kind }) => kind === 'light').map(({ id }) => id)
  if (mood.castShadows !== undefined && lights.length)
    yield* plan.call('light.set', { nodes: lights, castShadow: mood.castShadows })
}

/** How much farther one sees in less fog. */
const THINNER = 1.6

/** Fog that comes, goes, or hides more or less than it does. */
function fogOf(plan: Planner, { fog }: Mood): object {
  const { fog: now } = plan.scene.settings
  if (fog === undefined) return {}
  if (fog === 'less' && !now) throw new Refuse('There is no fog. “Make it foggy” brings some.')
  if (typeof fog !== 'string' || !now) return { fog: fog ? {} : null }
  const by = fog === 'less' ? THINNER : 1 / THINNER
  return { fog: { near: now.near * by, far: now.far * by } }
}

/** Skies, the first of which is warm or cool, and the last the most so. */
const SKIES = { warm: ['sunset'], cool: ['park', 'cloudy'] } as const

/** Of the lights that there are; where there are none, the sky's own light. */
function* warm(plan: Planner, color: string, way: 'warm' | 'cool'): Steps {
  if (yield* colorLights(plan, color)) return
  const skies: readonly string[] = SKIES[way]
  const map = skies[skies.indexOf(plan.scene.settings.environment.map) + 1]
  if (map) yield* plan.call('scene.set', { environment: { map } })
  else plan.said.push(`The light of the sky is as ${way} as it gets. “Add a ${way} light” adds a lamp, for example.`)
}

function* colorLights(plan: Planner, color: string): Steps<boolean> {
  const lights = [...plan.scene.nodes()].filter((node) => node.kind === 'light').map((node) => node.id)
  if (lights.length) yield* plan.call('light.set', { nodes: lights, color })
  return lights.length > 0
}

/** "The light", where no lamp is in the scene: that of the scene itself; there is no spotlight, then. */
export const isOfScene = (plan: Planner, [noun]: readonly Noun[]): boolean =>
  noun?.kind === 'light' &&
  !/^(?:spot|point)$/.test(noun.light ?? '') &&
  !noun.isNew &&
  !noun.owner &&
  ![...plan.scene.nodes()].some(({ kind }) => kind === 'light')

/** "Fix whatever is wrong": what floats or is sunk comes to rest, and what overlaps is parted. */
export function* mend(plan: Planner): Steps {
  const of = (...kinds: string[]) => [
    ...new Set(faultsOf(plan.scene).flatMap(({ kind, nodes }) => (kinds.includes(kind) ? nodes : []))),
  ]
  const loose = of('floating', 'sunk')
  if (loose.length) yield* plan.call('arrange.restBelow', { nodes: loose })
  const crowded = of('overlap')
  if (crowded.length) yield* plan.call('arrange.separate', { nodes: crowded })
  if (!loose.length && !crowded.length) plan.said.push('Nothing floats, is sunk into the ground or overlaps.')
  else plan.remember([...new Set([...loose, ...crowded])])
}
