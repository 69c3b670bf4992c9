import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Material, NodeId, SceneNode, SceneSettings } from '../document/index.ts'
import type { SessionState } from '../session/session.ts'
import { useEditor } from './EditorContext.tsx'

/** A node's record; renders anew only when that record changes. */
export function useNode(id: NodeId | null): SceneNode | undefined {
  const { scene } = useEditor()
  const subscribe = useCallback((f: () => void) => (id === null ? () => {} : scene.onRecord(id, f)), [scene, id])
  return useSyncExternalStore(subscribe, () => (id === null ? undefined : scene.node(id)))
}

/** Several nodes' records; an entry is missing where the node is gone. */
export function useNodes(ids: readonly NodeId[]): SceneNode[] {
  const { scene } = useEditor()
  const version = useMemo(() => ({ value: 0 }), [])
  const subscribe = useCallback(
    (f: () => void) => {
      const changed = () => {
        version.value++
        f()
      }
      const offs = ids.map((id) => scene.onRecord(id, changed))
      return () => {
        for (const off of offs) off()
      }
    },
    [scene, ids, version],
  )
  const seen = useSyncExternalStore(subscribe, () => version.value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` says that a record changed
  return useMemo(() => ids.map((id) => scene.node(id)).filter((node) => !!node), [scene, ids, seen])
}

export function useMaterial(id: string | null): Material | undefined {
  const { scene } = useEditor()
  const subscribe = useCallback((f: () => void) => (id === null ? () => {} : scene.onRecord(id, f)), [scene, id])
  return useSyncExternalStore(subscribe, () => (id === null ? undefined : scene.material(id)))
}

/** A part of the session; renders anew only when that part changes. */
export function useSession<T>(pick: (state: SessionState) => T): T {
  return useStore(useEditor().session.store, pick)
}

export const useSelection = (): readonly NodeId[] => useSession((state) => state.selection)

/** Goes up whenever anything in the document changes. Only for what shows the whole scene, such as counts. */
export function useRevision(): number {
  return useStore(useEditor().scene.store, (state) => state.revision)
}

export function useSettings(): SceneSettings {
  const { scene } = useEditor()
  useRevision()
  return scene.settings
}
