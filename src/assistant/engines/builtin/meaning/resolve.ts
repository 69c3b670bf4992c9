import {
  isBelow,
  type NodeId,
  type SceneReader,
  sortInTreeOrder,
  subtree,
  topmost,
} from '../../../../document/index.ts'
import { distance } from '../../../../spatial/index.ts'
import { hasHead, type Noun, type Rank, type Where } from '../grammar/noun.ts'
import { SIZE_RANKS } from '../words/ranks.ts'
import { TABLES } from '../words/seats.ts'
import { meeting } from './conditions.ts'
import { fitOf, headOf } from './describe.ts'
import { exceptedFrom } from './excepted.ts'
import { fewer } from './fewer.ts'
import { formedSo } from './formed.ts'
import { furnishings } from './furnishings.ts'
import { importedModel } from './imported.ts'
import { itOfSeveral } from './it-of-several.ts'
import { wordsOf } from './lexicon.ts'
import { matching, plainName } from './matching.ts'
import { missing } from './missing.ts'
import { nearestBy } from './nearest-by.ts'
import { ofAdded } from './of-added.ts'
import { areAllThereIs, othersLike } from './others-like.ts'
import { arePieces, kindName } from './pieces.ts'
import { alikeWith, byRank, cornermost, endsOf, halfOf, middleOnes, onThatSide, SIZE_OF } from './ranks.ts'
import { thatRow } from './rows.ts'
import { inName, notable } from './sized.ts'
import { copiedIn, justMade, themOf, withoutSpoken } from './spoken.ts'
import { stackOfOne, stackSaid } from './stacked.ts'
import { Ask, Refuse, Unnamed, type World } from './world.ts'

/** The nodes that a phrase means. Throws Ask where it may mean several, Refuse where it means none. */
export function resolve(noun: Noun, world: World): NodeId[] {
  if (noun.ids) return [...noun.ids]
  if (noun.ofMade) return (noun.isCopy ? world.copies : world.series).slice(...noun.ofMade)
  if (noun.also) return [...new Set([{ ...noun, also: undefined }, ...noun.also].flatMap((one) => resolve(one, world)))]
  const exact = noun.isVerbatim ? [...world.scene.nodes()].filter(({ name }) => name === noun.name) : []
  if (exact.length === 1) return [exact[0].id]
  const answered = world.answers.get(noun.text)
  if (answered) return [...answered]
  // "The other desk": one of all but that, whichever was spoken of.
  const isOneLeft = noun.except.length > 0 && !(noun.isAll || noun.isPlural || noun.isAny || noun.rank || noun.count)
  const found = noun.pronoun
    ? byPronoun(noun, world)
    : byDescription(isOneLeft ? { ...noun, isAll: true } : noun, world)
  const excepted = exceptedFrom(noun, found, world, resolve)
  if (noun.step) return found.filter((_id, i) => (i + 1) % noun.step! === 0)
  if (noun.share) return found.slice(0, Math.max(1, Math.round(found.length * noun.share)))
  // Neither what holds what is left out, nor its parts: the light of a lamp.
  const isOut = (id: NodeId) =>
    [...excepted].some((out) => out === id || isBelow(world.scene, out, id) || isBelow(world.scene, id, out))
  const left = found.filter((id) => !isOut(id))
  if (!left.length) throw new Refuse(`Nothing is left of “${noun.text}” when the rest is taken away.`)
  if (isOneLeft && !noun.pronoun && left.length > 1) throw ask(noun, left)
  return left
}

/** As `resolve`, for what must be one thing. */
export function resolveOne(noun: Noun, world: World): NodeId {
  const found = resolve(noun, world)
  if (found.length > 1) throw ask(noun, found)
  return found[0]
}

const ask = (noun: Noun, found: readonly NodeId[]) =>
  new Ask(`There are ${found.length} that “${noun.text}” could mean. Which one?`, noun, found)

function byPronoun(noun: Noun, world: World): NodeId[] {
  if (noun.pronoun === 'original') return copiedIn(world)
  const { scene, selection, chosen, last, places, isSelectionNewer } = world
  const alive = (ids: readonly NodeId[]) => ids.filter((id) => scene.node(id))
  const copies = noun.isCopy ? alive(world.copies) : []
  if (copies.length && !copies.some((id) => last.includes(id))) return narrowed(copies, noun, world)
  const them = noun.pronoun === 'them' ? themOf(noun, world) : last
  const spoken = noun.pronoun === 'them' && !noun.isAny ? asMany(noun, them, world) : them
  if (noun.isOneOfTold && last.length > 1) throw ask(noun, alive(last))
  // "Select everything on the table" … "delete it": all of it.
  const isAllOfIt =
    world.noun?.kind === 'any' && selection.length === spoken.length && spoken.every((id) => selection.includes(id))
  if (noun.pronoun === 'it' && spoken.length > 1 && !isAllOfIt) {
    const one = itOfSeveral(noun, spoken, world)
    if (one) return narrowed([one], noun, world)
  }
  const wanted = noun.pronoun === 'selection' ? [selection] : isSelectionNewer ? [chosen, spoken] : [spoken, chosen]
  // "Delete the mug and paint it red": not what else is selected.
  const isGone = last.length > 0 && !alive(last).length && !isSelectionNewer && noun.pronoun !== 'selection'
  if (isGone) throw new Unnamed(`What “${noun.text || 'it'}” was is deleted. Name what you mean, or say “undo”.`, noun)
  const [place, ...others] = new Set(alive(places))
  const named = noun.pronoun === 'it' && place && !others.length ? [place] : []
  const found = [...wanted, named].map(alive).find((ids) => ids.length > 0)
  if (!found) {
    throw new Unnamed(
      noun.pronoun === 'selection'
        ? 'Nothing is selected. Select something, or name it.'
        : `I do not know what “${noun.text || 'it'}” is. Select something, or name it.`,
      noun,
    )
  }
  return narrowed(found, noun, world)
}

/** "All three", after one of three plates: the plates. */
function asMany(noun: Noun, them: readonly NodeId[], world: World): readonly NodeId[] {
  const { mentioned, noun: kind } = world
  if (noun.count === undefined || them.length === noun.count) return them
  const told = [mentioned, world.thread.filter((id) => world.scene.node(id))].find((ids) => ids.length === noun.count)
  if (told) return sortInTreeOrder(world.scene, told)
  // "A pole on a base. A ball on the pole. Group all three": all that there is.
  const all = furnishings(world.scene.children(null), world)
  if (all.length === noun.count && them.every((id) => all.includes(id))) return all
  if (!kind || !hasHead(kind) || kind.pronoun) return them
  const alike = matching(
    {
      ...kind,
      name: plainName(kind),
      isAll: true,
      isNew: false,
      color: undefined,
      colors: undefined,
      finish: {},
      where: [],
      rank: undefined,
      count: undefined,
      except: [],
    },
    world,
  )
  return alike.length === noun.count ? alike : them
}

/** What the conditions, the rank and the number of a phrase leave of some nodes. */
function narrowed(ids: readonly NodeId[], noun: Noun, world: World): NodeId[] {
  let found = [...ids]
  for (const where of noun.where) found = metBy(where, found, world)
  // "Everything on the table": the lamp, and not its shade once more.
  if (noun.kind === 'any' && noun.where.some(({ by }) => by === 'relation')) found = topmost(world.scene, found)
  if (found.length > 1) found = nearestBy(found, noun, world, resolve)
  if (noun.ends) return endsOf(found, noun.ends, world)
  if (noun.rankAcross) return cornermost(found, noun, world)
  if (noun.isRow) return thatRow(found, noun, world)
  if (!noun.rank) return noun.isAny && noun.count !== undefined ? found.slice(0, noun.count) : found
  const middle = middleOnes(found, noun, world)
  if (middle.length) return middle
  const to = noun.rankTo ? resolveOne(noun.rankTo, world) : undefined
  const besides = to ? found.filter((id) => id !== to) : found
  const isAnything = noun.kind === 'any' || noun.word === 'one'
  const others = to && isAnything ? furnishings(besides, world) : besides
  const isOnSide = /^(leftmost|rightmost|nearest|farthest|highest|lowest)$/.test(noun.rank)
  const isHalf = isOnSide && noun.isPlural && to === undefined && !noun.nth
  const count = noun.count ?? (isHalf ? halfOf(others, noun.rank, world) : 1)
  // "The smallest ones": all that are as small.
  const areAlike = noun.isPlural && !noun.nth && noun.count === undefined && /(?:est|most)$/.test(noun.rank)
  if (areAlike && SIZE_OF[noun.rank])
    return alikeWith(byRank(others, { rank: noun.rank }, world)[0], others, noun.rank, world)
  const isWalls = noun.word === 'wall' && !to && !noun.nth && /\b(left|right|front|back|rear|far)\b/i.test(noun.text)
  const ranked = byRank(
    isWalls ? onThatSide(others, noun.rank, world) : others,
    { rank: noun.rank, nth: noun.nth, count, to },
    world,
  )
  if (isWalls && !ranked.length) throw new Refuse(missing(noun, world))
  if (!ranked.length) throw new Refuse(`There are only ${found.length} that “${noun.text}” could be one of.`)
  return ranked
}

/** "The thing on the table that is red": where no table is red, it is the thing. */
function metBy(where: Where, ids: readonly NodeId[], world: World): NodeId[] {
  try {
    return meeting(where, ids, world, resolve)
  } catch (error) {
    const last = where.by === 'relation' ? where.to.at(-1) : undefined
    if (!(error instanceof Refuse) || where.by !== 'relation' || !last?.where.length) throw error
    const to = [...where.to.slice(0, -1), { ...last, where: last.where.slice(0, -1) }]
    return metBy(last.where.at(-1)!, metBy({ ...where, to }, ids, world), world)
  }
}

/** "That table" after a round table was made: that one, though another is called just Table. */
function shown(noun: Noun, world: World): NodeId[] {
  if (!noun.isThat || !(noun.word ?? noun.name)) return []
  const called = { ...noun, name: undefined, word: noun.word ?? noun.name!.toLowerCase() }
  const fitting = world.last.filter((id) => {
    const node = world.scene.node(id)
    return node && fitOf(node, called, world) >= 2
  })
  return fitting.length === 1 ? fitting : []
}

function byDescription(noun: Noun, world: World): NodeId[] {
  const { scene } = world
  for (const meant of [shown(noun, world), importedModel(noun, world), justMade(noun, world)])
    if (meant.length) return meant
  // "Duplicate the crate twice and stack the three": it and its copies.
  const copied = [...world.copied, ...world.copies]
  if (
    !hasHead(noun) &&
    noun.count !== undefined &&
    noun.count === copied.length &&
    world.copies.every((id) => world.last.includes(id))
  )
    return copied
  // "Every other one", of all that was spoken of: each second of them.
  if (noun.isOther && noun.isEach && noun.word === 'one' && world.last.length > 2)
    return world.last.filter((_id, i) => i % 2 === 0)
  const pool = poolFor(noun, world)
  // "The two robots", where one is called Robot and one Broken robot.
  if (noun.name && noun.isPlural && noun.count !== undefined && pool.length < noun.count && noun.word) {
    const alike = matching({ ...noun, name: undefined }, world)
    if (alike.length === noun.count) return alike
  }
  const spoken = withoutSpoken(noun, pool, world)
  const formed = spoken.length ? [] : formedSo(noun, world.formed, scene)
  if (formed.length) return formed
  const stack = spoken.length ? [] : stackSaid(noun, world)
  if (stack.length) return stack
  if (!spoken.length) throw new Unnamed(missing(noun, world), noun)
  const sorted = sortInTreeOrder(scene, spoken)
  const found = narrowed(
    (noun.kind === 'any' || !(hasHead(noun) || noun.word)) && noun.rank ? furnishings(sorted, world) : sorted,
    noun,
    world,
  )
  if (!found.length) throw new Unnamed(missing(noun, world), noun)
  if (noun.rank || noun.isAny)
    return noun.isAny ? found.slice(0, noun.count ?? (noun.isPlural ? found.length : 1)) : found
  const rank = noun.sizeWords.map((word) => SIZE_RANKS[word]).find((one) => one !== undefined)
  // "Both chairs", of three.
  const areOfKind = found.every((id) => headOf(scene.node(id)!.name) === noun.word)
  if (/^both\b/i.test(noun.text) && noun.count === undefined && found.length > 2 && areOfKind)
    return fewer({ ...noun, count: 2, isAll: false }, found, world)
  if (noun.count !== undefined && noun.count < found.length)
    return rank ? byRank(found, { rank, count: noun.count }, world) : fewer(noun, found, world)
  if (rank && found.length > 1 && (noun.isAll || noun.isPlural) && !inName(noun, found, scene))
    return notable(noun, found, rank, world)
  if (rank && found.length > 1 && !noun.isAll && !noun.isPlural) return byRank(found, { rank }, world)
  if (noun.isPlural || noun.isAll || found.length === 1 || arePieces(noun, found, scene)) return found
  const clear = plainlyMeant(found, world) ?? calledJustSo(noun, found, scene)
  if (clear) return [clear]
  const side = sideSaid(noun)
  if (side) return byRank(found, { rank: side }, world)
  throw ask(noun, found)
}

/** "The chair next to the table on the left": where it is not the table that needs telling, it is the chair. */
const sideSaid = ({ where }: Noun): Rank | undefined =>
  where
    .flatMap((one) => (one.by === 'relation' ? one.to : []))
    .map(({ rank }) => rank)
    .find((rank) => rank && /^(leftmost|rightmost|nearest|farthest)$/.test(rank))

/** "The box", where one is called Box, and the others Small box and Big box, "the red one", where one is called so; of Box and Box 2 it may be either. */
function calledJustSo({ word, color, where }: Noun, found: readonly NodeId[], scene: SceneReader): NodeId | undefined {
  if (!word || where.length) return undefined
  const nameOf = (id: NodeId) => wordsOf(scene.node(id)!.name).join(' ')
  const same = found.filter((id) => (color ? wordsOf(nameOf(id)).includes(color.word) : nameOf(id) === word))
  const isNumbered = found.some((id) => kindName(scene, id) === word && nameOf(id) !== word)
  return same.length === 1 && !isNumbered ? same[0] : undefined
}

/** The one of several that was spoken of last, or is selected. */
function plainlyMeant(
  found: readonly NodeId[],
  { last, chosen, mentioned, thread, isSelectionNewer }: World,
): NodeId | undefined {
  for (const ids of [...(isSelectionNewer ? [chosen, last] : [last, chosen]), mentioned, thread]) {
    const among = found.filter((id) => ids.includes(id))
    if (among.length === 1) return among[0]
  }
  return undefined
}

/** What a phrase is chosen from, before conditions and ranks. */
function poolFor(noun: Noun, world: World): NodeId[] {
  const { scene } = world
  if (noun.owner) return partsOf(noun, world)
  const isOne = !hasHead(noun)
  if (isOne && !noun.isNew) {
    const isThose = (noun.isAll || noun.isPlural) && noun.where.length > 0 && noun.word === 'one'
    // "Add a cone" … "another one" … "delete the first one": of those.
    const made = world.series.filter((id) => scene.node(id))
    const isOfMade = /^(first|last)$/.test(noun.rank ?? '') && noun.word === 'one' && !noun.color && !noun.where.length
    if (isOfMade && made.length > 1 && (noun.nth ?? 1) <= made.length) return made
    const least = noun.rank === 'middle' ? 3 : (noun.nth ?? 1)
    const isInPool = least <= world.pool.length && !isThose
    // "The small blocks the colour of the big one": that is none of the small.
    const isContrast = noun.sizeWords.length > 0 && !!world.noun?.sizeWords.length && world.noun.isPlural
    const near =
      isInPool && !isContrast
        ? world.pool.filter((id) => scene.node(id) && fitOf(scene.node(id)!, noun, world) > 0)
        : []
    const stack = stackOfOne(noun, world)
    if (stack.length > near.length) return stack
    const others = near.filter((id) => !world.last.includes(id))
    const two =
      noun.rank && noun.rank !== 'middle' && near.length < 2 ? world.mentioned.filter((id) => scene.node(id)) : []
    // "Move the coffee table in front of the other and put the vase on the nearer one".
    const isOfTwoThere = two.length > 1 && !noun.isPlural && !noun.nth && noun.word === 'one'
    if (isOfTwoThere && areAllThereIs(two, world)) return two
    // "The keg next to the chest" … "the other one too": the other keg, and not the chest.
    const twins = noun.isOther && world.noun ? othersLike(world.noun, noun.color, noun, world) : []
    if (!noun.isPlural && twins.length === 1 && !world.mentioned.includes(twins[0])) return twins
    // "Which is bigger, the sofa or the bed?" … "the other one": of the two.
    const pair = world.thread.filter((id) => scene.node(id))
    const isOfTwo = noun.isOther && !noun.isPlural && !noun.isAll && !noun.color && pair.length === 2
    if (isOfTwo && world.last.length === 1 && pair.includes(world.last[0])) return pair
    if (noun.isOther && world.noun) {
      // "The other one" of two red boxes is red, too.
      const alike = [noun.color ?? (noun.isPlural ? undefined : world.noun.color), noun.color]
        .map((color) => othersLike(world.noun!, color, noun, world))
        .find((ids) => ids.length)
      if (alike) return alike
    }
    // "Add three candles" … "remove one" … "the rest": of the candles.
    const left = world.series.filter((id) => scene.node(id))
    if (noun.isOther && left.length && left.length < world.series.length) return left
    if (noun.isOther) return [...furnishings(matching({ ...noun, kind: 'any' }, world), world)]
    if (near.length > 1 || (near.length === 1 && (noun.color || noun.where.length || others.length))) return near
    if (world.noun && hasHead(world.noun) && !world.noun.pronoun) {
      const alike = matching(
        {
          ...world.noun,
          color: noun.color,
          finish: noun.finish,
          sizeWords: noun.sizeWords,
          where: [],
          rank: undefined,
          nth: undefined,
          count: undefined,
          name: plainName(world.noun),
          except: [],
          ...lastWord(world.noun, noun),
        },
        world,
      )
      if (alike.length) return alike
    }
  }
  const all = matching(noun, world)
  // "The blue one" is no blue wall, where a thing is blue.
  const things = isOne && noun.color && all.length > 1 ? furnishings(all, world) : []
  return things.length ? [...things] : ofAdded(all, noun, world)
}

/** Of "the small cup", "the big one" is a cup: a name of several words is about its last. */
function lastWord(spoken: Noun, noun: Noun): Partial<Noun> {
  const words = wordsOf(plainName(spoken) ?? '')
  return words.length > 1 && (noun.color || noun.sizeWords.length) ? { name: undefined, word: words.at(-1) } : {}
}

/** What makes up the outside of a thing. */
const OUTSIDE =
  /^(?:walls?|paint|surface|outside|exterior|body|fabric|upholstery|cover|shell|coat|finish|skin|head|hood|leaf|foliage|screen|display)$/

/** "The roof of the house": what fits below it. */
function partsOf(noun: Noun, world: World): NodeId[] {
  const { scene } = world
  const owners = resolve({ ...noun.owner!, isNew: false, isAll: noun.owner!.isAll || noun.owner!.isPlural }, world)
  const plain = { ...noun, owner: undefined }
  const below = owners.flatMap((owner) => [...subtree(scene, owner)].filter((node) => node.id !== owner))
  const wanted =
    plain.kind === 'any' || /^part$/.test(plain.word ?? '')
      ? below
      : below.filter((node) => fitOf(node, { ...plain, name: plainName(plain) }, world) > 0)
  const near = wanted.length ? [] : nearby(owners, plain, world)
  if (near.length) return near
  // "The walls of the hut", "on its head", of one that is all of a piece: the hut.
  const isTop = plain.word === 'top' && owners.every((id) => TABLES.test(scene.node(id)!.name))
  // "The light of the bulb".
  const isItsLight = plain.kind === 'light' && owners.every((id) => scene.node(id)!.kind === 'light')
  if (!below.length && owners.length && (isTop || isItsLight || OUTSIDE.test(plain.word ?? ''))) return owners
  // "The leaves of the trees": what gives them their colour.
  const main = OUTSIDE.test(plain.word ?? '') ? below.filter((node) => node.kind === 'mesh' && node.takesColor) : []
  if (!wanted.length && main.length) return main.map(({ id }) => id)
  if (!wanted.length)
    throw new Refuse(`“${scene.node(owners[0])!.name}” has no part that is called “${noun.word ?? noun.text}”.`)
  return wanted.map((node) => node.id)
}

/** "The table and its chairs": what stands by it. */
function nearby(owners: readonly NodeId[], noun: Noun, world: World): NodeId[] {
  if (!hasHead(noun)) return []
  const { scene } = world
  // "Its stand", of a TV: what is called TV stand, wherever it is.
  const isNamedFor = (id: NodeId, owner: NodeId) =>
    scene.node(id)!.name.toLowerCase() === `${scene.node(owner)!.name} ${noun.word}`.toLowerCase()
  const all = matching({ ...noun, isAll: true }, world).filter((id) => !owners.includes(id))
  const away = (id: NodeId) => Math.min(...owners.map((owner) => distance(scene, id, owner)))
  const about = all.filter((id) => away(id) < 0.6 || owners.some((owner) => isNamedFor(id, owner)))
  // "Desk 4 and its chair", not that of the desk before it.
  const closest = Math.min(...about.map(away))
  const isOne = !noun.isPlural && !noun.isAll && owners.length === 1
  const near = isOne ? about.filter((id) => away(id) < closest + 0.2) : about
  // A desk that was pushed back has left its chair a little behind.
  const [next] = all.filter((id) => away(id) < 1.5).sort((a, b) => away(a) - away(b))
  return near.length || !next ? near : [next]
}
