import { Color } from 'three'

/** A colour as glTF stores it: linear red, green and blue. */
export const linear = (hex: string): [number, number, number] => new Color(hex).toArray() as [number, number, number]
