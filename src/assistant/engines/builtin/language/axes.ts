import { WHAT } from './phrases.ts'
import type { Rule } from './rules.ts'

const NUMBER = '[-+]?\\d[\\d.]*(?: ?(?:mm|cm|m|meters?|feet|ft|inch(?:es)?|degrees?|deg|°))?'
const COORDINATE = '(?:[- ]?(?:position|coordinate|value|location|offset))?'
/** "The sofa's x position", "its x", "the x position of the sofa". */
const ofThing = (value: string): string[] => [
  `(${WHAT}) ?['’]s ${value}`,
  `(its|their) ${value}`,
  `(?:the )?${value} of (${WHAT})`,
]
const pronounOf = (what: string): string => what.replace(/^its$/i, 'it').replace(/^their$/i, 'them')
const isLess = (verb: string): boolean => /^(?:decrease|reduce|lower|subtract|take)/i.test(verb)
const negative = (by: string): string => (by.startsWith('-') ? by.slice(1) : `-${by}`)

const AXIS = `(?:position )?([xyz])${COORDINATE}`
const ROTATION =
  '(?:(?:rotation|angle) (?:on |along |around |about |in )?(?:the )?([xyz])|([xyz])[- ]?(?:rotation|angle))'

/** What is told by a value of one axis: "decrease its x by 1", "set the y rotation of the sofa to 45". */
export const AXES: Rule[] = [
  ...ofThing(AXIS).flatMap((value, i): Rule[] => [
    [
      new RegExp(`^(increase|raise|decrease|reduce|lower|change|shift|move|offset) ${value} by (${NUMBER})$`, 'gi'),
      (_all, verb: string, ...said: string[]) => {
        const [what, axis] = i < 2 ? said : [said[1], said[0]]
        return `move ${pronounOf(what)} along ${axis} by ${isLess(verb) ? negative(said[2]) : said[2]}`
      },
    ],
    [
      new RegExp(`^(add|subtract|take) (${NUMBER}) (?:to|from|off) ${value}$`, 'gi'),
      (_all, verb: string, by: string, ...said: string[]) => {
        const [what, axis] = i < 2 ? said : [said[1], said[0]]
        return `move ${pronounOf(what)} along ${axis} by ${isLess(verb) ? negative(by) : by}`
      },
    ],
    [
      new RegExp(`^(?:set|change|put|make|move)? ?${value} (?:to|=|be|equal to|should be) ?(${NUMBER})$`, 'gi'),
      (_all, ...said: string[]) => {
        const [what, axis] = i < 2 ? said : [said[1], said[0]]
        return `move ${pronounOf(what)} to ${axis} ${said[2]}`
      },
    ],
  ]),
  ...ofThing(ROTATION).map(
    (value, i): Rule => [
      new RegExp(`^(?:set|change|put|make)? ?${value} (?:to|=|be|should be) ?(${NUMBER})$`, 'gi'),
      (_all, ...said: string[]) => {
        const [what, ...axes] = i < 2 ? said : [said[2], said[0], said[1]]
        const axis = axes[0] ?? axes[1]
        return `set the rotation of ${pronounOf(what)} to ${said[3]}${/y/i.test(axis) ? '' : ` around ${axis}`}`
      },
    ],
  ),
  [
    new RegExp(`^(?:set|change|put|make) (${WHAT}) ?['’]s (?:yaw|heading|bearing) (?:to|=) ?(${NUMBER})$`, 'gi'),
    'set the rotation of $1 to $2',
  ],
  [new RegExp(`^yaw (${WHAT}) (?:by )?(?=${NUMBER})`, 'gi'), 'rotate $1 around y by '],
  [new RegExp(`^pitch (${WHAT}) (?:by )?(?=\\d[\\d.]* ?(?:degrees?|deg|°))`, 'gi'), 'rotate $1 around x by '],
  [new RegExp(`^roll (${WHAT}) (?:by )?(?=\\d[\\d.]* ?(?:degrees?|deg|°))`, 'gi'), 'rotate $1 around z by '],
  // "The ball goes by (1, 0, 0)": far.
  [/^(?:offset|displace) (?=(?:the|it|them|my|all|both|every)\b)/gi, 'move '],
  [/^(?:teleport|warp|beam) (?=(?:the|it|them|my|all|both|every)\b)/gi, 'move '],
  // How it is turned tells nothing more.
  [
    /(?<=\b(?:rotate|turn|spin|twist|swivel|pivot|swing|rotated|turned)\b.*\b(?:degrees?|deg|turn)|°)(?:,)? (?:on the spot|in its place|where it (?:is|stands)|(?:around|about|on) (?:its|their) (?:own )?(?:vertical )?(?:axis|axes|center))\b/gi,
    '',
  ],
  [
    new RegExp(
      `^(?:put|place|position|set|stand|orient|make|angle) (${WHAT}) (?:stand )?(?:at )?(?:an? (\\d+)[ -]?(?:degrees?|deg|°)[ -]angle|(?:at|by) (\\d+) ?(?:degrees|deg|°)|an angle of (\\d+) ?(?:degrees|deg|°))$`,
      'gi',
    ),
    (_all, what: string, a?: string, b?: string, c?: string) => `rotate ${what} by ${a ?? b ?? c} degrees`,
  ],
  [
    new RegExp(`^(?:give (${WHAT}) )?an? (\\d+)[ -]?(?:degrees?|deg|°) (?:turn|rotation)(?: for (${WHAT}))?$`, 'gi'),
    (_all, a: string | undefined, by: string, b: string | undefined) => `rotate ${a ?? b ?? 'it'} by ${by} degrees`,
  ],
]
