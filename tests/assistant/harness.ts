import { boundsOrOrigin } from '../../src/spatial/index.ts'
import { createTestChat, createTestEditor, snapshot, type TestEditor } from '../support/editor.ts'
import { type Before, type Check, look, type Result } from './checks.ts'
import { SCENES, type SceneName } from './scenes.ts'

/** Plain: one order, common words. Composed: several parts. Indirect: typos, memory, other ways to say it. */
export type Grade = 'plain' | 'composed' | 'indirect'

export interface Request {
  category: string
  grade: Grade
  scene: SceneName
  /** One message after another; what must hold is asked after the last. */
  say: string[]
  /** What is selected to begin with. */
  select: string[]
  checks: Check[]
}

type Row = [grade: 'p' | 'c' | 'i', say: string | string[], ...checks: Check[]]

const GRADES = { p: 'plain', c: 'composed', i: 'indirect' } as const

/** Requests of one category over one scene. */
export const requests = (category: string, scene: SceneName, rows: Row[], select: string[] = []): Request[] =>
  rows.map(([grade, say, ...checks]) => ({
    category,
    grade: GRADES[grade],
    scene,
    say: [say].flat(),
    select,
    checks,
  }))

export interface Score {
  request: Request
  faults: string[]
  /** Milliseconds of the slowest message. */
  ms: number
}

function photograph(editor: TestEditor): Map<string, Before> {
  return new Map(
    [...editor.scene.nodes()].map((node) => [
      node.id,
      { node, bounds: boundsOrOrigin(editor.scene, [node.id]), look: look(editor, node) },
    ]),
  )
}

/** A check that finds nothing to look at fails. */
function tried(check: Check, result: Result): string | null {
  try {
    return check(result)
  } catch (error) {
    return `could not be checked: ${(error as Error).message}`
  }
}

/** Runs one request in a scene of its own, and says what does not hold. */
export async function evaluate(request: Request): Promise<Score> {
  const editor = createTestEditor()
  const faults: string[] = []
  let ms = 0
  await SCENES[request.scene](editor)
  editor.session.select(request.select.map((name) => editor.named(name).id))
  const say = createTestChat(editor)
  for (const [i, text] of request.say.entries()) {
    const isLast = i === request.say.length - 1
    const before = photograph(editor)
    const whole = snapshot(editor.scene)
    const steps = editor.scene.history.steps().length
    const began = performance.now()
    const outcome = await say(text)
    ms = Math.max(ms, performance.now() - began)
    const { status, exchange, error, choices } = outcome
    const texts = choices.map((choice) => choice.text)
    if (status === 'failed') faults.push(`failed: ${error}`)
    const changed = JSON.stringify(snapshot(editor.scene)) !== JSON.stringify(whole)
    if ((status === 'asks' || status === 'refused') && changed) faults.push(`${status}, and yet the scene was changed`)
    if (isLast) {
      const cards = outcome.cards.map((card) => `${card.text} ${card.detail}`).join('. ')
      const result: Result = { editor, before, status, text: `${exchange.text} ${cards}`.trim(), choices: texts }
      const wanted = faults.length
        ? []
        : request.checks.map((check) => tried(check, result)).filter((fault) => fault !== null)
      if (wanted.length) faults.push(...wanted, `said (${status}) “${result.text}”`)
    }
    const added = editor.scene.history.steps().length - steps
    if (!/undo|back|again|no,|redo/i.test(text)) {
      if (added > 1) faults.push(`${added} steps of undo for one message`)
      if (isLast && changed && added === 1) {
        editor.scene.history.undo()
        if (JSON.stringify(snapshot(editor.scene)) !== JSON.stringify(whole))
          faults.push('undo does not restore the scene')
      }
    }
  }
  return { request, faults, ms }
}
