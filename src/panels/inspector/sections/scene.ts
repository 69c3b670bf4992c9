import { NOON } from '../../../commands/look.ts'
import {
  BACKGROUND_TYPES,
  DEFAULT_SETTINGS,
  ENVIRONMENT_MAPS,
  NEW_FOG,
  type SceneReader,
} from '../../../document/index.ts'
import type { Texts } from '../../../texts/texts.ts'
import type { Field } from '../field.ts'

/** The colour of a floor that is laid. */
const NEW_FLOOR = '#b9bdc4'

interface SceneSection {
  id: string
  title: string
  fields: Field[]
}

/** What belongs to the scene as a whole: shown when nothing is selected. */
export function sceneSections(scene: SceneReader, t: Texts['inspector']): SceneSection[] {
  return [
    { id: 'environment', title: t.sections.environment, fields: environment(scene, t) },
    { id: 'sun', title: t.sections.sun, fields: sun(scene, t) },
    { id: 'background', title: t.sections.background, fields: background(scene, t) },
    { id: 'fog', title: t.sections.fog, fields: fog(scene, t) },
    { id: 'image', title: t.sections.image, fields: image(scene, t) },
    { id: 'ground', title: t.sections.ground, fields: ground(scene, t) },
  ]
}

/** A field of the one scene. */
const one = <T>(key: string, label: string, read: () => T, write: (value: T) => object, initial?: T) => ({
  key: `scene-${key}`,
  label,
  count: 1,
  read,
  write: ([value]: readonly T[]) => [{ id: 'scene.set', params: write(value) }],
  ...(initial !== undefined && { initial }),
})

const choices = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

function environment(scene: SceneReader, t: Texts['inspector']): Field[] {
  const now = () => scene.settings.environment
  const write = (key: string) => (value: unknown) => ({ environment: { [key]: value } })
  return [
    {
      ...one(
        'map',
        t.map,
        () => now().image ?? now().map,
        (value) => ({ environment: { map: value } }),
      ),
      kind: 'choice',
      options: [...choices(ENVIRONMENT_MAPS, t.maps), ...panorama(scene)],
    },
    {
      ...one('intensity', t.intensity, () => now().intensity, write('intensity'), 1),
      ...{ kind: 'number', quantity: 'plain', step: 0.05, min: 0, max: 10, slider: [0, 3] },
    },
    {
      ...one('rotation', t.turnedBy, () => now().rotation, write('rotation'), 0),
      ...{ kind: 'number', quantity: 'angle', step: 1, slider: [-180, 180] },
    },
  ]
}

/** The sun of an hour and a place; any edit lets it light the scene. */
function sun(scene: SceneReader, t: Texts['inspector']): Field[] {
  const field = (
    key: keyof typeof NOON,
    quantity: 'plain' | 'angle',
    step: number,
    from: number,
    to: number,
  ): Field => ({
    ...one(
      `sun-${key}`,
      t.sun[key],
      () => (scene.settings.sun ?? NOON)[key],
      () => ({}),
      NOON[key],
    ),
    write: ([value]: readonly number[]) => [
      { id: 'scene.sun', params: { [key]: key === 'day' ? Math.round(value) : value } },
    ],
    ...{ kind: 'number', quantity, step, min: from, max: to, slider: [from, to] },
  })
  return [
    field('hour', 'plain', 0.25, 0, 24),
    field('day', 'plain', 1, 1, 365),
    field('latitude', 'angle', 1, -90, 90),
    field('north', 'angle', 1, -180, 180),
  ]
}

/** The user's own panorama, where one lights the scene. */
function panorama({ settings, asset }: SceneReader) {
  const { image } = settings.environment
  return image ? [{ value: image, label: asset(image)?.name ?? image }] : []
}

function background(scene: SceneReader, t: Texts['inspector']): Field[] {
  const now = () => scene.settings.background
  const write = (key: string) => (value: unknown) => ({ background: { [key]: value } })
  const color = (key: 'color' | 'top' | 'bottom', label: string): Field => ({
    ...one(`background-${key}`, label, () => now()[key], write(key), DEFAULT_SETTINGS.background[key]),
    kind: 'color',
  })
  const fields: Record<(typeof BACKGROUND_TYPES)[number], Field[]> = {
    color: [color('color', t.surface.color)],
    gradient: [color('top', t.above), color('bottom', t.below)],
    environment: [
      {
        ...one('background-blur', t.blur, () => now().blur, write('blur')),
        ...{ kind: 'number', quantity: 'share', step: 0.01, min: 0, max: 1, slider: [0, 1] },
      },
    ],
    transparent: [],
  }
  return [
    {
      ...one('background-type', t.backgroundType, () => now().type as string, write('type')),
      kind: 'choice',
      options: choices(BACKGROUND_TYPES, t.backgroundTypes),
    },
    ...fields[now().type],
  ]
}

function fog(scene: SceneReader, t: Texts['inspector']): Field[] {
  const now = () => scene.settings.fog ?? NEW_FOG
  const write = (key: string) => (value: unknown) => ({ fog: { [key]: value } })
  const metres = (key: 'near' | 'far', label: string): Field => ({
    ...one(`fog-${key}`, label, () => now()[key], write(key)),
    ...{ kind: 'number', quantity: 'length', step: 0.1, min: 0 },
  })
  const on: Field = {
    ...one(
      'fog',
      t.fogOn,
      () => scene.settings.fog !== null,
      (value) => ({ fog: value ? NEW_FOG : null }),
    ),
    kind: 'toggle',
  }
  if (!scene.settings.fog) return [on]
  return [
    on,
    { ...one('fog-color', t.surface.color, () => now().color, write('color')), kind: 'color' },
    metres('near', t.fogNear),
    metres('far', t.fogFar),
  ]
}

function image(scene: SceneReader, t: Texts['inspector']): Field[] {
  return [
    {
      ...one(
        'exposure',
        t.exposure,
        () => scene.settings.exposure,
        (exposure) => ({ exposure }),
        1,
      ),
      ...{ kind: 'number', quantity: 'plain', step: 0.05, min: 0, max: 10, slider: [0, 3] },
    },
    {
      ...one(
        'toneMapping',
        t.toneMapping,
        () => scene.settings.toneMapping as string,
        (toneMapping) => ({ toneMapping }),
      ),
      kind: 'choice',
      options: choices(['neutral', 'agx', 'aces', 'none'], t.toneMappings),
    },
    {
      ...one(
        'occlusion',
        t.occlusion,
        () => scene.settings.occlusion ?? 0,
        (occlusion) => ({ occlusion }),
        0,
      ),
      ...{ kind: 'number', quantity: 'share', step: 0.05, min: 0, max: 1, slider: [0, 1] },
    },
  ]
}

function ground(scene: SceneReader, t: Texts['inspector']): Field[] {
  const flag = (key: 'grid' | 'shadow', label: string): Field => ({
    ...one(
      `ground-${key}`,
      label,
      () => scene.settings.ground[key],
      (value) => ({ ground: { [key]: value } }),
    ),
    kind: 'toggle',
  })
  const { floor } = scene.settings.ground
  const on: Field = {
    ...one(
      'ground-floor',
      t.floor,
      () => !!floor,
      (value) => ({ ground: { floor: value ? NEW_FLOOR : null } }),
    ),
    kind: 'toggle',
  }
  const color: Field = {
    ...one(
      'ground-floor-color',
      t.surface.color,
      () => floor ?? NEW_FLOOR,
      (value) => ({ ground: { floor: value } }),
      NEW_FLOOR,
    ),
    kind: 'color',
  }
  return [on, ...(floor ? [color] : [flag('shadow', t.groundShadow)]), flag('grid', t.grid)]
}
