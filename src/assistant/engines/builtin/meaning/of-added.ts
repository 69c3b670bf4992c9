import type { NodeId } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { plainName } from './matching.ts'
import type { World } from './world.ts'

/** "Add three boxes" … "stack the boxes": those that were added, while they are spoken of, though there are others. */
export function ofAdded(found: NodeId[], noun: Noun, { added, last }: World): NodeId[] {
  const isTold =
    noun.color ||
    Object.keys(noun.finish).length ||
    Object.keys(noun.extents).length ||
    noun.rank ||
    noun.count !== undefined ||
    noun.sizeWords.length ||
    noun.where.length ||
    noun.except.length ||
    (noun.name && !plainName(noun))
  const isPlain = noun.isPlural && !noun.isAll && !noun.isNew && !noun.isOther && /^the /i.test(noun.text) && !isTold
  const own = isPlain ? found.filter((id) => added.includes(id)) : []
  return own.length > 1 && last.some((id) => own.includes(id)) ? own : found
}
