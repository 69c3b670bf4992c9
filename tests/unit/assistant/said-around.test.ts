import fc from 'fast-check'
import { expect, test } from 'vitest'
import { look } from '../../assistant/checks.ts'
import { SCENES } from '../../assistant/scenes.ts'
import { createTestChat, createTestEditor } from '../../support/editor.ts'

const ORDERS = [
  'move the sofa 1 m to the left',
  'make the lamp 2 m tall',
  'paint the sofa red',
  'delete the lamp',
  'put the ball on the table',
  'put the ball to the left of the table',
  'turn the sofa by 45 degrees',
  'make the ball twice as big',
  'hide the lamp',
  'put the sofa against the left wall',
  'move the ball to 2, 0, -1',
  'make the sofa 50% transparent',
  'swap the lamp and the plant',
  'raise the window half a metre',
  'rename the lamp to Beacon',
]
const BEFORE = [
  '',
  'please ',
  'could you ',
  'can you please ',
  'hey, ',
  'ok, now ',
  'now ',
  'hi! ',
  'alright, ',
  'I want you to ',
  "I'd like you to ",
  'would you mind to ',
  'finally, ',
  'first, ',
  'try to ',
  'yes, ',
]
const BEHIND = [
  '',
  ' please',
  ', please',
  '!',
  '!!',
  '.',
  ' .',
  '...',
  ' now',
  ' right now',
  ' for me',
  ', thanks',
  ' if you can',
  ', ok?',
  ' :)',
  '  ',
  ' though',
]

/** All nodes by their names, without what differs from run to run. */
async function after(text: string): Promise<string> {
  const editor = createTestEditor()
  await SCENES.room(editor)
  const { status } = await createTestChat(editor)(text)
  const said = [...editor.scene.nodes()].map((node) => [
    node.name,
    { ...node, id: '', materials: [], order: '' },
    look(editor, node),
  ])
  return JSON.stringify([status, said.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))])
}

test('what is said around an order is no part of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ORDERS),
      fc.constantFrom(...BEFORE),
      fc.constantFrom(...BEHIND),
      async (order, before, behind) => {
        expect(await after(`${before}${order}${behind}`)).toBe(await after(order))
      },
    ),
    { numRuns: 60 },
  )
})
