import { COLOR, LAMP as ONE_LAMP } from './phrases.ts'
import { DUTY, type Rule } from './rules.ts'

/** What gives light, as it is called. */
const LAMP = `(?:(?:the|my|this|that|both|all|every) ${ONE_LAMP})`
const THING = '((?:the|my|that|this) (?!and\\b)[\\w ]+?)'
const AT = '(?:at|on|onto|upon|towards?|to)'

/** What lights shine at, how brightly, and which of them are on, in the words that orders to lights have. */
export const LIGHTING: readonly Rule[] = [
  // "Light each painting with a spotlight from above".
  [
    /^(?:light|illuminate|light up) ((?:each|every|all(?: of)? the|the|both) [\w ]+?) with (an? (?:[a-z]+ )?(?:spot ?light|spot|lamp|light))(?: each)? from above$/gi,
    'add $2 above $1 pointing at it',
  ],
  [
    /^(dim|lower|soften|turn down) (the lights?|the lighting|the lamps?) to (?:create |get |have )?(?:an? |some )?(?:romantic|cosy|cozy|moody|intimate|relaxed|soft|evening|night) (?:mood|atmosphere|light|ambience|feel)$/gi,
    '$1 $2',
  ],
  // "Turn the sun off and the bulb up by half": each its own way.
  [
    new RegExp(
      `^(?:turn|switch) (${LAMP}) (on|off|up|down) and (${LAMP}) (on|off|up|down)((?: (?:by|to) [\\w .%]+)?)$`,
      'gi',
    ),
    'turn $2 $1. turn $4 $3$5',
  ],
  // "Warm, like a candle".
  [
    /\b(warm|warmer|soft|cosy|cozy),? like (?:an? |the )?(?:candles?|candle ?light|fire|fireplace|campfire|sunset|evening sun)\b/gi,
    '$1',
  ],
  [
    /^(?:change|switch|turn|set|make) the (?:sky|weather) (?:in)?to (?:an? |something )?(cloudy|clear|overcast|stormy|sunny|gray|gloomy)(?: one| sky)?$/gi,
    'make it $1',
  ],
  [
    new RegExp(`^(?:shine|train|direct|focus|swivel|aim|point|turn) (?:the light of )?(${LAMP}) ${AT} ${THING}$`, 'gi'),
    (whole: string, lamp: string, thing: string) =>
      /^the (?:left|right|side|front|back|maximum|minimum|same)\b/i.test(thing) ? whole : `point ${lamp} at ${thing}`,
  ],
  [
    new RegExp(
      `^(?:let|make|have) (${LAMP}) (?:to )?(?:shine (?:on|at|onto|upon|towards)|point (?:at|to|towards)|illuminate|light up|light|face|hit) ${THING}$`,
      'gi',
    ),
    'point $1 at $2',
  ],
  [
    new RegExp(
      `^(${LAMP}) ${DUTY} (?:shine (?:on|at|onto|upon|towards)|illuminate|light up|light|hit|be (?:aimed|directed|pointed|focus+ed) (?:at|on|towards)) ${THING}$`,
      'gi',
    ),
    'point $1 at $2',
  ],
  [new RegExp(`^(?:light up|light|illuminate) ${THING} (?:with|using|by) (${LAMP})$`, 'gi'), 'point $2 at $1'],
  [new RegExp(`^use (${LAMP}) to (?:light up|light|illuminate) ${THING}$`, 'gi'), 'point $1 at $2'],
  // "Weaken the bulb", "reduce the light of the bulb".
  [
    new RegExp(`^(?:weaken|soften|subdue|tone down|mute|fade|darken) (?:the light of )?(${LAMP})(?= |$)`, 'gi'),
    'dim $1',
  ],
  [
    new RegExp(
      `\\b(reduce|lower|decrease|turn down|bring down|cut|double|halve|triple|increase|raise|turn up|boost) the (?:light|strength|power|output|luminosity|shine|glow) (?:of|from) (?=${LAMP})`,
      'gi',
    ),
    '$1 the brightness of ',
  ],
  [new RegExp(`\\b(?:turn|bring) down the brightness of (?=${LAMP})`, 'gi'), 'reduce the brightness of '],
  [
    new RegExp(`\\bset the (brightness|intensity) of (${LAMP}) by (?=half|\\d+ ?(?:%|percent))`, 'gi'),
    'set the $1 of $2 to ',
  ],
  [
    new RegExp(
      `\\bdim (${LAMP}) (?:to|by) half (?:of )?(?:its|the|their) (?:brightness|intensity|light|strength)$`,
      'gi',
    ),
    'dim $1 by half',
  ],
  [
    new RegExp(`^(${LAMP}) (?:${DUTY} shine less(?: brightly)?|shines? too bright(?:ly)?|is blinding)$`, 'gi'),
    'dim $1',
  ],
  [new RegExp(`^(?:make|have) (${LAMP}) (?:less intense|not so (?:bright|strong)|fainter)$`, 'gi'), 'dim $1'],
  // Which of them are on.
  [
    new RegExp(
      `^i (?:do not|don't) (?:need|want) (${LAMP}) (?:to be )?(?:on|lit|burning|shining|to shine)(?: right now| now| at the moment| any ?more)?$`,
      'gi',
    ),
    'turn off $1',
  ],
  [
    new RegExp(`^(${LAMP}) (?:should|must) not (?:shine|be on|be lit|burn|glow)(?: any ?more| now)?$`, 'gi'),
    'turn off $1',
  ],
  [new RegExp(`^no (?:more )?light from (${LAMP})$`, 'gi'), 'turn off $1'],
  [new RegExp(`^(?:leave|keep|have) only (${LAMP}) (?:on|lit|shining|switched on)$`, 'gi'), 'only $1 should be on'],
  [
    new RegExp(`^(?:only|just) (?:keep|leave|have) (${LAMP}) (?:on|lit|shining|switched on)$`, 'gi'),
    'only $1 should be on',
  ],
  [new RegExp(`^only (${LAMP}) (?:should|must|may) (?:stay|remain|keep) (?:on|lit)$`, 'gi'), 'only $1 should be on'],
  [
    new RegExp(
      `^(?:turn|switch) (?:off )?all (?:the )?lights(?: off)?,? (?:but |and )?(?:only |just )?(?:keep|leave) (${LAMP}) on$`,
      'gi',
    ),
    'only $1 should be on',
  ],
  // The colour of their light.
  [
    new RegExp(
      `^(?:(?:let|make|have) )?(${LAMP}) (?:${DUTY} )?(?:(?:emit|give off|give|shine with|shine|throw|cast|have) )(?:an? )?(${COLOR}) light$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [new RegExp(`^(${LAMP}) ${DUTY} light (${COLOR})$`, 'gi'), 'make $1 $2'],
  [new RegExp(`^give (${LAMP}) (?:an? )?(${COLOR}) light$`, 'gi'), 'make $1 $2'],
  [new RegExp(`^i (?:want|would like|need) (${COLOR}) light from (${LAMP})$`, 'gi'), 'make $2 $1'],
  [
    new RegExp(
      `\\b((?:lights?|spots?|spotlights?)\\b[^,.;]*?) (?:that|which) (?:shines?|gives?|emits?|glows?)(?: off)? (?:in )?(${COLOR})(?: light)?$`,
      'gi',
    ),
    '$1 and make it $2',
  ],
]
