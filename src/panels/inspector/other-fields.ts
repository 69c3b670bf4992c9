import {
  type CameraNode,
  LIGHT_TYPES,
  type LightNode,
  type NodeId,
  type SceneReader,
  type SceneSettings,
} from '../../document/index.ts'
import { type Field, type Section, tidy } from './field.ts'

const UNITS: Record<LightNode['type'], string> = {
  directional: 'Lux',
  point: 'Candela',
  spot: 'Candela',
  hemisphere: 'Intensity',
  ambient: 'Intensity',
}

export function lightSection(scene: SceneReader, ids: readonly NodeId[]): Section {
  const light = () => scene.node(ids.at(-1)!) as LightNode
  const { type } = light()
  const field = (key: keyof LightNode, label: string, settings: object = {}): Field => ({
    key: `light-${key}`,
    label,
    settings: settings as Record<string, unknown>,
    read: () => {
      const value = light()[key]
      return typeof value === 'number' ? tidy(value) : value
    },
    write: (value: unknown) => ({ id: 'light.set', params: { nodes: [...ids], [key]: value } }),
  })
  const reaches = type === 'point' || type === 'spot'
  return {
    title: 'Light',
    fields: [
      field('type', 'Type', { options: [...LIGHT_TYPES] }),
      field('color', 'Colour'),
      field('intensity', UNITS[type], { min: 0, step: 0.1 }),
      ...(type === 'hemisphere' ? [field('groundColor', 'From below')] : []),
      ...(reaches ? [field('range', 'Range', { min: 0, step: 0.1 })] : []),
      ...(type === 'spot'
        ? [field('angle', 'Angle', { min: 1, max: 89, step: 1 }), field('penumbra', 'Softness', { min: 0, max: 1 })]
        : []),
      ...(reaches || type === 'directional' ? [field('castShadow', 'Shadow')] : []),
    ],
  }
}

export function cameraSection(scene: SceneReader, ids: readonly NodeId[]): Section {
  const camera = () => scene.node(ids.at(-1)!) as CameraNode
  const field = (key: keyof CameraNode, label: string, settings: object): Field => ({
    key: `camera-${key}`,
    label,
    settings: settings as Record<string, unknown>,
    read: () => camera()[key],
    write: (value: unknown) => ({ id: 'camera.set', params: { nodes: [...ids], [key]: value } }),
  })
  const size =
    camera().projection === 'perspective'
      ? field('fov', 'Field of view', { min: 5, max: 150, step: 1 })
      : field('height', 'Height', { min: 0.01, step: 0.1 })
  return {
    title: 'Camera',
    fields: [
      field('projection', 'Projection', { options: ['perspective', 'orthographic'] }),
      size,
      field('near', 'Near', { min: 0.001, step: 0.01 }),
      field('far', 'Far', { min: 0.1, step: 1 }),
    ],
  }
}

/** What belongs to the scene as a whole: shown when nothing is selected. */
export function sceneSections(scene: SceneReader): Section[] {
  const write = (patch: Partial<SceneSettings>) => ({ id: 'scene.set', params: patch })
  const environment = () => scene.settings.environment
  const ground = () => scene.settings.ground
  return [
    {
      title: 'Light',
      fields: [
        {
          key: 'map',
          label: 'Environment',
          settings: { options: { Studio: 'studio', None: 'none' } },
          read: () => environment().map,
          write: (map: 'studio' | 'none') => write({ environment: { ...environment(), map } }),
        },
        {
          key: 'environment-intensity',
          label: 'Intensity',
          settings: { min: 0, max: 3, step: 0.05 },
          read: () => environment().intensity,
          write: (intensity: number) => write({ environment: { ...environment(), intensity } }),
        },
        {
          key: 'environment-rotation',
          label: 'Turned by',
          settings: { min: -180, max: 180, step: 1 },
          read: () => environment().rotation,
          write: (rotation: number) => write({ environment: { ...environment(), rotation } }),
        },
        {
          key: 'exposure',
          label: 'Exposure',
          settings: { min: 0, max: 3, step: 0.05 },
          read: () => scene.settings.exposure,
          write: (exposure: number) => write({ exposure }),
        },
        {
          key: 'toneMapping',
          label: 'Tone',
          settings: { options: { Neutral: 'neutral', Filmic: 'aces', AgX: 'agx', None: 'none' } },
          read: () => scene.settings.toneMapping,
          write: (toneMapping: SceneSettings['toneMapping']) => write({ toneMapping }),
        },
      ],
    },
    {
      title: 'Backdrop',
      fields: [
        {
          key: 'background',
          label: 'Background',
          read: () => scene.settings.background,
          write: (background: string) => write({ background }),
        },
        {
          key: 'grid',
          label: 'Grid',
          read: () => ground().grid,
          write: (grid: boolean) => write({ ground: { ...ground(), grid } }),
        },
        {
          key: 'ground-shadow',
          label: 'Shadow',
          read: () => ground().shadow,
          write: (shadow: boolean) => write({ ground: { ...ground(), shadow } }),
        },
      ],
    },
  ]
}
