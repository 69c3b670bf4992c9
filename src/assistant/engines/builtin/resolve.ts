import {
  isPrimitive,
  type NodeId,
  resolveMaterial,
  type SceneNode,
  type SceneReader,
  sortInTreeOrder,
  topmost,
} from '../../../document/index.ts'
import { boundsOrOrigin, center, directionVector, size, type ViewBasis } from '../../../spatial/index.ts'
import { singular } from './normalize.ts'
import type { Lexicon, Noun, Rank } from './noun.ts'
import { colorFamily, familyOf, SHAPE_WORDS } from './words.ts'

/** The message can mean several things: the user is asked which. */
export class Ask extends Error {
  constructor(
    question: string,
    readonly noun: Noun,
    readonly candidates: readonly NodeId[],
  ) {
    super(question)
  }
}

/** The message cannot be followed: said in a sentence, and nothing is changed. */
export class Refuse extends Error {}

/** What references are resolved against. */
export interface World {
  scene: SceneReader
  selection: readonly NodeId[]
  basis: ViewBasis
  /** What was spoken of last: "it", "them". */
  last: readonly NodeId[]
  /** Answers to questions: what a phrase stands for. */
  answers: ReadonlyMap<string, readonly NodeId[]>
}

/** A name's words: "coffeeMug_2" is coffee, mug and 2. */
const words = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Most names that the grammar looks through; scenes with more are spoken of by shape, colour and selection. */
const MOST_NAMES = 5000

/** The names in a scene, as the grammar needs them. */
export function lexiconOf(scene: SceneReader): Lexicon {
  const names: Lexicon['names'][number][] = []
  const all = new Set<string>()
  for (const node of scene.nodes()) {
    if (names.length >= MOST_NAMES) break
    const parts = words(node.name)
    if (!parts.length) continue
    names.push({ name: node.name, words: parts })
    for (const part of parts) all.add(part)
  }
  return { names, words: all }
}

/** The nodes that a phrase means. Throws Ask where it may mean several, Refuse where it means none. */
export function resolve(noun: Noun, world: World): NodeId[] {
  const answered = world.answers.get(noun.text)
  if (answered) return [...answered]
  const found = noun.pronoun ? byPronoun(noun, world) : byDescription(noun, world)
  const excepted = new Set(noun.except.flatMap((other) => resolve({ ...other, isAll: true }, world)))
  const left = found.filter((id) => !excepted.has(id))
  if (!left.length) throw new Refuse(`There is nothing like “${noun.text}” in the scene.`)
  return left
}

/** As `resolve`, for what must be one thing. */
export function resolveOne(noun: Noun, world: World): NodeId {
  const found = resolve(noun, world)
  if (found.length > 1)
    throw new Ask(`There are ${found.length} that “${noun.text}” could mean. Which one?`, noun, found)
  return found[0]
}

function byPronoun(noun: Noun, { scene, selection, last }: World): NodeId[] {
  const alive = (ids: readonly NodeId[]) => ids.filter((id) => scene.node(id))
  const wanted = noun.pronoun === 'selection' ? [selection] : [last, selection]
  const found = wanted.map(alive).find((ids) => ids.length > 0)
  if (!found) {
    throw new Refuse(
      noun.pronoun === 'selection'
        ? 'Nothing is selected.'
        : `I do not know what “${noun.text || 'it'}” is. Select something, or name it.`,
    )
  }
  return found.filter((id) => !noun.color || !noun.shape || describes(scene, scene.node(id)!, noun))
}

function byDescription(noun: Noun, world: World): NodeId[] {
  const { scene } = world
  const exact = noun.name === undefined ? [] : named(scene, noun.name)
  const pool = exact.length && !noun.isPlural ? exact : matching(noun, world)
  const recent = world.last.filter((id) => scene.node(id))
  if (noun.rank && noun.word === 'one' && recent.length > 1) return byRank(noun.rank, recent, noun.count ?? 1, world)
  const wanted = noun.isOther ? pool.filter((id) => !world.last.includes(id) && !world.selection.includes(id)) : pool
  if (!wanted.length) throw new Refuse(missing(noun, scene))
  const sorted = sortInTreeOrder(scene, wanted)
  if (noun.rank) return byRank(noun.rank, sorted, noun.count ?? 1, world)
  if (noun.count !== undefined && noun.count < sorted.length) return fewer(noun, sorted, world)
  const rank = noun.sizeWords.map((word) => SIZE_RANKS[word]).find((found) => found !== undefined)
  if (rank && !noun.isAll && !noun.isPlural) return byRank(rank, sorted, 1, world)
  if (noun.isAll || noun.isPlural || sorted.length === 1 || noun.count === sorted.length) return sorted
  return preferred(noun, sorted, world)
}

/** "The big box" of several is the largest. */
const SIZE_RANKS: Record<string, Rank> = {
  big: 'largest',
  large: 'largest',
  huge: 'largest',
  small: 'smallest',
  little: 'smallest',
  tiny: 'smallest',
  tall: 'tallest',
  short: 'shortest',
}

/** One of several: the one that is selected, or was spoken of last, or bears just this name; else the user is asked. */
function preferred(noun: Noun, found: readonly NodeId[], { scene, selection, last }: World): NodeId[] {
  for (const near of [selection, last]) {
    const both = found.filter((id) => near.includes(id))
    if (both.length === 1) return both
  }
  const called = noun.word === undefined ? [] : found.filter((id) => hasWord(scene.node(id)!, noun.word!))
  const left: readonly NodeId[] = called.length ? called : found
  if (left.length === 1) return [...left]
  const what = noun.word ? `${left.length} ${plural(noun.word)}` : `${left.length} things like that`
  throw new Ask(`There are ${what}. Which one?`, noun, left)
}

const plural = (word: string) => (/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`)

function fewer(noun: Noun, found: readonly NodeId[], { selection, last }: World): NodeId[] {
  for (const near of [selection, last]) {
    const both = found.filter((id) => near.includes(id))
    if (both.length === noun.count) return both
  }
  throw new Ask(`There are ${found.length} of them, not ${noun.count}. Which ones?`, noun, found)
}

/** Nodes of a name. A model often has a part of its own name: the model is meant. */
const named = (scene: SceneReader, name: string): NodeId[] =>
  topmost(
    scene,
    [...scene.nodes()].filter((node) => node.name.toLowerCase() === name.toLowerCase()).map((node) => node.id),
  )

/** Nodes that fit a description. "All" means what stands at the top of the scene, not every part of a model. */
function matching(noun: Noun, { scene }: World): NodeId[] {
  const described = [...scene.nodes()].filter((node) => describes(scene, node, noun))
  const bySize = described.filter((node) => noun.sizeWords.every((word) => words(node.name).includes(word)))
  const fits = bySize.length ? bySize : described
  if (noun.kind === 'any' && !noun.color) return fits.filter((node) => node.parent === null).map((node) => node.id)
  return topmost(
    scene,
    fits.map((node) => node.id),
  )
}

function describes(scene: SceneReader, node: SceneNode, noun: Noun): boolean {
  if (node.kind === 'joint') return false
  if (noun.hidden && node.visible) return false
  if (noun.color && !hasColor(scene, node, noun.color)) return false
  if (noun.name !== undefined) return sameName(node.name, noun.name)
  if (noun.light && node.kind !== 'light') return hasWord(node, noun.word!)
  if (noun.light) return node.kind === 'light' && (node.type === noun.light || hasWord(node, noun.word!))
  if (noun.kind && noun.kind !== 'any') return node.kind === noun.kind
  if (noun.shape) {
    const isShape = node.kind === 'mesh' && isPrimitive(node.geometry) && node.geometry.shape === noun.shape
    const generic = Object.keys(SHAPE_WORDS).indexOf(noun.word!) >= 0 && isGeneric(noun.word!)
    return (isShape && (generic || hasWord(node, noun.word!))) || hasWord(node, noun.word!)
  }
  if (noun.kind === 'any' || noun.word === undefined) return true
  return hasWord(node, noun.word)
}

/** Nouns that mean the shape itself. "The wall" is a box only by name. */
const isGeneric = (word: string) =>
  /^(box|cube|block|cuboid|sphere|ball|orb|cylinder|tube|cone|torus|ring|donut|doughnut|plane|capsule|pill|square)$/.test(
    word,
  )

const hasWord = (node: SceneNode, word: string) => {
  const parts = words(node.name)
  return word.split(' ').every((w) => parts.includes(w) || parts.some((part) => singular(part) === w))
}

/** The name itself, or the name with a number: "Chair" means "Chair 2" as well where many are asked for. */
function sameName(name: string, wanted: string): boolean {
  const [have, want] = [words(name), words(wanted)]
  const stem = /^\d+$/.test(have.at(-1) ?? '') && !/^\d+$/.test(want.at(-1) ?? '') ? have.slice(0, -1) : have
  return stem.join(' ') === want.join(' ')
}

function hasColor(scene: SceneReader, node: SceneNode, color: NonNullable<Noun['color']>): boolean {
  if (node.kind === 'light') return colorFamily(node.color) === familyOf(color.word)
  if (node.kind !== 'mesh') return words(node.name).includes(color.word)
  return node.materials.some((id) => {
    const material = scene.material(id)
    const hex = material && resolveMaterial(material, scene.asset).color
    return !!hex && (hex === color.hex || colorFamily(hex) === familyOf(color.word))
  })
}

/** Those of some nodes that a rank means, such as the largest two; sides are those of the view. */
export function byRank(rank: Rank, found: readonly NodeId[], count: number, { scene, basis }: World): NodeId[] {
  const place = (index: number) => [found[Math.min(index, found.length - 1)]]
  switch (rank) {
    case 'first':
      return found.slice(0, count)
    case 'second':
      return place(1)
    case 'third':
      return place(2)
    case 'last':
      return found.slice(-count)
    case 'middle':
      return place(Math.floor((found.length - 1) / 2))
  }
  const measure = (id: NodeId): number => {
    const bounds = boundsOrOrigin(scene, [id])
    const [w, h, d] = size(bounds)
    const along = (direction: 'left' | 'right' | 'front' | 'behind') => {
      const [x, , z] = directionVector(direction, basis)
      const at = center(bounds)
      return at[0] * x + at[2] * z
    }
    const measures: Record<typeof rank, () => number> = {
      largest: () => w * h * d,
      smallest: () => -w * h * d,
      tallest: () => h,
      shortest: () => -h,
      leftmost: () => along('left'),
      rightmost: () => along('right'),
      nearest: () => along('front'),
      farthest: () => along('behind'),
      highest: () => bounds.max[1],
      lowest: () => -bounds.min[1],
    }
    return measures[rank]()
  }
  return [...found].sort((a, b) => measure(b) - measure(a)).slice(0, count)
}

function missing(noun: Noun, scene: SceneReader): string {
  const tops = scene
    .children(null)
    .slice(0, 5)
    .map((id) => scene.node(id)!.name)
  const there = tops.length
    ? ` There ${tops.length === 1 ? 'is' : 'are'} ${tops.join(', ')}${scene.children(null).length > 5 ? ' and more' : ''}.`
    : ' The scene is empty.'
  return `There is no “${noun.text || noun.word}” in the scene.${there}`
}
