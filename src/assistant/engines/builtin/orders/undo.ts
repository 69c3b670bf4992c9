import type { Material, NodeId, SceneNode, SceneReader } from '../../../../document/index.ts'
import { isBelow } from '../../../../document/index.ts'
import { stepOf } from '../../../cards.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Ask, Refuse } from '../meaning/world.ts'

/** A node before and after an undo, and whether it came to look another way. */
interface Change {
  id: NodeId
  before?: SceneNode
  after?: SceneNode
  isRepainted: boolean
}

/** What `history.undo` tells. */
interface Undone {
  undone?: string[]
  next?: { label: string; source: string }
}

type Photo = ReadonlyMap<NodeId, { node: SceneNode; wears: (Material | undefined)[] }>

/** What the step that an undo takes back did to a node, by the words that name it. */
const KINDS: [words: RegExp, holds: (change: Change) => boolean][] = [
  [/\b(?:moves?|movement|moving|placement|shift|shifting)\b/, differsIn('position')],
  [/\b(?:rotations?|rotating|turns?|turning|spin|tilt|flip)\b/, differsIn('rotation')],
  [/\b(?:colou?rs?|colou?ring|paint|painting|recolou?ring|repainting)\b/, ({ isRepainted }) => isRepainted],
  [/\b(?:deletions?|deleting|removal|removing)\b/, ({ before, after }) => !before && !!after],
  [/\b(?:additions?|adding|creation|creating)\b/, ({ before, after }) => !!before && !after],
  [/\b(?:renaming|rename|name)\b/, differsIn('name')],
  [/\b(?:hiding|showing)\b/, differsIn('visible')],
  [/\b(?:grouping|ungrouping|parent)\b/, differsIn('parent')],
]

/** "Undo", "undo the last three changes", "undo the move of the sofa": only what was named, else nothing. */
export function* undo(plan: Planner, clause: Clause): Steps {
  // "I changed my mind", where no message has changed anything: what is done by hand is not taken back for it.
  if (/^take-back\b/.test(clause.text) && !plan.memory.orders.length) {
    // "No, turn the sofa": the sofa, and nothing is undone for it.
    if (plan.upcoming) return
    throw new Refuse('I have changed nothing that I could take back. “Undo” takes back the last step.')
  }
  if (isOfAll(clause) && !plan.memory.orders.length)
    throw new Refuse('I have changed nothing that I could take back. “Undo” takes back the last step.')
  const before = photo(plan.scene)
  const named = namedBy(plan, clause.objects[0])
  const labels = yield* takeBack(plan, clause)
  const changes = differences(before, photo(plan.scene))
  assertNamed(plan, clause, changes, [...named, ...namedBy(plan, clause.objects[0])], labels)
  // "Replace the bench by a sofa" … "undo" … "make it blue": the bench.
  const restored = plan.scene.children(null).filter((id) => !before.has(id))
  if (restored.length && restored.length < before.size) plan.remember(restored)
}

/** Takes back as many steps as are said; of "everything" all that the assistant did last. Gives the labels of the entries. */
function* takeBack(plan: Planner, clause: Clause): Steps<string[]> {
  const labels: string[] = []
  const isAll = isOfAll(clause)
  for (let left = isAll ? Number.POSITIVE_INFINITY : timesOf(clause); left > 0; left--) {
    const { undone = [], next } = (yield* plan.call('history.undo', {})) as Undone
    labels.push(...undone)
    if (isAll && next?.source !== 'assistant') break
  }
  return labels
}

/** "Undo everything": all that the assistant did, and nothing that was done by hand or was there from the first. */
const isOfAll = ({ objects }: Clause): boolean => !!objects[0]?.isAll && objects[0].count === undefined

/** "Undo twice", "undo the last three changes". */
export const timesOf = ({ slots, objects }: Clause) =>
  Math.min(slots.times ?? objects[0]?.count ?? slots.metres ?? 1, 50)

/** Says so where the step was about other things, or another change: this runs on a copy first, so that nothing is undone. */
function assertNamed(plan: Planner, clause: Clause, changes: Change[], named: readonly NodeId[], labels: string[]) {
  const asked = KINDS.find(([words]) => words.test(clause.text.replace(/^\w+ /, '').toLowerCase()))
  const isAbout = ({ id }: Change) =>
    !named.length || named.some((one) => one === id || isBelow(plan.scene, id, one) || isBelow(plan.scene, one, id))
  if ((!asked && !named.length) || changes.some((one) => isAbout(one) && (!asked || asked[1](one)))) return
  const what = (clause.objects[0]?.text ?? clause.text).replace(/^the /, 'that ')
  throw new Refuse(
    `The last step was “${stepOf([...labels].reverse())}”, which is not what “${what}” names. Nothing is undone: “undo” takes that step back first, and “undo twice” the one before it, too.`,
  )
}

/** The things that "undo the sofa" speaks of, none where it names a change, or all. */
function namedBy(plan: Planner, noun: Noun | undefined): readonly NodeId[] {
  if (!noun || noun.pronoun || noun.isAll || noun.kind === 'any' || noun.rank === 'last') return []
  try {
    return plan.candidates({ ...noun, property: undefined })
  } catch (error) {
    if (error instanceof Refuse || error instanceof Ask) return []
    throw error
  }
}

const photo = (scene: SceneReader): Photo =>
  new Map(
    [...scene.nodes()].map((node) => [
      node.id,
      { node, wears: node.kind === 'mesh' ? node.materials.map((id) => scene.material(id)) : [] },
    ]),
  )

/** The nodes that an undo changed. */
function differences(before: Photo, after: Photo): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    const isRepainted = !!was && !!is && was.wears.some((one, i) => one !== is.wears[i])
    return was?.node === is?.node && !isRepainted ? [] : [{ id, before: was?.node, after: is?.node, isRepainted }]
  })
}

function differsIn(field: 'position' | 'rotation' | 'name' | 'visible' | 'parent') {
  return ({ before, after }: Change) => !!before && !!after && before[field] !== after[field]
}
