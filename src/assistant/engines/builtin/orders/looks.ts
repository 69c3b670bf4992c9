import { isDressed } from '../../../../commands/dressed.ts'
import {
  type MeshNode,
  type NodeId,
  resolveMaterial,
  type Surface,
  subtree,
  type Vec3,
} from '../../../../document/index.ts'
import { center, type Direction, directionVector, size } from '../../../../spatial/index.ts'
import { hasHead, type Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { isMark, wordsOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Ask, Refuse } from '../meaning/world.ts'
import { colorFamily, colorsBetween, differentColors, PALETTE, saturate, shade } from '../words/colors.ts'
import { LAMPS } from '../words/seats.ts'

export const hasLook = (slots: Slots) =>
  Object.keys(slots.surface).length > 0 ||
  slots.material !== undefined ||
  slots.shadeBy !== undefined ||
  slots.likeColorOf !== undefined ||
  slots.alikeInColor === true ||
  slots.grades.length > 0 ||
  slots.colors !== undefined ||
  slots.fade !== undefined

/** "Make chair D match the others": the other chairs. */
function ofKind(plan: Planner, noun: Noun, [first]: readonly NodeId[]): Noun {
  // "The right wall like the left one": the left wall.
  const isOne = noun.word === 'one' && noun.rank !== undefined
  if (!(noun.isOther || isOne) || hasHead(noun) || (!isOne && plan.world.last.includes(first))) return noun
  const words = wordsOf(plan.nameOf(first)).filter((word) => !isMark(word))
  return words.length ? { ...noun, word: words.at(-1)! } : noun
}

/** What things are to be like; "black like the others" is black, and like none of them, where those differ. */
function modelOf(plan: Planner, { likeColorOf, surface }: Slots, nodes: readonly NodeId[]): NodeId | undefined {
  if (!likeColorOf) return undefined
  try {
    return plan.findAlike(ofKind(plan, likeColorOf, nodes), nodes, (id) => colorOf(plan, id))
  } catch (error) {
    if (!surface.color || !(error instanceof Ask)) throw error
    return undefined
  }
}

/** The ready material that a thing wears, by its name or id, where its colours are those of a pattern: wood, or bricks. */
function patternOf(plan: Planner, id: NodeId): string | undefined {
  const worn = [...subtree(plan.scene, id)].flatMap((node) => (node.kind === 'mesh' ? node.materials : []))
  const material = worn[0] === undefined ? undefined : plan.scene.material(worn[0])
  const isPattern = !material?.source && Object.values(material?.textures ?? {}).some(Boolean)
  if (!material || !isPattern) return undefined
  const alike = [...plan.scene.materials()].filter(({ name }) => name === material.name)
  return alike.length === 1 ? material.name : material.id
}

/** Gives things the colour of another; of one with a pattern, its material. */
export function* colorAs(plan: Planner, nodes: readonly NodeId[], model: NodeId): Steps {
  const pattern = patternOf(plan, model)
  if (pattern) yield* plan.call('material.assign', { nodes, material: pattern })
  else yield* plan.call('material.set', { nodes, ...likeness(plan, model) })
}

/** Colours and finishes; lights take the colour, the strength and the warmth. */
export function* look(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const isColoredGlow = !!slots.surface.emissiveIntensity && !!slots.surface.color
  const isOfLight = !!slots.warmth || !!slots.brighter || slots.intensity !== undefined || isColoredGlow
  const lights = isOfLight ? lightsIn(plan, nodes) : nodes.filter((id) => plan.scene.node(id)?.kind === 'light')
  // "Make the lamp brighter": its light, and not its shade.
  const lit = isOfLight ? nodes.filter((id) => lightsIn(plan, [id]).length) : []
  const others = nodes.filter((id) => hasSurface(plan, id) && !lit.includes(id))
  if (lights.length) yield* lightLook(plan, lights, slots)
  if (!others.length) {
    if (!lights.length) throw new Refuse(`${plan.nameOf(nodes[0])} has no surface to change.`)
    return
  }
  if (slots.alikeInColor) {
    const color = colorOf(plan, others[0])
    if (color && others.length > 1) yield* plan.call('material.set', { nodes: others.slice(1), color })
    return
  }
  if (slots.material && slots.colors)
    throw new Refuse(`I cannot mix the colours of patterns; there is “${slots.material}”. Say that, or one colour.`)
  if (slots.colors && others.length === 1 && slots.colors.join() !== PALETTE.join())
    throw new Refuse(
      `${plan.nameOf(others[0])} takes one colour at a time, and I cannot paint stripes or halves. Say one colour, or name its part.`,
    )
  if (slots.colors) {
    const inOrder = slots.colorsTo ? alongLine(plan, others) : others
    return yield* inTurn(plan, slots.colorsTo === 'left' ? inOrder.reverse() : inOrder, slots.colors)
  }
  if (slots.fade) return yield* inTurn(plan, inLine(plan, others, slots), colorsBetween(...slots.fade, others.length))
  // "The towels in the colour of their umbrellas": each in that of its own.
  const own = slots.likeColorOf?.owner?.pronoun ? plan.nearestToEach(slots.likeColorOf, others) : null
  if (own) {
    for (const [id, model] of own) yield* colorAs(plan, [id], model)
    return
  }
  if (slots.material) yield* plan.call('material.apply', { nodes: others, preset: slots.material })
  const fields: Partial<Surface> = { ...slots.surface }
  const model = modelOf(plan, slots, others)
  const isPlain = slots.shadeBy === undefined && !Object.keys(slots.surface).length
  if (model && isPlain) yield* colorAs(plan, others, model)
  else if (model) Object.assign(fields, likeness(plan, model))
  // "Like the table but lighter".
  if (slots.shadeBy !== undefined && (slots.likeColorOf || slots.surface.color) && fields.color)
    fields.color = shade(fields.color, slots.shadeBy)
  if (slots.shadeBy !== undefined && !fields.color) yield* shineOrShade(plan, others, slots.shadeBy)
  for (const grade of slots.grades) yield* gradeEach(plan, others, grade)
  if (fields.emissiveIntensity && !fields.emissive) {
    for (const id of others)
      yield* plan.call('material.set', {
        nodes: [id],
        ...fields,
        emissive: glowOf(fields.color ?? colorOf(plan, id)),
      })
    return
  }
  if (Object.keys(fields).length) yield* plan.call('material.set', { nodes: others, ...fields })
}

/** Lights, and those within lamps. */
export const lightsIn = (plan: Planner, nodes: readonly NodeId[]): NodeId[] =>
  nodes.flatMap((id) => [...subtree(plan.scene, id)].filter(({ kind }) => kind === 'light').map((node) => node.id))

const hasSurface = (plan: Planner, id: NodeId): boolean =>
  [...subtree(plan.scene, id)].some((node) => node.kind === 'mesh')

export function* lightLook(plan: Planner, lights: readonly NodeId[], slots: Slots): Steps {
  const model = slots.likeColorOf && plan.scene.node(plan.findOne(slots.likeColorOf))
  if (slots.isBrightness && model?.kind === 'light') {
    yield* plan.call('light.set', { nodes: lights, intensity: model.intensity })
    return
  }
  const color =
    slots.warmth ?? slots.surface.color ?? (slots.likeColorOf && colorOf(plan, plan.findOne(slots.likeColorOf)))
  if (color) yield* plan.call('light.set', { nodes: lights, color })
  if (slots.intensity !== undefined) yield* plan.call('light.set', { nodes: lights, intensity: slots.intensity })
  else if (slots.brighter) yield* brighten(plan, lights, slots.brighter)
}

export function* brighten(plan: Planner, lights: readonly NodeId[], by: number): Steps {
  for (const id of lights) {
    const light = plan.scene.node(id)
    if (light?.kind === 'light') yield* plan.call('light.set', { nodes: [id], intensity: light.intensity * by })
  }
}

/** "By height", "by size": from the least; else as they stand. */
function inLine(plan: Planner, nodes: readonly NodeId[], { sort, isByHeight }: Slots): NodeId[] {
  if (!sort && !isByHeight) return alongLine(plan, nodes)
  const measure = (id: NodeId) => (isByHeight ? size(plan.bounds(id))[1] : Math.max(...size(plan.bounds(id))))
  return [...nodes].sort((a, b) => (measure(a) - measure(b)) * (sort === 'down' ? -1 : 1))
}

/** From left to right; from the bottom up, or to the front, where that is how they are set out. */
export function alongLine(plan: Planner, nodes: readonly NodeId[]): NodeId[] {
  const way = (direction: Direction) => directionVector(direction, plan.basis)
  const places = (towards: Vec3) =>
    new Map(nodes.map((id) => [id, center(plan.bounds(id)).reduce((sum, n, i) => sum + n * towards[i], 0)]))
  const spread = (at: Map<NodeId, number>) => Math.max(...at.values()) - Math.min(...at.values())
  const lines = [way('right'), way('up'), way('front')].map(places)
  const widest = lines.reduce((best, line) => (spread(line) > spread(best) + 1e-6 ? line : best))
  return [...nodes].sort((a, b) => widest.get(a)! - widest.get(b)!)
}

/** Each thing gets the next colour. */
export function* inTurn(plan: Planner, nodes: readonly NodeId[], colors: readonly string[]): Steps {
  const all = colors.join() === PALETTE.join() ? differentColors(nodes.length) : colors
  const turns = nodes.map((id, i): [NodeId, string] => [id, all[i % all.length]])
  yield* paintAlike(plan, turns)
}

/** Each in its own colour, as #rrggbb. */
const paintAlike = (plan: Planner, painted: readonly [NodeId, string][]): Steps =>
  setAlike(
    plan,
    painted.map(([id, color]) => [id, { color }]),
  )

/** Each with its own surface: by one command for all that get the same. */
function* setAlike(plan: Planner, told: readonly [NodeId, Partial<Surface>][]): Steps {
  const groups = new Map<string, NodeId[]>()
  for (const [id, surface] of told) {
    const key = JSON.stringify(surface)
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  for (const [key, nodes] of groups) {
    const surface: Partial<Surface> = JSON.parse(key)
    const lights = nodes.filter((id) => plan.scene.node(id)?.kind === 'light')
    const others = nodes.filter((id) => !lights.includes(id))
    if (lights.length) yield* plan.call('light.set', { nodes: lights, color: surface.color })
    if (others.length) yield* plan.call('material.set', { nodes: others, ...surface })
  }
}

/** What glows shines more or less; of the rest the colour gets lighter or darker. */
function* shineOrShade(plan: Planner, nodes: readonly NodeId[], by: number): Steps {
  const glows = (mesh: NodeId) => (surfaceAt(plan, mesh)?.emissive ?? '#000000') !== '#000000'
  const glowing = nodes.filter((id) => meshesBelow(plan, [id]).some(glows))
  const others = nodes.filter((id) => !glowing.includes(id))
  if (glowing.length) yield* gradeEach(plan, glowing, { property: 'emissiveIntensity', by })
  if (others.length) yield* shadeEach(plan, others, by)
}

function* shadeEach(plan: Planner, nodes: readonly NodeId[], by: number): Steps {
  const painted = dressedBelow(plan, nodes).flatMap((id): [NodeId, string][] => {
    const color = colorOf(plan, id)
    return color && shade(color, by) !== color ? [[id, shade(color, by)]] : []
  })
  if (painted.length) return yield* paintAlike(plan, painted)
  // A white lamp is brighter where it glows.
  if (by > 0 && nodes.every((id) => LAMPS.test(plan.saidName(id))))
    return yield* gradeEach(plan, nodes, { property: 'emissiveIntensity', by: 1 })
  throw new Refuse(`${plan.nameOf(nodes[0])} is as ${by > 0 ? 'bright' : 'dark'} as it can be.`)
}

/** "More vivid", "less blue": the colour of each, stronger or weaker. */
function* saturateEach(plan: Planner, nodes: readonly NodeId[], by: number): Steps {
  const painted = dressedBelow(plan, nodes).flatMap((id): [NodeId, string][] => {
    const color = colorOf(plan, id)
    const next = color && saturate(color, by)
    return next && next !== color ? [[id, next]] : []
  })
  if (!painted.length)
    throw new Refuse(
      `${plan.nameOf(nodes[0])} has no hue of its own to change: it is grey, as colourful as it can be, or takes its colours from a picture.`,
    )
  yield* paintAlike(plan, painted)
}

function* gradeEach(plan: Planner, nodes: readonly NodeId[], { property, by }: Slots['grades'][number]): Steps {
  if (property === 'saturation') return yield* saturateEach(plan, nodes, by)
  const graded = meshesBelow(plan, nodes).map((id): [NodeId, Partial<Surface>] => {
    const now = surfaceAt(plan, id)?.[property] ?? 0
    const next =
      property === 'emissiveIntensity'
        ? Math.max(0, now + by * 2)
        : by > 0
          ? now + (1 - now) * Math.min(1, by)
          : now * (1 + Math.max(-1, by))
    const glow = property === 'emissiveIntensity' && by > 0 ? { emissive: glowOf(colorOf(plan, id)) } : {}
    return [id, { [property]: next, ...glow }]
  })
  yield* setAlike(plan, graded)
}

/** The light of what glows in its own colour: what is black glows warm white, since black is no light. */
const glowOf = (color: string | undefined): string => (color && colorFamily(color) !== 'black' ? color : '#ffe2b8')

const meshesBelow = (plan: Planner, nodes: readonly NodeId[]): NodeId[] =>
  nodes.flatMap((id) => [...subtree(plan.scene, id)].filter((node) => node.kind === 'mesh').map((node) => node.id))

/** Of things of the library, the parts that take their colour: a darker sofa has no darker legs. */
const dressedBelow = (plan: Planner, nodes: readonly NodeId[]): NodeId[] =>
  meshesBelow(plan, nodes).filter((id) => nodes.includes(id) || isDressed(plan.scene, plan.scene.node(id) as MeshNode))

function likeness(plan: Planner, id: NodeId): Partial<Surface> {
  const surface = surfaceAt(plan, id)
  if (surface) return { color: surface.color }
  const node = plan.scene.node(id)
  if (node?.kind === 'light') return { color: node.color }
  throw new Refuse(`${plan.nameOf(id)} has no colour of its own.`)
}

/** The surface of a node, or of the first mesh below it. */
export function surfaceAt(plan: Planner, id: NodeId): Surface | undefined {
  for (const node of subtree(plan.scene, id)) {
    const material = node.kind === 'mesh' ? plan.scene.material((node as MeshNode).materials[0]) : undefined
    if (material) return resolveMaterial(material, plan.scene.asset)
  }
  return undefined
}

export function colorOf(plan: Planner, id: NodeId): string | undefined {
  const node = plan.scene.node(id)
  return node?.kind === 'light' ? node.color : surfaceAt(plan, id)?.color
}
