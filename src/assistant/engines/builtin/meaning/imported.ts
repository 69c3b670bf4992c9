import { type NodeId, subtree } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { World } from './world.ts'

/** "The model": the one that was imported, whatever it is called, where that is one. */
export function importedModel(noun: Noun, { scene }: World): NodeId[] {
  const { kind, word, isNew, isAll, isPlural, isOther, rank, where } = noun
  const isPlain = kind === 'any' && word === 'model' && !(isNew || isAll || isPlural || isOther || rank || where.length)
  if (!isPlain) return []
  const isImported = (id: NodeId) => [...subtree(scene, id)].some(({ source }) => source !== undefined)
  const found = scene.children(null).filter(isImported)
  return found.length === 1 ? found : []
}
