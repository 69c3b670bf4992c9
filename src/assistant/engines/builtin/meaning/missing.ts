import type { Noun } from '../grammar/noun.ts'
import type { World } from './world.ts'

/** What is not in the scene, and what is. */
export function missing(noun: Noun, { scene, isNew }: World): string {
  // "Paint the selected things red", where none is.
  const isOfSelection = noun.kind === 'any' && noun.where.some((one) => one.by === 'state' && one.state === 'selected')
  if (isOfSelection) return 'Nothing is selected. Select something, or name it.'
  const tops = scene.children(null).filter((id) => !isNew?.(id))
  const more = tops.length - 5
  const named = [...tops.slice(0, 5).map((id) => scene.node(id)!.name), ...(more > 0 ? [`${more} more`] : [])]
  const said = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named[0]
  const there = tops.length ? ` There ${tops.length === 1 ? 'is' : 'are'} ${said}.` : ' The scene is empty.'
  return `There is no “${noun.text.replace(/^(the|a|an|all|every|my) /i, '') || noun.word}” in the scene.${there}`
}
