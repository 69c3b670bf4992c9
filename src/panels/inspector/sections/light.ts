import { LIGHT_TYPES, type LightNode, type NodeId, type SceneReader } from '../../../document/index.ts'
import type { Texts } from '../../../texts/texts.ts'
import { type Field, perValue, tidy } from '../field.ts'
import { COLDEST, colorOfTemperature, HOTTEST, temperatureOfColor } from '../temperature.ts'
import type { Quantity } from '../units.ts'

const STRENGTH: Record<LightNode['type'], Quantity> = {
  directional: 'lux',
  point: 'candela',
  spot: 'candela',
  hemisphere: 'plain',
  ambient: 'plain',
}

/** Lights of one type, in the units of KHR_lights_punctual. */
export function lightFields(scene: SceneReader, ids: readonly NodeId[], t: Texts['inspector']): Field[] {
  const light = (i: number) => scene.node(ids[i]) as LightNode
  const { type } = light(0)
  const own = <K extends keyof LightNode>(key: K, label: string) => ({
    key: `light-${key}`,
    label,
    count: ids.length,
    write: <T>(values: readonly T[]) =>
      perValue(ids, values, (nodes, value) => ({ id: 'light.set', params: { nodes, [key]: value } })),
  })
  const number = (key: 'intensity' | 'range' | 'angle' | 'penumbra', label: string) => ({
    ...own(key, label),
    kind: 'number' as const,
    read: (i: number) => tidy(light(i)[key]),
  })
  const color = (key: 'color' | 'groundColor', label: string): Field => ({
    ...own(key, label),
    kind: 'color',
    read: (i) => light(i)[key],
  })
  const hasReach = type === 'point' || type === 'spot'
  const fields: (Field | false)[] = [
    {
      ...own('type', t.lightType),
      kind: 'choice',
      options: LIGHT_TYPES.map((value) => ({ value, label: t.lightTypes[value] })),
      read: (i) => light(i).type,
    },
    { ...number('intensity', t.intensity), quantity: STRENGTH[type], step: 0.1, min: 0 },
    hasReach && power(ids, light, t),
    color('color', t.surface.color),
    temperature(ids, light, t),
    type === 'hemisphere' && color('groundColor', t.fromBelow),
    hasReach && { ...number('range', t.range), quantity: 'length', step: 0.1, min: 0, initial: 0 },
    type === 'spot' && {
      ...number('angle', t.coneAngle),
      quantity: 'angle',
      step: 1,
      min: 1,
      max: 89,
      slider: [1, 89],
    },
    type === 'spot' && {
      ...number('penumbra', t.softness),
      quantity: 'share',
      step: 0.01,
      min: 0,
      max: 1,
      slider: [0, 1],
    },
    (hasReach || type === 'directional') && {
      ...own('castShadow', t.castsShadow),
      kind: 'toggle',
      read: (i) => light(i).castShadow,
    },
  ]
  return fields.filter((field) => field !== false)
}

/** Lumens: candela over the solid angle that the light shines into, in steradians. */
function power(ids: readonly NodeId[], light: (i: number) => LightNode, t: Texts['inspector']): Field {
  const steradians = ({ type, angle }: LightNode) =>
    2 * Math.PI * (type === 'spot' ? 1 - Math.cos((angle * Math.PI) / 180) : 2)
  return {
    kind: 'number',
    key: 'light-power',
    label: t.power,
    count: ids.length,
    quantity: 'lumen',
    step: 1,
    min: 0,
    read: (i) => Math.round(light(i).intensity * steradians(light(i)) * 10) / 10,
    write: (values) =>
      ids.map((id, i) => ({
        id: 'light.set',
        params: { nodes: [id], intensity: values[i] / steradians(light(i)) },
      })),
  }
}

function temperature(ids: readonly NodeId[], light: (i: number) => LightNode, t: Texts['inspector']): Field {
  return {
    kind: 'number',
    key: 'light-temperature',
    label: t.temperature,
    count: ids.length,
    quantity: 'kelvin',
    step: 50,
    min: COLDEST,
    max: HOTTEST,
    slider: [COLDEST, 10000],
    read: (i) => temperatureOfColor(light(i).color),
    write: (values) =>
      perValue(ids, values, (nodes, kelvin) => ({
        id: 'light.set',
        params: { nodes, color: colorOfTemperature(kelvin) },
      })),
    initial: 6500,
  }
}
