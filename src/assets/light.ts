import { ACESFilmicToneMapping, AgXToneMapping, NeutralToneMapping, NoToneMapping } from 'three'

/** How the tone mappings of a scene are called in three. */
export const TONE_MAPPINGS = {
  neutral: NeutralToneMapping,
  aces: ACESFilmicToneMapping,
  agx: AgXToneMapping,
  none: NoToneMapping,
} as const

/** What intensity 1 of an environment means: the maps fill shadows, the sun shapes. */
export const MAP_STRENGTH = 0.26

/** The sun of scenes that have none of their own; its direction points towards it. */
export const SUN = { color: '#fff4e6', intensity: 2.5, direction: [0.55, 1, 0.45] } as const

/** A little light from everywhere, in every scene. */
export const SKY = { color: '#dfe8ff', groundColor: '#4c4a48', intensity: 0.25 } as const
