import type { NodeId } from '../../../../document/index.ts'
import { blankNoun, type Noun } from '../grammar/noun.ts'
import { type Slots, saysWhere } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { like } from './like.ts'

type RowSide = 'left' | 'right'

/** The side on which one more of a kind is to stand, where nothing else of its place was said. */
function sideSaid({ isMore }: Noun, slots: Slots): RowSide | undefined {
  const [move, ...more] = slots.moves
  const isSide = isMore && move && !more.length && move.metres === undefined && /^(?:left|right)$/.test(move.direction)
  if (!isSide || slots.gap !== undefined || saysWhere({ ...slots, moves: [] })) return undefined
  return move.direction as RowSide
}

/** "Another mannequin to the left", where two stand: at that end of their row. */
export function sideOfRow(noun: Noun, slots: Slots, alike: readonly NodeId[]): RowSide | undefined {
  const side = alike.length > 1 ? sideSaid(noun, slots) : undefined
  if (side) slots.moves = []
  return side
}

/** "Another stool to the left", where one stands: to the left of that; "another one between them": between those. */
export function besideTwins(plan: Planner, slots: Slots, [noun, ...others]: readonly Noun[], text: string): void {
  if (!noun?.isMore || others.length) return
  const twins = like(plan, noun)
  const side = /\bto the (?:left|right)\b/i.test(text) ? sideSaid(noun, slots) : undefined
  if (side && twins.length === 1) {
    slots.moves = []
    slots.relations = [{ kind: side, targets: [{ ...blankNoun(), text: 'it', ids: twins }] }]
  }
  // "A third pillow in the middle", of two: between them.
  const isThird = /^an? third\b/i.test(noun.text) && twins.length === 2
  if (slots.toOrigin && isThird && !saysWhere({ ...slots, toOrigin: false })) {
    slots.toOrigin = false
    const between = twins.map((id) => ({ ...blankNoun(), text: plan.nameOf(id), ids: [id] }))
    slots.relations = [{ kind: 'between', targets: between }]
  }
  if (plan.world.last.length || twins.length < 2) return
  slots.relations = slots.relations.map((one) =>
    one.targets.every(({ pronoun }) => pronoun === 'them')
      ? { ...one, targets: one.targets.map((them) => ({ ...them, ids: twins })) }
      : one,
  )
}
