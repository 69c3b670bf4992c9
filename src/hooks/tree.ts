import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { NodeId, Scene } from '../document/index.ts'
import { useEditor } from './EditorContext.tsx'

export interface TreeRow {
  id: NodeId
  depth: number
  hasChildren: boolean
  /** Its place among its siblings, from 1, and how many they are. */
  position: number
  siblings: number
}

const versions = new WeakMap<Scene, { value: number; listeners: Set<() => void> }>()

/** Counts the changes of the tree's shape: nodes that come, go, or move in it. Renaming and dragging do not count. */
function shapeOf(scene: Scene) {
  let shape = versions.get(scene)
  if (shape) return shape
  const made = { value: 0, listeners: new Set<() => void>() }
  shape = made
  versions.set(scene, made)
  scene.onDiff((diff, { phase }) => {
    if (phase === 'commit') return
    for (const { before, after } of diff.nodes.values()) {
      if (before && after && before.parent === after.parent && before.order === after.order) continue
      made.value++
      for (const listener of made.listeners) listener()
      return
    }
  })
  return made
}

/** The rows that an outliner shows with these nodes unfolded; of `only` those, where it is given. */
export function useTreeRows(unfolded: ReadonlySet<NodeId>, only?: ReadonlySet<NodeId>): TreeRow[] {
  const { scene } = useEditor()
  const shape = shapeOf(scene)
  const subscribe = useCallback(
    (f: () => void) => {
      shape.listeners.add(f)
      return () => shape.listeners.delete(f)
    },
    [shape],
  )
  const version = useSyncExternalStore(subscribe, () => shape.value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says that the tree's shape changed
  return useMemo(() => {
    const rows: TreeRow[] = []
    const visit = (parent: NodeId | null, depth: number) => {
      const all = scene.children(parent)
      const children = only ? all.filter((id) => only.has(id)) : all
      children.forEach((id, i) => {
        const below = scene.children(id)
        const hasChildren = only ? below.some((child) => only.has(child)) : below.length > 0
        rows.push({ id, depth, hasChildren, position: i + 1, siblings: children.length })
        if (hasChildren && unfolded.has(id)) visit(id, depth + 1)
      })
    }
    visit(null, 0)
    return rows
  }, [scene, unfolded, only, version])
}

/** Every node that has children: what "expand all" unfolds. */
export function parentsOf(scene: Scene): Set<NodeId> {
  const parents = new Set<NodeId>()
  for (const { parent } of scene.nodes()) if (parent !== null) parents.add(parent)
  return parents
}
