import { COLOR_WORDS } from '../words/colors.ts'
import { SIZE_WORDS } from '../words/sizes.ts'
import type { Rule } from './rules.ts'

const ARTICLE = '(?:an?|some|another|two|three|four|five|six|seven|eight|nine|ten)'
const PLACE =
  '(?:on|onto|on top of|in|inside|under|below|beneath|behind|beside|next to|near|by|in front of|between|in between|against|above|over|opposite|around|to the (?:left|right)|at)'
const HEAD =
  /^(?:an? |some |another )?(.+?)(?= (?:on|in|under|below|behind|beside|next|near|by|between|against|above|over|with|at|to) |$)/i

/** What is made with a place of its own: "a tv on a stand"; not "a row of", which has others in it. */
const isPlaced = (item: string): boolean => PLACED.test(item) && !/\b(?:with|called|named)\b/i.test(item)
const PLACED = new RegExp(`^(?:${ARTICLE} )?[a-z][a-z -]*? ${PLACE}\\b`, 'i')

const COUNTED = new RegExp(`^(?:${ARTICLE}|one|\\d+) `, 'i')

/** "A sofa" of "sofa". */
const withArticle = (item: string): string =>
  COUNTED.test(item) || /s$/i.test(item.split(' ')[0]) ? item : `a ${item}`

/** "A tall", "two red": one of those that were named before. */
const BARE = new RegExp(`^${ARTICLE} (?:${[...COLOR_WORDS, ...Object.keys(SIZE_WORDS)].join('|')})$`, 'i')

const THING = new RegExp(`^${ARTICLE} (?!third|metre|meter)`, 'i')
const isThing = (item: string): boolean => THING.test(item) && !BARE.test(item)

/** "A coffee table in between", after a sofa and a tv: between the two. */
function placedBetween(item: string, before: readonly string[]): string {
  const heads = before.slice(-2).map((one) => HEAD.exec(one)![1])
  return heads.length < 2
    ? item
    : item.replace(/ (?:in )?between(?: (?:them|the two|both))?$/i, ` between the ${heads[0]} and the ${heads[1]}`)
}

const JOINT = new RegExp(`,? and (?=${ARTICLE} )|, (?:and )?`, 'i')

/**
 * An order for each item, where one without a place follows one that has its own: that place is not for both. As it was
 * where they speak of each other, which an order for all of them understands.
 */
function eachItem(whole: string, list: string): string {
  const items = list.split(JOINT)
  const first = items.findIndex(isPlaced)
  const isOwn = first >= 0 && items.slice(first + 1).some((item) => !isPlaced(item))
  const isBound = /\b(?:ones?|it|them|each|its|their)\b/i.test(list)
  return isOwn && items.every(isThing) && !isBound ? orders(items) : whole
}

const orders = (items: readonly string[]): string =>
  items.map((item, i) => `add ${placedBetween(item, items.slice(0, i))}`).join('. ')

/** "A living room: sofa, tv on a stand, lamp": an order for each, with its article, where one has a place of its own. */
function eachListed(whole: string, list: string): string {
  const items = list.split(/, (?:and )?| and /i).map(withArticle)
  return items.slice(0, -1).some(isPlaced) ? orders(items) : whole
}

/** Lists of what is to be made, in which things have places of their own. */
export const ITEMS_WITH_PLACES: readonly Rule[] = [
  [
    /^(?:create|make|build|set up|add|design|furnish) an? [\w -]+?: ?(?!the\b|its\b|all\b|one\b|each\b)((?:[a-z][a-z -]*)(?:(?:,(?: and)?|,? and) [a-z][a-z -]*)+)$/gi,
    eachListed,
  ],
  [new RegExp(`^(?:add|create|place|put|insert|build|make|set up)(?: me)? (${ARTICLE} [^;:.!?"]+)$`, 'gi'), eachItem],
]
