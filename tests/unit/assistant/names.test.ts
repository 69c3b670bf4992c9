import { describe, expect, test } from 'vitest'
import { boundsOrOrigin } from '../../../src/spatial/index.ts'
import { center, color, gone, measures, moved, on, rest, says, surfaceOf } from '../../assistant/checks.ts'
import { evaluate } from '../../assistant/harness.ts'
import { item, sceneOf } from '../../assistant/item.ts'
import { SCENES } from '../../assistant/scenes.ts'
import { createTestChat, createTestEditor } from '../../support/editor.ts'

/** Names that are also verbs, colours, materials, places or spellings, and such as programs give. */
const NAMES = [
  ...[
    'Orange',
    'Rose',
    'Light',
    'Frame',
    'Stand',
    'Ring',
    'Glass',
    'Stone',
    'Marble',
    'Swing',
    'Slide',
    'Lock',
    'Well',
  ],
  ...['Coffee table', 'Floor lamp', 'Golden cup', 'Grey box', 'Colour wheel', 'Stop sign', 'Music stand', 'Left arm'],
  ...['Top shelf', 'Red car', 'Wooden crate', 'Night stand', 'Hot dog stand', 'Key light', 'Back door', 'Old tree'],
  ...['Cube_A', 'Sphere.001', 'mesh_12', 'wall-north', 'chairLeft', 'SM_Rock_01', 'Box (copy)', 'Ball #2', 'Rug 50%'],
]
const MANY: [name: string, plural: string][] = [
  ['Canvas', 'canvases'],
  ['Shoe', 'shoes'],
  ['Taxi', 'taxis'],
  ['Axe', 'axes'],
  ['Valve', 'valves'],
  ['Shelf', 'shelves'],
  ['Octopus', 'octopuses'],
  ['Mouse', 'mice'],
  ['Tomato', 'tomatoes'],
  ['Bench', 'benches'],
]

const PLATFORM = item('box', 'Platform', [0, 0.5, 0], [3, 1, 3], 'white')
const named = (name: string, x = 3) => item('box', name, [x, 0.25, 3], [0.5, 0.5, 0.4], 'purple')

/** Says an order in a scene of its own; what does not hold. */
async function faultsOf(
  items: ReturnType<typeof item>[],
  say: string,
  checks: Parameters<typeof evaluate>[0]['checks'],
) {
  const scenes = SCENES as Record<string, unknown>
  scenes.named = sceneOf(items)
  const scene = 'named' as keyof typeof SCENES
  const { faults } = await evaluate({ category: 'names', grade: 'plain', scene, say: [say], select: [], checks })
  delete scenes.named
  return faults
}

describe('a thing is known by its name, whatever else the words of the name mean', () => {
  test.each(NAMES)('%s', async (name) => {
    const scene = [PLATFORM, named(name)]
    const said = /[_.()#-]|\p{Ll}\p{Lu}/u.test(name) ? name : name.toLowerCase()
    const faults = [
      await faultsOf(scene, `make the ${said} 2 m tall`, [measures(name, [null, 2, null]), rest(name)]),
      await faultsOf(scene, `move the ${said} 1 m to the left`, [moved(name, [-1, 0, 0]), rest(name)]),
      await faultsOf(scene, `put the ${said} on the platform`, [on(name, 'Platform'), rest(name)]),
      await faultsOf(scene, `the ${said} should be green`, [color(name, 'green'), rest(name)]),
      await faultsOf(scene, `how tall is the ${said}?`, [says('0.5'), rest()]),
      await faultsOf(scene, `delete the ${said}`, [gone(name), rest(name)]),
    ]
    expect(faults.flat()).toEqual([])
  })

  test.each(MANY)('%s, and several of them', async (name, plural) => {
    const scene = [PLATFORM, named(name), named(`${name} 2`, -3)]
    const both = [name, `${name} 2`]
    const faults = [
      await faultsOf(scene, `make the ${plural} red`, [...both.map((one) => color(one, 'red')), rest(...both)]),
      await faultsOf(scene, `how many ${plural} are there?`, [says('2'), rest()]),
      await faultsOf(scene, `delete all ${plural}`, [gone(...both), rest(...both)]),
    ]
    expect(faults.flat()).toEqual([])
  })
})

describe('a part that is nearly all of a thing', () => {
  const face = async () => {
    const editor = createTestEditor()
    await editor.run('mesh.addMany', {
      items: [
        item('sphere', 'Head', [0, 1, 0], [2, 2, 2], 'tan'),
        item('sphere', 'Eye', [0.4, 1.2, 0.7], [0.3, 0.3, 0.3], 'white'),
        item('box', 'Plinth', [4, 0.5, 0], [2, 1, 2], 'gray'),
      ],
    })
    await editor.run('node.group', { nodes: ['Head', 'Eye'], name: 'Face' })
    editor.session.select([])
    return editor
  }

  test('takes the rest along when it is moved', async () => {
    const editor = await face()
    expect((await createTestChat(editor)('put the head on the plinth')).status).toBe('done')
    const [head, eye] = ['Head', 'Eye'].map((name) => center(boundsOrOrigin(editor.scene, [editor.named(name).id])))
    expect(eye.map((n, i) => n - head[i])).toEqual([0.4, 0.2, 0.7].map((n) => expect.closeTo(n, 6)))
    expect(head[1]).toBeCloseTo(2, 6)
  })
  test('takes the rest along where it is called “it”, too', async () => {
    const editor = await face()
    expect((await createTestChat(editor)('the head needs to stand on something, put it on the plinth')).status).toBe(
      'done',
    )
    const [head, eye] = ['Head', 'Eye'].map((name) => center(boundsOrOrigin(editor.scene, [editor.named(name).id])))
    expect(eye.map((n, i) => n - head[i])).toEqual([0.4, 0.2, 0.7].map((n) => expect.closeTo(n, 6)))
    expect(head[1]).toBeCloseTo(2, 6)
  })

  test('has a colour of its own', async () => {
    const editor = await face()
    expect((await createTestChat(editor)('paint the head red')).status).toBe('done')
    expect(surfaceOf(editor, editor.named('Head'))!.color).toBe('#ff0000')
    expect(surfaceOf(editor, editor.named('Eye'))!.color).toBe('#ffffff')
  })

  test('what is small is moved by itself', async () => {
    const editor = await face()
    expect((await createTestChat(editor)('move the eye 1 m up')).status).toBe('done')
    expect(center(boundsOrOrigin(editor.scene, [editor.named('Eye').id]))[1]).toBeCloseTo(2.2, 6)
    expect(center(boundsOrOrigin(editor.scene, [editor.named('Head').id]))[1]).toBeCloseTo(1, 6)
  })
})
