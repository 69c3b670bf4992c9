const METRES: Record<string, number> = {
  m: 1,
  metre: 1,
  meter: 1,
  cm: 0.01,
  centimetre: 0.01,
  centimeter: 0.01,
  mm: 0.001,
  millimetre: 0.001,
  millimeter: 0.001,
  km: 1000,
  kilometre: 1000,
  kilometer: 1000,
  ft: 0.3048,
  foot: 0.3048,
  feet: 0.3048,
  in: 0.0254,
  inch: 0.0254,
  inche: 0.0254,
  yd: 0.9144,
  yard: 0.9144,
  unit: 1,
}

/** Metres in one of the unit; undefined where the word is no unit of length. "In" counts only where `bare` says so. */
export function unitOf(word: string | undefined): number | undefined {
  if (!word || word === 'in') return undefined
  const one = word.length > 2 ? word.replace(/s$/, '') : word
  return Object.hasOwn(METRES, one) ? METRES[one] : undefined
}

export const UNIT_WORDS = Object.keys(METRES).filter((word) => word.length > 2)
