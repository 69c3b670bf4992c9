import type { NodeId } from '../../../document/index.ts'
import type { Planner } from './meaning/planner.ts'

/** "Which of them is the biggest?": of what was spoken of, or told by the question before; none where there is no such. */
export function ofThose(plan: Planner, text: string): NodeId[] {
  const { last, isQuestionLast } = plan.memory
  const isSaid = isQuestionLast || /^which (?:one|of (?:them|these|those))\b/i.test(text)
  const alive = isSaid ? last.filter((id) => plan.scene.node(id)) : []
  return alive.length > 1 ? alive : []
}
