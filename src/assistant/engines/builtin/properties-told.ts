import { type LightNode, type LightType, type NodeId, subtree } from '../../../document/index.ts'
import { toDegrees } from '../../../spatial/index.ts'
import { listed } from './counting.ts'
import { surfaceOf } from './meaning/describe.ts'
import type { Planner } from './meaning/planner.ts'
import { materialText } from './told.ts'
import { colorName } from './words/colors.ts'

const TYPES: Record<LightType, string> = {
  directional: 'sun',
  point: 'point light',
  spot: 'spot light',
  hemisphere: 'sky light',
  ambient: 'ambient light',
}
/** What the intensity of a light is measured in; of light from everywhere it is a bare factor. */
const UNITS: Partial<Record<LightType, string>> = { directional: 'lux', point: 'candela', spot: 'candela' }

const rounded = (n: number) => Number(n.toFixed(2))

/** The first light of a thing: its own, or the bulb of a lamp. */
const lightOf = (plan: Planner, id: NodeId): LightNode | undefined =>
  [...subtree(plan.scene, id)].find((node) => node.kind === 'light')

/** How bright a light is, of what kind and colour: "Bulb is a white point light of 20 candela, and casts no shadows." */
export function lightText(plan: Planner, id: NodeId): string {
  const light = lightOf(plan, id)
  if (!light) {
    const glow = surfaceOf(plan.scene, plan.scene.node(id)!)?.emissiveIntensity ?? 1
    return glow > 1
      ? `${plan.nameOf(id)} glows, at ${rounded(glow)} times its colour.`
      : `${plan.nameOf(id)} gives no light.`
  }
  const unit = UNITS[light.type]
  const strength = `${unit ? '' : 'intensity '}${rounded(light.intensity)}${unit ? ` ${unit}` : ''}`
  const color = colorName(light.color).replace(/ \(#\w+\)$/, '')
  const shown = light.visible ? '' : ' It is switched off.'
  return `${plan.nameOf(id)} is a ${color} ${TYPES[light.type]} of ${strength}, and casts ${light.castShadow ? '' : 'no '}shadows.${shown}`
}

/** How a thing is turned within what holds it: "Crate is turned by 30° about Y." */
export function turnedText(plan: Planner, id: NodeId): string {
  const turns = toDegrees(plan.scene.node(id)!.rotation)
    .map((n, i) => ({ n: Number(n.toFixed(1)), axis: 'XYZ'[i] }))
    .filter(({ n }) => n !== 0)
  return turns.length
    ? `${plan.nameOf(id)} is turned by ${listed(turns.map(({ n, axis }) => `${n}° about ${axis}`))}.`
    : `${plan.nameOf(id)} is not turned.`
}

/** How a thing's surface looks, in words and in figures. */
export function surfaceText(plan: Planner, id: NodeId): string {
  const surface = surfaceOf(plan.scene, plan.scene.node(id)!)
  if (!surface) return materialText(plan, id)
  const { roughness, metalness, opacity } = surface
  const figures = [`roughness ${rounded(roughness)}`, `metalness ${rounded(metalness)}`, `opacity ${rounded(opacity)}`]
  return `${materialText(plan, id)} ${listed(figures)}.`.replace(/ r(?=oughness)/, ' R')
}

/** "Is the bulb brighter than the spot?" */
export function brighterOf(plan: Planner, a: NodeId, b: NodeId, text: string): string {
  const [of, than] = [a, b].map((id) => lightOf(plan, id)?.intensity ?? 0)
  const isSo = /\b(?:dimmer|weaker)\b/i.test(text) ? of < than : of > than
  return `${isSo ? 'Yes' : 'No'}. ${[a, b].map((id) => lightText(plan, id)).join(' ')}`
}

/** The light and the background of the scene as a whole. */
export function settingText({ scene }: Planner): string {
  const { background, environment, exposure, fog } = scene.settings
  const behind = {
    color: `a plain colour, ${colorName(background.color)}`,
    gradient: `a gradient from ${background.top} down to ${background.bottom}`,
    environment: 'the environment',
    transparent: 'transparent',
  }[background.type]
  const light = environment.image
    ? 'comes from a picture of its own'
    : environment.map === 'none'
      ? 'comes from lights alone'
      : `is that of “${environment.map}”`
  return `The background is ${behind}. The light ${light}, at intensity ${rounded(environment.intensity)}, and the exposure is ${rounded(exposure)}. There is ${fog ? 'fog' : 'no fog'}.`
}
