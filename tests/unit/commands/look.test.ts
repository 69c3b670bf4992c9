import { expect, test } from 'vitest'
import { LOOKS } from '../../../src/commands/later/looks.ts'
import { LOOK_NAMES } from '../../../src/commands/look-names.ts'
import type { LightNode } from '../../../src/document/index.ts'
import { SceneSettings } from '../../../src/document/index.ts'
import { sunPosition } from '../../../src/spatial/index.ts'
import { createTestEditor } from '../../support/editor.ts'

type TestEditor = ReturnType<typeof createTestEditor>

const lights = ({ scene }: TestEditor) => [...scene.nodes()].filter((node): node is LightNode => node.kind === 'light')
const snapshot = ({ scene }: TestEditor) => JSON.stringify([[...scene.nodes()], scene.settings])
/** Where a light shines, from its quaternion: its own -Z in the world. */
const aim = ({ rotation: [x, y, z, w] }: LightNode) => [
  -2 * (x * z + w * y),
  -2 * (y * z - w * x),
  -(1 - 2 * (x * x + y * y)),
]

test.each(LOOK_NAMES)('%s sets light, sky and picture in one step, which one undo takes back', async (look) => {
  const editor = createTestEditor()
  await editor.run('mesh.add', { shape: 'box' })
  const before = snapshot(editor)
  await editor.run('scene.look', { look })
  expect(SceneSettings.parse(editor.scene.settings)).toMatchObject(LOOKS[look].settings)
  expect(lights(editor).map(({ name }) => name)).toEqual(LOOKS[look].lights.map(({ name }) => name))
  for (const light of lights(editor)) expect(aim(light)[1]).toBeLessThan(0)
  await editor.run('history.undo')
  expect(snapshot(editor)).toBe(before)
})

test('a look takes the place of the one before, and leaves the lights of the user alone', async () => {
  const editor = createTestEditor()
  await editor.run('light.add', { type: 'point', name: 'Lamp' })
  for (const look of LOOK_NAMES) await editor.run('scene.look', { look })
  const { lights: last } = LOOKS[LOOK_NAMES.at(-1)!]
  expect(lights(editor).map(({ name }) => name)).toEqual(['Lamp', ...last.map(({ name }) => name)])
})

test.each([
  [{ hour: 12, day: 81, latitude: 0 }, 90],
  [{ hour: 12, day: 172, latitude: 48 }, 65.4],
  [{ hour: 12, day: 355, latitude: 48 }, 18.6],
  [{ hour: 6, day: 81, latitude: 48 }, 0],
  [{ hour: 0, day: 172, latitude: 70 }, 3.4],
])('the sun at %o stands %d degrees high', (time, elevation) => {
  expect(Math.abs(sunPosition(time).elevation - elevation)).toBeLessThan(0.6)
})

test('in the north the sun is in the east in the morning, in the south at noon, in the west in the evening', () => {
  const azimuth = (hour: number) => sunPosition({ hour, day: 81, latitude: 48 }).azimuth
  expect(azimuth(6)).toBeCloseTo(90, 0)
  expect(azimuth(12)).toBeCloseTo(180, 0)
  expect(azimuth(18)).toBeCloseTo(270, 0)
})

test('the sun is set by its time, keeps what is not said, and goes with the next look', async () => {
  const editor = createTestEditor()
  await editor.run('scene.sun', { hour: 8, latitude: 40 })
  const id = lights(editor)[0].id
  await editor.run('scene.sun', { hour: 18 })
  expect(editor.scene.settings.sun).toMatchObject({ hour: 18, latitude: 40 })
  expect(lights(editor).map((light) => light.id)).toEqual([id])
  expect(aim(lights(editor)[0])[0]).toBeGreaterThan(0.3) // from the west, -X, towards the east
  await editor.run('scene.look', { look: 'studio' })
  expect(editor.scene.settings.sun).toBeUndefined()
  await expect(editor.run('scene.sun', { hour: 25 })).rejects.toThrow('hour')
})
