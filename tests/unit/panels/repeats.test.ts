import { expect, test } from 'vitest'
import type { ChatCard } from '../../../src/panels/assistant/chat-port.ts'
import { withoutRepeats } from '../../../src/panels/assistant/repeats.ts'

const card = (id: string, command: string, text: string, detail = '', ok = true) =>
  ({ id, command, text, detail, ok, nodes: [], args: {}, result: {} }) satisfies ChatCard

test('a place that was mended is told once, where it came last', () => {
  const cards = [
    card('1', 'arrange.placeNextTo', 'Placed Chair', 'left of Table'),
    card('2', 'arrange.lookAt', 'Turned Chair', 'to Table'),
    card('3', 'arrange.placeNextTo', 'Placed Chair', 'left of Table'),
    card('4', 'arrange.placeNextTo', 'Placed Lamp', 'left of Table'),
  ]
  expect(withoutRepeats(cards).map(({ id }) => id)).toEqual(['2', '3', '4'])
})

test('what adds up, and what failed, is told each time', () => {
  const cards = [
    card('1', 'node.translate', 'Moved Chair', '1 m to the left'),
    card('2', 'node.translate', 'Moved Chair', '1 m to the left'),
    card('3', 'arrange.placeOn', 'Place on top did not work', 'no room', false),
    card('4', 'arrange.placeOn', 'Place on top did not work', 'no room', false),
  ]
  expect(withoutRepeats(cards)).toEqual(cards)
})
