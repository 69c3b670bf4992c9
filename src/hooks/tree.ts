import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { NodeId, Scene } from '../document/index.ts'
import { useEditor } from './EditorContext.tsx'
import { TreeRows } from './tree-rows.ts'

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
export function useTreeRows(unfolded: ReadonlySet<NodeId>, only?: ReadonlySet<NodeId>): TreeRows {
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
  return useMemo(() => new TreeRows(scene, unfolded, only), [scene, unfolded, only, version])
}

/** Every node that has children: what "expand all" unfolds. */
export function parentsOf(scene: Scene): Set<NodeId> {
  const parents = new Set<NodeId>()
  for (const { parent } of scene.nodes()) if (parent !== null) parents.add(parent)
  return parents
}
