import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CallCollector, readArgs } from '../../src/assistant/engines/openai/calls.ts'
import { pastMessages } from '../../src/assistant/engines/openai/messages.ts'
import { ThinkingSplitter } from '../../src/assistant/engines/openai/thinking.ts'
import type { Exchange } from '../../src/assistant/types.ts'

/** A text in pieces, parted anywhere. */
const piecesOf = (text: string) =>
  fc.array(fc.nat({ max: text.length }), { maxLength: 12 }).map((cuts) => {
    const at = [0, ...cuts.sort((a, b) => a - b), text.length]
    return at.slice(1).map((end, i) => text.slice(at[i], end))
  })

const args = fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
const call = fc.record({ name: fc.constantFrom('mesh_add', 'node_delete', 'arrange_row'), args })

describe('calls', () => {
  test('are the same however the stream is parted, numbered or not', () => {
    fc.assert(
      fc.property(
        fc.array(call, { minLength: 1, maxLength: 4 }).chain((calls) =>
          fc.record({
            calls: fc.constant(calls),
            pieces: fc.tuple(...calls.map((one) => piecesOf(JSON.stringify(one.args)))),
            isNumbered: fc.boolean(),
          }),
        ),
        ({ calls, pieces, isNumbered }) => {
          const collector = new CallCollector()
          for (const [i, { name }] of calls.entries()) {
            const index = isNumbered ? i : 0
            collector.add({ index, id: `c${i}`, function: { name, arguments: '' } })
            for (const piece of pieces[i]) collector.add({ index, function: { arguments: piece } })
          }
          const found = collector.finish(new Set())
          expect(found.map(({ id, name }) => [id, name])).toEqual(calls.map(({ name }, i) => [`c${i}`, name]))
          expect(found.map((one) => readArgs(one))).toEqual(
            calls.map((one) => ({ args: JSON.parse(JSON.stringify(one.args)) })),
          )
        },
      ),
    )
  })

  test('have ids that no other of the conversation has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.constantFrom('a', 'call_1', 'call_2'), { nil: '' }), { maxLength: 6 }),
        fc.array(fc.constantFrom('a', 'call_1', 'call_3')),
        (ids, before) => {
          const used = new Set(before)
          const collector = new CallCollector()
          for (const [index, id] of ids.entries())
            collector.add({ index, id, function: { name: 'x', arguments: '{}' } })
          const found = collector.finish(used).map(({ id }) => id)
          expect(new Set(found).size).toBe(ids.length)
          for (const id of found) expect(before).not.toContain(id)
        },
      ),
    )
  })

  test('whose arguments are no object are told as a fault, and never thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readArgs({ id: 'a', name: 'x', args: text })
        if ('args' in read) expect(Array.isArray(read.args) || typeof read.args !== 'object').toBe(false)
        else expect(read.fault).toContain('expected one JSON object')
      }),
    )
  })
})

test('thinking is parted from the answer however the stream is parted', () => {
  const whole = '<think>Should it be <b>?\nNo.</think>\n\nIt is a < b.'
  fc.assert(
    fc.property(piecesOf(whole), (pieces) => {
      const splitter = new ThinkingSplitter()
      const parts = [...pieces.map((piece) => splitter.push(piece)), splitter.end()]
      expect(parts.map(({ text }) => text).join('')).toBe('It is a < b.')
      expect(parts.map(({ thinking }) => thinking).join('')).toBe('Should it be <b>?\nNo.')
    }),
  )
})

test('however long a conversation is, what goes along has bounds, and calls keep their results', () => {
  const exchange: fc.Arbitrary<Exchange> = fc.record({
    user: fc.string({ maxLength: 4000 }),
    text: fc.string({ maxLength: 4000 }),
    calls: fc.array(
      fc.record({
        id: fc.uuid(),
        name: fc.constant('mesh_add'),
        args: fc.constant({ shape: 'box' }),
        outcome: fc.string({ maxLength: 9000 }).map((result) => ({ ok: true as const, result })),
      }),
      { maxLength: 6 },
    ),
  })
  fc.assert(
    fc.property(fc.array(exchange, { maxLength: 30 }), fc.constantFrom(1, 0.2), (past, share) => {
      const messages = pastMessages(past, share)
      expect(JSON.stringify(messages).length).toBeLessThan(40_000 * share + 1000)
      const calls = messages.flatMap((message) => ('tool_calls' in message ? (message.tool_calls ?? []) : []))
      const results = messages.flatMap((message) => (message.role === 'tool' ? [message.tool_call_id] : []))
      expect(results).toEqual(calls.map(({ id }) => id))
      if (messages.length) expect(messages[0].role).toBe('user')
      // What was said last stays longest.
      const last = past.at(-1)
      if (messages.length && last) expect(messages.at(-1)!.content).toBe(last.text || 'Done.')
    }),
    { numRuns: 40 },
  )
})
