import type { Clause } from '../grammar/clause.ts'
import { blankNoun } from '../grammar/noun.ts'
import { saysWhere } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { isWall } from './walls.ts'

/** "Hang the picture", "plant the tree", of what is there: to be placed, and no other one; on the nearest wall, where it hangs. */
export function toPutUp(plan: Planner, said: Clause): Clause | null {
  const [, verb] = /^(hang|plant|install)\b/i.exec(said.text) ?? []
  const areThere = said.objects.length > 0 && said.objects.every(({ isNew, isMore }) => !isNew && !isMore)
  if (!verb || !areThere || saysWhere(said.slots)) return null
  const onWall = /^hang$/i.test(verb) && [...plan.scene.nodes()].some(({ id }) => isWall(plan, id))
  const wall = { ...blankNoun(), text: 'the wall', word: 'wall', item: 'Wall' }
  const relations = onWall ? [{ kind: 'on' as const, targets: [wall] }] : []
  return { ...said, verb: 'place', slots: { ...said.slots, relations } }
}
