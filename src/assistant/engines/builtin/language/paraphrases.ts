import { COLOR_WORDS } from '../words/colors.ts'
import { verbOfGerund } from './gerunds.ts'
import type { Rule } from './rules.ts'

const QUESTION_OF: Record<string, string> = { color: 'what color is', position: 'where is', location: 'where is' }

const isColor = (words: string): boolean => COLOR_WORDS.includes(words.split(' ').at(-1)!.toLowerCase())

/** A side of a thing, as a question. */
const asked = (side: string, what: string): string =>
  `${Object.hasOwn(QUESTION_OF, side.toLowerCase()) ? QUESTION_OF[side.toLowerCase()] : 'how big is'} ${what}?`

/** The plain orders in other words: give it a turn, switch it to red, take 10 cm off its height. */
export const PARAPHRASES: Rule[] = [
  [
    /\b(copy|duplicate|clone|mirror) (?:of )?the (?:whole|entire|complete) (?:scene|room|thing)\b|\b(?:make|create) (?:an? |another )?(?:copy|duplicate) of the (?:whole|entire|complete) (?:scene|room)\b/gi,
    (_all, verb?: string) => `${verb ?? 'duplicate'} everything`,
  ],
  // "Make the train longer by adding a wagon at its end": what is done is the second.
  [
    /^(?:make|extend|lengthen|enlarge|brighten(?: up)?|decorate|finish|complete|improve|liven up|dress up|furnish|fill|open up|make room (?:in|on|for)) (the [\w ]+?|it|them)(?: (?:longer|bigger|larger|wider|taller|higher|nicer|prettier|cozier|brighter|complete|more [a-z]+))? by (adding|putting|placing|hanging|setting|standing|attaching) (.+)$/gi,
    (_all, what: string, doing: string, order: string) =>
      `${verbOfGerund(doing) ?? 'add'} ${order.replace(/\bits (\w+)/gi, `the $1 of ${what}`).replace(/\b(?:it|them)\b/gi, what)}`,
  ],
  [
    /^(?:apply|add) (?:the color )?((?:dark |light |pale )?[a-z]+)(?: color| paint)? (?:to|on|onto) (the [\w ]+|it|them)$/gi,
    (whole, color: string, what: string) => (isColor(color) ? `make ${what} ${color}` : whole),
  ],
  [/^what color (?:has|have|does|do) (.+?)(?: have)?\??$/gi, 'what color is $1'],
  [/^(?:cut|slash) (the [\w ]+?|it|them)(?: ?'s|'s)? size in half$/gi, 'make $1 half as big'],
  [/^hide (the [\w ]+?|it|them) (?=(?:under|behind|beneath|inside|in|below) (?:the|my|a)\b)/gi, 'put $1 '],
  [/^(?:orient|orientate|direct|head) (the [\w ]+?|it|them) (?:towards?|to|at) /gi, 'turn $1 to face '],
  [/^interchange (?=the |my )/gi, 'swap '],
  [
    /^let (the [\w ]+? and the [\w ]+?) (?:change|swap|switch|trade|exchange) (?:their )?(?:places|positions|sides)$/gi,
    'swap $1',
  ],
  [
    /^match the (?:color of the ([\w ]+?)|([\w ]+?) ?'s color) (?:to|with) (?:that of )?(the [\w ]+)$/gi,
    (_all, a: string | undefined, b: string | undefined, of: string) => `make the ${a ?? b} the same color as ${of}`,
  ],
  [/^substitute (an? [\w ]+?|the [\w ]+?) for (the [\w ]+|it|them)$/gi, 'replace $2 with $1'],
  [/^(?:put|place|add|set) (an? [\w ]+?) in (?:the )?place of (the [\w ]+|it)$/gi, 'replace $2 with $1'],
  [/^convert (the [\w ]+?|it|them) (?:to|into) (?=an? )/gi, 'turn $1 into '],
  [/^make it dark (?:outside|out there)$/gi, 'make it night'],
  [
    /^(?:night|day)(?: ?time)? mode(?: for (?:the |this )?(?:scene|room))?$/gi,
    (whole) => `make it ${/^n/i.test(whole) ? 'night' : 'day'}`,
  ],
  [
    /^(?:increase|raise|turn up|boost) the (?:brightness|exposure|lightness)(?: of (?:the |this )?(?:scene|room|picture|image))?$/gi,
    'make the scene brighter',
  ],
  [
    /^(?:decrease|lower|turn down|reduce) the (?:brightness|exposure|lightness)(?: of (?:the |this )?(?:scene|room|picture|image))?$/gi,
    'make the scene darker',
  ],
  [
    /^i can not (?:really )?see (?:much|anything|a thing)[,;.] (?:so |please )*make it (brighter|lighter)$/gi,
    'make the scene brighter',
  ],
  [
    /^(?:i (?:want|would like|need)|we need|give me|use) an? ((?:dark |light |pale )?[a-z]+) background$/gi,
    'make the background $1',
  ],
  [
    /^(?:set|change|switch) (?:the )?(?:view|camera) to (?:the )?(top|front|back|left|right|bottom|side)(?: view)?$/gi,
    'show the $1 view',
  ],
  [
    /^(?:bring|get|put|fit|have) (?:everything|all|it all) (?:in|into|in the|into the)(?: the)? view$/gi,
    'frame everything',
  ],
  [/^make everything visible in (?:the )?view$/gi, 'frame everything'],
  [
    /^(?:give me|get me|i (?:want|need|would like)) an? (glb|gltf|usdz|stl|obj|ply)(?: file)?(?: of (?:it|this|the scene))?$/gi,
    'export as $1',
  ],
  [
    /^(?:capture|shoot|grab) (?:the |this )?(?:view|scene|screen|picture|viewport)$|^snap ?shot$|^(?:render|make|save|take|grab|create) an? (?:screen ?shot|image|snap ?shot)(?: of (?:the |this )?(?:view|scene|it))?$/gi,
    'take a screenshot',
  ],
  [
    /^take (?:that|it|this) back$|^go back (?:one|a) step$|^(?:cancel|revoke|reverse) the (?:last|previous) (?:change|action|step|command|thing)$/gi,
    'undo',
  ],
  [
    /^((?:move|shift|push|pull|slide|put|turn|rotate|raise|lower|lift|bring|drag) the [\w ]+?) (?:together|along) with (the [a-z]+(?: \d+)?) (?=\d|to\b|by\b|up\b|down\b|left|right|forward|back)/gi,
    '$1 and $2 ',
  ],
  [
    /^(paint|make|color|turn|dye) the (object|thing|item|one|[a-z]+) (?:that is )?(?:(?:furthest|farthest) to the|(?:on|at) the far|on the|at the) (left|right)(?: end| side)? ((?:dark |light |pale )?[a-z]+)$/gi,
    (_all, verb: string, what: string, side: string, color: string) => `${verb} the ${side}most ${what} ${color}`,
  ],
  [
    /^(?:from now on,? )?(the (?:(?!\b(?:called|named)\b).)+?) (?:should be|must be|shall be|is to be|will be|is) (?:now |from now on )?(?:called|named|known as) (.+)$/gi,
    'rename $1 to $2',
  ],
  [/^(?:change|set|switch) the (?:name|label|title) of (the [\w ]+?|it) (?:to|as) /gi, 'rename $1 to '],
  [/^(?:relabel|retitle) (the [\w ]+?|it) (?:to|as) /gi, 'rename $1 to '],
  [
    /^(?:create|form|build|make) (?:an? )?(?:new )?group (?:with|from|out of|containing|consisting of|of) (?=the |all |both |every)/gi,
    'group ',
  ],
  [/^(?:bundle|cluster) (?=the |all |both |every|them)/gi, 'group '],
  [/^((?:the|all|both|these|those) .+?) (?:should|must|shall) (?:be|form|become) (?:a|one) group$/gi, 'group $1'],
  [/^(?:click|tap|press)(?: on)? (?=the |it\b|them\b)/gi, 'select '],
  [/^let (?:me|us) (?=(?:select|pick|see|hide|delete|move|paint|rename|copy)\b)/gi, ''],
  [
    /^(?:do not|never) let (?:me|anyone|anybody|us|people) (?:move|change|touch|edit) (the [\w ]+|it|them)$/gi,
    'lock $1',
  ],
  [/^protect (the [\w ]+?|it|them)(?: (?:from|against) [\w ]+)?$/gi, 'lock $1'],
  [
    /^(?:fix|hold|keep|lock) (the [\w ]+?|it|them) (?:in (?:its|their) place|in place|locked|where (?:it|they) (?:is|are))$/gi,
    'lock $1',
  ],
  [/^(object|thing|item|node)s? count\??$/gi, 'how many $1s are there'],
  // Questions without their verb, and about the same in other words.
  [
    /^(?:what (?:is|are) )?(?:the )?(?:dimensions|measurements|measures|extents?) of (the [\w ]+?|it)\??$/gi,
    'how big is $1',
  ],
  [
    /^(?:tell me |give me )?(?:the )?(height|width|depth|size|length|color|position|location) of (the [\w ]+?|it)\?$/gi,
    (_all, side: string, what: string) => asked(side, what),
  ],
  [
    /^(?:the )?([a-z]+(?: \d+)?) (height|width|depth|size|length|color|position|location)\?$/gi,
    (_all, what: string, side: string) => asked(side, `the ${what}`),
  ],
  [
    /^(?:tell me|give me) (the [\w ]+?) ?'s (height|width|depth|size|length|color|position|location)\??$/gi,
    (_all, what: string, side: string) => asked(side, what),
  ],
  [
    /^how many (?:meters|centimeters|cm|m|feet|inches) (tall|high|wide|long|deep|broad) (?:is|are) (.+)$/gi,
    'how $1 is $2',
  ],
  [
    /^how many (?:meters|centimeters|cm|m|feet|inches) (?:is it |are there |are |lie )?(?:between|from) (the [\w ]+?) (?:and|to) (the [\w ]+?)\??$/gi,
    'how far is $1 from $2',
  ],
  [/^in (?:which|what) color (?:is|are) (.+?) (?:painted|colored|done)?\??$/gi, 'what color is $1'],
  [/^(?:tell me |show me )?where (the [\w ]+?|it) (?:is|are)\??$/gi, 'where is $1'],
  [
    /^(?:where (?:can|do|could) (?:i|we|you) (?:find|see)|at (?:which|what) (?:position|place|point) (?:is|are)|what (?:is|are) the (?:coordinates|position|location) of) (the [\w ]+?|it)\??$/gi,
    'where is $1',
  ],
  [
    /^(?:change|set|switch|turn) (?:the material of (the [\w ]+?|it)|(the [\w ]+?) ?'s material) (?:to|into) (?=[a-z]+$)/gi,
    (_all, a: string | undefined, b: string | undefined) => `make ${a ?? b} out of `,
  ],
  [
    /^use (wood|stone|glass|gold|silver|metal|steel|marble|leather|plastic|rubber|concrete|chrome|copper|brass|clay|porcelain|ice) (?:for|on) (.+)$/gi,
    'make $2 out of $1',
  ],
  [/(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?![\d,])/g, '$1, $2, $3'],
  [/^(?:topple|upend|tip over|knock over|push over) (the [\w ]+?|it|them)(?: over)?$/gi, 'lay $1 on its side'],
  [/^(?:make|let|have) (the [\w ]+?|it|them) (?:to )?lie(?: down)?$/gi, 'lay $1 on its side'],
  [
    /\b(everything|everybody|all (?:the |of the )?[a-z]+|every [a-z]+)\b(.*?),? besides (?=the |my |it\b|them\b)/gi,
    '$1$2 except ',
  ],
  [
    /^(add|create|make|insert|place|put) an? ((?:[a-z]+ )?[a-z]+)(?:, ?| sized | of size | measuring )(\d[\d.]* ?(?:mm|cm|m))(?: big| large| in size| each)?$/gi,
    '$1 a $3 $2',
  ],
  [/\bsized (?=\d)/gi, 'of '],
  [/\blight source(s?)\b/gi, 'light$1'],
  [/^light (?:up )?(?:the )?(?:scene|room|everything) with (?=an? )/gi, 'add '],
  [
    /\bcamera (?:above|over) (the (?!scene\b|room\b|whole\b)[\w ]+?),? (?:that is |which is )?(?:looking|pointing|facing|aimed) (?:straight )?down(?:wards?)?(?: (?:at|on|onto) (?:it|the [\w ]+))?$/gi,
    'camera above $1 looking at $1',
  ],
  [
    /^(?:maybe |perhaps |well,? )?(?:you|we) (?:can|could|should|may|might) (?:please |now |also )?(?=(?:move|put|make|turn|delete|remove|paint|place|add|hide|show|rotate|bring|set|raise|lower|push|pull|take|copy|duplicate)\b)/gi,
    '',
  ],
  [
    new RegExp(
      `^(?:switch|swap|convert) (the [\\w ]+?|it|them) (?:over )?(?:to|into) (?=(?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})$)`,
      'gi',
    ),
    'change $1 to ',
  ],
  [/\b(?:blow|pump|size) up (the [\w ]+?|it|them) (?:to )?(?=(?:twice|double|three times|half|\d))/gi, 'scale $1 to '],
  [/\bblow up (the [\w ]+|it|them)$/gi, 'make $1 bigger'],
  [
    /\b(double|twice|half|triple) as (big|large|tall|wide|high|long|deep|small)\b/gi,
    (_all, times: string, how: string) =>
      `${/^double/i.test(times) ? 'twice' : /^triple/i.test(times) ? 'three times' : times} as ${how}`,
  ],
  [/^(?:drop|cut|strike|pull) (the [\w ]+?|it|them) (?:out of|from) the (?:scene|picture|project)$/gi, 'delete $1'],
  [
    /^give (the [\w ]+?|it|them) an? (\d+|quarter|half|full)(?:[ -]degrees?)? turn(?: to the (left|right))?$/gi,
    (_all, what: string, by: string, way: string | undefined) =>
      `rotate ${what} ${/quarter/i.test(by) ? 90 : /half/i.test(by) ? 180 : /full/i.test(by) ? 360 : by} degrees${way ? ` to the ${way}` : ''}`,
  ],
  [/^(turn|rotate|put|place|set) (the [\w ]+?|it|them) (?:sideways|crosswise|crossways)$/gi, 'rotate $2 90 degrees'],
  [/^(?:add|give me|make|create|have) (one|two|three|four|five|\d+) more of the ([a-z]+?)s?$/gi, 'add $1 more $2'],
  [/^(?:turn off|switch off|disable|remove) (the [\w ]+?|its|their) ?'?s? visibility$/gi, 'hide $1'],
  [/^(?:turn on|switch on|enable) (the [\w ]+?) ?'?s? visibility$/gi, 'show $1'],
  [/^(?:do not|stop) show(?:ing)? (?=the |it\b|them\b)/gi, 'hide '],
  [/^set (.+?) (?:to )?(?:be )?invisible$/gi, 'hide $1'],
  [
    /^(?:let|make|have) (the [\w ]+?|it|them) (?:vanish|disappear) from (?:view|sight)(?: but keep (?:it|them))?$/gi,
    'hide $1',
  ],
  [
    /^((?:add|place|put|create|set) (?:an?|one|two|three|some|\d+) (?:(?!(?:in|on|at|by|near|next|under|behind)\b)[a-z]+ )*?[a-z]+) (?:somewhere|anywhere|wherever you (?:like|want))$/gi,
    '$1',
  ],
]
