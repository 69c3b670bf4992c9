/** What a drag of a material carries: its id, under this type. */
export const MATERIAL_DRAG = 'application/x-diorama-material'

/** What a drag of a ready material carries: its id, under this type. */
export const PRESET_DRAG = 'application/x-diorama-preset'

/** What a drag of a thing of the library carries: its id, under this type. */
export const ITEM_DRAG = 'application/x-diorama-item'

/** A thing of the library on its way into the view; a browser tells what a drag carries only as it is dropped. */
export interface DraggedItem {
  id: string
  /** Metres. */
  size: readonly [number, number, number]
}

let dragged: DraggedItem | null = null

export const draggedItem = {
  get: (): DraggedItem | null => dragged,
  set: (item: DraggedItem | null): void => {
    dragged = item
  },
}
