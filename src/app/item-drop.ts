import type { Vec3 } from '../document/index.ts'
import { draggedItem, ITEM_DRAG } from '../hooks/drag.ts'
import { ghost } from '../viewport/ghost.ts'
import type { Editor } from './editor.ts'
import { landing } from './landing.ts'

/** Lets a thing of the library be dragged into the view, where a ghost of its size shows it. Returns how to stop. */
export function listenToItemDrops(editor: Editor): () => void {
  const carries = (event: DragEvent) => event.dataTransfer?.types.includes(ITEM_DRAG) ?? false
  const over = (event: DragEvent) => {
    if (!carries(event)) return
    const [item, at] = [draggedItem.get(), landing(editor, event)]
    ghost.show(item && at && { at, size: [...item.size] as Vec3 })
    if (!at) return
    event.preventDefault()
    event.dataTransfer!.dropEffect = 'copy'
  }
  const drop = (event: DragEvent) => {
    if (!carries(event)) return
    ghost.show(null)
    const at = landing(editor, event)
    if (!at) return
    event.preventDefault()
    void editor.run('library.add', { item: event.dataTransfer!.getData(ITEM_DRAG), at: [at] })
  }
  const end = () => ghost.show(null)
  window.addEventListener('dragover', over)
  window.addEventListener('drop', drop)
  window.addEventListener('dragend', end)
  return () => {
    window.removeEventListener('dragover', over)
    window.removeEventListener('drop', drop)
    window.removeEventListener('dragend', end)
  }
}
