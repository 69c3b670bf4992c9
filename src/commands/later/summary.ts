import type { NodeId, SceneNode } from '../../document/index.ts'
import { boundsOf, distance, sceneBounds, size } from '../../spatial/index.ts'
import type { CommandContext } from '../context.ts'

/** Characters that a token of English and JSON is, roughly (OpenAI: about four). */
const CHARACTERS = 4
/** Siblings of one name, but for a number, that are told of as one line from this many on. */
const ALIKE = 4
/** How much of the budget the outline may have; the rest is for counts, the selection and what is near it. */
const OUTLINE = 0.75

interface Line {
  text: string
  /** How deep in the tree. */
  depth: number
}

/**
 * A description of the scene that fits a budget of tokens: counts, an outline in which many of one name are one line,
 * the selection with what is near it. `next` is where the outline goes on, where it did not fit.
 */
export function outline(ctx: CommandContext, tokens: number, from: number) {
  const { scene, session } = ctx
  const room = tokens * CHARACTERS
  const lines: string[] = []
  let used = 0
  let index = 0
  let next: number | undefined
  for (const line of linesOf(ctx, null, 0)) {
    if (index++ < from) continue
    const text = `${'  '.repeat(line.depth)}${line.text}`
    if (used + text.length > room * OUTLINE) {
      next = index - 1
      break
    }
    lines.push(text)
    used += text.length + 1
  }
  const bounds = sceneBounds(scene)
  return {
    counts: countsOf(ctx),
    ...(bounds && { size: size(bounds).map(short) }),
    environment: scene.settings.environment.map,
    background: backgroundOf(ctx),
    selection: session.state.selection.slice(0, 20).map((id) => nameOf(ctx, id)),
    ...(session.state.selection.length > 20 && { moreSelected: session.state.selection.length - 20 }),
    ...nearSelection(ctx),
    outline: lines.join('\n'),
    ...(next !== undefined && { next }),
  }
}

/** The tree as lines: "Chair (group) [id] 0.5×0.9×0.5 m at 1, 0.45, 2"; many alike are one line with their number. */
function* linesOf(ctx: CommandContext, parent: NodeId | null, depth: number): Generator<Line> {
  const children = ctx.scene.children(parent).map((id) => ctx.scene.node(id)!)
  for (const same of runs(children.filter((node) => node.kind !== 'joint'))) {
    const [first] = same
    if (same.length >= ALIKE) {
      yield { depth, text: `${same.length} × ${stem(first.name)} (${first.kind}) [${first.id} … ${same.at(-1)!.id}]` }
      continue
    }
    for (const node of same) {
      yield { depth, text: describe(ctx, node) }
      yield* linesOf(ctx, node.id, depth + 1)
    }
  }
}

/** Neighbours of one kind and one name, but for a number, together. */
function runs(nodes: readonly SceneNode[]): SceneNode[][] {
  const found: SceneNode[][] = []
  for (const node of nodes) {
    const last = found.at(-1)
    if (last && last[0].kind === node.kind && stem(last[0].name) === stem(node.name)) last.push(node)
    else found.push([node])
  }
  return found
}

const stem = (name: string) => name.replace(/[\s._-]*\d+$/, '')
const short = (n: number) => Math.round(n * 100) / 100

function describe(ctx: CommandContext, node: SceneNode): string {
  const bounds = boundsOf(ctx.scene, [node.id])
  const where = bounds
    ? ` ${size(bounds).map(short).join('×')} m at ${bounds.min.map((n, i) => short((n + bounds.max[i]) / 2)).join(', ')}`
    : ''
  return `${node.name} (${node.kind}) [${node.id}]${where}${node.visible ? '' : ' hidden'}${node.locked ? ' locked' : ''}`
}

function countsOf(ctx: CommandContext): Record<string, number> {
  const counts: Record<string, number> = { nodes: ctx.scene.nodeCount, atTheTop: ctx.scene.children(null).length }
  for (const node of ctx.scene.nodes()) counts[node.kind] = (counts[node.kind] ?? 0) + 1
  return counts
}

/** "gradient", or with its one colour: "color #000080". */
function backgroundOf({ scene }: CommandContext): string {
  const { type, color } = scene.settings.background
  return type === 'color' ? `${type} ${color}` : type
}

const nameOf = (ctx: CommandContext, id: NodeId) => `${ctx.scene.node(id)?.name} [${id}]`

/** The nearest five things to what is selected last. */
function nearSelection(ctx: CommandContext): { near?: string[] } {
  const active = ctx.session.state.selection.at(-1)
  if (active === undefined || !ctx.scene.node(active)) return {}
  const siblings = ctx.scene.children(ctx.scene.node(active)!.parent).filter((id) => id !== active)
  const near = siblings
    .map((id) => ({ id, metres: distance(ctx.scene, id, active) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, 5)
  return { near: near.map(({ id, metres }) => `${nameOf(ctx, id)} ${short(metres)} m`) }
}
