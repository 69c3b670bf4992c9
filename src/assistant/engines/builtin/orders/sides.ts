/** The sides of the user's view. */
export const SIDES = { left: 'left', right: 'right', front: 'front', behind: 'behind' } as const
export const OPPOSITE = { left: 'right', right: 'left', front: 'behind', behind: 'front' } as const
export type Side = keyof typeof OPPOSITE
