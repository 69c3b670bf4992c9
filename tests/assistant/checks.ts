import { colorFamily } from '../../src/assistant/engines/builtin/words/colors.ts'
import { type MeshNode, resolveMaterial, type SceneNode, type Surface, subtree } from '../../src/document/index.ts'
import { type Bounds, boundsOrOrigin, center, intersects, size, worldMatrix } from '../../src/spatial/index.ts'
import type { TestEditor } from '../support/editor.ts'

/** What a node was before the request. */
export interface Before {
  node: SceneNode
  bounds: Bounds
  look: string
}

/** The scene after a request, what it was before, and what was answered. */
export interface Result {
  editor: TestEditor
  before: ReadonlyMap<string, Before>
  status: string
  text: string
  choices: readonly string[]
}

/** Says what is wrong; null where all holds. */
export type Check = (result: Result) => string | null

const TOLERANCE = 0.03
const near = (a: number, b: number, by = TOLERANCE) => Math.abs(a - b) <= by
const show = (numbers: readonly number[]) => numbers.map((n) => Math.round(n * 1000) / 1000).join(', ')

const nodes = ({ editor }: Result) => [...editor.scene.nodes()]
export function find(result: Result, name: string): SceneNode | undefined {
  return nodes(result).find((node) => node.name.toLowerCase() === name.toLowerCase())
}
const boundsOf = (result: Result, node: SceneNode) => boundsOrOrigin(result.editor.scene, [node.id])

/** The surface of a thing: of several meshes, that of the first that takes its colour. */
export function surfaceOf(editor: TestEditor, node: SceneNode): Surface | undefined {
  const meshes = [...subtree(editor.scene, node.id)].filter((part): part is MeshNode => part.kind === 'mesh')
  for (const mesh of [...meshes.filter(({ takesColor }) => takesColor), ...meshes]) {
    const material = editor.scene.material(mesh.materials[0])
    if (material) return resolveMaterial(material, editor.scene.asset)
  }
  return undefined
}

const with1 =
  (
    name: string,
    check: (node: SceneNode, bounds: Bounds, result: Result, was?: Before) => string | null | boolean,
  ): Check =>
  (result) => {
    const node = find(result, name)
    if (!node)
      return `there is no "${name}"; there are ${nodes(result)
        .map((n) => n.name)
        .join(', ')}`
    const said = check(node, boundsOf(result, node), result, result.before.get(node.id))
    return said === true || said === null ? null : said || `${name}: does not hold`
  }

const with2 = (a: string, b: string, check: (p: Bounds, q: Bounds) => string | null | boolean): Check =>
  with1(a, (_n, p, result) => {
    const other = find(result, b)
    if (!other) return `there is no "${b}"`
    const said = check(p, boundsOf(result, other))
    return said === true || said === null ? null : said || `${a} [${show(p.min)} .. ${show(p.max)}] against ${b}`
  })

interface Wanted {
  shape?: string
  kind?: string
  type?: string
  color?: string
  name?: string | RegExp
  size?: readonly (number | null)[]
  where?: (bounds: Bounds, node: SceneNode, result: Result) => boolean
}

/** The nodes that are new: those at the top of what was added. */
export const fresh = (result: Result) =>
  nodes(result).filter((node) => !result.before.has(node.id) && (!node.parent || result.before.has(node.parent)))

const colorIs = (hex: string | undefined, wanted: string) =>
  hex !== undefined && (wanted.startsWith('#') ? hex === wanted : colorFamily(hex) === wanted)

function fits(result: Result, node: SceneNode, wanted: Wanted): boolean {
  const bounds = boundsOf(result, node)
  const extent = size(bounds)
  if (wanted.shape && !(node.kind === 'mesh' && 'shape' in node.geometry && node.geometry.shape === wanted.shape))
    return false
  if (wanted.kind && node.kind !== wanted.kind) return false
  if (wanted.type && (node as { type?: string }).type !== wanted.type) return false
  if (wanted.name && !(typeof wanted.name === 'string' ? node.name === wanted.name : wanted.name.test(node.name)))
    return false
  if (
    wanted.color &&
    !colorIs(node.kind === 'light' ? node.color : surfaceOf(result.editor, node)?.color, wanted.color)
  )
    return false
  if (wanted.size && !wanted.size.every((n, i) => n === null || near(n, extent[i]))) return false
  return wanted.where?.(bounds, node, result) ?? true
}

/** So many new ones, and each of them so. */
export const added =
  (count: number, wanted: Wanted = {}): Check =>
  (result) => {
    const found = fresh(result).filter((node) => fits(result, node, wanted))
    return found.length === count
      ? null
      : `${found.length} instead of ${count} new ${JSON.stringify(wanted)}; new are ${fresh(result).map((n) => n.name)}`
  }
/** So many new ones in all. */
export const newOnes = (count: number) => added(count)

/** What is new overlaps nothing, and stands on the ground or on something. */
export const sound: Check = (result) => {
  for (const node of fresh(result)) {
    if (node.kind !== 'mesh' && node.kind !== 'group') continue
    const own = boundsOf(result, node)
    const others = result.editor.scene.children(null).filter((id) => id !== node.id)
    for (const id of others) {
      const other = boundsOrOrigin(result.editor.scene, [id])
      if (intersects(own, other, 0.005)) return `${node.name} overlaps ${result.editor.scene.node(id)!.name}`
    }
    if (own.min[1] < -0.005) return `${node.name} is sunk to ${own.min[1]}`
  }
  return null
}
export const clear = (name: string): Check =>
  with1(name, (node, own, { editor }) => {
    for (const id of editor.scene.children(null)) {
      if (id === node.id) continue
      if (intersects(own, boundsOrOrigin(editor.scene, [id]), 0.005))
        return `${name} overlaps ${editor.scene.node(id)!.name}`
    }
    return null
  })

const overlapsAlong = (p: Bounds, q: Bounds, i: number) => p.min[i] < q.max[i] && q.min[i] < p.max[i]
export const on = (a: string, b: string) =>
  with2(a, b, (p, q) => near(p.min[1], q.max[1]) && overlapsAlong(p, q, 0) && overlapsAlong(p, q, 2))
export const left = (a: string, b: string) => with2(a, b, (p, q) => p.max[0] <= q.min[0] + TOLERANCE)
export const right = (a: string, b: string) => with2(a, b, (p, q) => p.min[0] >= q.max[0] - TOLERANCE)
export const front = (a: string, b: string) => with2(a, b, (p, q) => p.min[2] >= q.max[2] - TOLERANCE)
export const behind = (a: string, b: string) => with2(a, b, (p, q) => p.max[2] <= q.min[2] + TOLERANCE)
export const above = (a: string, b: string) => with2(a, b, (p, q) => p.min[1] >= q.max[1] - TOLERANCE)
export const below = (a: string, b: string) => with2(a, b, (p, q) => p.max[1] <= q.min[1] + TOLERANCE)
const gapOf = (p: Bounds, q: Bounds) =>
  Math.hypot(...[0, 1, 2].map((i) => Math.max(0, p.min[i] - q.max[i], q.min[i] - p.max[i])))
export const within = (a: string, b: string, metres: number) =>
  with2(a, b, (p, q) => gapOf(p, q) <= metres || `${a} is ${gapOf(p, q)} m from ${b}`)
export const gap = (a: string, b: string, metres: number) =>
  with2(a, b, (p, q) => near(gapOf(p, q), metres) || `${a} is ${gapOf(p, q)} m from ${b}`)
export const beside = (a: string, b: string) => with2(a, b, (p, q) => gapOf(p, q) < 1 && !intersects(p, q, 0.005))
export const inside = (a: string, b: string) =>
  with2(a, b, (p, q) => [0, 2].every((i) => p.min[i] >= q.min[i] - TOLERANCE && p.max[i] <= q.max[i] + TOLERANCE))
export const between = (a: string, b: string, c: string): Check =>
  with1(a, (_n, p, result) => {
    const [q, r] = [b, c].map((name) => center(boundsOf(result, find(result, name)!)))
    const at = center(p)
    return near(at[0], (q[0] + r[0]) / 2, 0.3) && near(at[2], (q[2] + r[2]) / 2, 0.3)
  })
/** Where its centre is; null for what does not matter. */
export const at = (name: string, where: readonly (number | null)[]) =>
  with1(
    name,
    (_n, bounds) =>
      where.every((n, i) => n === null || near(n, center(bounds)[i])) || `${name} is at ${show(center(bounds))}`,
  )
export const bottom = (name: string, y: number) =>
  with1(name, (_n, b) => near(b.min[1], y) || `bottom of ${name} is ${b.min[1]}`)
export const moved = (name: string, by: readonly (number | null)[], tolerance = TOLERANCE) =>
  with1(name, (_n, bounds, _r, was) => {
    const [now, then] = [center(bounds), center(was!.bounds)]
    return (
      by.every((n, i) => n === null || near(n, now[i] - then[i], tolerance)) ||
      `${name} moved by ${show(now.map((n, i) => n - then[i]))}`
    )
  })
export const grew = (name: string, by: readonly (number | null)[]) =>
  with1(name, (_n, bounds, _r, was) => {
    const [now, then] = [size(bounds), size(was!.bounds)]
    return (
      by.every((n, i) => n === null || near(n, now[i] / (then[i] || 1))) ||
      `${name} grew by ${show(now.map((n, i) => n / (then[i] || 1)))}`
    )
  })
/** Grew (or shrank) along every axis that is named, by some sensible amount. */
export const larger = (name: string, axes: readonly number[] = [0, 1, 2]) =>
  with1(
    name,
    (_n, b, _r, was) => axes.every((i) => size(b)[i] > size(was!.bounds)[i] * 1.04) || `${name} is ${show(size(b))}`,
  )
export const smaller = (name: string, axes: readonly number[] = [0, 1, 2]) =>
  with1(
    name,
    (_n, b, _r, was) => axes.every((i) => size(b)[i] < size(was!.bounds)[i] * 0.96) || `${name} is ${show(size(b))}`,
  )
export const measures = (name: string, wanted: readonly (number | null)[]) =>
  with1(
    name,
    (_n, bounds) =>
      wanted.every((n, i) => n === null || near(n, size(bounds)[i])) || `${name} measures ${show(size(bounds))}`,
  )
export const color = (name: string, wanted: string) =>
  with1(name, (node, _b, { editor }) => {
    const hex = node.kind === 'light' ? node.color : surfaceOf(editor, node)?.color
    return colorIs(hex, wanted) || `${name} is ${hex}`
  })
export const surface = (name: string, check: (s: Surface) => boolean) =>
  with1(name, (node, _b, { editor }) => {
    const found = surfaceOf(editor, node)!
    return check(found) || `surface of ${name}: ${JSON.stringify(found)}`
  })
/** The angle about Y that a node was turned by, degrees; positive is anticlockwise from above. */
export const turned = (name: string, degrees: number) =>
  with1(name, (node, _b, { editor }, was) => {
    const yaw = (elements: readonly number[]) => (Math.atan2(elements[8], elements[10]) * 180) / Math.PI
    const then = was ? 2 * Math.atan2(was.node.rotation[1], was.node.rotation[3]) * (180 / Math.PI) : 0
    const by = yaw(worldMatrix(editor.scene, node.id).elements) - then
    return near((((by - degrees) % 360) + 540) % 360, 180, 0.5) || `${name} turned by ${by}`
  })
/** The direction of its own up in the world. */
export const up = (name: string, wanted: readonly number[]) =>
  with1(name, (node, _b, { editor }) => {
    const e = worldMatrix(editor.scene, node.id).elements
    const n = Math.hypot(e[4], e[5], e[6])
    return wanted.every((v, i) => near(v, e[4 + i] / n)) || `up of ${name} is ${show([e[4] / n, e[5] / n, e[6] / n])}`
  })
/** Looks at its middle, or straight at it, as a chair at the long side of a table does. */
export const faces = (a: string, b: string): Check =>
  with1(a, (node, p, result) => {
    const goal = boundsOf(result, find(result, b)!)
    const from = center(p)
    const ahead = from.map((n, i) => Math.min(Math.max(n, goal.min[i]), goal.max[i]))
    return [center(goal), ahead].some((point) => facesPoint(result, node, p, point)) || `${a} does not face ${b}`
  })
export function facesPoint({ editor }: Result, node: SceneNode, bounds: Bounds, to: readonly number[]): boolean {
  const e = worldMatrix(editor.scene, node.id).elements
  const at = center(bounds)
  const [dx, dz] = [to[0] - at[0], to[2] - at[2]]
  const length = Math.hypot(dx, dz) * Math.hypot(e[8], e[10])
  return (dx * e[8] + dz * e[10]) / length > 0.98
}
export const gone =
  (...names: string[]): Check =>
  (result) => {
    const left = names.filter((name) => find(result, name))
    return left.length ? `still there: ${left.join(', ')}` : null
  }
export const there =
  (...names: string[]): Check =>
  (result) => {
    const missing = names.filter((name) => !find(result, name))
    return missing.length ? `gone: ${missing.join(', ')}` : null
  }
export const hidden =
  (...names: string[]): Check =>
  (result) => {
    const wrong = names.filter((name) => find(result, name)?.visible !== false)
    return wrong.length ? `not hidden: ${wrong}` : null
  }
export const shown =
  (...names: string[]): Check =>
  (result) => {
    const wrong = names.filter((name) => find(result, name)?.visible !== true)
    return wrong.length ? `not shown: ${wrong}` : null
  }
export const locked = (name: string, is = true) => with1(name, (node) => node.locked === is)
export const parent = (name: string, of: string | null): Check =>
  with1(name, (node, _b, { editor }) => (node.parent ? editor.scene.node(node.parent)!.name : null) === of)
export const selected =
  (...names: string[]): Check =>
  ({ editor }) => {
    const now = editor.session.state.selection.map((id) => editor.scene.node(id)!.name).sort()
    return now.join() === [...names].sort().join() ? null : `selected are ${now.join(', ') || 'none'}`
  }
/** What was there and is not named is as it was. */
export const rest =
  (...but: string[]): Check =>
  (result) => {
    for (const [id, was] of result.before) {
      if (but.includes(was.node.name)) continue
      const now = result.editor.scene.node(id)
      if (!now) return `${was.node.name} is gone`
      if (
        JSON.stringify({ ...now, order: '', materials: [] }) !==
        JSON.stringify({ ...was.node, order: '', materials: [] })
      )
        return `${was.node.name} was changed`
      if (look(result.editor, now) !== was.look) return `${was.node.name} looks different`
    }
    return null
  }
export const look = (editor: TestEditor, node: SceneNode) =>
  node.kind === 'mesh' ? JSON.stringify({ ...surfaceOf(editor, node) }) : ''
export const asks =
  (...choices: string[]): Check =>
  (result) => {
    if (result.status !== 'asks') return `${result.status} instead of asking: ${result.text}`
    const missing = choices.filter(
      (choice) => !result.choices.some((said) => said.toLowerCase().startsWith(choice.toLowerCase())),
    )
    return missing.length ? `does not offer ${missing}; offers ${result.choices.join(' | ')}` : null
  }
export const refuses: Check = ({ status, text }) =>
  status === 'refused' ? null : `${status} instead of refusing: ${text}`
export const says =
  (...parts: (RegExp | string)[]): Check =>
  ({ text, status }) => {
    if (status !== 'done') return `${status}: ${text}`
    const wrong = parts.filter(
      (part) => !(typeof part === 'string' ? text.toLowerCase().includes(part.toLowerCase()) : part.test(text)),
    )
    return wrong.length ? `“${text}” lacks ${wrong.join(', ')}` : null
  }
/** Every gap along an axis between neighbours is the same, or so many metres. */
export const evenly =
  (names: string[], axis: 0 | 2, metres?: number): Check =>
  (result) => {
    const all = names.map((name) => boundsOf(result, find(result, name)!)).sort((a, b) => a.min[axis] - b.min[axis])
    const gaps = all.slice(1).map((b, i) => b.min[axis] - all[i].max[axis])
    const wanted = metres ?? gaps[0]
    return gaps.every((n) => near(n, wanted)) ? null : `gaps are ${show(gaps)}`
  }
/** In one line along an axis: the other place on the ground is the same. */
export const inLine =
  (names: string[], axis: 0 | 2): Check =>
  (result) => {
    const across = axis === 0 ? 2 : 0
    const all = names.map((name) => center(boundsOf(result, find(result, name)!))[across])
    return all.every((n) => near(n, all[0])) ? null : `not in line: ${show(all)}`
  }
export const setting =
  (check: (settings: TestEditor['scene']['settings']) => boolean): Check =>
  ({ editor }) =>
    check(editor.scene.settings) ? null : `settings are ${JSON.stringify(editor.scene.settings)}`
export const viewed =
  (check: (looks: unknown[], framed: unknown[]) => boolean): Check =>
  ({ editor }) =>
    check(editor.looks, editor.framed)
      ? null
      : `looked ${JSON.stringify(editor.looks)} framed ${JSON.stringify(editor.framed)}`
export const holds =
  (about: string, check: (result: Result) => boolean): Check =>
  (result) =>
    check(result) ? null : about
export const newBounds = (result: Result) => fresh(result).map((node) => ({ node, bounds: boundsOf(result, node) }))
export { boundsOf, center, size }
