import { z } from 'zod'
import {
  createNode,
  keysAtEnd,
  lightDefaults,
  type SceneNode,
  SceneSettings,
  type Transaction,
  type Vec3,
} from '../document/index.ts'
import { boundsOrOrigin, center, shiningFrom, skyDirection, sunPosition } from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { LOOK_NAMES, type LookLight } from './look-names.ts'
import { defined } from './params.ts'
import { skyAt } from './sky.ts'

/** How the lights of looks are marked, so that the next look takes their place. */
const MARK = 'look'
/** Metres from the middle of the scene to where a sun's node stands. */
const SUN_DISTANCE = 14

export const setLook = defineCommand({
  id: 'scene.look',
  title: 'Look',
  about: 'Sets light, sky, exposure and tone mapping together. The lights of an earlier look go.',
  params: z.object({ look: z.enum(LOOK_NAMES) }),
  assistant: 'write',
  run: async (ctx, { look }) => {
    const { settings, lights, floor } = (await import('./later/looks.ts')).LOOKS[look]
    await ctx.store.idle()
    return ctx.transact(`Look: ${look}`, (tx) => {
      tx.settings((draft) => {
        Object.assign(draft, structuredClone(settings))
        draft.ground.shadow = true
        draft.ground.floor = floor ?? null
        delete draft.sun
      })
      return { created: replaceLights(ctx, tx, lights) }
    })
  },
})

export const setSun = defineCommand({
  id: 'scene.sun',
  title: 'Sun by time and place',
  about: 'Lights the scene by the sun as it stands at an hour of a day of the year, at a latitude, with a sky to it.',
  params: SceneSettings.shape.sun.unwrap().partial(),
  assistant: 'write',
  run: (ctx, given) => {
    const sun = { ...NOON, ...ctx.scene.settings.sun, ...defined(given) }
    const { elevation, azimuth } = sunPosition(sun)
    const sky = skyAt(elevation)
    return ctx.transact('Set the sun', (tx) => {
      tx.settings((draft) => {
        draft.sun = sun
        draft.environment = { map: sky.map, intensity: sky.fill, rotation: -azimuth }
        draft.background = { ...draft.background, type: 'gradient', top: sky.top, bottom: sky.bottom }
      })
      const light = { name: 'Sun', elevation: Math.max(elevation, 1), azimuth: azimuth - sun.north, castShadow: true }
      return { created: replaceLights(ctx, tx, [{ ...light, color: sky.color, intensity: sky.intensity }]) }
    })
  },
})

/** A summer's afternoon in the middle of Europe. */
export const NOON = { hour: 15, day: 172, latitude: 48, north: 0 }

function replaceLights(ctx: CommandContext, tx: Transaction, lights: readonly LookLight[]): string[] {
  const old = [...ctx.scene.nodes()].filter(({ part }) => part === MARK)
  const locked = old.find((node) => node.locked)
  if (locked) throw new CommandError(`"${locked.name}" is locked; unlock it, or delete it, for another light`)
  // A light that goes on under its name keeps its id: what is selected stays selected.
  const kept = new Map(old.map((node) => [node.name, node]))
  const middle = center(boundsOrOrigin(ctx.scene, shown(ctx)))
  const ids = lights.map((light) => {
    const before = kept.get(light.name)
    kept.delete(light.name)
    const node = lightNode(ctx, light, middle, before)
    tx.nodes.put(node)
    return node.id
  })
  for (const { id } of kept.values()) tx.nodes.remove(id)
  return ids
}

/** What the lights are to shine at: all but themselves. */
const shown = ({ scene }: CommandContext) => scene.children(null).filter((id) => scene.node(id)!.part !== MARK)

function lightNode(
  { scene }: CommandContext,
  { name, elevation, azimuth, ...light }: LookLight,
  middle: Vec3,
  before: SceneNode | undefined,
): SceneNode {
  const direction = skyDirection(elevation, azimuth)
  const place = {
    position: middle.map((n, i) => n + direction[i] * SUN_DISTANCE) as Vec3,
    rotation: shiningFrom(direction),
  }
  if (before?.kind === 'light') return { ...before, ...place, ...light, parent: null }
  const order = keysAtEnd(scene, null, 1)[0]
  return createNode('light', { ...lightDefaults('directional'), ...light, ...place, name, order, part: MARK })
}
