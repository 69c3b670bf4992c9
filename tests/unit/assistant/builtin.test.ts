import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type MeshNode, resolveMaterial, type SceneNode } from '../../../src/document/index.ts'
import { boundsOf, center, intersects, size } from '../../../src/spatial/index.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { createTestChat, createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
let say: ReturnType<typeof createTestChat>

beforeEach(() => {
  editor = createTestEditor()
  say = createTestChat(editor)
})

const all = () => [...editor.scene.nodes()]
const bounds = (name: string) => boundsOf(editor.scene, [editor.named(name).id])!
const sizeOf = (name: string) => size(bounds(name)).map((n) => Math.round(n * 1000) / 1000)
const middle = (name: string) => center(bounds(name)).map((n) => Math.round(n * 1000) / 1000)
const surface = (node: SceneNode) =>
  resolveMaterial(editor.scene.material((node as MeshNode).materials[0])!, editor.scene.asset)
const color = (name: string) => surface(editor.named(name)).color
const shapes = (shape: string) =>
  all().filter((n) => n.kind === 'mesh' && 'shape' in n.geometry && n.geometry.shape === shape)
const selected = () => editor.session.state.selection.map((id) => editor.scene.node(id)!.name)
const apart = (a: string, b: string) => !intersects(bounds(a), bounds(b))

/** A table, a lamp on it, a red and a blue box, and a ball. */
async function room() {
  const item = (shape: string, name: string, position: number[], extent: number[], paint: string) => ({
    shape,
    name,
    position,
    size: extent,
    color: paint,
  })
  await editor.run('mesh.addMany', {
    items: [
      item('box', 'Table', [0, 0.4, 0], [2, 0.8, 1], 'saddlebrown'),
      item('cone', 'Lamp', [0.5, 1, 0], [0.4, 0.4, 0.4], 'gold'),
      item('box', 'Red box', [4, 0.5, 0], [1, 1, 1], 'red'),
      item('box', 'Blue box', [-4, 0.25, 2], [0.5, 0.5, 0.5], 'blue'),
      item('sphere', 'Ball', [0, 0.5, 4], [1, 1, 1], 'green'),
    ],
  })
  editor.session.select([])
}

describe('what stands on a thing', () => {
  test('goes along where that is moved, and what stands on it, too', async () => {
    await room()
    await say('put the ball on the table')
    await editor.run('mesh.add', { shape: 'box', name: 'Chip', size: [0.1, 0.1, 0.1], position: [0, 5, 0] })
    await editor.run('arrange.placeOn', { nodes: ['Chip'], target: 'Ball' })
    const before = ['Lamp', 'Ball', 'Chip'].map(middle)
    expect((await say('move the table 2 m back')).status).toBe('done')
    for (const [i, name] of ['Lamp', 'Ball', 'Chip'].entries())
      expect(middle(name)).toEqual([before[i][0], before[i][1], before[i][2] - 2])
    editor.scene.history.undo()
    expect(['Lamp', 'Ball', 'Chip'].map(middle)).toEqual(before)
  })

  test('stays with the original where a copy is moved away', async () => {
    await room()
    const before = middle('Lamp')
    await say('duplicate the table and move the copy 3 m back')
    expect(middle('Lamp')).toEqual(before)
  })

  test('stays where it lies over something flat, or is locked', async () => {
    await room()
    await editor.run('mesh.add', { shape: 'box', name: 'Mat', size: [3, 0.02, 3], position: [0, 0.01, 0] })
    const before = middle('Table')
    await say('move the mat 1 m to the left')
    expect(middle('Table')).toEqual(before)
    await say('lock the lamp')
    const lamp = middle('Lamp')
    await say('move the table 1 m to the left')
    expect(middle('Lamp')).toEqual(lamp)
  })
})

describe('what is meant', () => {
  test('a model with a part of its own name is one thing, and it is the model', async () => {
    await editor.run('mesh.add', { shape: 'sphere', name: 'Part', position: [3, 0.5, 0] })
    await editor.run('node.group', { nodes: ['Part'], name: 'duck' })
    await editor.run('node.rename', { node: 'Part', name: 'duck' })
    expect((await say('place a tall blue cylinder behind the duck')).status).toBe('done')
    const [cylinder] = shapes('cylinder')
    expect(boundsOf(editor.scene, [cylinder.id])!.max[2]).toBeLessThan(-0.5)
    expect((await say('delete the duck')).status).toBe('done')
    expect([...editor.scene.nodes()].some((node) => node.name === 'duck')).toBe(false)
  })

  test('“the dish” is the dish with olives as a whole, and not its part of that name', async () => {
    const parts = ['glassDish', 'olives', 'glassCover'].map((name, k) => ({
      shape: 'box',
      name,
      position: [0, 0.1 + k * 0.2, 0],
      size: [0.4, 0.2, 0.4],
    }))
    const { created } = (await editor.run('mesh.addMany', { items: parts })) as unknown as { created: string[] }
    await editor.run('node.group', { nodes: created, name: 'IridescentDishWithOlives' })
    editor.session.select([])
    await say('move the dish 1 m to the right')
    expect(middle('IridescentDishWithOlives')[0]).toBe(1)
    expect(middle('glassCover')[0]).toBe(1)
  })

  test('everything on a table is each thing once, though it is a group of groups', async () => {
    await editor.run('mesh.add', { shape: 'box', name: 'Table', position: [0, 0.5, 0], size: [4, 1, 2] })
    const parts = ['base', 'lid', 'olives'].map((name) => ({
      shape: 'box',
      name,
      position: [0, 1.1, 0],
      size: [0.4, 0.2, 0.4],
    }))
    const { created } = (await editor.run('mesh.addMany', { items: parts })) as unknown as { created: string[] }
    await editor.run('node.group', { nodes: created.slice(1), name: 'cover' })
    await editor.run('node.group', { nodes: [created[0], 'cover'], name: 'Dish' })
    await editor.run('mesh.add', { shape: 'cylinder', name: 'Candle', position: [1, 1.1, 0], size: [0.1, 0.2, 0.1] })
    editor.session.select([])
    expect((await say('how many things are on the table?')).exchange.text).toBe('There are 2: Dish and Candle.')
    await say('line up everything on the table')
    expect(middle('lid')).toEqual(middle('base'))
    expect(middle('Candle')[0] - middle('Dish')[0]).toBeCloseTo(0.5)
  })

  test('which of several a new thing is to stand by is asked before it is made', async () => {
    for (const x of [2, -2]) await editor.run('mesh.add', { shape: 'cone', name: 'Fir', position: [x, 0.5, 0] })
    editor.session.select([])
    const outcome = await say('put a box next to the cone')
    expect([outcome.status, shapes('box').length]).toEqual(['asks', 0])
  })
})

describe('adding', () => {
  test.each([
    ['add a box', 'box', 1],
    ['Please add a cube.', 'box', 1],
    ['create 3 spheres', 'sphere', 3],
    ['I want two cones', 'cone', 2],
    ['could you make a dozen balls?', 'sphere', 12],
    ['insert a couple of cylinders', 'cylinder', 2],
    ['five capsules', 'capsule', 5],
    ['give me a torus', 'torus', 1],
    ['put a plane here', 'plane', 1],
    ['Build a row of four blocks', 'box', 4],
    ['add a donut', 'torus', 1],
    ['add a 3x3 grid of spheres', 'sphere', 9],
    ['make a tower of 6 cubes', 'box', 6],
    ['spawn some balls', 'sphere', 3],
    ['ad a bax', 'box', 1],
    ['add thre shperes', 'sphere', 3],
  ])('%s', async (text, shape, count) => {
    expect((await say(text)).status).toBe('done')
    expect(shapes(shape)).toHaveLength(count)
    for (const node of shapes(shape)) expect(boundsOf(editor.scene, [node.id])!.min[1]).toBeGreaterThan(-1e-6)
  })

  test.each([
    ['add a red box', { color: '#ff0000' }],
    ['add a dark green box', { color: '#006400' }],
    ['add a box in navy', { color: '#000080' }],
    ['add a #12ab34 cube', { color: '#12ab34' }],
    ['add a golden box', { metalness: 1, color: '#ffc65a' }],
    ['add a glass box', { transmission: 1 }],
    ['add a shiny red box', { roughness: 0.12, color: '#ff0000' }],
    ['add a matte black cube', { roughness: 1, color: '#000000' }],
    ['add a glowing orange box', { emissive: '#ffa500' }],
  ])('%s has that look', async (text, fields) => {
    await say(text)
    expect(surface(all()[0])).toMatchObject(fields)
  })

  test.each([
    ['add a 2 m tall box', [1, 2, 1]],
    ['add a box 30cm wide', [0.3, 1, 1]],
    ['add a 2 x 1 x 3 m box', [2, 1, 3]],
    ['add a big cube', [2, 2, 2]],
    ['add a tiny box', [0.25, 0.25, 0.25]],
    ['add a sphere with radius 2', [4, 4, 4]],
    ['add a cylinder 50 cm high', [1, 0.5, 1]],
    ['add a tall box', [1, 2, 1]],
    ['add a box of size 3', [3, 3, 3]],
    ['add a box with a height of 2 meters', [1, 2, 1]],
  ])('%s has that size', async (text, extent) => {
    await say(text)
    expect(sizeOf(all()[0].name)).toEqual(extent)
  })

  test('at a place, under a name', async () => {
    await say('add a cube called "Big Base" at 1, 2, 3')
    expect(middle('Big Base')).toEqual([1, 2, 3])
    await say('add a sphere named Sun at (4, 5, 6)')
    expect(middle('Sun')).toEqual([4, 5, 6])
  })

  test('in relation to what is there', async () => {
    await room()
    await say('put a small red ball on the table')
    expect(bounds('Ball 2').min[1]).toBeCloseTo(0.8, 5)
    await say('add a cone to the left of the red box')
    expect(middle('Cone')[0]).toBeLessThan(4)
    expect(apart('Cone', 'Red box')).toBe(true)
    await say('add a cylinder between the red box and the table')
    expect(Math.abs(middle('Cylinder')[0] - 2)).toBeLessThan(0.3)
    expect([apart('Cylinder', 'Cone'), apart('Cylinder', 'Red box')]).toEqual([true, true])
    await say('add four capsules around the table')
    const capsules = shapes('capsule')
    expect(capsules).toHaveLength(4)
    for (const node of capsules) expect(apart(node.name, 'Table')).toBe(true)
  })

  test('in rows and circles, clear of each other', async () => {
    await say('add five red boxes in a row 1 m apart')
    const xs = shapes('box').map((n) => center(boundsOf(editor.scene, [n.id])!)[0])
    expect(xs.slice(1).map((x, i) => x - xs[i])).toEqual([2, 2, 2, 2].map((n) => expect.closeTo(n, 5)))
    await say('add 8 cones in a circle of radius 5')
    const cones = shapes('cone').map((n) => center(boundsOf(editor.scene, [n.id])!))
    const [mx, mz] = [0, 2].map((i) => cones.reduce((sum, c) => sum + c[i], 0) / 8)
    for (const [x, , z] of cones) expect(Math.hypot(x - mx, z - mz)).toBeCloseTo(5, 4)
  })

  test('several kinds at once', async () => {
    await say('add two blue boxes, a red sphere and a cone')
    expect([shapes('box').length, shapes('sphere').length, shapes('cone').length]).toEqual([2, 1, 1])
    expect(surface(shapes('sphere')[0]).color).toBe('#ff0000')
  })

  test('three more; another', async () => {
    await say('add a red ball')
    await say('three more')
    expect(shapes('sphere')).toHaveLength(4)
    await say('add another ball')
    expect(shapes('sphere')).toHaveLength(5)
  })

  test('lights and cameras', async () => {
    await say('add a warm spotlight and a camera')
    expect(
      all()
        .map((n) => n.kind)
        .sort(),
    ).toEqual(['camera', 'light'])
    await say('add a sun')
    expect(editor.named('Sun')).toMatchObject({ kind: 'light', type: 'directional' })
  })

  test('says what it cannot make, and changes nothing', async () => {
    const outcome = await say('add a dinosaur')
    expect(outcome.status).toBe('refused')
    expect(outcome.exchange.text).toMatch(/cannot make “dinosaur”.*box, sphere/)
    expect(editor.scene.nodeCount).toBe(0)
  })
})

describe('changing', () => {
  beforeEach(room)

  test.each([
    ['make the red box green', 'Red box', '#008000'],
    ['paint the table white', 'Table', '#ffffff'],
    ['colour the ball purple', 'Ball', '#800080'],
    ['turn the lamp red', 'Lamp', '#ff0000'],
    ['set the color of the table to #123456', 'Table', '#123456'],
    ["change the ball's colour to pink", 'Ball', '#ffc0cb'],
    ['make the table the same color as the red box', 'Table', '#ff0000'],
    ['make it so that the lamp is blue', 'Lamp', '#0000ff'],
  ])('%s', async (text, name, hex) => {
    await say(text)
    expect(color(name)).toBe(hex)
  })

  test.each([
    ['make the red box twice as big', 'Red box', [2, 2, 2]],
    ['make the red box 2 m tall', 'Red box', [1, 2, 1]],
    ['make the red box half as wide', 'Red box', [0.5, 1, 1]],
    ['scale the red box by 3', 'Red box', [3, 3, 3]],
    ['make the red box bigger', 'Red box', [1.5, 1.5, 1.5]],
    ['shrink the red box to half', 'Red box', [0.5, 0.5, 0.5]],
    ['double the size of the red box', 'Red box', [2, 2, 2]],
    ['set the height of the red box to 30 cm', 'Red box', [1, 0.3, 1]],
    ['make the red box 50% larger', 'Red box', [1.5, 1.5, 1.5]],
    ['make the red box taller', 'Red box', [1, 1.5, 1]],
    ['make the blue box as big as the red box', 'Blue box', [1, 1, 1]],
    ['enlarge the red box', 'Red box', [1.5, 1.5, 1.5]],
  ])('%s', async (text, name, extent) => {
    await say(text)
    expect(sizeOf(name)).toEqual(extent)
  })

  test.each([
    ['make the ball 50% transparent', { opacity: 0.5 }],
    ['make the ball shiny', { roughness: 0.12 }],
    ['set the roughness of the ball to 0.9', { roughness: 0.9 }],
    ['make the ball chrome', { metalness: 1 }],
    ['make the ball of glass', { transmission: 1 }],
  ])('%s', async (text, fields) => {
    await say(text)
    expect(surface(editor.named('Ball'))).toMatchObject(fields)
  })

  test('turns, tilts and flips', async () => {
    await say('rotate the table 90 degrees')
    expect(sizeOf('Table')).toEqual([1, 0.8, 2])
    await say('turn it back 90 degrees around y')
    await say('tilt the table by 90 degrees about the z axis')
    expect(sizeOf('Table')).toEqual([0.8, 2, 1])
  })

  test('several at once, and one undo for the reply', async () => {
    const before = snapshot(editor.scene)
    const outcome = await say('make the ball red and bigger, then move it 1 m up and rename it to Sun')
    expect(outcome.status).toBe('done')
    expect([color('Sun'), sizeOf('Sun')[0], bounds('Sun').min[1]]).toEqual(['#ff0000', 1.5, expect.closeTo(1, 5)])
    editor.scene.history.undo()
    expect(snapshot(editor.scene)).toEqual(before)
  })
})

describe('moving', () => {
  beforeEach(room)

  test.each([
    ['move the red box 2 m to the left', [2, 0.5, 0]],
    ['move the red box up by 1 m', [4, 1.5, 0]],
    ['shift the red box right 50 cm', [4.5, 0.5, 0]],
    ['push the red box 1 m back', [4, 0.5, -1]],
    ['move the red box 2 meters forward', [4, 0.5, 2]],
    ['raise the red box by 25 cm', [4, 0.75, 0]],
    ['move the red box to 1, 2, 3', [1, 2, 3]],
    ['move the red box to the origin', [0, 0.5, 0]],
    ['move the red box along z by 3', [4, 0.5, 3]],
    ['move the red box 1m left and up', [3, 1.5, 0]],
  ])('%s', async (text, place) => {
    expect((await say(text)).status).toBe('done')
    expect(middle('Red box')).toEqual(place)
  })

  test('on, next to, behind, between, towards', async () => {
    await say('put the red box on the table')
    expect(bounds('Red box').min[1]).toBeCloseTo(0.8, 5)
    await say('place the blue box behind the table')
    expect(middle('Blue box')[2]).toBeLessThan(-0.5)
    await say('put it next to the ball')
    expect([apart('Blue box', 'Ball'), Math.abs(middle('Blue box')[2] - 4) < 0.01]).toEqual([true, true])
    await say('drop the red box to the ground')
    expect(bounds('Red box').min[1]).toBeCloseTo(0, 5)
    await say('move the ball closer to the table')
    expect(middle('Ball')[2]).toBeLessThan(4)
    expect(apart('Ball', 'Table')).toBe(true)
  })

  test('swaps', async () => {
    await say('swap the red box and the ball')
    expect([middle('Red box')[2], middle('Ball')[0]]).toEqual([4, 4])
  })
})

describe('clips of models', () => {
  beforeEach(async () => {
    const bytes = (await FIXTURES.skinned()) as Uint8Array<ArrayBuffer>
    await editor.importFiles([{ path: 'worm.glb', blob: new Blob([bytes]) }])
  })
  const playing = () => Object.values(editor.session.state.playback)[0]

  test('are played, held, slowed and stopped; the scene stays as it was', async () => {
    const [clip] = [...editor.scene.assets()].flatMap((asset) => asset.clips ?? [])
    const before = snapshot(editor.scene)
    expect((await say(`play the ${clip.name}`)).status).toBe('done')
    expect(playing()).toMatchObject({ playing: true, clip: 0 })
    await say('pause')
    expect(playing()).toMatchObject({ playing: false })
    await say('play it at half speed')
    expect(playing()).toMatchObject({ playing: true, speed: 0.5 })
    await say('stop the animation')
    expect(playing()).toBeUndefined()
    expect((await say(`make it ${clip.name}`)).status).toBe('done')
    expect((await say('play the backflip')).status).toBe('refused')
    expect((await say('which animations are there?')).exchange.text).toContain(clip.name)
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test.each([
    'let the worm CLIP',
    'the worm should CLIP',
    'can the worm CLIP?',
    'have it CLIP once',
    'show me the CLIP animation',
    'loop the CLIP',
    'play the first animation',
    'play CLIP at 3x speed',
  ])('“%s” plays it', async (words) => {
    const [clip] = [...editor.scene.assets()].flatMap((asset) => asset.clips ?? [])
    expect((await say(words.replace('CLIP', clip.name.toLowerCase()))).status).toBe('done')
    expect(playing()).toMatchObject({ playing: true, clip: 0, ...(words.includes('3x') && { speed: 3 }) })
  })

  test('are not played by another model than the one that is named', async () => {
    await say('add a ball')
    expect((await say('let the ball dance')).status).not.toBe('done')
    expect((await say('play the ball')).exchange.text).toMatch(/Ball has no animations; worm has/)
    expect(playing()).toBeUndefined()
  })

  test('are gone on with, slowed down, rewound and held still in other words', async () => {
    await say('play the animation')
    const playedAfter = async (words: string) => {
      expect((await say(words)).status, words).toBe('done')
      return playing()
    }
    expect(await playedAfter('freeze the animation')).toMatchObject({ playing: false })
    expect(await playedAfter('resume')).toMatchObject({ playing: true })
    expect(await playedAfter('slow the animation down')).toMatchObject({ playing: true, speed: 0.5 })
    expect(await playedAfter('speed up the animation')).toMatchObject({ speed: 2 })
    expect(await playedAfter('let it run a bit slower')).toMatchObject({ playing: true, speed: 0.5 })
    expect(await playedAfter('make the worm go faster')).toMatchObject({ speed: 2 })
    expect(await playedAfter('play the animation at normal speed')).toMatchObject({ speed: 1 })
    expect(await playedAfter('rewind the animation')).toMatchObject({ playing: true })
    expect(await playedAfter('make the worm stand still')).toBeUndefined()
  })

  test('“the model” is what was imported, though other things were spoken of since', async () => {
    await say('add a wall 4 m to the left of the origin')
    await say('put the model on a pedestal')
    const [pedestal, model] = ['Pedestal', 'worm'].map((name) => bounds(name))
    expect(model.min[1]).toBeCloseTo(pedestal.max[1], 3)
  })

  test('are refused where no model has any', async () => {
    await editor.run('scene.new')
    expect((await say('play the walk')).exchange.text).toMatch(/No model of this scene has animations/)
  })
})

describe('speaking of things', () => {
  beforeEach(room)

  test.each([
    ['select the red box', ['Red box']],
    ['select all boxes', ['Red box', 'Blue box']],
    ['select the ball and the lamp', ['Ball', 'Lamp']],
    ['select everything except the table', ['Lamp', 'Red box', 'Blue box', 'Ball']],
    ['select the largest box', ['Red box']],
    ['select the smallest thing', ['Lamp']],
    ['select the leftmost box', ['Blue box']],
    ['select all the red things', ['Red box']],
    ['select the green one', ['Ball']],
    ['select the tallest object', ['Red box']],
    ['select the small box', ['Blue box']],
    ['select the big box', ['Red box']],
  ])('%s', async (text, names) => {
    await say(text)
    expect(selected().sort()).toEqual([...names].sort())
  })

  test('one thing is taken out of what is selected, and the others stay so', async () => {
    await say('select all boxes')
    await say('deselect the blue box')
    expect(selected()).toEqual(['Red box'])
    await say('deselect everything')
    expect(selected()).toEqual([])
  })

  test('“how many?” counts what was just told', async () => {
    await say('which boxes are red?')
    expect((await say('how many?')).exchange.text).toContain('There is 1: Red box')
  })

  test('“what did you do?” tells the last order', async () => {
    expect((await say('what did you do?')).exchange.text).toMatch(/changed nothing/)
    await say('make the ball red')
    expect((await say('what did you do?')).exchange.text).toContain('make the ball red')
    await say('undo')
    expect((await say('what did you do?')).exchange.text).toContain('It has been undone')
  })

  test.each([
    ['add a round wooden table', 1.1],
    ['add a square white table', 1.25],
  ])('%s', async (text, side) => {
    const before = new Set(all().map(({ id }) => id))
    await say(text)
    const table = all().find(({ id, parent }) => !before.has(id) && parent === null)!
    const { min, max } = boundsOf(editor.scene, [table.id])!
    expect([max[0] - min[0], max[2] - min[2]]).toEqual([expect.closeTo(side, 3), expect.closeTo(side, 3)])
  })

  test('what is put next to a thing on a table stays on it, and what one sits on stands by the table', async () => {
    await say('add a table, and put a vase on it')
    await say('add three candles next to the vase')
    const foot = (name: string) => bounds(name).min[1]
    const top = foot('Vase')
    expect(['Candle', 'Candle 2', 'Candle 3'].map(foot)).toEqual(Array(3).fill(expect.closeTo(top, 2)))
    await say('add a chair next to the vase')
    expect(foot('Chair')).toBeCloseTo(0, 3)
  })

  test('a desk that is put under what stands on the ground carries it', async () => {
    await say('put a desk under the red box')
    const desk = bounds('Desk')
    expect(bounds('Red box').min[1]).toBeCloseTo(desk.max[1], 3)
  })

  test('two wishes in one sentence are two, though the second is put as a question', async () => {
    await say('the lamp is too tall, and could the ball be red?')
    expect(color('Ball')).toBe('#ff0000')
  })

  test('“another copy” is one, and not the last order again', async () => {
    const count = all().length
    await say('duplicate the ball')
    await say('move it 1 m to the right')
    await say('and another copy')
    expect(all()).toHaveLength(count + 2)
  })

  test('“it” is what was spoken of last, or what is selected', async () => {
    editor.session.select([editor.named('Ball').id])
    await say('make it red')
    expect(color('Ball')).toBe('#ff0000')
    await say('move the lamp 1 m up')
    await say('make it blue')
    expect([color('Lamp'), color('Ball')]).toEqual(['#0000ff', '#ff0000'])
  })

  test('asks where it may be several, changes nothing, and takes the answer', async () => {
    const before = snapshot(editor.scene)
    const asked = await say('delete the box')
    expect(asked.status).toBe('asks')
    expect(asked.choices.map(({ text }) => text)).toEqual(['Red box', 'Blue box', 'All of them'])
    expect(snapshot(editor.scene)).toEqual(before)
    await say('the blue one')
    expect(all().map((n) => n.name)).toEqual(['Table', 'Lamp', 'Red box', 'Ball'])
  })

  test('an answer by place, or all', async () => {
    await editor.run('node.rename', { node: 'Table', name: 'Chest' })
    await say('make the box yellow')
    await say('the left one')
    expect([color('Blue box'), color('Red box')]).toEqual(['#ffff00', '#ff0000'])
  })

  test('a message that is no answer is a new one', async () => {
    await editor.run('node.rename', { node: 'Table', name: 'Chest' })
    await say('delete the box')
    await say('add a cone')
    expect(editor.scene.nodeCount).toBe(6)
  })
})

describe('said in other words', () => {
  beforeEach(room)

  test('a colour behind the noun is a condition, not decoration', async () => {
    await say('remove every box that is red')
    expect(all().map((n) => n.name)).toEqual(['Table', 'Lamp', 'Blue box', 'Ball'])
  })

  test('words of names in any order, and in the plural', async () => {
    for (const [from, to] of [
      ['Red box', 'house-small-a'],
      ['Blue box', 'house-small-b'],
      ['Table', 'house-large'],
    ]) {
      await editor.run('node.rename', { node: from, name: to })
    }
    await say('select the small houses')
    expect(selected()).toEqual(['house-small-a', 'house-small-b'])
    await say('select all houses')
    expect(selected()).toHaveLength(3)
  })

  test('copies by count, of what has a name in one word', async () => {
    await editor.run('node.rename', { node: 'Ball', name: 'coffeeMug' })
    await say('make two copies of the coffee mug, 30 cm apart')
    expect(
      all()
        .map((n) => n.name)
        .filter((name) => name.startsWith('coffeeMug')),
    ).toHaveLength(3)
    const [a, b] = [bounds('coffeeMug'), bounds('coffeeMug 2')]
    expect(b.min[0] - a.max[0]).toBeCloseTo(0.3, 5)
    await say('select the coffee mugs')
    expect(selected()).toHaveLength(3)
  })

  test('under what stands on the ground is on the ground, and what stood there is on it', async () => {
    const { exchange } = await say('put a flat red box under the ball')
    expect(bounds('Box').min[1]).toBeCloseTo(0, 5)
    expect(middle('Box')[2]).toBeCloseTo(4, 5)
    expect(bounds('Ball').min[1]).toBeCloseTo(bounds('Box').max[1], 5)
    expect(exchange.text).toContain('Ball (on Box)')
  })

  test('two changes under one verb', async () => {
    await say('make the lamp red and the ball white')
    expect([color('Lamp'), color('Ball')]).toEqual(['#ff0000', '#ffffff'])
  })

  test.each([
    ['the ball should be purple', 'Ball', '#800080'],
    ['I need the table to be white', 'Table', '#ffffff'],
  ])('%s', async (text, name, hex) => {
    await say(text)
    expect(color(name)).toBe(hex)
  })

  test.each([
    ['increase the size of the ball by 50%', 'Ball', [1.5, 1.5, 1.5]],
    ['make the ball 3 times larger', 'Ball', [3, 3, 3]],
    ['decrease the size of the ball by 20%', 'Ball', [0.8, 0.8, 0.8]],
    ['make the blue box as tall as the red box', 'Blue box', [0.5, 1, 0.5]],
    ['turn the table around', 'Table', [2, 0.8, 1]],
  ])('%s', async (text, name, extent) => {
    expect((await say(text)).status).toBe('done')
    expect(sizeOf(name)).toEqual(extent)
  })

  test('above the ground; at the centre of something', async () => {
    await say('add a pink ring 2 m above the ground')
    expect(boundsOf(editor.scene, [shapes('torus')[0].id])!.min[1]).toBeCloseTo(2, 5)
    await say('place the ball at the center of the table')
    expect([middle('Ball')[0], middle('Ball')[2]]).toEqual([0, 0])
  })

  test('start over empties the scene', async () => {
    await say('start over')
    expect(editor.scene.nodeCount).toBe(0)
  })
})

describe('other orders', () => {
  beforeEach(room)

  test('delete, undo, redo', async () => {
    await say('delete all boxes except the table')
    expect(all().map((n) => n.name)).toEqual(['Table', 'Lamp', 'Ball'])
    await say('undo')
    expect(editor.scene.nodeCount).toBe(5)
    await say('get rid of everything')
    expect(editor.scene.nodeCount).toBe(0)
  })

  test.each(['hmm, no', 'I changed my mind', 'that was wrong', "I don't like that"])(
    'a doubt takes back what a message did, and not what was done by hand: “%s”',
    async (doubt) => {
      const before = snapshot(editor.scene)
      const refused = await say(doubt)
      expect(refused.status).toBe('refused')
      expect(snapshot(editor.scene)).toEqual(before)
      await say('delete the ball')
      await say(doubt)
      expect(snapshot(editor.scene)).toEqual(before)
    },
  )

  test('duplicate, group, hide, lock, rename', async () => {
    await say('duplicate the ball 3 times')
    expect(shapes('sphere')).toHaveLength(4)
    await say('group the red box and the blue box')
    expect(editor.scene.children(editor.named('Group').id)).toHaveLength(2)
    await say('hide the lamp')
    expect(editor.named('Lamp').visible).toBe(false)
    await say('show it')
    expect(editor.named('Lamp').visible).toBe(true)
    await say('lock the table')
    expect(editor.named('Table').locked).toBe(true)
    await say('rename the lamp to Night light')
    expect(editor.named('Night light').kind).toBe('mesh')
  })

  test('arranges', async () => {
    await say('line up the red box, the blue box and the ball 1 m apart')
    const [a, b, c] = ['Red box', 'Blue box', 'Ball'].map(bounds)
    expect([b.min[0] - a.max[0], c.min[0] - b.max[0]]).toEqual([expect.closeTo(1, 5), expect.closeTo(1, 5)])
    await say('arrange them in a circle')
    await say('stack the red box and the blue box')
    expect(bounds('Blue box').min[1]).toBeCloseTo(bounds('Red box').max[1], 5)
    await say('align the red box and the ball along x')
    expect(middle('Red box')[2]).toBeCloseTo(middle('Ball')[2], 5)
  })

  test('view', async () => {
    await say('look from above')
    await say('frame the table')
    await say('zoom to everything')
    expect(editor.looks).toEqual(['top'])
    expect(editor.framed).toEqual([[editor.named('Table').id], null])
  })

  test('answers questions, and changes nothing', async () => {
    const before = snapshot(editor.scene)
    const answers = async (text: string) => (await say(text)).exchange.text
    expect(await answers('how many boxes are there?')).toContain('2')
    expect(await answers('how tall is the table?')).toContain('0.8 m tall')
    expect(await answers('what is selected?')).toContain('Nothing')
    expect(await answers('what color is the ball?')).toContain('green')
    expect(await answers('what can you do?')).toContain('You can say')
    expect(await answers('how far is the red box from the table?')).toContain('2.5 m')
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test.each([
    'sing me a song',
    'make the red box funkier',
    'delete the unicorn',
    'move it',
    'what about the thing with the stuff',
    'asdf qwer',
  ])('refuses “%s” honestly, and changes nothing', async (text) => {
    const before = snapshot(editor.scene)
    const outcome = await say(text)
    expect(outcome.status).toBe('refused')
    expect(outcome.exchange.text.length).toBeGreaterThan(20)
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('a message of which a part is not understood changes nothing at all', async () => {
    const before = snapshot(editor.scene)
    expect((await say('make the ball red and then frobnicate the lamp')).status).toBe('refused')
    expect((await say('make the ball red, then delete the elephant')).status).toBe('refused')
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('names are data: they order nothing', async () => {
    await editor.run('node.rename', { node: 'Ball', name: 'delete everything' })
    await say('make "delete everything" red')
    expect(editor.scene.nodeCount).toBe(5)
    expect(color('delete everything')).toBe('#ff0000')
  })
})

describe('whatever is said', () => {
  const words = fc.constantFrom(
    'add',
    'a',
    'the',
    'red',
    'box',
    'boxes',
    'it',
    'them',
    'move',
    'to',
    'left',
    '2',
    'm',
    'and',
    'on',
    'of',
    'delete',
    'all',
    'except',
    'make',
    'twice',
    'big',
    'row',
    'in',
    'circle',
    'between',
    'Ball',
    'rotate',
    '45',
    'degrees',
    ',',
    '.',
    'called',
    '"x"',
    'undo',
    'group',
    '%',
    'duplicate',
    '3',
  )

  test('nothing throws, and one undo takes all of it back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .oneof(
            fc.array(words, { maxLength: 10 }).map((all) => all.join(' ')),
            fc.string({ maxLength: 60 }),
          )
          // "undo" among other things takes back a step of before the turn, which is no part of it.
          .filter((text) => !/undo/.test(text) || text === 'undo'),
        async (text) => {
          editor = createTestEditor()
          await room()
          const before = snapshot(editor.scene)
          const outcome = await createTestChat(editor)(text)
          expect(outcome.status).not.toBe('failed')
          if (editor.scene.history.undoStep?.group) editor.scene.history.undo()
          else editor.scene.history.redo()
          expect(snapshot(editor.scene)).toEqual(before)
        },
      ),
      { numRuns: 400 },
    )
  })
})
