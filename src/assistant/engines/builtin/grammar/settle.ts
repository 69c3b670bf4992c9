import type { Noun } from './noun.ts'
import { type Slots, saysHow, saysWhere } from './slots/slots.ts'

/** "Bring a chair" may be one that is not there yet; "push a chair" is not. */
const BRINGS = /^(bring|take|get|fetch|send|roll|drive)$/

/** Which order a verb is, seen with its object and all else that was said: "make" and "put" make something new, or change what is there. */
export function settle(verb: string, word: string, objects: readonly Noun[], slots: Slots): string {
  const [first] = objects
  const fresh = !!first?.isNew && !first.pronoun && !first.property
  const isThing = !!(first?.shape || first?.kind || first?.item || first?.isMore || first?.light)
  if (slots.newGroup && verb !== 'create') return 'group'
  if (first?.property && /^(make|place|change|color|move|enlarge|shrink|)$/.test(verb))
    return verb === 'enlarge' || verb === 'shrink' ? verb : 'change'
  switch (verb) {
    case 'make':
      if (slots.spread && !saysHow(slots)) return 'move'
      // "Make them 4 m": their largest side.
      if (
        !fresh &&
        slots.metres !== undefined &&
        !saysHow(slots) &&
        !saysWhere(slots) &&
        !slots.facing &&
        !slots.axis
      ) {
        slots.extents = { all: slots.metres }
        slots.metres = undefined
      }
      if (fresh && !(saysHow(slots) && first.isPlural && first.count === undefined)) return 'create'
      return !saysHow(slots) && saysWhere(slots)
        ? 'place'
        : slots.facing
          ? 'rotate'
          : slots.degrees !== undefined || slots.turn
            ? 'rotate'
            : 'change'
    case 'create':
      return fresh || !first ? 'create' : saysWhere(slots) ? 'place' : 'create'
    case 'place':
      // "Place markers every 10 m": as many as that takes.
      if (slots.every && first?.isBare) {
        first.isNew = true
        return 'create'
      }
      if (slots.relations.length || slots.corner)
        slots.moves = slots.moves.filter(({ direction, metres }) => direction !== 'down' || metres !== undefined)
      if (
        slots.moves.length === 1 &&
        slots.moves[0].direction === 'down' &&
        slots.moves[0].metres === undefined &&
        !slots.relations.length
      ) {
        slots.moves = []
        slots.toGround = true
      }
      // "One cup from this table to that one": there it is.
      if (fresh && slots.relations.some(({ isFrom }) => isFrom)) {
        Object.assign(first, { isNew: false, isAny: true })
        return 'place'
      }
      if (fresh && (!first.isBare || first.count !== undefined || first.isMore || isThing)) return 'create'
      if (slots.turn && (slots.relations.length || slots.corner)) return 'place'
      if (/^(side|back|face|flat|upright|over)$/.test(slots.turn ?? '')) return 'rotate'
      return saysHow(slots) && !saysWhere(slots) ? 'change' : 'place'
    case 'rotate':
      if (slots.degrees === undefined && !slots.turn && !slots.facing && !slots.moves.length && saysHow(slots))
        return 'change'
      return 'rotate'
    case 'line':
      slots.moves = slots.moves.filter(({ direction, metres }) => direction !== 'up' || metres !== undefined)
      slots.layout ??= { kind: 'row' }
      return 'arrange'
    case 'drop':
      return fresh && (!first.isBare || first.count !== undefined)
        ? 'create'
        : slots.relations.length
          ? 'place'
          : 'rest'
    case 'scale':
      if (slots.moves.length && (slots.factor || slots.metres !== undefined || !slots.extents)) {
        const [{ direction, metres }] = slots.moves
        slots.moves = []
        slots.metres ??= metres
        return direction === 'down' ? 'shrink' : 'enlarge'
      }
      return verb
    case 'flip':
      return /^(side|back|face|flat)$/.test(slots.turn ?? '') ? 'rotate' : verb
    case 'tilt':
      if (slots.turn === 'over') slots.turn = 'side'
      if (/^(side|back|face|flat)$/.test(slots.turn ?? '')) return 'rotate'
      if (slots.relations.some(({ kind }) => kind === 'against')) slots.turn = 'leaning'
      return slots.relations.length ? 'place' : 'tilt'
    case 'stack':
    case 'arrange':
      if (fresh && first.count !== undefined && isThing) {
        slots.layout ??= { kind: verb === 'stack' ? 'stack' : 'row' }
        return verb
      }
      return verb
    case 'move':
      if (
        word === 'take' &&
        slots.moves.length === 1 &&
        slots.moves[0].direction === 'down' &&
        slots.moves[0].metres === undefined
      ) {
        slots.moves = []
        slots.toGround = true
      }
      return fresh && !first.isBare && isThing && BRINGS.test(word)
        ? 'create'
        : slots.layout && !slots.moves.length
          ? 'arrange'
          : 'move'
    case 'change':
      return saysHow(slots) ? 'change' : slots.facing ? 'rotate' : saysWhere(slots) ? 'place' : 'change'
    case 'use':
      return saysHow(slots) ? 'change' : ''
    case 'duplicate':
      return 'duplicate'
    case '':
      break
    default:
      return verb
  }
  if (first?.kind === 'any' && first.isBare && first.count === undefined) return ''
  if (word === '' && !objects.length && !saysHow(slots) && !saysWhere(slots)) return ''
  if (fresh && isThing && !(first.isBare && first.isPlural && first.count === undefined && saysHow(slots)))
    return 'create'
  if (slots.layout && slots.facing && !slots.turn) return 'arrange'
  if (slots.turn || slots.degrees !== undefined || slots.facing) return 'rotate'
  if (saysHow(slots)) return 'change'
  if (slots.layout || (slots.gap !== undefined && !saysWhere(slots))) return 'arrange'
  if (saysWhere(slots)) return slots.moves.length || slots.metres !== undefined ? 'move' : 'place'
  if (slots.metres !== undefined || slots.spread) return 'move'
  return ''
}
