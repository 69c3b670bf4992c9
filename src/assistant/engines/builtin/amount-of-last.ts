import type { Clause } from './grammar/clause.ts'
import { LENGTH } from './language/rules.ts'
import { OTHER_WAY } from './orders/sides.ts'

/** How much the last order changed, as it would be said. */
interface Amount {
  value: number
  unit: 'm' | 'degrees'
}

const TIMES: Record<string, number> = { half: 0.5, twice: 2, double: 2, thrice: 3, 'a third': 1 / 3, 'a quarter': 0.25 }
const COUNTED = /^(two|three|four|five|2|3|4|5) times$/
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
const SHARE = `(half|twice|double|thrice|a third|a quarter|(?:two|three|four|five|[2-5]) times)`
const WHAT = '(?:amount|distance|way|angle|much|far)'

/** "By half of that", "twice as far", "the same amount", "as much": so many times what the last order said. */
const SO_MUCH = new RegExp(
  `(?:^|\\b)(?:by )?(?:(?:just |exactly |only |about )*(?:${SHARE} (?:of )?(?:that|this|it|the)(?: ${WHAT})?|${SHARE} as (?:much|far)|(?:the )?(?:same|equal) (?:amount|distance|angle)|as (?:much|far))|by (half)|(half)(?= back\\b))(?! as\\b)(?: of (?:it|that))?\\b`,
  'i',
)

const AROUND =
  /^(?:(?:and|further by|now|then|ok(?:ay)?|no|but|again|well|hm+|oh|so|please|(?:that|it|this) (?:is|was) (?:way |a bit |much )?too (?:far|much|high)|(?:way |a bit |much )?too (?:far|much|high)|(?:take|go|move|bring|put|push|pull|slide|shift|turn|come|let|drop|get) (?:it |them )?(?=back\b|by$|$)|only|just)[,.;:! ]*)+|[ ,.!]*(?:again|please|more|further|farther|once more|then|now|too|as well)*[.!]*$/gi

const isOnceMore = (text: string) => /\b(?:again|more|further|farther|and|now|then|too)\b|^by\b/i.test(text)

/** "Raise it by 40 cm" … "lower it by half of that", "half the way back", "the lamp by the same amount": with that amount said; null where nothing speaks of it, or none was said. */
export function amountOfLast(plain: string, orders: readonly Clause[], isSeveral: boolean): string | null {
  const last = orders.at(-1)
  const amount = last && amountIn(last)
  if (!amount) return null
  const text = plain.trim().replace(FURTHER, '$1')
  if (text !== plain.trim()) return `${text.replace(/^(?:by )?(?:another|a further) /i, '')} more`
  const onceMore = ONCE_MORE.exec(text)
  if (onceMore && (last.verb === 'rotate') === /^(?:turn|rotate|spin)$/.test(onceMore[1]))
    return `${told(amount, 1)} more`
  if (TWICE_AS_WISHED.test(text)) return backBy(last, told(amount, 0.5), isSeveral)
  const said = SO_MUCH.exec(text)
  if (!said) return null
  const much = told(amount, timesOf(said.slice(1).find((share) => share) ?? ''))
  const [before, after] = [text.slice(0, said.index), text.slice(said.index + said[0].length)]
  const rest = `${before} ${after}`.replace(/\s+/g, ' ').trim().replace(AROUND, ' ').trim().toLowerCase()
  const them = isSeveral ? 'them' : 'it'
  if (/^(?:way |of (?:it|that) )?back(?: again)?$|^back(?: down| up)?$/.test(rest)) return backBy(last, much, isSeveral)
  if (/^(?:back )?(?:up|down|(?:to the )?(?:left|right)|forwards?|backwards?)$/.test(rest))
    return `move ${them} ${much} ${rest.replace(/^back /, '')}`
  if (rest === '' || /^(?:move|shift|push|slide|turn|rotate|raise|lower|lift) (?:it|them)(?: by)?$/.test(rest)) {
    const verb = /^(?:raise|lower|lift)\b/.exec(rest)
    if (verb) return `${verb[0]} ${them} by ${much}`
    // "Half of that" alone is said instead of it.
    return isOnceMore(text) || rest ? `${much} more` : null
  }
  const other = /^(?:(?:move|shift|push|slide|turn|rotate) )?(the [a-z\d' ]+|[a-z]+ \d+)$/.exec(rest)?.[1]
  if (other && !/ (?:to|up|down|left|right|back|forwards?|backwards?|away|towards?|closer|higher|lower)\b/.test(other))
    return /same|as (?:much|far)/.test(said[0]) && !said.slice(1).some((share) => share)
      ? `do the same to ${other}`
      : null
  if (!MOVES.test(rest)) return null
  return `${before.replace(/^((?:and |now )*)drop /i, '$1lower ')}by ${much}${after}`.replace(
    /\bback (?=by|up|down)|(?<=up |down )again /g,
    '',
  )
}

const MOVES = /^(?:move|shift|push|pull|slide|drag|raise|lower|lift|drop|bring|let|turn|rotate|spin|tilt|put|take|go)\b/

const FURTHER = new RegExp(
  `^(?:and |now |then )*(?:by |(?:move|shift|push|slide|raise|lift|lower|turn|rotate) (?:it|them) (?:by )?)((?:another|a further) (?:${LENGTH}|\\d+ degrees?))(?: more| further)?[.!]*$`,
  'i',
)
const ONCE_MORE =
  /^(?:and |now |then |ok,? )*(?:please )?(move|shift|push|pull|slide|turn|rotate|spin) (?:it|them) (?:again|once more|one more time|some more)(?: please)?[.!]*$/i
const TWICE_AS_WISHED =
  /^(?:that|it|this) (?:is|was) (?:twice as (?:far|much|high)|double) (?:as )?(?:i|we) (?:wanted|want|meant|said)[.!]*$/i

const timesOf = (share: string): number => {
  const counted = COUNTED.exec(share.toLowerCase())?.[1]
  return counted ? (NUMBERS[counted] ?? Number(counted)) : (TIMES[share.toLowerCase()] ?? 1)
}

const told = ({ value, unit }: Amount, times: number): string => `${Number((value * times).toFixed(4))} ${unit}`

/** How far an order moved, lifted or turned things, or how much it added; null where it said no amount, or several. */
function amountIn({ verb, slots }: Clause): Amount | null {
  const [move, ...moves] = slots.moves
  if (moves.length) return null
  const metres = move?.metres ?? slots.metres
  if (verb === 'rotate' && slots.degrees) return { value: Math.abs(slots.degrees), unit: 'degrees' }
  if (/^(?:raise|lower|move)$/.test(verb) && metres) return { value: metres, unit: 'm' }
  const grown = Object.values(slots.grow ?? {}).filter((n): n is number => typeof n === 'number')
  return grown.length === 1 ? { value: Math.abs(grown[0]), unit: 'm' } : null
}

const WAYS: Record<string, string> = {
  left: 'to the left',
  right: 'to the right',
  up: 'up',
  down: 'down',
  front: 'forward',
  behind: 'backward',
}

/** So much the other way than the last order. */
function backBy({ verb, slots }: Clause, much: string, isSeveral: boolean): string | null {
  const them = isSeveral ? 'them' : 'it'
  const [move] = slots.moves
  if (verb === 'rotate') {
    const isRight = (slots.turn === 'right') !== (slots.degrees ?? 0) < 0
    return `turn ${them} ${much} to the ${isRight ? 'left' : 'right'}`
  }
  if (move) {
    const way = WAYS[OTHER_WAY[move.direction]]
    return way ? `move ${them} ${much} ${way}` : null
  }
  if (verb === 'raise' || verb === 'lower') return `${verb === 'raise' ? 'lower' : 'raise'} ${them} by ${much}`
  return slots.grow ? `${much} less` : null
}
