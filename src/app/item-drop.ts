import type { Vec3 } from '../document/index.ts'
import { draggedItem, ITEM_DRAG } from '../hooks/drag.ts'
import { ghost } from '../viewport/ghost.ts'
import type { Editor } from './editor.ts'
import { landing } from './landing.ts'
import { listenToViewDrops } from './view-drops.ts'

/** Lets a thing of the library be dragged into the view, where a ghost of its size shows it. Returns how to stop. */
export const listenToItemDrops = (editor: Editor): (() => void) =>
  listenToViewDrops<Vec3>({
    types: [ITEM_DRAG],
    target: (event) => landing(editor, event),
    show: (at) => {
      const item = draggedItem.get()
      ghost.show(item && at && { at, size: [...item.size] as Vec3 })
    },
    drop: (at, data) => void editor.run('library.add', { item: data.getData(ITEM_DRAG), at: [at] }),
  })
