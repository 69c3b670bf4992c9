import { subtree } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'

/** "The sun should not cast shadows": of lights whether they make any, of other things whether they throw one. */
export function* castShadow(plan: Planner, { objects }: Clause, cast: boolean): Steps {
  const found = plan.find(objects)
  const all = found.flatMap((id) => [...subtree(plan.scene, id)])
  const [lights, meshes] = (['light', 'mesh'] as const).map((kind) =>
    all.filter((node) => node.kind === kind).map(({ id }) => id),
  )
  if (!lights.length && !meshes.length) throw new Refuse(`${plan.nameOf(found[0])} casts no shadow.`)
  if (lights.length) yield* plan.call('light.set', { nodes: lights, castShadow: cast })
  if (meshes.length) yield* plan.call('mesh.setShadow', { nodes: meshes, cast })
}
