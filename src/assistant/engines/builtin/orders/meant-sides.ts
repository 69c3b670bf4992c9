import type { Noun } from '../grammar/noun.ts'
import type { Extents } from '../language/measures.ts'

/** Which sides of a new thing are meant by those that were told, metres. */
export const meantSides = (noun: Noun, told: Extents): Extents => ofCube(noun, alongAxis(noun, acrossWay(noun, told)))

/** "A path 1.5 m wide": so wide as one walks on it, and not so long. */
function acrossWay({ word }: Noun, told: Extents): Extents {
  const isWay = /^(path|road|street|track|river|runner|sidewalk|pavement)$/.test(word ?? '')
  const isWidthAlone = told.width !== undefined && told.depth === undefined && told.length === undefined
  return isWay && isWidthAlone ? { ...told, depth: told.width, width: undefined } : told
}

/** "A pipe 2 m long and 20 cm in diameter": as long as its axis, along which it stands. */
function alongAxis({ shape }: Noun, told: Extents): Extents {
  const isRod = /^(?:cylinder|capsule)$/.test(shape ?? '')
  const isLength = told.length !== undefined && told.height === undefined && told.width === undefined
  return isRod && isLength && told.depth === undefined ? { ...told, height: told.length, length: undefined } : told
}

/** "A cube 2 m wide" is as tall and as deep. */
function ofCube({ word }: Noun, told: Extents): Extents {
  const [length, ...more] = [told.width, told.height, told.depth, told.length].filter((n) => n !== undefined)
  return word === 'cube' && length !== undefined && !more.length && told.all === undefined ? { all: length } : told
}
