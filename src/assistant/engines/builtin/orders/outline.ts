import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { type Bounds, center, isRound, size } from '../../../../spatial/index.ts'
import { wordsOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'

/** The one side that a round or a square thing has, in metres: the mean of its two. */
export const meanSide = ([width, , depth]: Vec3): number => (width + depth) / 2

/** How deep what hangs flat is, of its height, at most. */
const FLAT = 0.15

/** What is round or square has one side; a square picture is as tall as it is wide. */
export function* asWideAsDeep(plan: Planner, nodes: readonly NodeId[]): Steps {
  for (const id of nodes) {
    const sides = size(plan.bounds(id))
    if (sides[2] < sides[1] * FLAT) {
      yield* plan.call('node.resize', { nodes: [id], height: sides[0] })
      continue
    }
    const side = meanSide(sides)
    if (Math.abs(sides[0] - side) > 1e-3) yield* plan.call('node.resize', { nodes: [id], width: side, depth: side })
  }
}

/** Whether a thing is what it is with another outline, too: a rug and a table top, and no sofa. */
const hasAnyOutline = (plan: Planner, id: NodeId): boolean =>
  plan.scene.node(id)!.kind === 'mesh' &&
  /\b(?:table|rug|carpet|mat|tray|plate|board|platform|podium|stage|pond|pool|box|block|cube|pillar|column|mirror|clock|sign|picture|painting|window|screen|poster|panel)\b/i.test(
    plan.nameOf(id).replace(/[_.-]/g, ' '),
  )

/** "Make the mirror round", of one that hangs flat: its round side is to be seen, and not lie on top. */
export const hangsFlat = (plan: Planner, id: NodeId): boolean => {
  const [w, h, d] = size(plan.bounds(id))
  return Math.min(w, d) < h * FLAT
}

/** Turns what became a cylinder so that it hangs as flat as what was there, as wide as that. */
export function* hangRound(plan: Planner, id: NodeId, { min, max }: Bounds): Steps {
  const [w, , d] = size({ min, max })
  const isDeep = w < d
  yield* plan.call('node.rotate', { nodes: [id], axis: isDeep ? 'z' : 'x', degrees: 90 })
  const across = isDeep ? d : w
  yield* plan.call('node.resize', { nodes: [id], width: w, height: across, depth: d })
  const by = center({ min, max }).map((n, i) => n - center(plan.bounds(id))[i])
  yield* plan.call('node.translate', { nodes: [id], by })
}

/** The shape by which all of some things come to an outline that they have not; undefined where they keep theirs. */
export function shapeOf(
  plan: Planner,
  nodes: readonly NodeId[],
  outline: 'round' | 'square',
): 'cylinder' | 'box' | undefined {
  const isRoundWanted = outline === 'round'
  if (!nodes.every((id) => hasAnyOutline(plan, id) && isRound(plan.scene, id) !== isRoundWanted)) return undefined
  return isRoundWanted ? 'cylinder' : 'box'
}

/** "Swap the table for a round one", "for a square one": the thing of the library that is called so. */
export function twinOf(plan: Planner, [first]: readonly NodeId[], outline: 'round' | 'square'): string | undefined {
  const words = wordsOf(plan.nameOf(first)).filter((word) => /^\p{L}+$/u.test(word))
  const kind = words.at(-1)
  if (outline === 'square' && !words.includes('round')) return undefined
  const name = outline === 'round' ? `round ${kind}` : kind
  return plan.stage.library.find((item) => item.name.toLowerCase() === name)?.name
}

/** "Make the table square": it keeps what it is made of. */
export function* squareOff(plan: Planner, nodes: readonly NodeId[]): Steps {
  const round = nodes.find((id) => isRound(plan.scene, id))
  if (round)
    throw new Refuse(
      `${plan.nameOf(round)} is round and cannot be made square. Say “replace it with a box”, for example.`,
    )
  yield* asWideAsDeep(plan, nodes)
}
