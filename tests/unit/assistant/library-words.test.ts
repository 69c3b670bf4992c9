import { expect, test } from 'vitest'
import { LIBRARY } from '../../../src/assets/library/index.ts'
import { createTestChat, createTestEditor } from '../../support/editor.ts'

/** Words that mean something else before they mean a thing of the library. */
const OTHERWISE = new Map([
  ['wooden box', 'a box of wood'],
  ['tube', 'a cylinder'],
  ['bowl of pebbles', 'pebbles in a bowl'],
  ['home', 'where one is'],
])

/** "Chests of drawers", "benches", "Christmas trees". */
function plural(word: string): string {
  const [head, ...rest] = word.split(/ (?=of |with )/)
  const many = /(?:s|x|ch|sh)$/.test(head) ? `${head}es` : head.replace(/(?<![aeiou])y$/, 'ie').concat('s')
  return [many, ...rest].join(' ')
}

async function added(text: string) {
  const editor = createTestEditor()
  const { status, exchange } = await createTestChat(editor)(text)
  const items = editor.scene.children(null).map((id) => {
    const node = editor.scene.node(id)!
    return node.kind === 'group' ? node.item?.id : node.kind
  })
  return { status, items, said: exchange.text }
}

test.each(LIBRARY.map((item) => [item.name, item] as const))(
  '%s is added by each of its words, one or two of it',
  async (_name, item) => {
    for (const word of item.words.filter((one) => !OTHERWISE.has(one))) {
      const one = await added(`add ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`)
      expect(one, word).toMatchObject({ status: 'done', items: [item.id] })
      if (/s$/.test(word) || / with /.test(word)) continue
      expect(await added(`add two ${plural(word)}`), plural(word)).toMatchObject({
        status: 'done',
        items: [item.id, item.id],
      })
    }
  },
)
