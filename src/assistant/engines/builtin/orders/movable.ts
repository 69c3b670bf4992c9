import type { NodeId } from '../../../../document/index.ts'
import { isWallShaped, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Planner } from '../meaning/planner.ts'
import { PICTURES } from '../words/seats.ts'
import { hangs } from './walls.ts'

/** What is to be set out among each other: of "everything" not what hangs on a wall, either. */
export function setOutThings(plan: Planner, objects: readonly Noun[]): NodeId[] {
  const isEverything = objects.some(({ kind }) => kind === 'any')
  const nodes = movable(plan, withFirst(plan, objects), isEverything)
  const free = nodes.filter((id) => !(PICTURES.test(plan.saidName(id)) && hangs(plan, id)))
  return isEverything && free.length ? free : nodes
}

/** "Add a tree" … "add four more" … "spread them out": all five of them. */
function withFirst(plan: Planner, objects: readonly Noun[]): readonly NodeId[] {
  const found = plan.find(objects)
  const { series, create } = plan.memory
  const areMore = objects.length === 1 && objects[0].pronoun === 'them' && !!create?.isMore && found.length > 1
  const alive = series.filter((id) => plan.scene.node(id))
  return areMore && found.every((id) => alive.includes(id)) ? alive : found
}

/** "Everything" that is to go somewhere leaves out floors, walls, what is locked and what has no body. */
export function movable(plan: Planner, nodes: readonly NodeId[], isEverything: boolean): NodeId[] {
  if (!isEverything) return [...nodes]
  const free = nodes.filter((id) => {
    const bounds = plan.bounds(id)
    const [w, h, d] = size(bounds)
    const isFloor = h < 0.15 && w > 2 && d > 2
    return w + h + d > 0 && !isFloor && !isWallShaped(bounds) && !plan.scene.node(id)!.locked
  })
  return free.length ? free : [...nodes]
}
