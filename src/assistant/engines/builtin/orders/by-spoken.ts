import { blankNoun, type Noun } from '../grammar/noun.ts'
import type { Relation, Slots } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { belongsOn } from './tables.ts'
import { holderOf } from './targets.ts'

const itOf = (ids: Noun['ids']): Noun => ({ ...blankNoun(), text: 'it', pronoun: 'it', ids })

/** "Add a table" … "put a bowl in the middle": of the table. */
export function amidSpoken(plan: Planner, slots: Slots, things: readonly Noun[]): void {
  const there = plan.world.last.filter((id) => plan.scene.node(id))
  // "Plates in front of the chairs and a bowl in the middle": of the table that they stand on.
  const holders = new Set(there.map((id) => (plan.isNew(id) ? holderOf(plan, id) : id)))
  // "Four chairs around it" … "a cake in the middle": of what they are around.
  const [around] = plan.memory.create?.slots.relations.filter(({ kind }) => kind === 'around') ?? []
  const about = there.length > 1 ? around?.targets[0].ids?.filter((id) => plan.scene.node(id)) : undefined
  const [table, ...others] = about?.length ? about : there.length > 1 ? holders : there
  if (!slots.isMiddle || slots.relations.length || !table || others.length) return
  // What was spoken of last may lie on the table.
  const base = [table, holderOf(plan, table)].find((id) => id && things.every((noun) => belongsOn(plan, noun, [id])))
  if (!base) return
  slots.relations = [{ kind: 'center', targets: [itOf([base])] }]
  slots.toOrigin = slots.isMiddle = undefined
}

/** "Add a bed" … "a nightstand on the left": of the bed, and not of where new things would stand. */
export function besideSpoken(plan: Planner, slots: Slots, things: readonly Noun[]): void {
  const [move, ...others] = slots.moves
  const isSide =
    move && !others.length && move.metres === undefined && /^(left|right|front|behind)$/.test(move.direction)
  const wasMade = plan.memory.orders.at(-1)?.verb === 'create'
  // "A tree on the left and a car on the right": both of the house.
  const spoken = plan.topic.length ? plan.topic : plan.world.last
  const there = spoken.filter((id) => plan.scene.node(id) && !plan.isNew(id))
  if (!isSide || !wasMade || !there.length || slots.relations.length || slots.at || slots.corner || slots.layout) return
  if (things.some(({ kind, light }) => light || kind === 'light' || kind === 'camera')) return
  const ids = plan.memory.heads.length ? [...plan.memory.heads] : there
  slots.relations = [{ kind: move.direction as Relation['kind'], targets: [itOf(ids)] }]
  slots.moves = []
}
