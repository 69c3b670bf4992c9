import { type MeshNode, type NodeId, resolveMaterial, type SceneReader, type Surface } from '../../document/index.ts'
import { type Field, type Section, tidy } from './field.ts'

type NumberKey = { [K in keyof Surface]: Surface[K] extends number ? K : never }[keyof Surface]

const NUMBERS: { key: NumberKey; label: string; max: number; step: number }[] = [
  { key: 'metalness', label: 'Metalness', max: 1, step: 0.01 },
  { key: 'roughness', label: 'Roughness', max: 1, step: 0.01 },
  { key: 'opacity', label: 'Opacity', max: 1, step: 0.01 },
]

const GLASS: { key: NumberKey; label: string; min: number; max: number; step: number }[] = [
  { key: 'emissiveIntensity', label: 'Glow', min: 0, max: 10, step: 0.1 },
  { key: 'transmission', label: 'Transmission', min: 0, max: 1, step: 0.01 },
  { key: 'thickness', label: 'Thickness', min: 0, max: 2, step: 0.01 },
  { key: 'ior', label: 'Refraction', min: 1, max: 2.5, step: 0.01 },
  { key: 'clearcoat', label: 'Clearcoat', min: 0, max: 1, step: 0.01 },
]

/**
 * The surface in one slot of meshes. A material that others wear too is made the selected nodes' own by a change,
 * unless "All wearers" is on.
 */
export function materialSections(scene: SceneReader, ids: readonly NodeId[], slot: number, title: string): Section[] {
  const record = () => scene.material((scene.node(ids.at(-1)!) as MeshNode | undefined)?.materials[slot] ?? '')
  const surface = () => resolveMaterial(record() ?? { id: '', name: '' }, scene.asset)
  const sharedWith = scene.wearers(record()?.id ?? '').size
  let everywhere = false
  const write = (key: keyof Surface) => (value: unknown) => ({
    id: 'material.set',
    params: { nodes: [...ids], slot, everywhere, [key]: value },
  })
  const color = (key: 'color' | 'emissive', label: string): Field => ({
    key: `${key}-${slot}`,
    label,
    read: () => surface()[key],
    write: write(key),
  })
  const number = ({
    key,
    label,
    ...range
  }: {
    key: NumberKey
    label: string
    min?: number
    max: number
    step: number
  }): Field => ({
    key: `${key}-${slot}`,
    label,
    settings: { min: 0, ...range },
    read: () => tidy(surface()[key]),
    write: write(key),
  })
  const all: Field[] =
    sharedWith > ids.length
      ? [
          {
            key: `everywhere-${slot}`,
            label: `All ${sharedWith} wearers`,
            read: () => everywhere,
            write: (value: boolean) => {
              everywhere = value
              return { id: 'select.set', params: { nodes: [...ids] } }
            },
          },
        ]
      : []
  const sided: Field = {
    key: `doubleSided-${slot}`,
    label: 'Both sides',
    read: () => surface().doubleSided,
    write: write('doubleSided'),
  }
  return [
    { title, fields: [color('color', 'Colour'), ...NUMBERS.map(number), ...all] },
    {
      title: `${title}: glow and glass`,
      fields: [color('emissive', 'Glow colour'), ...GLASS.map(number), sided],
      folded: true,
    },
  ]
}
