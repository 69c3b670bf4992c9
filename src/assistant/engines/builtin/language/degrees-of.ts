import { LAMP, WHAT } from './phrases.ts'
import type { Rule } from './rules.ts'

const MORE = 'raise|increase|boost|heighten|up|turn up|dial up|crank up|amplify|intensify|strengthen'
const LESS = 'lower|reduce|decrease|lessen|drop|turn down|dial down|bring down|weaken|soften|diminish'
const BIT = '( (?:a )?(?:bit|little|slightly|tad))?'
/** What a thing is more, and what less, as a property of it grows. */
const COMPARED: Record<string, [more: string, less: string]> = {
  roughness: ['rougher', 'less rough'],
  metalness: ['more metallic', 'less metallic'],
  metallicness: ['more metallic', 'less metallic'],
  brightness: ['brighter', 'darker'],
  intensity: ['brighter', 'dimmer'],
  luminosity: ['brighter', 'dimmer'],
  lightness: ['brighter', 'darker'],
  darkness: ['darker', 'brighter'],
  opacity: ['less transparent', 'more transparent'],
  transparency: ['more transparent', 'less transparent'],
  shininess: ['shinier', 'less shiny'],
  shine: ['shinier', 'less shiny'],
  gloss: ['shinier', 'less shiny'],
  glossiness: ['shinier', 'less shiny'],
  reflectivity: ['shinier', 'less shiny'],
}
const PROPERTY = Object.keys(COMPARED).join('|')

const compared = (verb: string, property: string, what: string, bit = ''): string => {
  const [more, less] = COMPARED[property.toLowerCase()]
  const isMore = new RegExp(`^(?:${MORE})$`, 'i').test(verb)
  return `make ${what.replace(/^its$/i, 'it').replace(/^their$/i, 'them')}${bit} ${isMore ? more : less}`
}

/** A property that is to be more or less of, without a number: "reduce the roughness of the ball". */
export const DEGREES_OF: Rule[] = [
  [
    new RegExp(`^(${MORE}|${LESS}) the (${PROPERTY}) of (${WHAT})${BIT}$`, 'gi'),
    (_all, verb: string, property: string, what: string, bit?: string) => compared(verb, property, what, bit),
  ],
  [
    new RegExp(`^(${MORE}|${LESS}) (?:(${WHAT}) ?['’]s|(its|their)) (${PROPERTY})${BIT}$`, 'gi'),
    (_all, verb: string, what: string | undefined, its: string | undefined, property: string, bit?: string) =>
      compared(verb, property, what ?? its!, bit),
  ],
  [
    new RegExp(
      `^tone (?!the (?:size|volume))(${WHAT}) down${BIT}$|^tone down (?!the (?:size|volume))(${WHAT})${BIT}$`,
      'gi',
    ),
    (_all, a?: string, b?: string, c?: string, d?: string) => `make ${a ?? c}${b ?? d ?? ''} darker`,
  ],
  [new RegExp(`^an? (darker|lighter|brighter|paler) (?:colou?r|shade|tone) for (${WHAT})$`, 'gi'), 'make $2 $1'],
  // Shine and its lack.
  [
    new RegExp(
      `^(?:add|give) (?:some|a bit of|a little|more|a) (?:shine|gloss|sheen|lustre|luster|polish) to (${WHAT})$`,
      'gi',
    ),
    'make $1 shinier',
  ],
  [
    new RegExp(`^give (${WHAT}) (?:some|a bit of|a little|more) (?:shine|gloss|sheen|lustre|luster|polish)$`, 'gi'),
    'make $1 shinier',
  ],
  [new RegExp(`^take (?:the|some of the) (?:shine|gloss|sheen) off (?:of )?(${WHAT})$`, 'gi'), 'make $1 matte'],
  [
    new RegExp(
      `^(${WHAT}) (?:shines?|reflects?|gleams?|glistens?) (?:too much|a bit too much|way too much|too strongly)$`,
      'gi',
    ),
    'make $1 less shiny',
  ],
  // Lights.
  [
    new RegExp(`^(?:turn|dial|crank) (the ${LAMP}|it) (up|down)${BIT}$`, 'gi'),
    (_all, what: string, way: string, bit?: string) =>
      `make ${what}${bit ?? ''} ${/up/i.test(way) ? 'brighter' : 'dimmer'}`,
  ],
  [new RegExp(`^boost (the ${LAMP})$`, 'gi'), 'make $1 brighter'],
  [new RegExp(`^make the light of (the ${LAMP}|it) `, 'gi'), 'make $1 '],
  [new RegExp(`^([a-z]+) light for (the ${LAMP})$`, 'gi'), 'make $2 $1'],
  [
    new RegExp(
      `^(?:shut|put|turn|switch) (?:off|out) (the ${LAMP}|it)$|^(?:shut|put|turn|switch) (the ${LAMP}|it) (?:off|out)$`,
      'gi',
    ),
    (_all, a?: string, b?: string) => `switch-off ${a ?? b}`,
  ],
  // Light of its own.
  [
    new RegExp(
      `^(?:make|let|have) (${WHAT}) (?:to )?(?:be )?(?:emissive|self-luminous|luminescent|shine from (?:within|inside|the inside)|radiate(?: light)?|emit(?: some)? light|give off light|glow from (?:within|inside))$`,
      'gi',
    ),
    'make $1 glow',
  ],
  [
    new RegExp(
      `^(${WHAT}) (?:should|must|could|shall|needs? to) (?:emit|radiate|give off|send out)(?: some)? light$`,
      'gi',
    ),
    'make $1 glow',
  ],
  [new RegExp(`^(?:add|give) (?:a|some) (?:inner )?glow to (${WHAT})$`, 'gi'), 'make $1 glow'],
  [new RegExp(`^(?:light|illuminate) (${WHAT}) (?:up )?from (?:the )?(?:inside|within)$`, 'gi'), 'make $1 glow'],
]
