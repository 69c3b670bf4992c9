import type { NodeId, SceneReader } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { wordsOf } from './lexicon.ts'

const PIECE = /^(?:panel|section|segment|piece|part|plank|board|slat|post|tile|module|element|block)$/

/** A name in small letters, without the number or the letter at its end. */
export const kindName = (scene: SceneReader, id: NodeId): string =>
  wordsOf(scene.node(id)!.name)
    .join(' ')
    .replace(/ (?:\d+|\p{L}\d*)$/u, '')

/** "The fence", of Fence panel, Fence panel 2 and Fence post: it is made of them all. */
export const arePieces = ({ word, rank, count }: Noun, found: readonly NodeId[], scene: SceneReader): boolean =>
  !!word &&
  !rank &&
  count === undefined &&
  found.every((id) => {
    const [first, piece, ...more] = kindName(scene, id).split(' ')
    return first === word && !more.length && PIECE.test(piece ?? '')
  })
