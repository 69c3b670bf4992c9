import { LAMP } from './phrases.ts'
import type { Rule } from './rules.ts'

/** Lights, as they are spoken of: "the spots", "spot 2", "both lamps". */
export const LIGHTS = '((?:the|both|all(?: the)?|my) [\\w ]+?|it|them|[a-z]+(?: [a-z]+)?(?: \\d+)?)'
/** Those of them that have a cone. */
const SPOTS = '((?:the |my |both )?(?:[a-z]+ )?(?:spots?|spot ?lights?|beams?)(?: \\d+)?)'
const CONE = '(?:(?:light |spot )?(?:beam|cone|spread)s?(?:[- ]angle)?|(?:opening |spot )angle)'
const EDGE = '(?:(?:light |beam |cone )?(?:edges?|rims?|fall-?off|penumbra))'
const RANGE = '(?:(?:light )?(?:range|reach|distance))'
const DEGREES = '(\\d[\\d.]*)(?: ?(?:°|degrees?|deg))?'
const MAKE = '(?:make|turn|set|change|let)'
const CAMERA = '(the [\\w ]+?|its?|[a-z]+(?: [a-z]+)?(?: \\d+)?)'

const beamed = (how: string): string => (/^(?:narrow|tight|small|thin|focus)/i.test(how) ? 'narrower' : 'wider')
/** A softer edge is a wider one. */
const edged = (how: string): string => (/^(?:sharp|hard|crisp)/i.test(how) ? 'narrower' : 'wider')

/**
 * Degrees up and down of what a lens sees on a full frame, 24 mm high: 50 mm see 27 degrees.
 * https://en.wikipedia.org/wiki/Angle_of_view_(photography)
 */
const fieldOf = (millimetres: string): string => ((2 * Math.atan(12 / Number(millimetres)) * 180) / Math.PI).toFixed(1)
/** Millimetres of lenses that have a name. */
const LENSES: Record<string, string> = {
  wide: '24',
  normal: '50',
  standard: '50',
  portrait: '85',
  tele: '135',
  long: '135',
}
const lens = (name: string): string => fieldOf(LENSES[/^[a-z]+?(?=[- ]?angle|photo|$)/i.exec(name)![0].toLowerCase()])

/** How wide, how soft at their edge and how far lights shine, and how much cameras see. */
export const BEAMS: readonly Rule[] = [
  // "The spot's cone", "its beam".
  [
    new RegExp(
      `\\b((?:the|my) ${LAMP}|(?:spot|lamp|bulb|light|spotlight) \\d+) ?['’]s (${CONE}|${EDGE}|${RANGE})\\b`,
      'gi',
    ),
    'the $2 of $1',
  ],
  [/\b(the (?!.*\band\b)[\w ]+?|[a-z]+ \d+|[a-z]+) ?['’]s (lens|focal length|field of view|fov)\b/gi, 'the $2 of $1'],
  [new RegExp(`\\b(?:its|their) (${CONE}|penumbra|lens|focal length|field of view|fov)\\b`, 'gi'), 'the $1 of it'],
  // "Give the spots a narrower beam", "set the beam angle of spot 1 to 20 degrees".
  [
    new RegExp(`^(?:give|make) ${LIGHTS} (?:with )?an? (narrower|tighter|smaller|wider|broader|larger) ${CONE}$`, 'gi'),
    (_all, what: string, how: string) => `beamangle ${what} ${beamed(how)}`,
  ],
  [
    new RegExp(
      `^${MAKE} the ${CONE} of ${LIGHTS} (?:a (?:bit|little) |much )?(narrower|tighter|smaller|wider|broader|larger|bigger)$`,
      'gi',
    ),
    (_all, what: string, how: string) => `beamangle ${what} ${beamed(how)}`,
  ],
  [
    new RegExp(`^(narrow|tighten|focus|widen|broaden|open up) the ${CONE} of ${LIGHTS}$`, 'gi'),
    (_all, how: string, what: string) => `beamangle ${what} ${beamed(how)}`,
  ],
  [
    new RegExp(
      `^the ${CONE} of ${LIGHTS} (?:is|are|seems?|looks?) (?:a (?:bit|little) |much |far )?too (narrow|tight|small|wide|broad|large|big)$`,
      'gi',
    ),
    (_all, what: string, how: string) => `beamangle ${what} ${beamed(how) === 'wider' ? 'narrower' : 'wider'}`,
  ],
  [
    new RegExp(`^(?:set|change|make) the ${CONE} of ${LIGHTS} (?:to )?${DEGREES}(?: wide)?$`, 'gi'),
    'beamangle $1 to $2 degrees',
  ],
  [new RegExp(`^(?:set|change) the angle of ${SPOTS} to ${DEGREES}$`, 'gi'), 'beamangle $1 to $2 degrees'],
  [new RegExp(`^(?:set|change) ${SPOTS} ?['’]s angle to ${DEGREES}$`, 'gi'), 'beamangle $1 to $2 degrees'],
  // "Soften the edge of the spot", "set its penumbra to 0.5".
  [
    new RegExp(`^(soften|blur|feather|sharpen|harden) the ${EDGE} of ${SPOTS}$`, 'gi'),
    (_all, how: string, what: string) => `beamedge ${what} ${edged(how)}`,
  ],
  [
    new RegExp(
      `^(?:make|give|let) ${SPOTS} (?:have |with )?(?:an? )?(softer|blurrier|smoother|sharper|harder|crisper) ${EDGE}$`,
      'gi',
    ),
    (_all, what: string, how: string) => `beamedge ${what} ${edged(how)}`,
  ],
  [
    new RegExp(`^${MAKE} the ${EDGE} of ${SPOTS} (softer|blurrier|smoother|sharper|harder|crisper)$`, 'gi'),
    (_all, what: string, how: string) => `beamedge ${what} ${edged(how)}`,
  ],
  [
    new RegExp(`^(?:set|change) the penumbra of ${LIGHTS} to (\\d*\\.?\\d+) ?(%|percent)?$`, 'gi'),
    'beamedge $1 to $2$3',
  ],
  // "Let the bulb reach 5 m".
  [
    new RegExp(
      `^(?:set|change|limit) the ${RANGE} of ((?:the |my |both )?(?:[a-z]+ )?(?:spots?|spot ?lights?|bulbs?|lamps?|lights?|point ?lights?)(?: \\d+)?) to (\\d[\\d.]* ?[a-z]*)$`,
      'gi',
    ),
    'lightrange $1 $2',
  ],
  // "Set the field of view of the camera to 35 degrees".
  [
    new RegExp(
      `^(?:set|change|make) (?:the |its )?(?:field of view|fov)(?: of ${CAMERA})?(?: to| =)? ${DEGREES}$`,
      'gi',
    ),
    (_all, camera: string | undefined, n: string) => `fieldofview ${camera ?? ''} ${n} degrees`,
  ],
  // "Set the lens to 35 mm", "give the camera a wide-angle lens".
  [
    new RegExp(
      `^(?:set|change|switch|make) (?:the |its )?(?:camera )?(?:lens|focal length)(?: of ${CAMERA})?(?: to| =)? (?:an? )?(\\d[\\d.]*) ?-?mm(?: lens)?$`,
      'gi',
    ),
    (_all, camera: string | undefined, mm: string) => `fieldofview ${camera ?? ''} ${fieldOf(mm)} degrees`,
  ],
  [
    new RegExp(
      `^(?:use|fit|take|put|give|switch to|shoot with)(?: ${CAMERA})?(?: on)? an? (\\d[\\d.]*) ?-?mm (?:lens|focal length)(?: (?:on|for) ${CAMERA})?$`,
      'gi',
    ),
    (_all, camera: string | undefined, mm: string, of: string | undefined) =>
      `fieldofview ${camera ?? of ?? ''} ${fieldOf(mm)} degrees`,
  ],
  [
    new RegExp(
      `^(?:use|fit|take|put|give|switch to|shoot with)(?: ${CAMERA})?(?: on)? an? ((?:wide|normal|standard|portrait|tele|long)(?:[- ]?(?:angle|photo))?) lens(?: (?:on|for) ${CAMERA})?$`,
      'gi',
    ),
    (_all, camera: string | undefined, name: string, of: string | undefined) =>
      `fieldofview ${camera ?? of ?? ''} ${lens(name)} degrees`,
  ],
]
