import {
  ancestors,
  isPrimitive,
  isShown,
  type MeshNode,
  type NodeId,
  type SceneNode,
  type SceneReader,
  subtree,
} from '../../document/index.ts'
import { type Bounds, boundsOf, center, grown, intersects, ownBounds, size } from '../bounds.ts'
import { boundsIndex, isWallShaped } from '../bounds-index.ts'
import { worldMatrix } from '../matrices.ts'
import { isFlat } from '../obstacles.ts'
import { penetration } from '../overlap.ts'

export type FaultKind = 'overlap' | 'floating' | 'sunk' | 'outside' | 'backwards' | 'size'

/** Something in a layout that people would call wrong. */
export interface Fault {
  kind: FaultKind
  /** What it is about; of an overlap, both. */
  nodes: NodeId[]
  /** Metres, where it has a measure: how deep, how high. */
  metres: number
}

/** Metres that things may share, or be apart, and still be said to touch. */
const TOUCH = 0.025
const SUNK = 0.02
/** Metres that meshes may stick in each other: what is built of parts often does, a little. */
const SHARED = 0.008
/** Metres beyond which, and below which, a size is out of reason. */
const LARGEST = 500
const SMALLEST = 0.002

interface Body {
  id: NodeId
  node: SceneNode
  bounds: Bounds
  meshes: { node: MeshNode; bounds: Bounds }[]
}

/**
 * What is wrong in a layout: things that overlap, float, are sunk into the ground, stand outside of the walls, are
 * turned away from what they belong to, or have a size out of reason. With `about`, only what has to do with those nodes.
 * A thing is a node at the top of the scene; groups of groups are looked into.
 */
export function faultsOf(scene: SceneReader, about?: ReadonlySet<NodeId>): Fault[] {
  const asked = about ? bodiesAbout(scene, about) : bodiesOf(scene)
  const known = new Map(asked.map((body) => [body.id, body]))
  if (about) for (const body of asked) neighbours(scene, body, known)
  const walls = boundsIndex(scene)
    .shells()
    .map(({ bounds }) => bounds)
    .filter(isWallShaped)
  return [
    ...overlaps(scene, [...known.values()], new Set(asked)),
    ...asked.flatMap((body) => [
      ...sunk(body),
      ...floating(scene, body),
      ...outside(body, walls),
      ...backwards(scene, body, known),
      ...odd(body),
    ]),
  ]
}

/** Whether a node is looked into for things, rather than one: a group of groups. */
function isLookedInto(scene: SceneReader, node: SceneNode): boolean {
  if (node.kind !== 'group' || node.source) return false
  return scene.children(node.id).some((child) => scene.node(child)!.kind === 'group')
}

function bodiesOf(scene: SceneReader, below: NodeId | null = null): Body[] {
  return scene.children(below).flatMap((id) => bodiesIn(scene, id))
}

/** What a node is, or holds, that is shown. */
function bodiesIn(scene: SceneReader, id: NodeId): Body[] {
  const node = scene.node(id)!
  if (!node.visible) return []
  if (isLookedInto(scene, node)) return bodiesOf(scene, id)
  const body = bodyOf(scene, id)
  return body ? [body] : []
}

function bodyOf(scene: SceneReader, id: NodeId): Body | null {
  const bounds = boundsOf(scene, [id])
  return bounds && { id, node: scene.node(id)!, bounds, meshes: meshesOf(scene, id) }
}

/** The thing that a node is or belongs to; the node itself where it holds things. */
function thingOf(scene: SceneReader, id: NodeId): NodeId {
  const path = [scene.node(id)!, ...ancestors(scene, id)].reverse()
  return (path.find((node) => !isLookedInto(scene, node)) ?? path.at(-1)!).id
}

/** Bodies that are some nodes, hold one of them, or are below one. */
function bodiesAbout(scene: SceneReader, about: ReadonlySet<NodeId>): Body[] {
  const things = new Set([...about].filter((id) => scene.node(id)).map((id) => thingOf(scene, id)))
  const shown = [...things].filter((id) => isShown(scene, id))
  const found = new Map(shown.flatMap((id) => bodiesIn(scene, id)).map((body) => [body.id, body]))
  return [...found.values()]
}

/** Metres about a thing within which others have to do with it. */
const REACH = 0.7

/** The shown things that are no further from a body than `REACH`; they are made once, and known then. */
function neighbours(scene: SceneReader, body: Body, known: Map<NodeId, Body>): Body[] {
  const met = boundsIndex(scene).meeting(grown(body.bounds, REACH))
  const things = new Set(met.filter(({ id }) => isShown(scene, id)).map(({ id }) => thingOf(scene, id)))
  things.delete(body.id)
  for (const id of things) if (!known.has(id)) known.set(id, bodyOf(scene, id)!)
  return [...things].map((id) => known.get(id)!)
}

function meshesOf(scene: SceneReader, id: NodeId): Body['meshes'] {
  const found: Body['meshes'] = []
  for (const node of subtree(scene, id)) {
    const bounds = node.visible && node.kind === 'mesh' ? ownBounds(scene, node) : null
    if (bounds) found.push({ node: node as MeshNode, bounds })
  }
  return found
}

/** Pairs that stick in each other. Bodies are swept along X, so that only neighbours are compared. */
function overlaps(scene: SceneReader, bodies: readonly Body[], asked: ReadonlySet<Body>): Fault[] {
  const sorted = [...bodies].sort((a, b) => a.bounds.min[0] - b.bounds.min[0])
  const found: Fault[] = []
  for (let i = 0; i < sorted.length; i++) {
    for (let j = i + 1; j < sorted.length && sorted[j].bounds.min[0] < sorted[i].bounds.max[0]; j++) {
      const [a, b] = [sorted[i], sorted[j]]
      if ((!asked.has(a) && !asked.has(b)) || !intersects(a.bounds, b.bounds, SHARED)) continue
      if (bodies.some((vessel) => isFullOf(vessel, a) && isFullOf(vessel, b))) continue
      const metres = deepest(scene, a, b)
      if (metres > 0) found.push({ kind: 'overlap', nodes: [a.id, b.id], metres })
    }
  }
  return found
}

/** Whether a thing stands in a hollow one by its foot: flowers in a vase touch each other. */
function isFullOf(vessel: Body, { id, bounds }: Body): boolean {
  if (vessel.id === id || !intersects(vessel.bounds, bounds) || bounds.max[1] < vessel.bounds.max[1]) return false
  const mid = center(bounds)
  const isAmid = [0, 2].every((i) => vessel.bounds.min[i] < mid[i] && mid[i] < vessel.bounds.max[i])
  return isAmid && vessel.meshes.every(({ node: { geometry } }) => isPrimitive(geometry) && HOLLOW.has(geometry.shape))
}

function deepest(scene: SceneReader, a: Body, b: Body): number {
  let most = 0
  for (const p of a.meshes) {
    if (isFlat(p.bounds) || isGround(p.bounds)) continue
    const isBuilt = isShell(p.bounds)
    for (const q of b.meshes) {
      if (
        isFlat(q.bounds) ||
        isGround(q.bounds) ||
        !intersects(p.bounds, q.bounds, SHARED) ||
        isAbout(p, q) ||
        isAbout(q, p) ||
        (isBuilt && isShell(q.bounds))
      )
        continue
      most = Math.max(most, penetration(scene, p.node, q.node, Math.max(most, SHARED)))
    }
  }
  return most
}

/** What is stood upon: a slab, a lawn, a road. Things may be let into it a little. */
const isGround = (bounds: Bounds) => {
  const [w, h, d] = size(bounds)
  return bounds.max[1] < 0.35 && (bounds.max[1] < 0.02 || (h < 0.6 && Math.max(w, d) > 2 && Math.min(w, d) > 0.8))
}

/** Walls and floors: where they meet they are built into each other. */
const isShell = (bounds: Bounds) => isWallShaped(bounds) || isGround(bounds)

/** What its numbers do not show to be solid. */
const HOLLOW: ReadonlySet<string> = new Set(['lathe', 'prism'])

/** A model's mesh with something wholly inside of its box is most likely hollow: a room, a shelf, a bowl. */
function isAbout(outer: Body['meshes'][number], inner: Body['meshes'][number]): boolean {
  const { geometry } = outer.node
  const hollow = !isPrimitive(geometry) || HOLLOW.has(geometry.shape)
  return (
    hollow &&
    [0, 2].every((i) => inner.bounds.min[i] >= outer.bounds.min[i] && inner.bounds.max[i] <= outer.bounds.max[i])
  )
}

/** Below the ground; what brings its own ground along, such as a stage, is built into that. */
function sunk({ id, meshes }: Body): Fault[] {
  if (meshes.some(({ bounds }) => isGround(bounds))) return []
  const foot = Math.min(...meshes.map(({ bounds }) => bounds.min[1]))
  return foot < -SUNK ? [{ kind: 'sunk', nodes: [id], metres: -foot }] : []
}

/** What hangs from a ceiling, which a scene may leave out. */
const HANGS = /\b(pendant|chandelier|(?:hanging|ceiling) (?:lamp|light|fan))\b/i

/** By its name, or as the thing of the library that it is under another name. */
const isHung = (node: SceneNode): boolean =>
  HANGS.test(node.name) || (node.kind === 'group' && HANGS.test(node.item?.id ?? ''))

/** Above the ground, with nothing under it, beside it or over it that could hold it. */
function floating(scene: SceneReader, { id, node, bounds }: Body): Fault[] {
  if (bounds.min[1] <= TOUCH || isHung(node)) return []
  const held = boundsIndex(scene)
    .meeting(grown(bounds, TOUCH))
    .some((mesh) => thingOf(scene, mesh.id) !== id && isShown(scene, mesh.id))
  return held ? [] : [{ kind: 'floating', nodes: [id], metres: bounds.min[1] }]
}

/** Beyond the walls, where there are two or more that stand across each other. */
function outside({ id, bounds }: Body, walls: readonly Bounds[]): Fault[] {
  const across = walls.filter((wall) => size(wall)[0] < size(wall)[2])
  const along = walls.filter((wall) => size(wall)[0] >= size(wall)[2])
  if (!across.length || !along.length || isWallShaped(bounds) || isFlat(bounds)) return []
  const reach = (i: 0 | 2) => [
    Math.min(...walls.map((wall) => wall.min[i])),
    Math.max(...walls.map((wall) => wall.max[i])),
  ]
  const beyond = ([0, 2] as const).map((i) => {
    const [from, to] = reach(i)
    const held = i === 0 ? across : along
    const low = held.some((wall) => center(wall)[i] < (from + to) / 2) ? from - center(bounds)[i] : 0
    const high = held.some((wall) => center(wall)[i] > (from + to) / 2) ? center(bounds)[i] - to : 0
    return Math.max(0, low, high)
  })
  const metres = Math.max(...beyond)
  return metres > 0.05 ? [{ kind: 'outside', nodes: [id], metres }] : []
}

const SEAT = /\b(chair|armchair|sofa|couch|stool|bench)\b/i
const FACED = /\b(table|desk|tv|television|screen)\b/i

/** A seat with a front (a model or a group) near to a table or a screen, that looks away from it. */
function backwards(scene: SceneReader, body: Body, known: Map<NodeId, Body>): Fault[] {
  if (body.node.kind !== 'group' || !SEAT.test(body.node.name)) return []
  const at = center(body.bounds)
  const faced = neighbours(scene, body, known)
    .filter(({ node }) => FACED.test(node.name))
    .map(({ id, bounds }) => ({ id, gap: gapOf(body.bounds, bounds), to: center(bounds) }))
    .sort((a, b) => a.gap - b.gap)[0]
  if (!faced || faced.gap > 0.6) return []
  const e = worldMatrix(scene, body.id).elements
  const [x, z] = [faced.to[0] - at[0], faced.to[2] - at[2]]
  const cosine = (e[8] * x + e[10] * z) / (Math.hypot(e[8], e[10]) * Math.hypot(x, z) || 1)
  return cosine < -0.3 ? [{ kind: 'backwards', nodes: [body.id, faced.id], metres: 0 }] : []
}

const gapOf = (a: Bounds, b: Bounds) =>
  Math.hypot(...[0, 1, 2].map((i) => Math.max(0, a.min[i] - b.max[i], b.min[i] - a.max[i])))

function odd({ id, bounds }: Body): Fault[] {
  const largest = Math.max(...size(bounds))
  return largest > LARGEST || largest < SMALLEST ? [{ kind: 'size', nodes: [id], metres: largest }] : []
}

/** A fault in words. */
export function faultText(scene: SceneReader, { kind, nodes, metres }: Fault): string {
  const [a, b] = nodes.map((id) => scene.node(id)?.name ?? 'Something')
  const long = metres < 1 ? `${Math.max(1, Math.round(metres * 100))} cm` : `${Math.round(metres * 100) / 100} m`
  switch (kind) {
    case 'overlap':
      return `${a} and ${b} overlap by ${long}`
    case 'floating':
      return `${a} floats ${long} above the ground`
    case 'sunk':
      return `${a} is sunk ${long} into the ground`
    case 'outside':
      return `${a} stands ${long} outside of the walls`
    case 'backwards':
      return `${a} faces away from ${b}`
    case 'size':
      return `${a} measures ${metres < 0.01 ? `${Math.round(metres * 1e5) / 100} mm` : long}, which is hardly meant`
  }
}
