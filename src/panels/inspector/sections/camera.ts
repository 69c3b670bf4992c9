import type { CameraNode, NodeId, SceneReader } from '../../../document/index.ts'
import type { Texts } from '../../../texts/texts.ts'
import { type Field, perValue, tidy } from '../field.ts'

/** Half the height of a full-frame sensor, millimetres: what focal lengths are told for. */
const HALF_SENSOR = 12

/** Cameras of one projection. */
export function cameraFields(scene: SceneReader, ids: readonly NodeId[], t: Texts['inspector']): Field[] {
  const camera = (i: number) => scene.node(ids[i]) as CameraNode
  const own = <K extends keyof CameraNode>(key: K, label: string) => ({
    key: `camera-${key}`,
    label,
    count: ids.length,
    write: <T>(values: readonly T[]) =>
      perValue(ids, values, (nodes, value) => ({ id: 'camera.set', params: { nodes, [key]: value } })),
  })
  const metres = (key: 'height' | 'near' | 'far', label: string, step: number): Field => ({
    ...own(key, label),
    kind: 'number',
    quantity: 'length',
    step,
    min: 0.001,
    read: (i) => tidy(camera(i)[key]),
  })
  const lens: Field[] = [
    {
      ...own('fov', t.fieldOfView),
      kind: 'number',
      quantity: 'angle',
      step: 1,
      min: 1,
      max: 179,
      slider: [5, 120],
      read: (i) => tidy(camera(i).fov),
    },
    {
      kind: 'number',
      key: 'camera-focal',
      label: t.focalLength,
      count: ids.length,
      quantity: 'plain',
      step: 1,
      min: 1,
      max: 1300,
      read: (i) => Math.round((HALF_SENSOR / Math.tan((camera(i).fov * Math.PI) / 360)) * 10) / 10,
      write: (values) =>
        perValue(ids, values, (nodes, mm) => ({
          id: 'camera.set',
          params: { nodes, fov: (Math.atan(HALF_SENSOR / mm) * 360) / Math.PI },
        })),
    },
  ]
  return [
    {
      ...own('projection', t.projection),
      kind: 'choice',
      options: (['perspective', 'orthographic'] as const).map((value) => ({ value, label: t.projections[value] })),
      read: (i) => camera(i).projection,
    },
    ...(camera(0).projection === 'perspective' ? lens : [metres('height', t.dimensions.height, 0.1)]),
    metres('near', t.near, 0.01),
    metres('far', t.far, 1),
  ]
}
