import { SIDE_WORDS } from '../words/sizes.ts'
import type { Noun } from './noun.ts'
import type { Slots } from './slots/slots.ts'

/** "Set the height of the box to 2": the bare number, or the length, is a value of what is spoken of. */
export function applyProperty(objects: readonly Noun[], slots: Slots, verb: string): void {
  const property = objects[0]?.property
  const value = slots.metres
  if (
    property &&
    /^(height|width|depth|length)$/.test(property) &&
    slots.factor?.every((n) => n === slots.factor![0])
  ) {
    const side = property === 'height' ? 1 : property === 'depth' ? 2 : 0
    slots.factor = slots.factor.map((n, i) => (i === side ? n : 1)) as typeof slots.factor
  }
  // "Half the diameter": as high as before, where it stands upright.
  if (property && /^(diameter|radius)$/.test(property) && slots.factor) slots.isAcross = true
  if (
    property &&
    /^(opacity|transparency|roughness|metalness)$/.test(property) &&
    slots.factor &&
    value === undefined
  ) {
    const amount = slots.factor[0]
    slots.factor = undefined
    Object.assign(slots.surface, property === 'transparency' ? { opacity: 1 - amount } : { [property]: amount })
  }
  if (!property || value === undefined) return
  const side = SIDE_WORDS[property]
  if (side && slots.isBy && /^(enlarge|shrink)$/.test(verb)) {
    // "Reduce the height by 50 cm".
    slots.grow = { ...slots.grow, [side]: verb === 'shrink' ? -value : value }
    slots.metres = undefined
    return
  }
  switch (property) {
    case 'height':
    case 'width':
    case 'depth':
      slots.extents = { ...slots.extents, [property]: value }
      break
    case 'length':
    case 'thickness':
      slots.extents = { ...slots.extents, [property]: value }
      break
    case 'size':
      slots.extents = { ...slots.extents, all: value }
      break
    case 'diameter':
      slots.extents = { ...slots.extents, all: value, isAcross: true }
      break
    case 'radius':
      slots.extents = { ...slots.extents, all: value * 2, isAcross: true }
      break
    case 'scale':
      slots.factor = [value, value, value]
      break
    case 'rotation':
      slots.degrees = value
      break
    case 'opacity':
    case 'roughness':
    case 'metalness':
      Object.assign(slots.surface, { [property]: fraction(value) })
      break
    case 'transparency':
      slots.surface.opacity = 1 - fraction(value)
      break
    case 'brightness':
    case 'intensity':
      slots.intensity = value
  }
  slots.metres = undefined
}

/** 0 to 1, also where it was said in per cent. */
const fraction = (value: number) => Math.min(1, Math.max(0, value > 1 ? value / 100 : value))
