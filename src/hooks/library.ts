import { useEffect, useState } from 'react'
import type { LibraryItem } from '../commands/library-item.ts'
import { useEditor } from './EditorContext.tsx'

/** The things of the library; null until they have come. */
export function useLibrary(): readonly LibraryItem[] | null {
  const { registry, fail } = useEditor()
  const [items, setItems] = useState<readonly LibraryItem[] | null>(null)
  useEffect(() => {
    let isWanted = true
    const { library } = registry.ports
    const load = () =>
      library
        .items()
        .then((all) => isWanted && setItems(all))
        .catch((error: Error) => fail('Library', error))
    void load()
    const off = library.onChange(() => void load())
    return () => {
      isWanted = false
      off()
    }
  }, [registry, fail])
  return items
}
