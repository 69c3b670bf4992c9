import { createTestChat, type TestEditor } from '../support/editor.ts'

type Placed = [item: string, at: [number, number, number]]

/** A scene of things of the library, each with the name that it gets by itself. */
const stocked = (things: Placed[]) => async (editor: TestEditor) => {
  for (const [item, at] of things) await editor.run('library.add', { item, at: [at] })
  editor.session.select([])
}

/** A scene as someone makes it who asks for one thing after the other. */
const asked = (orders: string[]) => async (editor: TestEditor) => {
  const say = createTestChat(editor)
  for (const order of orders) {
    const { status, exchange } = await say(order)
    if (status !== 'done') throw new Error(`${order}: ${exchange.text}`)
  }
  editor.session.select([])
}

/** Scenes of things of the library, which are made of parts: a place to sit, a house with a street, a bedroom. */
export const STOCKED = {
  stockedroom: stocked([
    ['Sofa', [0, 0, -1.5]],
    ['Coffee table', [0, 0, 0]],
    ['Armchair', [-2, 0, 0]],
    ['Armchair', [2, 0, 0]],
    ['Floor lamp', [-1.8, 0, -1.8]],
    ['Bookshelf', [2.5, 0, -2]],
    ['TV bench', [0, 0, 2.2]],
    ['TV', [0, 0.45, 2.2]],
    ['Plant', [-3, 0, -2]],
    ['Vase', [0.3, 0.42, 0]],
    ['Cat', [1, 0, 1]],
  ]),
  stockedyard: stocked([
    ['House', [0, 0, -6]],
    ['Tree', [-5, 0, -3]],
    ['Tree', [5, 0, -3]],
    ['Pine', [7, 0, -5]],
    ['Car', [3, 0, 0]],
    ['Bench', [-2, 0, 0]],
    ['Dog', [-1, 0, 2]],
    ['Person', [0, 0, 3]],
    ['Bush', [2, 0, -4]],
  ]),
  stockedbedroom: asked([
    'create a room 5 x 4 m',
    'put a bed against the back wall',
    'add a nightstand on each side of the bed',
    'put a table lamp on each nightstand',
    'add a wardrobe against the left wall',
    'put a desk against the right wall',
    'put an office chair in front of the desk',
    'put a laptop on the desk',
    'put a plant in the front left corner',
  ]),
}
