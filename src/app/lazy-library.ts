import type { LibraryPort } from '../commands/context.ts'
import type { LibraryItem } from '../commands/library-item.ts'
import type { OwnItems } from './own-items.ts'

type Ports = Parameters<typeof OwnItems.load>[0]

/** The library, which comes when it is first asked for; the user's own things are its last. */
export function lazyLibrary(ports: Ports): LibraryPort {
  let loaded: readonly LibraryItem[] | null = null
  let own: Promise<OwnItems> | null = null
  const listeners = new Set<() => void>()
  const loadOwn = () => {
    own ??= import('./own-items.ts').then(({ OwnItems }) => OwnItems.load(ports))
    return own
  }
  const load = async () => {
    const { LIBRARY } = await import('../assets/library/index.ts')
    // Where a browser keeps nothing, there is nothing of the user's own.
    const shelf = await loadOwn().catch(() => null)
    loaded = [...LIBRARY, ...(shelf?.items ?? [])]
    return loaded
  }
  const changed = async () => {
    await load()
    for (const listener of listeners) listener()
  }
  return {
    items: async () => loaded ?? load(),
    loaded: () => loaded,
    presets: async () => (await import('../assets/materials/presets.ts')).PRESETS,
    paint: async (preset) => (await import('./painter.ts')).paintInWorker(preset),
    async keep(item) {
      const kept = await (await loadOwn()).keep(item)
      await changed()
      return kept
    },
    async forget(id) {
      await (await loadOwn()).forget(id)
      await changed()
    },
    async restore(id) {
      const item = await (await loadOwn()).restore(id)
      await changed()
      return item
    },
    contentOf: async (id) => (await loadOwn()).contentOf(id),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
