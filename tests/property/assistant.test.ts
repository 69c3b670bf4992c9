import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REQUESTS } from '../assistant/requests/index.ts'
import { SCENES, type SceneName } from '../assistant/scenes.ts'
import { createTestChat, createTestEditor, snapshot } from '../support/editor.ts'

const WORDS = [...new Set(REQUESTS.flatMap(({ say }) => say.flatMap((text) => text.split(/\s+/))))]
const MARKS = [
  '"',
  "'",
  '(',
  ')',
  '…',
  '%',
  '°',
  '\n',
  '🙂',
  '-',
  '/',
  '\\',
  '$ {x}',
  '__proto__',
  'constructor',
  '1e309',
  '-0',
  'NaN',
  '٣',
  '½',
]
const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.constantFrom(...MARKS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
)
const message = fc.oneof(
  { weight: 6, arbitrary: fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.string({ maxLength: 80 }) },
  // Requests with a word lost, doubled or out of its place.
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...REQUESTS), fc.nat(), fc.constantFrom('lose', 'double', 'swap'))
      .map(([{ say }, n, how]) => {
        const words = say[0].split(' ')
        const at = n % words.length
        if (how === 'lose') words.splice(at, 1)
        else if (how === 'double') words.splice(at, 0, words[at])
        else words.splice(at, 0, words.splice((at + 1) % words.length, 1)[0] ?? '')
        return words.join(' ')
      }),
  },
)

describe('whatever is said', () => {
  test('nothing is thrown, nothing is half done, and one undo restores the scene', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(SCENES) as SceneName[])),
        fc.array(message, { minLength: 1, maxLength: 3 }),
        async (scene, messages) => {
          const editor = createTestEditor()
          await SCENES[scene](editor)
          const say = createTestChat(editor)
          for (const text of messages) {
            const before = snapshot(editor.scene)
            const steps = editor.scene.history.steps().length
            const outcome = await say(text)
            expect([text, outcome.status, outcome.error]).not.toContain('failed')
            const after = snapshot(editor.scene)
            const changed = JSON.stringify(after) !== JSON.stringify(before)
            if (outcome.status !== 'done') expect([text, changed]).toEqual([text, false])
            const added = editor.scene.history.steps().length - steps
            expect([text, added <= 1]).toEqual([text, true])
            if (added !== 1 || editor.scene.history.ahead().length) continue
            if (outcome.cards.some(({ command }) => command.startsWith('history.'))) continue
            editor.scene.history.undo()
            expect([text, snapshot(editor.scene)]).toEqual([text, before])
            editor.scene.history.redo()
            expect(snapshot(editor.scene)).toEqual(after)
          }
        },
      ),
      { numRuns: 250 },
    )
  }, 240_000)
})
