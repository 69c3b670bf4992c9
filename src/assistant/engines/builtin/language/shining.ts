import { COLOR_WORDS } from '../words/colors.ts'
import { LIGHTS } from './beams.ts'
import type { Rule } from './rules.ts'

const COLOR = `(?:(?:dark|light|pale|bright|warm|cool) )?(?:${COLOR_WORDS.join('|')})`
const LIT = '(?:[a-z]*lamps?|lights?|lanterns?|bulbs?|sun|moon|spots?|spotlights?|candles?|torch|fire)'
const STUFF =
  'glass|wood|metal|chrome|gold|silver|copper|bronze|brass|steel|iron|oak|marble|stone|concrete|plastic|rubber|leather|brick|ice|wooden|golden|stone'
const ONE_NEW = '(?:an?|another|one|two|three|four|five|six|\\d+)'
const THINGS = '((?:[a-z]+ ){0,2}?[a-z]+)'

/** What shines by its finish, glows, or throws light on something. */
export const SHINING: Rule[] = [
  // "Set spot 2 to intensity 500".
  [
    new RegExp(`^(?:set|put|turn) ${LIGHTS} to (?:an )?(?:intensity|brightness|strength)(?: of)? (\\d[\\d.]*)$`, 'gi'),
    'set the intensity of $1 to $2',
  ],
  [/\b(glow(?:s|ing)?) (?:faintly|weakly|dimly|subtly)\b/gi, '$1 a bit'],
  [/^([a-z]+s \d+(?:, \d+)*,? and \d+) (?:should|must) (?=(?:glow|shine)\b)/gi, 'make $1 '],
  // "A light above the table that shines downwards": lights above things do.
  [
    /,? (?:that|which) (?:shines?|points?|is shining|is pointing|lights?) (?:straight |directly )?down(?:wards?)?(?: (?:on|onto|at) it)?$/gi,
    '',
  ],
  [/^(make|let|have) (the (?!.*\band\b)[\w ]+?|it|them) (?:emit|give off|radiate) (?:an? )?/gi, '$1 $2 glow in a '],
  [
    new RegExp(
      `^give (the [\\w ]*?(?:lamp|lantern|bulb|chandelier|candle|torch|light)s?|it|them) (?:an? )?(${COLOR}|warm|soft|warm white|cool white|cold white) (?:light|glow|shine)$`,
      'gi',
    ),
    'make $1 glow $2',
  ],
  // "Make it glow warm": in a warm white.
  [
    /\b(make (?:it|them|the [\w ]+?) glow|let (?:it|them|the [\w ]+?) glow) (?:(?:in )?a )?(?:warm(?:ly)?|softly warm)(?: light| white| glow)?(?=$|[,.;]| and)/gi,
    '$1 #ffcc88',
  ],
  // "Have the lamps shine a soft orange".
  [
    /^(?:have|let|make) (the [\w ]+?|it|them|all [\w ]+?) (?:shine|glow|light up|gleam) (?:in )?(?:an? )?(?:soft |gentle |warm |faint |dim |light )?([a-z]+)(?: light| glow)?$/gi,
    'make $1 glow $2',
  ],
  // "Add a dim yellow light above the sofa", "… and a chair beside it": the light is dimmed before anything else is done.
  [
    /^((?:add|create|put|place|hang|i want|give me) )(an?|one|another) (?:very |rather |quite )?(dim|weak|bright|strong) ((?:[a-z]+ )*?(?:light|spotlight|spot)\b[^;]*?)(?:,? and (?:then )?(?!the\b)([^;]*))?$/gi,
    (_all, add: string, one: string, how: string, what: string, more?: string) => {
      const rest = more && `. ${/^(?:an?|one|two|three|four|some|\d+) /i.test(more) ? add : ''}${more}`
      return `${add}${one} ${what}. make it ${/dim|weak/i.test(how) ? 'dimmer' : 'brighter'}${rest ?? ''}`
    },
  ],
  // "A yellow light above the sofa, not too bright".
  [
    /^((?:add|create|put|place|hang|i want|give me) )(an?|one|another) ((?:[a-z]+ )*?(?:light|lamp|spotlight|spot)\b[^,;.]*),? (?:but )?not (?:too|so|very) (?:bright|strong|harsh)$/gi,
    '$1$2 dim $3',
  ],
  // "The sun should not cast a shadow", "no shadows from the lamp".
  [
    /^(the [\w ]+?|it|they|all [\w ]+?|both [\w ]+?) (?:(?:should|must|need|does|do|may|can|shall|is to|are to) not|should no longer|must no longer|should never) (?:to )?(?:cast|throw|have|make|produce) (?:an?y? )?shadows?(?: any ?more)?$/gi,
    'noshadow $1',
  ],
  [
    /^(?:make|let|have) (the [\w ]+?|it|them|all [\w ]+?|both [\w ]+?) (?:not cast|cast no|throw no|not throw|stop casting|have no) (?:an?y? )?shadows?$/gi,
    'noshadow $1',
  ],
  [
    /^(?:no|(?:turn|switch) off|disable|remove|delete|hide|get rid of|kill|i want no|without|stop) (?:the |any |all )?shadows? (?:of|from|for|by|cast by|thrown by|on|under) (the (?!scene\b|room\b|whole\b|ground\b|floor\b)[\w ]+?|it|them)(?: please)?$/gi,
    'noshadow $1',
  ],
  [
    /^(?:(?:turn|switch) off|disable|remove|delete|hide|get rid of) ((?:the|all|both) [\w ]+?)(?:'s|s') shadows?$/gi,
    'noshadow $1',
  ],
  [
    /^(?:let |make |have )?(the [\w ]+?|it|them|all [\w ]+?|both [\w ]+?) (?:should |must |to |needs to )?(?:cast|throw) (?:an? |some )?shadows?(?: again)?$/gi,
    'castshadow $1',
  ],
  [/^(?:(?:turn|switch) on|enable|show) (?:the )?shadows? (?:of|from|for) (the [\w ]+?|it|them)$/gi, 'castshadow $1'],
  [/^(?:(?:turn|switch) on|enable|show) ((?:the|all|both) [\w ]+?)(?:'s|s') shadows?$/gi, 'castshadow $1'],
  [/\b(?:an? )?((?:slightly |warm |cool )?[a-z]+) (?:tint|tinge|hue|tone)\b(?= *$)/gi, '$1 color'],
  [
    /,? and (?:then )?(?:light|ignite)(?: up)? (the [\w ]*?(?:fire|campfire|bonfire|candles?|lanterns?|torch(?:es)?|lamps?|fireplace|stove))(?=$|[,.;])/gi,
    '. make $1 glowing',
  ],
  // A lamp that shines gives light.
  [
    /^(the (?:[\w-]+ )*?(?:lamps?|lights?|lanterns?|candles?|bulbs?|chandeliers?|torch(?:es)?)\b[\w ]*?) (?:should|must|needs? to|has to|have to|ought to) (?:shine|glow|burn|be lit)$/gi,
    'make $1 glow',
  ],
  // "Give them a bit more shine", "it could use some polish".
  [
    /\bgive (.+?) (?:(a bit|a little|slightly|much|a lot) )?(?:of )?(?:more|some|extra|added|a) (?:shine|gloss|polish|sparkle|luster|sheen)\b/gi,
    (_all, what: string, much = '') => `make ${what} ${much ? `${much} ` : ''}shinier`,
  ],
  [new RegExp(`\\b((?:the )?(?:[a-z]+ )?${LIT}) should shine(?: in)? (?=${COLOR}\\b)`, 'gi'), '$1 should be '],
  [
    new RegExp(`^only (the (?:[a-z]+ )?${LIT}) should (?:be on|shine|be lit)$`, 'gi'),
    'switch-off all lights except $1. switch-on $1',
  ],
  [
    new RegExp(`^light (?:up )?the (?:scene|room|place) (?:only|just) (?:with|by) (the (?:[a-z]+ )?${LIT})$`, 'gi'),
    'switch-off all lights except $1. switch-on $1',
  ],
  // "Make the table from glass", "turn it into a glass one": of that.
  [new RegExp(`^make (.+?) (?:from|out of) (${STUFF})$`, 'gi'), 'make $1 $2'],
  [
    new RegExp(`^(?:turn|make|change|transform|convert) (.+?) into an? (${STUFF}) (?:one|version)$`, 'gi'),
    'make $1 $2',
  ],
  // "It should look like polished metal": made of that.
  [
    /\b(?:should |to |must )?(?:look|appear|seem) (?:like|as if (?:it (?:is|was|were) )?(?:made )?(?:out )?of|made (?:out )?of) (?:it (?:is|was) )?(?:some |a )?((?:polished |brushed |shiny |dull |rough |old |dark |light )?(?:metal|chrome|gold|silver|copper|bronze|brass|steel|iron|glass|wood|oak|marble|stone|concrete|plastic|rubber|leather|brick|velvet|fabric|ice|water))$/gi,
    'be $1',
  ],
  [/\bpolished metal\b/gi, 'chrome'],
  [
    new RegExp(`^(.+?) (?:should|must|has to|needs to) (?:shine|glow|be lit)(?: in)? (${COLOR})$`, 'gi'),
    (_all, what: string, color: string) =>
      new RegExp(`\\b${LIT}\\b`, 'i').test(what) ? `make ${what} ${color}` : `make ${what} glow ${color}`,
  ],
  [/\bthe light colou?r of (?=the |my |it\b)/gi, 'the color of '],
  [
    /^(?:disable|deactivate|switch out|put out|extinguish) (?![^,;.]*:)(?!(?:an?|two|three|four|five|six|some|several|fresh|new) )(.+)$/gi,
    'switch-off $1',
  ],
  [/^(?:turn|switch) (?:them|these|those) all (on|off)$/gi, (_all, way: string) => `switch-${way} them`],
  [/^(?:enable|activate) (the [\w ]*(?:light|lamp|spot|sun|bulb|lantern|candle)s?)$/gi, 'switch-on $1'],
  [
    new RegExp(`^(?:make )?((?:the |all (?:the )?|both )?(?:[a-z]+ )?${LIT}(?: \\d+)?) (off|on)(?: again)?$`, 'gi'),
    'switch-$2 $1',
  ],
  [
    /\b((?:an?|another) [\w ]*?(?:light|lamp|spotlight|spot|sun)) (?:above|over) the (?:scene|origin)\b/gi,
    '$1 at 0, 4, 0',
  ],
  // "A sphere that glows", "a cube which emits green light": what it is to be like.
  [
    new RegExp(
      `\\b(${ONE_NEW}) ${THINGS} (?:that|which) (?:glows?|glow softly|shines?|lights? up|(?:emits?|gives? off|casts?|radiates?) (?:an? )?(?:(${COLOR}) )?(?:light|glow))(?: (?:in |in a )?(${COLOR})(?: light)?)?(?=$|[,.;]| and)`,
      'gi',
    ),
    (all, count: string, what: string, first: string | undefined, second: string | undefined) =>
      new RegExp(`\\b${LIT}$`, 'i').test(what)
        ? all
        : `${/^an$/i.test(count) ? 'a' : count} glowing ${first ?? second ?? ''} ${what}`.replace('  ', ' '),
  ],
  [new RegExp(`\\b(${ONE_NEW}) ${THINGS} glowing (?:in )?(${COLOR})(?=$|[,.;]| and)`, 'gi'), '$1 glowing $3 $2'],
  [
    /^(?:shine|aim|point|direct|train|focus) (?:a |an |another |one )(?:new |second )?((?:[a-z]+ )?(?:spotlight|spot|light|lamp|camera)) (?:down )?(?:at|on|onto|to|towards?) (.+)$/gi,
    'add a $1 pointing at $2',
  ],
  [
    /\b(camera|spotlight|spot|light|lamp) (?:that is |which is )?(?:pointed|directed|trained|turned) (?:at|on|onto|to|towards?) /gi,
    '$1 pointing at ',
  ],
  [/^(?:polish|buff|gloss|shine)(?: up)? (?=the |my |it\b|them\b|all |every|both |each )(.+)$/gi, 'make $1 shinier'],
  [
    /^(.+?) (?:should|could|must|needs? to|has to|ought to|may|can) (?:really )?(?:shine|gleam|sparkle|glisten)(?: (?:a (?:bit|little|lot) )?(?:more|brighter|stronger))?$/gi,
    (all, what: string) =>
      new RegExp(`\\b${LIT}\\b`, 'i').test(what)
        ? `make ${what} brighter`
        : /^(?:what|which|who|how)\b/i.test(what)
          ? all
          : `make ${what} shinier`,
  ],
  [
    /^fade (.+?)(?: out)? to (\d+ ?%|half)(?: opacity| transparency| visible| see-through)?$/gi,
    (_all, what: string, share: string) => `make ${what} ${/half/i.test(share) ? '50 %' : share} opaque`,
  ],
  [
    /^fade (?:out )?(?=the |my |it\b|them\b|all |both )(.+?)(?: out)?(?: a (?:bit|little))?$/gi,
    'make $1 more transparent',
  ],
  [
    /^(?:make|turn|set) (?!.*\b(?:as|twice|double|half|times)\b)(the [\w ]+?|it|them) (?:very |really |nice and )?bright$/gi,
    'make $1 brighter',
  ],
]
