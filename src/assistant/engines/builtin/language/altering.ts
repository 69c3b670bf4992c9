import { COLOR, THING } from './phrases.ts'
import { LENGTH, type Rule } from './rules.ts'
import { SIDE_OF } from './sizing.ts'

/** What two things share, of which one is to be more like the other: "as tall", "the same size". */
const alike = (how: string): string =>
  Object.hasOwn(SIDE_OF, how)
    ? `as ${SIDE_OF[how]}`
    : /^(?:dark|light|bright)/.test(how)
      ? 'the same color'
      : 'the same size'

/** How things are to look, and how large, in other words than "make": "everything black should be gray", "flip it by 90 degrees". */
export const ALTERING: Rule[] = [
  // "The table and the stools should match": as the first is.
  [
    /^(the [\w ]+?) and (the [\w ]+?) (?:should|must|need to|have to|ought to) (?:match|go together|be matching|look alike)(?: each other)?$/gi,
    'give $2 the same color as $1',
  ],
  // "Less blue", "desaturate it", "more muted".
  [new RegExp(`\\bless (?:of an? )?(?:colou?rful|${COLOR})(?=$|[,.;]| and\\b| please)`, 'gi'), 'less saturated'],
  [/^(?:de-?saturate|tone down|mute) the colou?rs? of (.+)$/gi, 'make $1 less saturated'],
  [/^(?:de-?saturate|mute) (.+)$/gi, 'make $1 less saturated'],
  [/^saturate (.+)$/gi, 'make $1 more saturated'],
  // "It should be bigger, like the other one": as big as that.
  [
    /\b(bigger|larger|smaller|taller|shorter|higher|lower|wider|narrower|longer|deeper|darker|lighter|brighter),? (?:just |exactly |more )?like (?=the |my |its |that )/gi,
    (_all, how: string) => `${alike(how.toLowerCase())} as `,
  ],
  [
    /^(everything|all things|anything) (small|tiny|big|large|huge|tall|short|wide|narrow) (?:should|must|has to|needs to) be (?=\w)/gi,
    'make all $2 things ',
  ],
  [
    /^(?:make|let|have) (the [\w ]+?|it) (?:span|cover|fill|take up|reach across|run along) (?:the )?(?:whole|entire|full) ((?:back |left |right |front )?wall|shelf|table|desk|counter|bed|sofa)$/gi,
    'make $1 as wide as the $2',
  ],
  [
    new RegExp(
      `^(?:make )?(everything|all|anything|whatever)(?: that)?(?: is)? (${COLOR}) (?:(?:should|must|has to|needs to) be|to be) (?:painted )?(${COLOR})$`,
      'gi',
    ),
    'make all $2 things $3',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?) ?['’]s (?:${COLOR}|colou?r) is (?:way |much |far |a bit )?too (?:loud|bright|strong|intense|garish|vivid|bold|saturated|much)(?:[,;.] (?:so )?(?:please )?(?:tone|take|bring) it down(?: a bit| a little)?)?$`,
      'gi',
    ),
    'make $1 paler',
  ],
  [
    /^(?:make|turn|let) (the [\w ]+?|it) (?:look like|into|to|be) (?:some |a )?(?:grass|lawn|meadow)$/gi,
    'make $1 green',
  ],
  [/\b(sparkly|sparkling|glittery|glittering|glossy) (?=[a-z]+ [a-z]+s would )/gi, 'shiny '],
  [
    new RegExp(
      `^((?:shiny |matte |dark |light )?(?:${COLOR})) ([a-z]+(?: [a-z]+)?s) would (?:be|look|seem|feel) (?:so |really |very |much |more |a bit )*[a-z]+$`,
      'gi',
    ),
    'make the $2 $1',
  ],
  [
    new RegExp(
      `^(?:i|we) (?:need|want|could use|would like|require) an? (?:bigger|larger|longer|wider|taller|higher) ([a-z]+(?: [a-z]+)?)[,;:] (?:about |around |say )?(${LENGTH})(?: (?:wide|long|tall|high))?(?: (?:would|will|should|is|might|could) (?:do|be enough|be fine|be good|be right|suffice|be perfect|enough))?$`,
      'gi',
    ),
    (whole, what: string, much: string) => `make the ${what} ${much} ${/tall|high/i.test(whole) ? 'tall' : 'wide'}`,
  ],
  [/^(?:let us|let['’]s) have (.+?) (?:at|of|in) the same (height|size|width|color)$/gi, 'make $1 the same $2'],
  [
    new RegExp(
      `^(?:could|can|should|may) (?:we|you|i) (?:please )?do something about (?:the colou?r of )?${THING}(?: ?['’]s colou?r)?[?.!,;]+ (?:maybe |perhaps |i think )?(${COLOR}) (?:would|might|could) (?:be|look|do|work)\\b[^,;.]*[.!]*$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^the first ([a-z]+(?: [a-z]+)?) (?:should be |in |is )?(${COLOR}),? the (?:next|second)(?: one)? (?:should be |in |is )?(${COLOR}),? and so on$`,
      'gi',
    ),
    'make the $1s alternately $2 and $3',
  ],
  // "Change the panels to alternate orange and teal", "the panels should alternate between orange and teal".
  [
    new RegExp(
      `^(?:change|make|paint|color|let|have|set)? ?(the [\\w ]+?|them)(?: should| must| to|,| so (?:that )?they)* alternat(?:e|es|ing)(?: between| in| with)? (${COLOR}) (?:and|or) (${COLOR})$`,
      'gi',
    ),
    'make $1 alternately $2 and $3',
  ],
  [
    new RegExp(`^alternate (the [\\w ]+?) (?:between|in|with) (${COLOR}) (?:and|or) (${COLOR})$`, 'gi'),
    'make $1 alternately $2 and $3',
  ],
  [
    /^((?:the [\w ]+? and the [\w ]+?)|(?:all )?the [a-z]+s) (?:should|must|need to|have to|ought to) (?:be|stand|hang) (?:aligned|lined up|in line)$/gi,
    'align $1',
  ],
  [
    /\b(?:bring|take|scale|cut) (it|them) (?:down|up) to (?:their|the others['’]?) size$/gi,
    'make $1 the same size as the others',
  ],
  [
    /\b(?:landscape|portrait)(?: format| orientation)?,? (\d[\d.]*) ?(m|cm)? (?:by|x|×) (\d[\d.]*) ?(m|cm)?$/gi,
    (_all, w: string, unit: string | undefined, h: string, other?: string) =>
      `${w} ${unit ?? other ?? 'm'} wide and ${h} ${other ?? unit ?? 'm'} tall`,
  ],
  [/^flip (the [\w ]+?|it|them) (?:by )?(?=\d+ ?(?:degrees?|°|deg))/gi, 'rotate $1 by '],
  [
    /^(?:take|use|choose|try) an? (bigger|larger|smaller|taller|shorter|wider|narrower|longer|deeper) (?!one\b)([a-z]+(?: [a-z]+)?)$/gi,
    'make the $2 $1',
  ],
  [/^(align|line up) (.+?) (?:along|on|in) (?:the same|one|a(?: single)?) line$/gi, '$1 $2'],
  // "Stack the boxes, the bigger one below".
  [
    /^((?:stack|pile)(?: up)? (?:the |both |all )[\w ]+?)(?: up)?(?:,| with| and) (?:the )?(bigger|larger|biggest|largest|smaller|smallest|wider|widest)(?: (?:one|box|crate|block|ones))?(?: (?:goes|is|should be))? (?:below|underneath|under|beneath|at the bottom|on the bottom|first)$/gi,
    (_all, order: string, how: string) => `${order}, ${/^s/i.test(how) ? 'smallest' : 'largest'} at the bottom`,
  ],
  // "Stack the blocks: blue at the bottom, then yellow, then red on top".
  [
    new RegExp(
      `^stack the ([a-z]+?)(?:e?s)[:,] (?:the )?(${COLOR})(?: one)? (?:at the bottom|first|lowest|below),? (?:and |then |and then )?(?:the )?(${COLOR})(?: one)?(?: (?:on top|next|in the middle|above(?: it)?))?(?:,? (?:and |then |and then )?(?:the )?(${COLOR})(?: one)?(?: on top| at the top| last)?)?$`,
      'gi',
    ),
    (_all, what: string, a: string, b: string, c?: string) =>
      `put the ${b} ${what} on the ${a} ${what}${c ? `. put the ${c} ${what} on the ${b} ${what}` : ''}`,
  ],
  [
    /^(?:i|we) (?:need|want|could use|would like) (?:some |a bit |a little )?more ([a-z]+(?: [a-z]+)?) (width|height|depth|length)$/gi,
    (_all, what: string, side: string) =>
      `make the ${what} ${{ width: 'wider', height: 'taller', depth: 'deeper', length: 'longer' }[side.toLowerCase()]}`,
  ],
  [
    /^(?:(?:can|could|may) (?:we|i) (?:have|get|use|try)|how about|what about) an? (lower|higher) ([a-z]+(?: [a-z]+)?)\?*$/gi,
    (_all, how: string, what: string) => `make the ${what} ${/lower/i.test(how) ? 'shorter' : 'taller'}`,
  ],
  [/^trim (the (?!.*\b(?:to|by)\b)[\w ]+|it)(?: a bit| a little)?$/gi, 'make $1 smaller'],
  [
    new RegExp(`^(?:make |paint )?one ([a-z]+(?: [a-z]+)?) (${COLOR}),? (?:and )?the other(?: one)? (${COLOR})$`, 'gi'),
    (_all, what: string, one: string, other: string) =>
      `make ${/^of them$/i.test(what) ? 'them' : `all ${what}s`} alternately ${one} and ${other}`,
  ],
  [
    /^((?:all|every|each)(?: the| of the)? [\w ]+?) (?:but|except|apart from|other than)(?: for)? (the [\w ]+?) (?:should|must|have to|has to|need to|needs to) be ([a-z]+)$/gi,
    'make $1 $3 except $2',
  ],
  [new RegExp(`\\bthe (${COLOR}) of (?:that|the|this) ([a-z]+)(?=[,;.])`, 'gi'), 'the $1 $2'],
  [
    new RegExp(
      `^why (?:is|are) ${THING} (?:still |so )?(?:${COLOR})\\? (?:i think |maybe )?(${COLOR}) (?:would|might|could) (?:suit|fit|be|look|match|go)\\b[^,;.]*[.!]*$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [/^(paint|color) (it|them|the [\w ]+?) over(?: in| with)? (?=\w)/gi, '$1 $2 '],
]
