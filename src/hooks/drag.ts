/** What a drag of a material carries: its id, under this type. */
export const MATERIAL_DRAG = 'application/x-diorama-material'
