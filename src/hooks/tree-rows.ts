import { ancestors, type NodeId, placeOf, type SceneReader } from '../document/index.ts'

export interface TreeRow {
  id: NodeId
  depth: number
  hasChildren: boolean
  /** Its place among its siblings, from 1, and how many they are. */
  position: number
  siblings: number
}

/** The rows below one node: its children, and between them the rows below those that are unfolded. */
interface Block {
  depth: number
  children: readonly NodeId[]
  open: Open[]
  length: number
}

interface Open {
  /** Which of the children is unfolded. */
  child: number
  /** The row, counted in the block around, at which its own rows begin. */
  from: number
  block: Block
}

/**
 * The rows that an outliner shows: worked out for what is unfolded, and row by row for what is looked at. A list of fifty
 * thousand siblings is not walked through.
 */
export class TreeRows {
  readonly #root: Block
  readonly #unfolded = new Map<NodeId | null, NodeId[]>()

  /** With these nodes unfolded; of `only` those, where it is given. */
  constructor(
    private readonly scene: SceneReader,
    unfolded: ReadonlySet<NodeId>,
    private readonly only?: ReadonlySet<NodeId>,
  ) {
    for (const id of unfolded) {
      const node = scene.node(id)
      if (!node || !this.#has(id)) continue
      const among = this.#unfolded.get(node.parent)
      if (among) among.push(id)
      else this.#unfolded.set(node.parent, [id])
    }
    this.#root = this.#block(null, 0)
  }

  get length(): number {
    return this.#root.length
  }

  /** Whether only the topmost nodes have rows. */
  get isFlat(): boolean {
    return this.#root.open.length === 0
  }

  at(row: number): TreeRow | undefined {
    if (row < 0 || row >= this.length) return undefined
    let [block, index] = [this.#root, row]
    for (;;) {
      const open = lastBefore(block.open, index)
      const below = open ? index - open.from : -1
      if (open && below < open.block.length) {
        block = open.block
        index = below
        continue
      }
      return this.#row(block, open ? open.child + 1 + below - open.block.length : index)
    }
  }

  /** The row of a node; -1 where it has none. */
  indexOf(id: NodeId | null): number {
    if (id === null || !this.scene.node(id)) return -1
    const path = [id, ...ancestors(this.scene, id).map((above) => above.id)].reverse()
    let [block, row] = [this.#root as Block | undefined, 0]
    for (const [level, step] of path.entries()) {
      if (!block) return -1
      const child = this.#childIn(block, step)
      if (child < 0) return -1
      const before = block.open.findLast((open) => open.child < child)
      row += before ? before.from + before.block.length + child - before.child - 1 : child
      if (level === path.length - 1) return row
      block = block.open.find((open) => open.child === child)?.block
      row++
    }
    return -1
  }

  /** The nodes of some rows, the last one included. */
  ids(from: number, to: number): NodeId[] {
    const found: NodeId[] = []
    for (let row = Math.max(0, from); row <= to; row++) {
      const at = this.at(row)
      if (at) found.push(at.id)
    }
    return found
  }

  #block(parent: NodeId | null, depth: number): Block {
    const all = this.scene.children(parent)
    const children = this.only ? all.filter((id) => this.only!.has(id)) : all
    const block: Block = { depth, children, open: [], length: children.length }
    const unfolded = (this.#unfolded.get(parent) ?? [])
      .map((id) => ({ id, child: this.#childIn(block, id) }))
      .sort((a, b) => a.child - b.child)
    let rows = 0
    for (const { id, child } of unfolded) {
      const below = this.#block(id, depth + 1)
      if (!below.length) continue
      block.open.push({ child, from: child + 1 + rows, block: below })
      rows += below.length
    }
    block.length += rows
    return block
  }

  #row({ depth, children }: Block, child: number): TreeRow {
    const id = children[child]
    const below = this.scene.children(id)
    const hasChildren = this.only ? below.some((one) => this.only!.has(one)) : below.length > 0
    return { id, depth, hasChildren, position: child + 1, siblings: children.length }
  }

  #childIn({ children }: Block, id: NodeId): number {
    const node = this.scene.node(id)
    // Asked between a deletion and the rows after it, some siblings are gone.
    const child = node ? placeOf(children, node, (one) => this.scene.node(one) ?? { id: one, order: '' }) : -1
    return children[child] === id ? child : -1
  }

  #has(id: NodeId): boolean {
    return !this.only || this.only.has(id)
  }
}

/** The last of the unfolded whose rows begin at or before a row. */
function lastBefore(open: readonly Open[], row: number): Open | undefined {
  let [low, high] = [0, open.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (open[middle].from <= row) low = middle + 1
    else high = middle
  }
  return open[low - 1]
}
