import { type NodeId, type SceneNode, type SceneReader, topmost } from '../../../../document/index.ts'
import { hasHead, type Noun } from '../grammar/noun.ts'
import { isCategory, isOfCategory, isOnlyCategory } from '../words/categories.ts'
import { isKind, isSynonym } from '../words/synonyms.ts'
import { byTheirPlace } from './by-their-place.ts'
import { fitOf, headOf, ofVeryColor, surfaceOf } from './describe.ts'
import { kindName } from './pieces.ts'
import type { World } from './world.ts'

/** A name without its number: after "chair 2", "the white one" is any chair. */
export const plainName = (noun: Pick<Noun, 'name'>): string | undefined =>
  noun.name?.replace(/[\s_.-]+(?:\d+|\p{Lu})$/u, '')

/** Nodes that fit a description: those that people would call so, else those that are so by their form. */
export function matching(said: Noun, world: World): NodeId[] {
  const { scene } = world
  const noun = isOneOfMore(said, scene) ? { ...said, name: undefined } : said
  const fits: NodeId[][] = [[], [], [], []]
  const isThing = noun.kind === 'any' || !hasHead(noun)
  for (const node of scene.nodes()) {
    const fit = fitOf(node, noun, world)
    if (fit) fits[fit].push(node.id)
  }
  const isSeveral = noun.isPlural || noun.isAll
  // "The balls", where some are called so: those, and a football; the teddy is none, though it is a sphere.
  const isOfKind = (id: NodeId) => isKind(noun.word ?? '', headOf(scene.node(id)!.name))
  const byForm = fits[3].length > 1 ? fits[2].filter(isOfKind) : fits[2]
  // "The oaks", of oak trees and a pine tree: those.
  const areOfKind =
    noun.item !== undefined && fits[3].length > 0 && fits[3].every((id) => headOf(scene.node(id)!.name) !== noun.word)
  const best = isSeveral && !areOfKind ? [...fits[3], ...byForm] : fits[3].length ? fits[3] : fits[2]
  // "The floor" is the ground rather than the floor lamp.
  const kin = best.length ? [] : fits[1].filter((id) => isSynonym(noun.word ?? '', headOf(scene.node(id)!.name)))
  const all = best.length ? best : kin.length ? kin : fits[1]
  const plain = unqualified(all, scene)
  // "The middle desk", "the second one", of Teacher desk and Desk 1 to 3: of those that are counted.
  const isCounted = noun.rank === 'middle' || (noun.rank === 'first' && noun.nth !== undefined)
  const found = noun.isQualified || (isCounted && plain.length > 2) ? plain : all
  if (isThing) return things(noun.color && !noun.colors ? ofVeryColor(scene, found, noun.color) : found, noun, scene)
  const tops = withoutParts(topmost(scene, found), scene)
  const inNames = noun.sizeWords.length
    ? tops.filter((id) =>
        noun.sizeWords.every((word) =>
          scene
            .node(id)!
            .name.toLowerCase()
            .split(/[^\p{L}]+/u)
            .includes(word),
        ),
      )
    : []
  const told = inNames.length ? inNames : tops
  return [told, byTheirPlace(noun, world), calledByHead(noun, scene)].find(({ length }) => length > 0) ?? []
}

/** "The vases", "every vase", of a Vase and a Small vase: both; but the desks that are numbered are desks, and a teacher's desk is another. */
function isOneOfMore({ name, word, isPlural, count }: Noun, scene: SceneReader): boolean {
  if (!isPlural || !word || !/^\p{L}+$/u.test(name ?? '')) return false
  const own = name!.toLowerCase()
  // "The trees", of two trees and a pine: all three.
  const kin = (id: NodeId) => headOf(scene.node(id)!.name)
  const isKin = (id: NodeId) => kin(id) !== own && isOfCategory(kin(id), own)
  if (count === undefined && isCategory(own) && !isOnlyCategory(own) && scene.children(null).some(isKin)) return true
  const alike = [...scene.nodes()].filter((node) => headOf(node.name) === own)
  return alike.length > 1 && alike.filter((node) => plainName(node)?.toLowerCase() === own).length === 1
}

/** "The coffee table", where there is but a Table: that. */
function calledByHead({ word, text }: Noun, scene: SceneReader): NodeId[] {
  const [, head] = /^(?:[\p{L}-]+ ){1,2}([\p{L}-]+)$/u.exec(word ?? '') ?? []
  if (!head || !/^(?:the|my|our|this|that|these|those|both)\b/i.test(text)) return []
  return scene.children(null).filter((id) => kindName(scene, id) === head)
}

/** "The student desks", of Teacher desk, Desk 1 and Desk 2: those called plainly, where some are. */
function unqualified(ids: NodeId[], scene: SceneReader): NodeId[] {
  const plain = ids.filter((id) => /^[\p{L}]+[\s_.-]*\d*$/u.test(scene.node(id)!.name))
  return plain.length ? plain : ids
}

/** "The logs" by the campfire are not those that it is made of. */
function withoutParts(ids: NodeId[], scene: SceneReader): NodeId[] {
  const whole = ids.filter((id) => scene.node(id)!.part === undefined)
  return whole.length ? whole : ids
}

/** "Things" stand at the top of the scene; of what is told by its colour, the parts that have it. */
function things(found: readonly NodeId[], noun: Noun, scene: SceneReader): NodeId[] {
  const told = noun.color || noun.where.some(({ by }) => by === 'color')
  const tops = found.filter((id) => scene.node(id)!.parent === null)
  if (!told) return noun.where.some(({ by }) => by === 'relation' || by === 'state') ? levelsOf(scene) : tops
  if (tops.length && !noun.isPlural) return tops
  // A plant is green, and not each of its leaves.
  const isWhole = (node: SceneNode) => (node.kind === 'group' ? !!node.item : node.part === undefined)
  const leaves = found.filter((id) => isWhole(scene.node(id)!) && surfaceOf(scene, scene.node(id)!))
  return leaves.length ? leaves : tops
}

/** What stands at the top of the scene, and in groups of groups. */
function levelsOf(scene: SceneReader): NodeId[] {
  return scene.children(null).flatMap((id) => {
    const holdsGroups =
      scene.node(id)!.kind === 'group' && scene.children(id).some((child) => scene.node(child)!.kind === 'group')
    return holdsGroups ? [id, ...scene.children(id)] : [id]
  })
}
