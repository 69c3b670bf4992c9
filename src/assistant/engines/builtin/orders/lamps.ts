import type { NodeId } from '../../../../document/index.ts'
import { size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { resolved } from '../meaning/distinct.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { liftTo } from './points.ts'
import { holderOf } from './targets.ts'
import { isWall } from './walls.ts'

const GROUNDS = /^(floor|ground|rug|carpet|lawn|grass|platform|terrace|patio|road|path|podium|pedestal)$/

/** "A lamp on the desk", or next to what stands on it, is one that stands on desks, and not a floor lamp. */
export const lampFor = (plan: Planner, noun: Noun, { relations, corner }: Slots): Noun =>
  isAbove(relations) && noun.item === 'Lamp' && noun.word === 'lamp'
    ? { ...noun, item: 'Pendant lamp' }
    : isOnWall(relations) && noun.word === 'shelf'
      ? { ...noun, item: 'Wall shelf' }
      : isOnTop(relations) || isByWhatIsOnTop(plan, relations) || isAtCornerOf(corner)
        ? lampOn(noun)
        : noun

const isAbove = (relations: Slots['relations']): boolean => relations.some(({ kind }) => kind === 'above')

const isOnWall = (relations: Slots['relations']): boolean =>
  relations.some(({ kind, targets }) => kind === 'above' || (kind === 'on' && targets[0].word?.endsWith('wall')))

export const lampOn = (noun: Noun): Noun =>
  noun.item === 'Lamp' && noun.word === 'lamp' ? { ...noun, item: 'Table lamp' } : noun

const isOnTop = (relations: Slots['relations']): boolean =>
  relations.some(({ kind, targets }) => /^(on|edge|center)$/.test(kind) && !GROUNDS.test(targets[0].word ?? ''))

/** "At the right corner of the desk": on it. */
const isAtCornerOf = (corner: Slots['corner']): boolean =>
  /^(?:table|desk|counter|sideboard|dresser|shelf|cabinet)$/.test(corner?.of?.word ?? '')

const isByWhatIsOnTop = (plan: Planner, relations: Slots['relations']): boolean =>
  relations.some(({ kind, targets }) => {
    const [by] = /^(?:beside|left|right|front|behind)$/.test(kind) ? resolved(targets[0], plan.world) : []
    return by !== undefined && holderOf(plan, by) !== undefined
  })

const HANGING = /^(pendant|ceiling|hanging|chandelier)/i

/** Metres from the ground to a ceiling where no walls tell. */
const CEILING = 2.4

/** What hangs from a ceiling does so, where nothing was said of its height. */
export function* hangLamps(plan: Planner, made: readonly NodeId[], { relations, lowest, at, moves }: Slots): Steps {
  if (lowest !== undefined || at || moves.length || relations.some(({ kind }) => /^(on|above|under)$/.test(kind)))
    return
  const walls = [...plan.scene.nodes()].filter(({ id }) => isWall(plan, id)).map(({ id }) => plan.bounds(id).max[1])
  const ceiling = walls.length ? Math.max(...walls) : CEILING
  for (const id of made.filter((one) => HANGING.test(plan.saidName(one))))
    yield* liftTo(plan, [id], ceiling - size(plan.bounds(id))[1])
}
