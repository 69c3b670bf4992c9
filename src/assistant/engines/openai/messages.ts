import type {
  ChatCompletionContentPart,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions'
import type { Exchange, Tool, ToolOutcome } from '../../types.ts'
import { type CollectedCall, readArgs } from './calls.ts'

/** Characters of earlier exchanges that go along, some 10,000 tokens; then the oldest are left out. */
const MOST_PAST = 40_000
/** Characters of one result that go along again in later turns. */
const MOST_RESULT = 1_500

export const toDefinition = ({ name, about, parameters }: Tool): ChatCompletionTool => ({
  type: 'function',
  function: { name, description: about, parameters },
})

/** A call as the model made it; without its arguments where those are none, since servers read them again. */
export function toMessageCall(call: CollectedCall) {
  const read = readArgs(call)
  const args = JSON.stringify('args' in read ? read.args : {})
  return { id: call.id, type: 'function' as const, function: { name: call.name, arguments: args } }
}

/** A message of the user, with pictures where the server takes them. */
export function userMessage(text: string, images: readonly string[] = []): ChatCompletionMessageParam {
  if (!images.length) return { role: 'user', content: text }
  const content: ChatCompletionContentPart[] = [{ type: 'text', text }]
  for (const url of images) content.push({ type: 'image_url', image_url: { url } })
  return { role: 'user', content }
}

/** JSON that cannot end the block of data in which it stands. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A picture that a call gave, as a data URL. */
function pictureOf(outcome: ToolOutcome): string | undefined {
  const image = outcome.ok ? (outcome.result as { image?: unknown } | null)?.image : undefined
  return typeof image === 'string' ? image : undefined
}

/** What came of a call, for the model; a picture goes along as one where it sees. */
export function toolMessages(
  id: string,
  outcome: ToolOutcome,
  sees: boolean,
): { result: ChatCompletionMessageParam; picture?: ChatCompletionMessageParam } {
  const image = pictureOf(outcome)
  const content = image
    ? sees
      ? 'the picture follows'
      : 'this model takes no pictures; use scene_summary instead'
    : asData(outcome)
  const result: ChatCompletionMessageParam = { role: 'tool', tool_call_id: id, content }
  return image && sees ? { result, picture: userMessage('The picture:', [image]) } : { result }
}

/** Earlier exchanges as messages, the oldest left out where they are too long; a call stays with its result. */
export function pastMessages(past: readonly Exchange[], share = 1): ChatCompletionMessageParam[] {
  const kept: ChatCompletionMessageParam[][] = []
  let room = MOST_PAST * share
  for (const exchange of past.toReversed()) {
    const messages = remember(exchange, MOST_RESULT * share)
    room -= JSON.stringify(messages).length
    if (room < 0) break
    kept.unshift(messages)
  }
  return kept.flat()
}

function remember({ user, text, calls }: Exchange, most: number): ChatCompletionMessageParam[] {
  const rounds: ChatCompletionMessageParam[] = []
  if (calls.length) {
    const tool_calls = calls.map(({ id, name, args }) => toMessageCall({ id, name, args: JSON.stringify(args ?? {}) }))
    rounds.push({ role: 'assistant', content: null, tool_calls })
    for (const { id, outcome } of calls) rounds.push({ role: 'tool', tool_call_id: id, content: told(outcome, most) })
  }
  return [{ role: 'user', content: user }, ...rounds, { role: 'assistant', content: text || 'Done.' }]
}

function told(outcome: ToolOutcome, most: number): string {
  if (pictureOf(outcome)) return asData({ ok: true, result: 'a picture' })
  const text = asData(outcome)
  return text.length <= most ? text : asData({ ok: outcome.ok, shortened: text.slice(0, most) })
}

/** A message with no more of a result than goes along in later turns. */
export function shortened(message: ChatCompletionMessageParam): ChatCompletionMessageParam {
  const { role, content } = message
  if (role !== 'tool' || typeof content !== 'string' || content.length <= MOST_RESULT) return message
  return { ...message, content: `${content.slice(0, MOST_RESULT)} … (cut: it was too long)` }
}
