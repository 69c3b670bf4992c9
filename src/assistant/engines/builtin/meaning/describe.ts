import {
  isPrimitive,
  type MeshNode,
  type NodeId,
  resolveMaterial,
  type SceneNode,
  type SceneReader,
  type Shape,
  type Surface,
  subtree,
} from '../../../../document/index.ts'
import { ownBounds, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { singular } from '../language/plural.ts'
import { isOfCategory, isOnlyCategory } from '../words/categories.ts'
import { colorFamily, colorWord, familyOf } from '../words/colors.ts'
import { isQuality } from '../words/qualities.ts'
import { SEATS } from '../words/seats.ts'
import { isGenericShape, SHAPE_WORDS } from '../words/shapes.ts'
import { finishWord } from '../words/surfaces.ts'
import { isKind, isSynonym } from '../words/synonyms.ts'
import { isMark, wordsOf } from './lexicon.ts'
import type { World } from './world.ts'

/** How well a node fits a noun: 3 by its name, 2 as people would say it, 1 by its form alone, 0 not at all. */
export type Fit = 0 | 1 | 2 | 3

export function fitOf(node: SceneNode, noun: Noun, { scene, lexicon }: World): Fit {
  if (node.kind === 'joint') return 0
  if (noun.colors && !noun.isNew) {
    if (!noun.colors.some((hex) => hasColor(scene, node, { word: colorFamily(hex), hex }))) return 0
  } else if (noun.color && !hasColor(scene, node, noun.color)) return 0
  if (noun.shapes && !noun.shapes.some((shape) => isShape(node, shape))) return 0
  const isFinished = !Object.keys(noun.finish).length || !!noun.color || hasFinish(scene, node, noun.finish)
  if (!isFinished && !isCalledOf(node.name, noun.text)) return 0
  return kindFit(node, noun, lexicon.items)
}

/** "The metal crate", of one that is called so, whatever its surface is. */
const isCalledOf = (name: string, said: string): boolean => {
  const words = said.toLowerCase().split(/\s+/)
  return wordsOf(name).some((word) => finishWord(word) !== undefined && words.includes(word))
}

const isShape = (node: SceneNode, shape: Shape) =>
  node.kind === 'mesh' && isPrimitive(node.geometry) && node.geometry.shape === shape

function kindFit(node: SceneNode, noun: Noun, items: ReadonlyMap<string, string>): Fit {
  if (noun.name !== undefined)
    return sameName(node.name, noun.name) || (noun.isPlural && isOneOfNamed(node.name, noun.name)) ? 2 : 0
  // "The seats", where some are called so: those, and no stool.
  if (isOnlyCategory(noun.word) && headOf(node.name) === singular(noun.word!)) return 3
  // A TV bench is no seat.
  if (isOfCategory(headOf(node.name), noun.word) && (!/^seat/.test(noun.word!) || SEATS.test(node.name))) return 2
  if (noun.item) return isItem(node, noun, items)
  if (noun.light)
    return node.kind !== 'light'
      ? headFit(node.name, noun.word!)
      : node.type === noun.light || headFit(node.name, noun.word!)
        ? 2
        : 0
  if (noun.kind && noun.kind !== 'any') return node.kind === noun.kind ? 2 : headFit(node.name, noun.word!)
  if (noun.shape) return shapeFit(node, noun.shape, noun.word!, items)
  if (noun.kind === 'any' || noun.word === undefined || noun.word === 'one') return 2
  return headFit(node.name, noun.word)
}

/** A box is called so if it has no name of its own: the sofa is one by its form alone. */
function shapeFit(node: SceneNode, shape: Shape, word: string, items: ReadonlyMap<string, string>): Fit {
  const isShape = node.kind === 'mesh' && isPrimitive(node.geometry) && node.geometry.shape === shape
  const byName = headFit(node.name, word)
  if (byName === 2) return 3
  if (!isShape || !isGenericShape(word)) return byName
  const own = headOf(node.name)
  // Of blocks and a box, "the blocks" are those.
  if (isGenericShape(own)) return singular(word) === 'block' && own !== 'block' ? 2 : 3
  if (isKind(word, own)) return 2
  return namesAKind(node.name, items) ? 1 : 2
}

/** "Crate_large" and "WALL_NORTH" are a crate and a wall; "Side" and "Bob" may be anything. */
function namesAKind(name: string, items: ReadonlyMap<string, string>): boolean {
  const isOne = (word: string) =>
    items.has(word) || (Object.hasOwn(SHAPE_WORDS, word) && !isGenericShape(word)) || COMMON.has(word)
  return items.has(wordsOf(name).join(' ')) || wordsOf(name).map(singular).some(isOne)
}

/** Nouns of things that people model with boxes, and do not call boxes. */
const COMMON = new Set(
  'wall floor ceiling roof room fridge oven sink stove counter island couch shelf drawer screen speaker keyboard mouse phone lamp window door mailbox building tower bridge road truck bus train ship boat plane leg arm back seat base cushion pillow'.split(
    ' ',
  ),
)

function isItem(node: SceneNode, noun: Noun, items: ReadonlyMap<string, string>): Fit {
  const own = itemFit(node, node.name, noun, items)
  if (own || node.kind !== 'group' || !node.item) return own
  // "The table", of one that was given the name Side.
  const byItem = itemFit(node, node.item.id.replaceAll('-', ' '), noun, items)
  return byItem && namesAKind(node.name, items) ? 1 : byItem
}

function itemFit(node: SceneNode, called: string, noun: Noun, items: ReadonlyMap<string, string>): Fit {
  const direct = headFit(called, noun.word!)
  if (direct === 2) return 2
  const words = wordsOf(called).filter((word) => !/^\d+$/.test(word))
  for (let from = 0; from < words.length; from++) {
    const name = [...words.slice(from, -1), singular(words.at(-1)!)].join(' ')
    // "The books" are novels and comics alike.
    if (items.get(name) === noun.item) return isKind(noun.word!, name) ? 1 : isCalledByKind(node, noun) ? 3 : 2
  }
  return direct
}

/** "The oak", of an oak tree and a pine tree: whether the very word, which is more than what the library calls it, is in a name. */
const isCalledByKind = (node: SceneNode, { word, item }: Noun): boolean =>
  word !== undefined && word !== item?.toLowerCase() && wordsOf(node.name).map(singular).includes(singular(word))

/** The word that a name is about: its last that is no number; of "dish with olives", the dish. */
export function headOf(name: string): string {
  const all = wordsOf(name)
  // "Block A" is a block; what is called just "A" is an A.
  const words = all.length > 1 ? all.filter((word, i) => !isMark(word) || (i === 0 && !/\d/.test(word))) : all
  // "Side wall left" is a wall, "Chair_04_broken" a chair; but "Red square" is a square.
  while (words.slice(0, -1).some((word) => !isQuality(word)) && isQuality(words.at(-1)!)) words.pop()
  const end = words.findIndex((word, i) => i > 0 && /^(with|on|in|of|for|from)$/.test(word))
  return singular(words.slice(0, end < 0 ? undefined : end).at(-1) ?? '')
}

/** 2 where a name ends with the words, 1 where it has them. */
function headFit(name: string, word: string): 0 | 1 | 2 {
  const wanted = word.split(' ')
  const parts = wordsOf(name)
  if (!wanted.every((one) => parts.some((part) => part === one || singular(part) === one)))
    return wanted.length === 1 &&
      (isTail(word, parts) ||
        isSynonym(word, headOf(name)) ||
        isKind(word, headOf(name)) ||
        isKind(word, parts.filter((part) => !/^\d+$/.test(part)).join('')))
      ? 1
      : 0
  const own = headOf(name)
  return own === singular(wanted.at(-1)!) || own === wanted.at(-1) ? 2 : 1
}

/** "The tub" is a bathtub, "the bench" a workbench. */
const isTail = (word: string, parts: readonly string[]): boolean =>
  word.length > 2 && parts.some((part) => part.length > word.length + 1 && singular(part).endsWith(word))

/** The name itself, or the name with a number: "Chair" means "Chair 2" as well where many are asked for. */
function sameName(name: string, wanted: string): boolean {
  const [have, want] = [wordsOf(name), wordsOf(wanted)]
  // "Bench 1", beside bench 2: the one without a number.
  if (want.at(-1) === '1' && want.length > 1 && have.join(' ') === want.slice(0, -1).join(' ')) return true
  const stem = /^\d+$/.test(have.at(-1) ?? '') && !/^\d+$/.test(want.at(-1) ?? '') ? have.slice(0, -1) : have
  return stem.join(' ') === want.join(' ')
}

/** "The red boxes", of a Red Box and a Small Red Box: both. */
function isOneOfNamed(name: string, wanted: string): boolean {
  const want = wordsOf(wanted).join(' ')
  return (
    want.includes(' ') &&
    wordsOf(name.replace(/[\s_.-]+\d+$/, ''))
      .join(' ')
      .endsWith(` ${want}`)
  )
}

/** The surface of a node: of a group, that of its largest mesh, or the largest that takes the colour of its item. */
export function surfaceOf(scene: SceneReader, node: SceneNode): Surface | undefined {
  const mesh = node.kind === 'mesh' ? node : largestMesh(scene, node.id)
  const material = mesh && scene.material(mesh.materials[0])
  return material && resolveMaterial(material, scene.asset)
}

function largestMesh(scene: SceneReader, id: NodeId): MeshNode | undefined {
  const meshes = [...subtree(scene, id)].filter((node): node is MeshNode => node.kind === 'mesh')
  const colored = meshes.filter((mesh) => mesh.takesColor)
  let best: MeshNode | undefined
  let most = -1
  for (const mesh of colored.length ? colored : meshes) {
    const bounds = ownBounds(scene, mesh)
    const volume = bounds ? size(bounds).reduce((product, n) => product * (n + 0.01), 1) : -1
    if (volume > most) [best, most] = [mesh, volume]
  }
  return best
}

/** Whether a surface may be called wooden, golden or glass. */
function looksMadeOf(
  { color, transmission, metalness }: Surface,
  { word, hex }: { word: string; hex: string },
): boolean {
  const finish = finishWord(word)
  if (finish?.transmission) return transmission > 0.5
  if (finish?.metalness === 1 && !colorWord(word)) return metalness > 0.5
  return colorFamily(color) === (colorWord(word) ? familyOf(word) : colorFamily(hex))
}

export function hasColor(
  scene: SceneReader,
  node: SceneNode,
  color: { word: string; hex: string; isFinish?: boolean },
): boolean {
  if (node.kind === 'light') return colorFamily(node.color) === familyOf(color.word)
  if (wordsOf(node.name).includes(color.word)) return true
  const surface = surfaceOf(scene, node)
  if (!surface) return false
  if (color.isFinish) return surface.color === color.hex || looksMadeOf(surface, color)
  return surface.color === color.hex || colorFamily(surface.color) === familyOf(color.word)
}

/** "The navy things", where some are navy: those, and not all that is blue. */
export function ofVeryColor(
  scene: SceneReader,
  ids: readonly NodeId[],
  { word, hex }: { word: string; hex: string },
): NodeId[] {
  // "Golden" is CSS's gold as well as the metal.
  const very = [hex, colorWord(word.replace(/en$/, ''))]
  const same = ids.filter((id) => very.includes(surfaceOf(scene, scene.node(id)!)?.color))
  return same.length && word !== familyOf(word) ? same : [...ids]
}

export function hasFinish(scene: SceneReader, node: SceneNode, finish: Partial<Surface>): boolean {
  const surface = surfaceOf(scene, node)
  if (!surface) return false
  return Object.entries(finish).every(([key, wanted]) => {
    const now = surface[key as keyof Surface]
    return typeof wanted === 'number' && typeof now === 'number'
      ? Math.abs(now - wanted) < 0.2
      : key === 'color'
        ? colorFamily(String(now)) === colorFamily(String(wanted))
        : now === wanted
  })
}

/** Those that are called so, and plainest: of Teacher desk, Desk and Desk 2, "another desk" is like the latter two. */
export const calledSo = (scene: SceneReader, ids: readonly NodeId[], word: string): NodeId[] => {
  const wordCount = (id: NodeId) => wordsOf(scene.node(id)!.name).filter((one) => !/^\d+$/.test(one)).length
  const called = ids.filter((id) => headOf(scene.node(id)!.name) === word)
  const fewest = Math.min(...called.map(wordCount))
  return called.filter((id) => wordCount(id) === fewest)
}
