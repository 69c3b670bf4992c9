import type { Rule } from './rules.ts'

const LAMPS =
  '(?:(?:spot|floor|table|desk|bedside|ceiling|night|street)? ?(?:lamps?|lights?|lanterns?)|spotlights?|candles?)'

/** Moods that people switch to as to a thing, and the orders for them. */
const MOODS: Record<string, string> = {
  studio: 'use studio lighting',
  night: 'make it night',
  evening: 'make it evening',
  morning: 'make it morning',
  sunset: 'make it sunset',
  daylight: 'make it daytime',
  moonlight: 'make it night',
  warm: 'make the light warmer',
  cool: 'make the light cooler',
  cold: 'make the light cooler',
  soft: 'make the lighting softer',
  dramatic: 'make the scene more dramatic',
  moody: 'make the scene more dramatic',
  cozy: 'make the scene cozy',
}

/** The light, the hour and the view, in everyday words: "it feels like a morgue, warm it up", "close-up of the bust". */
export const SCENERY: Rule[] = [
  [
    /^(?:use|set up|switch to|put on|turn on|create|add|apply|choose|take|go for|have) (?:some |a |the )?(studio|night|evening|morning|sunset|daylight|warm|cool|cold|soft|dramatic|moody|cozy) (?:lighting|lights|light|light ?(?:setup|set-up)|lighting (?:setup|set-up)|mood)(?: instead)?$/gi,
    (all, mood: string) =>
      /^(?:add|create|turn on|put on|have) .*lights?$/i.test(all) ? all : MOODS[mood.toLowerCase()],
  ],
  [/^let (?:the )?night fall$/gi, 'make it night'],
  [
    /^(?:show|render|display|present|light)(?: me)? (?:the (?:scene|room|whole)|it|this|everything) (?:at|in|by|as at) (?:the )?(night|sunset|sunrise|dawn|dusk|noon|midday)(?: light)?$/gi,
    'make it $1',
  ],
  [
    /^(?:make )?the light(?:ing)? (?:should (?:be|look) )?(?:like|as) (?:at )?(?:a )?(night|sunset|sunrise|dawn|dusk|noon|midday)$/gi,
    'make it $1',
  ],
  [
    /^(?:increase|raise|boost|bump up) the (?:light|lighting|light level|illumination|level of light)(?: level)?$/gi,
    'increase the brightness',
  ],
  [/^there (?:is not|isn['’]?t|are not) (?:nearly |quite )?enough light(?: in here| here)?$/gi, 'more light'],
  [
    /^it (?:is|['’]s) (?:hard|difficult|impossible) to see (?:anything|much|things)(?: in here| here)?$/gi,
    'more light',
  ],
  [/^the sun (?:should|must|could|has to|needs to) (?:set|go down)$/gi, 'make it sunset'],
  [/^the sun (?:should|must|could|has to|needs to) (?:rise|come up|go up)$/gi, 'make it sunrise'],
  [/^(overcast|cloudy|misty|hazy|rainy|snowy)$/gi, 'make it $1'],
  [
    /^(?:give|get) (?:it|the scene|me|this) an? ((?:dark|light|pale|bright|deep) [a-z]+|black|white|gray|dark) background$/gi,
    (_all, color: string) => `set the background to ${/^dark$/i.test(color) ? 'dark gray' : color}`,
  ],
  [
    /^add an? (?:lamp|light) (?:that|which|to) (?:lights?(?: up)?|illuminates?|shines? on) (the [\w ]+)$/gi,
    'add a spotlight pointing at $1',
  ],
  [
    /^light (?:up )?the (?:room|place) (?:just )?(?:like|as)(?: it is| if it were)?(?: in| at)? /gi,
    'light it like in ',
  ],
  [
    /^(?:give (?:me|us|it|the \w+)|add|create|set|i (?:want|need|would like)|let us have|let['’]s have|make) (an? [\w ]*?(?:mood|atmosphere|ambience|ambiance|vibe))(?: (?:in )?here)?(?:, something [a-z]+)?(?:,? with (?:a |some )?[\w ]*?light(?:ing|s)?)?$/gi,
    '$1',
  ],
  // "Late in the evening", "early in the morning": the evening, the morning.
  [
    /\b(make it|it is|it should be|set it to|let it be) (?:very |quite )?(?:late|early|deep) (?:in|into|at) (?:the )?(evening|morning|night|afternoon)\b/gi,
    '$1 $2',
  ],
  [/\b(make it|set it to) (sunset|sunrise|night|dusk|dawn|evening|morning|noon) and (?=look )/gi, '$1 $2. '],
  // "It should look like midday in summer": the hour is the light.
  [
    /^(?:it|this|the (?:scene|room|place|garden|picture|whole thing)|everything) (?:should|must|has to|needs to) (?:look|feel|be) (?:like |as if it (?:is|were|was) )?(?:a |an |the )?(?:late |early |nice |bright |warm |clear |sunny )*(mid-?day|noon|midnight|dusk|dawn|sunset|sunrise|twilight|night|evening|morning|afternoon|daytime)(?: (?:in|on|of) (?:a |the |late |early |high |mid)*\w+(?: day)?)?$/gi,
    'make it $1',
  ],
  // "It looks a bit gloomy, brighten it up": the light, and not what was spoken of last.
  [
    /^(?:it|this|everything) (?:is|looks|feels|seems) (?:a bit |a little |rather |quite |too |so |very |way too |still )*(gloomy|dark|dull|dim|dreary|somber|murky|bright|glaring)(?: in here| here| now)?[,;.] (?:so )?(?:please )?(?:(brighten|lighten|light)|(darken|dim|tone|turn)) (?:it|things|everything) (?:up|down)?(?: a bit| a little| please)*$/gi,
    (_all, _how: string, up?: string) => `make the scene ${up ? 'brighter' : 'darker'}`,
  ],
  // "Everything is kinda dark, lighten the mood": said twice, meant once.
  [
    /^(?:(?:make the scene brighter|(?:it|this|everything) (?:is|looks|feels) [\w ]*?(?:gloomy|dark|dull|dim|grim|sad|heavy))[,;.] )?(?:lighten|brighten|lift|cheer)(?: up)? the (?:mood|atmosphere)(?: a bit| a little| in here)*$/gi,
    'make the scene brighter',
  ],
  [
    /^(?:make it |have )?(?:an? )?(foggy|misty|hazy) (morning|evening|night|day|sunrise|sunset|dawn|dusk)(?:,? please)?$/gi,
    'make it $2. add fog',
  ],
  [
    /^(?:add|give (?:me|us|it)|set) (?:some |a bit of )?(?:mood|ambient|atmospheric|cozy|cosy|romantic) light(?:ing|s)?$/gi,
    'make the light warmer',
  ],
  [
    /^(?:there is|there['’]s|we have|we['’]ve got|i have|we have got) (?:too little|not enough|hardly any|no|very little) light (near|at|by|over|above|next to|around|on|beside) (the [\w ]+)$/gi,
    (_all, where: string, what: string) =>
      `add a lamp ${/^(?:near|at|by|around|on)$/i.test(where) ? 'next to' : where} ${what}`,
  ],
  [/^(?:it|the (?:room|place|scene)|this(?: place| room)?) feels like an? [\w ]+?(?: in here)?, /gi, ''],
  [/^(?:warm) (?:it|this|things|the (?:room|place|scene)) up(?: a bit| a little)?$/gi, 'make the light warmer'],
  [
    /^make (?:the (?:room|place|scene)|it) (?:a bit )?(?:less (?:sterile|clinical|cold|bleak)|(?:cozier|cosier|more (?:cozy|cosy|inviting|welcoming)))$/gi,
    'make the light warmer',
  ],
  [
    /^(?:(?:can|could) (?:i|we) )?(?:get|give|show|let|have|see)(?: me| us)?(?: have| see| get)? (?:a |the )?view (?:(?:of (the [\w ]+?) )?from above|from above (the [\w ]+))$/gi,
    (_all, a?: string, b?: string) => `look at ${a ?? b ?? 'everything'} from above`,
  ],
  [
    /^(?:a |an |show me a |give me a |get a |take a |do a )?(?:extreme )?close-?up (?:shot |view )?(?:of|on) (the [\w ]+|it)$/gi,
    'zoom to $1',
  ],
  [
    /^(?:i (?:want|would like|['’]d like|would love) to )?see (?:this|it|everything|the (?:scene|room|place|whole thing)) (?:at|by|in the|during the) (sunset|sunrise|night|dusk|dawn|evening|morning|daylight|noon|moonlight)$/gi,
    'make it $1',
  ],
  // "Make the lamp glow and turn it up": its light.
  [
    new RegExp(`^((?=.*\\b${LAMPS}\\b.*\\bturn (?:it|them) (?:up|down))(?:.*?))\\bturn (it|them) (up|down)\\b`, 'gi'),
    (_all, before: string, it: string, way: string) => `${before}make ${it} ${/up/i.test(way) ? 'brighter' : 'dimmer'}`,
  ],
  [
    new RegExp(`^turn (?:(up|down) (the ${LAMPS})|(the ${LAMPS}) (up|down))(?= |$)`, 'gi'),
    (_all, a?: string, b?: string, c?: string, d?: string) =>
      `make ${b ?? c} ${/up/i.test(a ?? d ?? '') ? 'brighter' : 'dimmer'}`,
  ],
  [
    new RegExp(
      `^(?:i (?:want|would like) to |let me |show me )?see (?:how |what )?(?:the (?:room|scene|place)|it|this|everything) (?:looks )?(?:like )?(?:at|in the|by) (night|evening|dusk|dawn|daylight) with (the ${LAMPS}) on$`,
      'gi',
    ),
    'make it $1. turn on $2',
  ],
  [/^(?:view|look|show me the room|see it) from the ceiling$/gi, 'look from above'],
  [
    /^(?:add |put |place |shine |point |aim )?(an?|another|one) (spotlight|spot|beam of light) (?:on|onto|at) (the (?!.*\b(?:ceiling|wall|desk|table|shelf|floor|stand|truss|stage|ground|counter|beam|pole)\b)[\w ]+)$/gi,
    'add $1 spotlight pointing at $3',
  ],
  // "Shine a light on the handbag": what points at a thing is a spotlight above it.
  [
    /^add (an?|another|one|some) (?:bright |warm |soft )?light (?:pointing|aimed|shining) (?:at|on) (the [\w ]+|it)$/gi,
    'add a spotlight above $2 pointing at $2',
  ],
  // "Make it night with the lights on".
  [
    /^((?:make it|set it to|i want|have) [\w ]*?(?:night|evening|dusk|dawn|morning|sunset|dark|midnight))(?: outside)?,? (?:but |and )?with ((?:all )?the [\w ]*?(?:lights?|lamps?|lanterns?|spots?)) (?:still |switched |turned )?(on|off)$/gi,
    '$1. turn $2 $3',
  ],
  [/^turn on (?=(?:an?|another) )/gi, 'add '],
  [/^shine (the [\w ]+?) (?:at|on|onto|towards?) (?=the )/gi, 'point $1 at '],
  [/\bshine (it|them) (?:at|on|onto|towards?) (?=the )/gi, 'point $1 at '],
  [
    /^(?:add |i want |i would like |give me |have )?(?:an? )(?:romantic|beautiful|nice|lovely|dramatic|glowing|golden)? ?(sunset|sunrise|dawn|dusk) (?:over|above|behind|at|in) the [\w ]+$/gi,
    'make it $1',
  ],
  [/^the sun (?:should be|is|must be) (?:going down|setting|low)$/gi, 'make it sunset'],
  [/^the sun (?:should be|is|must be) (?:coming up|rising|just rising)$/gi, 'make it sunrise'],
  [
    /^the light(?:ing)? is (?:a bit |far |way |much |a little )?too (?:yellow|orange|warm|red)$/gi,
    'make the light cooler',
  ],
  [
    /^the light(?:ing)? is (?:a bit |far |way |much |a little )?too (?:blue|cold|cool|white)$/gi,
    'make the light warmer',
  ],
  [
    /^(?:take|bring|get|switch|fly) (?:me |us )?(?:back )?to the (front|back|left|right|top|side|bottom|perspective) view$/gi,
    '$1 view',
  ],
  // "Set the sun low and orange".
  [
    /^(?:set|make|put|have) the sun (?:very )?low(?: on the horizon| in the sky)?(?:,? and (?:orange|red|golden|warm))?$/gi,
    'make it sunset',
  ],
  // A mood as something to be had, or to be switched to.
  [
    /^(?:(?:change|turn|switch|set) it to|it should look like|make it match) (?=(?:overcast|cloudy|sunny|rainy|foggy)$)/gi,
    'make it ',
  ],
  [
    new RegExp(
      `^(?:switch to|use|set up|give me|give it|i want|add|apply|go for|try|make it) (?:an? |some |the )?(${Object.keys(MOODS).join('|')}) ?(?:light(?:ing)?|setup|atmosphere|mood)$|^(?:switch to|use|set up|give me|give it|i want|add|apply) (?:some )?(daylight|moonlight)$`,
      'gi',
    ),
    (_all, mood?: string, light?: string) => MOODS[(mood ?? light!).toLowerCase()],
  ],
  [/^(make) everything (?=(?:a bit |a little |much )?(?:warmer|cooler|colder)$)/gi, '$1 the scene '],
]
