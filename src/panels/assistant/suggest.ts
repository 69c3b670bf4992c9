import type { NodeId, SceneNode, SceneReader } from '../../document/index.ts'

/** Names that may stand in a suggestion: a click says it as the user's own words, and files may be called anything. */
const PLAIN = /^\p{L}\p{Ll}{1,15}(?: \p{L}\p{Ll}{1,15})?$/u
/** Nodes of a scene whose names are gone through after each change. */
const MOST = 500
const TABLE = /\b(table|desk|counter|shelf|sideboard|dresser)\b/i

/** A few things to say that fit the scene and what is selected. */
export function suggest(scene: SceneReader, selection: readonly NodeId[]): string[] {
  if (!scene.nodeCount)
    return ['Add a table with four chairs around it', 'Add three red boxes in a row', 'What can you do?']
  if (selection.length > 1) return ['Line them up', 'Make them blue']
  const one = selection.length ? scene.node(selection[0]) : undefined
  return one ? aboutOne(one) : aboutAll(scene)
}

function aboutOne({ kind, name }: SceneNode): string[] {
  if (kind === 'light') return ['Make it warmer', 'Make it brighter']
  if (kind === 'camera') return ['Look through it', 'Move it 1 m up']
  return [TABLE.test(name) ? 'Put a vase on it' : 'Make it twice as big', 'Duplicate it']
}

function aboutAll(scene: SceneReader): string[] {
  const named = unmistakable(scene)
  return [named ? `How tall is the ${named.toLowerCase()}?` : 'Frame everything', 'Is anything overlapping?']
}

/** The first thing whose name no other has in its own: "Box" is no such name where "Box 2" is. */
function unmistakable(scene: SceneReader): string | undefined {
  if (scene.nodeCount > MOST) return undefined
  const counts = new Map<string, number>()
  const things = scene.children(null).map((id) => scene.node(id)!)
  for (const { name } of scene.nodes())
    for (const word of new Set(name.toLowerCase().split(/[^\p{L}]+/u))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isOnly = (word: string) => counts.get(word) === 1
  return things.find(
    ({ name, kind }) => /^(mesh|group)$/.test(kind) && PLAIN.test(name) && name.toLowerCase().split(' ').every(isOnly),
  )?.name
}
