import {
  type Material,
  type MeshNode,
  NEW_SURFACE,
  type NodeId,
  resolveMaterial,
  type SceneReader,
  type Surface,
} from '../../../document/index.ts'
import type { Texts } from '../../../texts/texts.ts'
import { type CommandCall, type Field, type FieldOf, perValue, tidy } from '../field.ts'
import type { Quantity } from '../units.ts'

type KeyOf<T> = { [K in keyof Surface]: Surface[K] extends T ? K : never }[keyof Surface]

interface Range {
  key: KeyOf<number>
  to: number
  from?: number
  quantity?: Quantity
  /** Whether values beyond the slider's end may be typed. */
  open?: boolean
}

const BASIC: Range[] = [
  { key: 'metalness', to: 1 },
  { key: 'roughness', to: 1 },
  { key: 'opacity', to: 1 },
]
const GLASS: Range[] = [
  { key: 'transmission', to: 1 },
  { key: 'thickness', to: 2, quantity: 'length', open: true },
  { key: 'ior', from: 1, to: 2.5 },
]
const COATS: Range[] = [
  { key: 'clearcoat', to: 1 },
  { key: 'clearcoatRoughness', to: 1 },
]
const FILMS: Range[] = [
  { key: 'iridescence', to: 1 },
  { key: 'iridescenceIor', from: 1, to: 2.5 },
  { key: 'anisotropy', to: 1 },
  { key: 'anisotropyRotation', from: -180, to: 180, quantity: 'angle' },
]

/** The material that a node wears in a slot. */
export function materialIn(scene: SceneReader, id: NodeId, slot: number): Material | undefined {
  return scene.material((scene.node(id) as MeshNode | undefined)?.materials[slot] ?? '')
}

/**
 * The surface in one slot of meshes. `everywhere` says whether a change is for all that wear the material; else one
 * that others wear too is made these nodes' own. `laying` is how textures lie on it.
 */
export function materialFields(
  scene: SceneReader,
  ids: readonly NodeId[],
  slot: number,
  everywhere: boolean,
  t: Texts['inspector'],
): { basic: Field[]; laying: Field[]; more: Field[] } {
  const surface = (i: number) => resolveMaterial(materialIn(scene, ids[i], slot) ?? { id: '', name: '' }, scene.asset)
  const write =
    <T>(key: keyof Surface) =>
    (values: readonly T[]): CommandCall[] =>
      perValue(ids, values, (nodes, value) => ({
        id: 'material.set',
        params: { nodes, slot, everywhere, [key]: value },
      }))
  const number = ({ key, from = 0, to, quantity = 'share', open }: Range): Field => ({
    kind: 'number',
    key: `${key}-${slot}`,
    label: t.surface[key],
    count: ids.length,
    quantity,
    step: quantity === 'angle' ? 1 : 0.01,
    slider: [from, to],
    min: from,
    max: open ? undefined : to,
    read: (i) => tidy(surface(i)[key]),
    write: write(key),
    initial: NEW_SURFACE[key],
  })
  const plain = (key: KeyOf<number>, min: number, max: number): Field => ({
    ...(number({ key, from: min, to: max, quantity: 'plain' }) as FieldOf<'number'>),
    step: 0.05,
    slider: undefined,
  })
  const color = (key: 'color' | 'emissive' | 'sheenColor'): Field => ({
    kind: 'color',
    key: `${key}-${slot}`,
    label: t.surface[key],
    count: ids.length,
    read: (i) => surface(i)[key],
    write: write(key),
    ...(key !== 'color' && { initial: NEW_SURFACE[key] }),
  })
  const sided: Field = {
    kind: 'toggle',
    key: `doubleSided-${slot}`,
    label: t.surface.doubleSided,
    count: ids.length,
    read: (i) => surface(i).doubleSided,
    write: write('doubleSided'),
  }
  const basic = [
    color('color'),
    ...BASIC.map(number),
    color('emissive'),
    number({ key: 'emissiveIntensity', to: 10, quantity: 'plain', open: true }),
  ]
  const more = [
    ...GLASS.map(number),
    ...COATS.map(number),
    color('sheenColor'),
    number({ key: 'sheenRoughness', to: 1 }),
    ...FILMS.map(number),
    sided,
  ]
  const laying = [plain('repeat', 0.05, 1000), plain('normalScale', 0, 4)]
  return { basic, laying, more }
}
