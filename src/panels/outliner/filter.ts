import { ancestors, isLocked, isShown, type NodeId, type SceneNode, type SceneReader } from '../../document/index.ts'

/** A wish for nodes: all of its words must hold. */
export interface Query {
  names: string[]
  kinds: string[]
  materials: string[]
  states: string[]
}

const PREFIX = /^(kind|mat|material|is):(.*)$/i

/** Reads what is typed into the filter: words of names, `kind:light`, `mat:glass`, `is:hidden`; quotes keep words together. */
export function parseQuery(text: string): Query | null {
  const query: Query = { names: [], kinds: [], materials: [], states: [] }
  for (const word of text.toLowerCase().match(/(?:\w+:)?"[^"]*"?|\S+/g) ?? []) {
    const [, prefix, value] = PREFIX.exec(word) ?? []
    const list =
      prefix === 'kind' ? query.kinds : prefix === 'is' ? query.states : prefix ? query.materials : query.names
    const wanted = (value ?? word).replaceAll('"', '')
    if (wanted) list.push(wanted)
  }
  return Object.values(query).some((list) => list.length) ? query : null
}

/** The nodes that a query finds, and with those above them, so that the tree holds together. */
export interface Found {
  matches: ReadonlySet<NodeId>
  shown: ReadonlySet<NodeId>
}

/** How many nodes are looked at in one go. */
const SLICE = 500

/** Looks for what a query finds, a slice of the scene at a time. */
export function* search(scene: SceneReader, query: Query): Generator<void, Found> {
  const matches = new Set<NodeId>()
  const shown = new Set<NodeId>()
  let count = 0
  for (const node of scene.nodes()) {
    if (++count % SLICE === 0) yield
    if (!matchesQuery(scene, node, query)) continue
    matches.add(node.id)
    shown.add(node.id)
    for (const above of ancestors(scene, node.id)) {
      if (shown.has(above.id) && !matches.has(above.id)) break
      shown.add(above.id)
    }
  }
  return { matches, shown }
}

function matchesQuery(scene: SceneReader, node: SceneNode, { names, kinds, materials, states }: Query): boolean {
  const name = node.name.toLowerCase()
  return (
    names.every((word) => name.includes(word)) &&
    kinds.every((kind) => kindsOf(node).some((own) => own.startsWith(kind))) &&
    materials.every((word) => wears(scene, node, word)) &&
    states.every((state) => isIn(scene, node, state))
  )
}

/** What a node may be called: its kind, and what of that kind it is. */
function kindsOf(node: SceneNode): string[] {
  if (node.kind === 'light') return ['light', node.type, node.type === 'directional' ? 'sun' : node.type]
  if (node.kind === 'mesh') return ['mesh', ...('shape' in node.geometry ? [node.geometry.shape] : ['imported'])]
  if (node.kind === 'group') return [node.source?.node === -1 ? 'model' : 'group']
  return [node.kind]
}

function wears(scene: SceneReader, node: SceneNode, word: string): boolean {
  return node.kind === 'mesh' && node.materials.some((id) => scene.material(id)?.name.toLowerCase().includes(word))
}

function isIn(scene: SceneReader, node: SceneNode, state: string): boolean {
  if ('hidden'.startsWith(state)) return !isShown(scene, node.id)
  if ('visible'.startsWith(state)) return isShown(scene, node.id)
  if ('locked'.startsWith(state)) return isLocked(scene, node.id)
  return false
}
