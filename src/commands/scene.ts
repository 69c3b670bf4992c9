import { z } from 'zod'
import { Background, NEW_FOG, SceneSettings } from '../document/index.ts'
import { defineCommand } from './define.ts'
import { ColorInput, defined, parseColor } from './params.ts'

const { environment, ground, fog } = SceneSettings.shape

export const setScene = defineCommand({
  id: 'scene.set',
  title: 'Scene settings',
  about:
    'Changes what belongs to the whole scene: its name, background, environment light, fog, exposure and ground. What is left out stays.',
  params: z
    .object({
      name: z.string().trim().min(1).max(200),
      environment: environment.partial().extend({ image: z.string().nullable().optional() }),
      background: z.union([
        ColorInput,
        Background.extend({ color: ColorInput, top: ColorInput, bottom: ColorInput }).partial(),
      ]),
      fog: fog.unwrap().extend({ color: ColorInput }).partial().nullable().describe('null switches it off'),
      exposure: SceneSettings.shape.exposure,
      toneMapping: SceneSettings.shape.toneMapping,
      occlusion: SceneSettings.shape.occlusion.unwrap(),
      ground: ground.extend({ floor: ColorInput.nullable() }).partial(),
    })
    .partial(),
  assistant: 'write',
  run: (ctx, { background, environment: light, fog: haze, ground: floor, ...plain }) => {
    const behind = typeof background === 'string' ? { type: 'color' as const, color: background } : background
    ctx.transact('Change scene settings', (tx) =>
      tx.settings((draft) => {
        Object.assign(draft, defined(plain))
        Object.assign(draft.environment, defined(lightOf(light)))
        if (light?.image === null || (light?.map && !light.image)) delete draft.environment.image
        Object.assign(draft.ground, colored(defined(floor)))
        Object.assign(draft.background, colored(defined(behind)))
        if (haze === null) draft.fog = null
        else if (haze) draft.fog = { ...(draft.fog ?? NEW_FOG), ...colored(defined(haze)) }
      }),
    )
    return { changed: Object.keys(defined({ ...plain, background, environment: light, fog: haze, ground: floor })) }
  },
})

/** A map takes the place of a panorama of one's own, and null takes that away. */
function lightOf<L extends { image?: string | null }>(light: L | undefined) {
  const { image, ...rest } = light ?? {}
  return { ...rest, image: image ?? undefined }
}

const COLORS = ['color', 'top', 'bottom', 'floor']

/** Colours by name become #rrggbb. */
const colored = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      COLORS.includes(key) && value !== null ? parseColor(value as string) : value,
    ]),
  ) as T
