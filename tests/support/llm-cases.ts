import { type Answer, call, fault, type Move, text } from './llm-server.ts'

/** Something that a server does, and how the turn must end. */
export interface LlmCase {
  name: string
  answers: (Answer | Move[])[]
  /** What the user says; several are several turns, and the last one counts. */
  says?: string[]
  limits?: { steps?: number; seconds?: number; tokens?: number; silence?: number }
  /** The turn is stopped as soon as this much is said. */
  stopsAt?: string
  /** Boxes that are there before. */
  boxes?: number
  /** What the user answers when asked for leave. */
  allows?: boolean
  holds: {
    status: 'done' | 'refused' | 'failed' | 'stopped'
    text?: RegExp
    /** The names of all nodes afterwards, sorted; none when left out. */
    nodes?: string[]
    /** How many requests were made. */
    requests?: number
    /** Steps of undo that the turn makes. */
    steps?: number
    /** What the messages of the last request hold, as JSON without backslashes. */
    tells?: RegExp
  }
}

const box = (name: string, id = name, index = 0) => call(id, 'mesh_add', { shape: 'box', name }, index)
const piece = (f: object, more: object = { index: 0 }): Move => ({ tool_calls: [{ ...more, function: f }] })
const ok: Move[] = [text('ok')]
const soon = { 'retry-after-ms': '1' }
const whole = (message: object, finish_reason = 'stop'): Answer => ({
  body: JSON.stringify({ id: 'x', object: 'chat.completion', choices: [{ index: 0, message, finish_reason }] }),
})
const args = (name: string) => JSON.stringify({ shape: 'box', name })
const done = { status: 'done', text: /ok/ } as const
/** Byte by byte, in the middle of letters as well. */
const everyByte = (text: string): Move[] =>
  [...Buffer.from(text)].flatMap((byte) => [{ raw: Uint8Array.of(byte) }, { wait: 1 }])
const tooLong = fault(400, "This model's maximum context length is 4096 tokens", { code: 'context_length_exceeded' })

/** Every way in which servers are known to answer. */
export const LLM_CASES: LlmCase[] = [
  {
    name: 'text in pieces',
    answers: [[text('Hel'), text('lo — 你好 🙂')]],
    holds: { status: 'done', text: /^Hello — 你好 🙂$/ },
  },
  { name: 'one call, then text', answers: [[box('A')], ok], holds: { ...done, nodes: ['A'], requests: 2, steps: 1 } },
  {
    name: 'parallel calls',
    answers: [[box('A', 'a', 0), box('B', 'b', 1), box('C', 'c', 2)], ok],
    holds: { ...done, nodes: ['A', 'B', 'C'], steps: 1 },
  },
  {
    name: 'calls in several rounds are one step',
    answers: [[box('A')], [box('B')], [box('C')], ok],
    holds: { ...done, nodes: ['A', 'B', 'C'], requests: 4, steps: 1 },
  },
  {
    name: 'arguments split at every letter',
    answers: [
      [
        piece({ name: 'mesh_add', arguments: '' }, { index: 0, id: 'a' }),
        ...[...args('Split')].map((a) => piece({ arguments: a })),
      ],
      ok,
    ],
    holds: { ...done, nodes: ['Split'] },
  },
  {
    name: 'a name split over pieces',
    answers: [
      [piece({ name: 'mesh' }, { index: 0, id: 'a' }), piece({ name: '_add' }), piece({ arguments: args('A') })],
      ok,
    ],
    holds: { ...done, nodes: ['A'] },
  },
  {
    name: 'the whole name with every piece',
    answers: [
      [
        piece({ name: 'mesh_add', arguments: '{"shape":' }, { index: 0, id: 'a' }),
        piece({ name: 'mesh_add', arguments: '"box","name":"A"}' }, { index: 0, id: 'a' }),
      ],
      ok,
    ],
    holds: { ...done, nodes: ['A'] },
  },
  {
    name: 'parallel calls that are all numbered 0',
    answers: [[box('A', 'a', 0), box('B', 'b', 0), box('C', 'c', 0)], ok],
    holds: { ...done, nodes: ['A', 'B', 'C'] },
  },
  {
    name: 'parallel calls without numbers',
    answers: [
      [
        piece({ name: 'mesh_add', arguments: args('A') }, { id: 'a' }),
        piece({ name: 'mesh_add', arguments: args('B') }, { id: 'b' }),
      ],
      ok,
    ],
    holds: { ...done, nodes: ['A', 'B'] },
  },
  {
    name: 'calls without ids, all numbered 0',
    answers: [
      [piece({ name: 'mesh_add', arguments: args('A') }), piece({ name: 'mesh_add', arguments: args('B') })],
      ok,
    ],
    holds: { ...done, nodes: ['A', 'B'], tells: /"tool_call_id":"call_1".*"tool_call_id":"call_2"/ },
  },
  {
    name: 'the same id in every round',
    answers: [[box('A', 'call_0')], [box('B', 'call_0')], ok],
    holds: { ...done, nodes: ['A', 'B'], tells: /"tool_call_id":"call_0".*"tool_call_id":"call_2"/ },
  },
  {
    name: 'arguments as an object',
    answers: [[piece({ name: 'mesh_add', arguments: { shape: 'box', name: 'A' } }, { index: 0, id: 'a' })], ok],
    holds: { ...done, nodes: ['A'] },
  },
  {
    name: 'arguments encoded twice',
    answers: [[piece({ name: 'mesh_add', arguments: JSON.stringify(args('A')) }, { index: 0, id: 'a' })], ok],
    holds: { ...done, nodes: ['A'] },
  },
  {
    name: 'no arguments at all',
    answers: [[piece({ name: 'select_all' }, { index: 0, id: 'a' })], ok],
    boxes: 1,
    holds: { ...done, nodes: ['Box'], tells: /"ok":true/ },
  },
  {
    name: 'finish_reason "stop" with calls',
    answers: [{ moves: [box('A')], finish: 'stop' }, ok],
    holds: { ...done, nodes: ['A'] },
  },
  {
    name: 'chunks with no choices, and one with the usage',
    answers: [
      [
        { raw: 'data: {"choices":[]}\n\n' },
        text('ok'),
        { raw: 'data: {"choices":[],"usage":{"prompt_tokens":12,"completion_tokens":3,"total_tokens":15}}\n\n' },
      ],
    ],
    holds: done,
  },
  {
    name: 'text and calls mixed',
    answers: [[text('First '), box('A'), text('a box.')], [text('ok')]],
    holds: { status: 'done', text: /First a box\.\n\nok/, nodes: ['A'] },
  },
  {
    name: 'content and calls that are null',
    answers: [[{ role: 'assistant', content: null, tool_calls: null, refusal: null }, text('ok')]],
    holds: done,
  },
  {
    name: 'an unknown tool',
    answers: [[call('a', 'explode', {})], ok],
    holds: { ...done, tells: /There is no tool "explode"/ },
  },
  {
    name: 'malformed JSON',
    answers: [[piece({ name: 'mesh_add', arguments: '{shape: box}' }, { index: 0, id: 'a' })], [box('A')], ok],
    holds: { ...done, nodes: ['A'], tells: /no valid JSON/ },
  },
  {
    name: 'half JSON',
    answers: [[piece({ name: 'mesh_add', arguments: '{"shape": "bo' }, { index: 0, id: 'a' })], ok],
    holds: { ...done, tells: /no valid JSON/ },
  },
  {
    name: 'arguments that are a list',
    answers: [[piece({ name: 'mesh_add', arguments: '["box"]' }, { index: 0, id: 'a' })], ok],
    holds: { ...done, tells: /expected one JSON object/ },
  },
  {
    name: 'arguments outside of the schema',
    answers: [[call('a', 'mesh_add', { shape: 'blob' })], [box('A')], ok],
    holds: { ...done, nodes: ['A'], tells: /shape was "blob"/ },
  },
  {
    name: 'a good call beside a bad one',
    answers: [[box('A', 'a', 0), call('b', 'mesh_add', { shape: 'blob' }, 1)], ok],
    holds: { ...done, nodes: ['A'], steps: 1 },
  },
  { name: 'a server that does not stream', answers: [whole({ role: 'assistant', content: 'ok' })], holds: done },
  {
    name: 'a server that does not stream, with calls',
    answers: [
      whole(
        {
          content: null,
          tool_calls: [{ id: 'a', type: 'function', function: { name: 'mesh_add', arguments: args('A') } }],
        },
        'tool_calls',
      ),
      ok,
    ],
    holds: { ...done, nodes: ['A'] },
  },
  {
    name: 'a web page in place of an answer',
    answers: [{ body: '<!doctype html><p>Welcome</p>', headers: { 'Content-Type': 'text/html' } }],
    holds: { status: 'failed', text: /web page.*\/v1\?/ },
  },
  {
    name: 'chunks that are no JSON',
    answers: [[{ raw: 'data: {"choices":[{"del\n\n' }]],
    holds: { status: 'failed', text: /no chat completion/ },
  },
  {
    name: 'comments that keep the connection, and other line ends',
    answers: [
      [{ raw: ': OPENROUTER PROCESSING\r\n\r\n' }, { raw: 'data: {"choices":[{"delta":{"content":"ok"}}]}\r\n\r\n' }],
    ],
    holds: done,
  },
  {
    name: 'comments for longer than silence is borne',
    answers: [
      { moves: [...Array.from({ length: 6 }, () => [{ raw: ': waiting\n\n' }, { wait: 500 }]).flat(), text('ok')] },
    ],
    limits: { silence: 2.5 },
    holds: done,
  },
  {
    name: 'a refusal',
    answers: [[{ refusal: 'I cannot ' }, { refusal: 'do that.' }]],
    holds: { status: 'refused', text: /I cannot do that\./ },
  },
  { name: 'nothing at all', answers: [[]], holds: { status: 'done', text: /gave no answer/ } },
  { name: 'nothing after calls', answers: [[box('A')], []], holds: { status: 'done', text: /Done\./, nodes: ['A'] } },
  {
    name: 'an answer that is cut off at its length',
    answers: [{ moves: [text('It was a dark and')], finish: 'length' }],
    holds: { status: 'done', text: /It was a dark and\n\nThe answer was cut off/ },
  },
  {
    name: 'a call that is cut off at the length',
    answers: [
      { moves: [piece({ name: 'mesh_add', arguments: '{"shape": "bo' }, { index: 0, id: 'a' })], finish: 'length' },
    ],
    holds: { status: 'done', text: /cut off/, requests: 1 },
  },
  {
    name: 'an answer that a filter stops',
    answers: [{ moves: [text('Well')], finish: 'content_filter' }],
    holds: { status: 'refused', text: /filter stopped/ },
  },
  {
    name: 'silence before anything comes',
    answers: [{ isMute: true }],
    limits: { silence: 0.3 },
    holds: { status: 'failed', text: /sent nothing for/, requests: 1 },
  },
  {
    name: 'silence in the middle',
    answers: [
      [
        text('Well'),
        piece({ name: 'mesh_add', arguments: '{"shape"' }, { index: 0, id: 'a' }),
        { hang: true },
        { wait: 5000 },
      ],
    ],
    limits: { silence: 2 },
    holds: { status: 'failed', text: /Well[\s\S]*sent nothing for/ },
  },
  {
    name: 'a stream that is dropped',
    answers: [[text('Well'), { wait: 20 }, { drop: true }]],
    holds: { status: 'failed', text: /Well[\s\S]*broke off/ },
  },
  {
    name: 'a stream that is dropped in a call',
    answers: [
      [
        box('A', 'a', 0),
        piece({ name: 'mesh_add', arguments: '{"sha' }, { index: 1, id: 'b' }),
        { wait: 20 },
        { drop: true },
      ],
    ],
    holds: { status: 'failed', text: /broke off/ },
  },
  {
    name: 'a stream that is dropped after a round of calls',
    answers: [[box('A')], [text('And'), { wait: 20 }, { drop: true }]],
    holds: { status: 'failed', text: /broke off/, nodes: ['A'], steps: 1 },
  },
  {
    name: 'a stream that just ends',
    answers: [{ moves: [box('A')], finish: null, isCut: true }],
    holds: { status: 'failed', text: /broke off/ },
  },
  {
    name: 'no finish_reason, but an end',
    answers: [
      { moves: [box('A')], finish: null },
      { moves: ok, finish: null },
    ],
    holds: { ...done, nodes: ['A'], requests: 2 },
  },
  {
    name: 'an answer split at every byte',
    answers: [
      { moves: everyByte(`data: ${JSON.stringify({ choices: [{ delta: { content: 'ok — 你好 🙂' } }] })}\n\n`) },
    ],
    holds: { status: 'done', text: /^ok — 你好 🙂$/ },
  },
  {
    name: 'an error in the stream',
    answers: [[text('Well'), { raw: 'data: {"error":{"message":"out of memory"}}\n\n' }]],
    holds: { status: 'failed', text: /out of memory/ },
  },
  {
    name: '401',
    answers: [fault(401, 'Incorrect API key provided: sk-test-secret')],
    holds: { status: 'failed', text: /refused the key/, requests: 1 },
  },
  {
    name: '403',
    answers: [fault(403, 'no access to sk-test-secret')],
    holds: { status: 'failed', text: /refused access/, requests: 1 },
  },
  {
    name: '404',
    answers: [fault(404)],
    holds: { status: 'failed', text: /does not know the model “test-model”/, requests: 1 },
  },
  { name: '408, then an answer', answers: [fault(408, 'x', {}, soon), ok], holds: { ...done, requests: 2 } },
  { name: '409, then an answer', answers: [fault(409, 'x', {}, soon), ok], holds: { ...done, requests: 2 } },
  {
    name: '429 with Retry-After, then an answer',
    answers: [fault(429, 'slow down', {}, { 'Retry-After': '0' }), ok],
    holds: { ...done, requests: 2 },
  },
  {
    name: '429 with a long Retry-After',
    answers: [fault(429, 'slow down', {}, { 'Retry-After': '120' })],
    holds: { status: 'failed', text: /asks to wait 2 minutes/, requests: 1 },
  },
  {
    name: 'a quota that is used up',
    answers: [fault(429, 'You exceeded your current quota', { code: 'insufficient_quota' })],
    holds: { status: 'failed', text: /quota .* is used up/, requests: 1 },
  },
  {
    name: 'a context that is too long, then an answer',
    answers: [tooLong, ok],
    boxes: 2,
    holds: { ...done, nodes: ['Box', 'Box 2'], requests: 2 },
  },
  {
    name: 'a context that stays too long',
    answers: [tooLong, tooLong],
    holds: { status: 'failed', text: /too long for “test-model”/, requests: 2 },
  },
  { name: '500, then an answer', answers: [fault(500, 'x', {}, soon), ok], holds: { ...done, requests: 2 } },
  {
    name: '503 again and again',
    answers: [fault(503, 'overloaded', {}, soon)],
    holds: { status: 'failed', text: /fault of its own \(503\): overloaded/, requests: 3 },
  },
  {
    name: '502 after a round of calls, then an answer',
    answers: [[box('A')], fault(502, 'x', {}, soon), ok],
    holds: { ...done, nodes: ['A'], steps: 1, requests: 3 },
  },
  {
    name: 'a server without stream_options',
    answers: [fault(400, 'Unknown parameter: stream_options'), ok],
    holds: { ...done, requests: 2 },
  },
  {
    name: 'a model without tools',
    answers: [fault(400, 'registry.ollama.ai/library/gemma does not support tools')],
    holds: { status: 'failed', text: /cannot call tools/, requests: 1 },
  },
  {
    name: 'a picture to a model that takes none',
    answers: [[call('a', 'view_picture', {})], fault(400, 'image input is not supported'), ok],
    holds: { ...done, requests: 3, tells: /takes no pictures|picture follows/ },
  },
  {
    name: 'a bad request',
    answers: [fault(400, 'temperature is out of range')],
    holds: { status: 'failed', text: /error 400: temperature/ },
  },
  {
    name: 'thinking in a field of its own',
    answers: [[{ reasoning_content: 'Hm, a box.' }, { reasoning: 'Or two.' }, text('ok')]],
    holds: { status: 'done', text: /^ok$/ },
  },
  {
    name: 'thinking in the answer, its tags split',
    answers: [[text('<th'), text('ink>Hm, a <box>'), text('</thi'), text('nk>\n\nok <think> is a tag')]],
    holds: { status: 'done', text: /^ok <think> is a tag$/ },
  },
  {
    name: 'the limit of steps',
    answers: [[box('A')]],
    limits: { steps: 3 },
    holds: { status: 'done', text: /stopped after 3 rounds/, nodes: ['A', 'A 2', 'A 3'], requests: 3, steps: 1 },
  },
  {
    name: 'the limit of tokens',
    answers: [[box('A'), { raw: 'data: {"choices":[],"usage":{"prompt_tokens":900,"completion_tokens":200}}\n\n' }]],
    limits: { tokens: 1000 },
    holds: { status: 'done', text: /stopped after 1100 tokens/, nodes: ['A'], requests: 1 },
  },
  {
    name: 'the limit of time',
    answers: [[text('Well'), { hang: true }, { wait: 5000 }]],
    limits: { seconds: 2 },
    holds: { status: 'failed', text: /stopped after 2 seconds/ },
  },
  {
    name: 'stopped in the middle of an answer',
    answers: [[box('A')], [text('Half-way'), { hang: true }, { wait: 5000 }]],
    stopsAt: 'Half-way',
    holds: { status: 'stopped', text: /Half-way/, nodes: ['A'], steps: 1 },
  },
  {
    name: 'a deletion that the user does not allow',
    answers: [[call('a', 'node_delete', { nodes: ['Box', 'Box 2', 'Box 3', 'Box 4'] })], ok],
    boxes: 4,
    allows: false,
    holds: { ...done, nodes: ['Box', 'Box 2', 'Box 3', 'Box 4'], steps: 0, tells: /The user said no/ },
  },
  {
    name: 'a deletion that the user allows',
    answers: [[call('a', 'node_delete', { nodes: ['Box', 'Box 2', 'Box 3', 'Box 4'] })], ok],
    boxes: 4,
    allows: true,
    holds: { ...done, nodes: [], steps: 1 },
  },
  {
    name: 'emptying the scene asks as well',
    answers: [[call('a', 'scene_new', {})], ok],
    boxes: 1,
    allows: false,
    holds: { ...done, nodes: ['Box'] },
  },
  {
    name: 'a conversation of two turns, with calls and results in pairs',
    answers: [[box('A')], [text('Added.')], ok],
    says: ['add a box', 'thanks'],
    holds: {
      ...done,
      nodes: ['A'],
      requests: 3,
      tells:
        /"role":"user","content":"add a box".*"tool_calls".*"role":"tool".*"content":"Added\.".*"content":"thanks"/,
    },
  },
]
