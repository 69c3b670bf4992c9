import { COUNT, LENGTH, type Rule } from './rules.ts'

/** How things are set out among each other: rows that go on and close up, rows of so many, on all sides, at random. */
export const SETTING_OUT: Rule[] = [
  // "One more shelf after shelf D, same spacing": the row goes on.
  [
    /^((?:add|put|place|create|set) (?:one more|another|an extra|two more|three more) ([a-z]+(?: [a-z]+)?)) (?:after|behind|following|beyond|next to) (?:the last (?:one|\2)|\2 \w)(?:,| with| at| keeping)+ (?:the )?same (?:spacing|gap|distance|interval)$/gi,
    '$1',
  ],
  // "Close up the gaps between shelf B, C and D to 60 cm".
  [
    new RegExp(
      `^(?:close up|close|reduce|widen|change|set|make|increase|shrink|narrow|bring) (?:the )?(?:gaps?|spaces?|distances?|spacing) between (.+? and .+?) (?:to |down to |up to )?(?:exactly )?(${LENGTH})$`,
      'gi',
    ),
    'arrange $1 in a row with a gap of $2',
  ],
  // "Rows of chairs facing the stage, 3 rows of 5", "a row of columns, 8 of them".
  [
    new RegExp(
      `\\b(?:some )?rows of ([a-z]+(?: [a-z]+)?s)\\b(.*?), (${COUNT}) rows of (${COUNT})(?: each)?(?=$|[,.;])`,
      'gi',
    ),
    '$3 rows of $4 $1$2',
  ],
  [
    new RegExp(
      `\\b((?:an? )?(?:row|line|column|circle|ring|group|stack|grid) of) ([a-z]+(?: [a-z]+)?s), (${COUNT}) (?:of them|in total|in all)(?=$|[,.;])`,
      'gi',
    ),
    '$1 $3 $2',
  ],
  // "Benches on all four sides of the fountain": around it.
  [
    /\b(add|create|put|place|make|build|set up) (?!the |my |it\b|them\b|both |all )((?:[a-z]+ )*?[a-z]+s) on (?:all|each) (?:of (?:the |its )?|the )?(?:four |4 )sides of /gi,
    '$1 4 $2 around ',
  ],
  [/\bon all (?:of (?:the |its )?|the )?(?:four |4 )?sides of /gi, 'around '],
  // "Stack box 2 onto box 1 and both onto the cabinet".
  [
    /^stack (.+?) (?:on|onto|on top of) (.+?),? (?:and|then) (?:both|them(?: both)?|the two) (?:on|onto|on top of) (.+)$/gi,
    'put $1 on $2 and both on $3',
  ],
  // "A bench facing the fountain on its far side".
  [
    /\b((?:an?|another|one|two) [a-z]+(?: [a-z]+)?) facing (the [\w ]+?),? on (?:its|the) (far|near|left|right|other|front|back) side$/gi,
    '$1 on the $3 side of $2, facing it',
  ],
  // "Give each table a small plant in the middle".
  [
    /^give (each|every|all|both)((?: of the| the)? [a-z]+(?: [a-z]+)?) ((?:an?|one) [a-z]+(?: [a-z]+)*?) (?:in|at) (?:the|its) (?:middle|center)$/gi,
    'put $3 in the middle of $1$2',
  ],
  [/\bwhere the (first|second|third|other|left|right) (?=is\b)/gi, 'where the $1 one '],
  [/\bstraight (?=(?:above|over|below|under|behind|in front of|next to) )/gi, ''],
  // "Arrange the boxes symmetrically about the sofa": on both sides of it.
  [
    /^((?:arrange|place|put|set|position|distribute|stand) [^,;]+?) symmetrically (?:about|around|to|on (?:both|either|each) sides? of|left and right of|beside|next to|with respect to) (?=the |my |it\b)/gi,
    '$1 on both sides of ',
  ],
  // "Tidy up the chairs: one at either end of the table".
  [
    /^(?:tidy|neaten|sort|straighten|arrange|put|place|set|position|move|organi[sz]e)(?: up| out)? (the [\w ]+?|them|both [\w ]+?)(?: up| out)?(?:[:,]| -|,? (?:so|such) that (?:there is |we have )?|,? with|,? to have)? ?one (?:goes |stands |sits |is |standing |placed )?(?:at|on|to|by) (?:either|each) end of (?=the |my |it\b)/gi,
    'put $1, one at each end of ',
  ],
  // "A second couch facing the first, with the coffee table between them": across that table.
  [
    /^(add|put|place|create|i (?:need|want)) (?:a second|another|one more|an extra) ([a-z]+(?: [a-z]+)?) (?:facing|opposite|across from) (?:the )?(?:first|other|existing|old|original)(?: one| \2)?,? (?:and )?(?:with )?(the [\w ]+?) (?:in )?between (?:them|the two|both)$/gi,
    'add another $2 on the other side of $3, facing the first',
  ],
  // "Three trees, randomly placed, not too close to anything".
  [
    /,? (?:but |and )?(?:not|never) too (?:close|near) to (?:anything|each other|one another|other things|anything else)$/gi,
    '',
  ],
  [
    /(?<=\w), (?:randomly (?:placed|positioned|distributed|spread|scattered)|placed (?:randomly|at random))(?=$|[,.;])/gi,
    ' randomly',
  ],
  // "A grid of 4 by 5 cubes, touching each other".
  [
    /^((?:add|create|make|build|put|lay|set up) (?:an? )?(?:[a-z]+ )?(?:row|line|grid|column|ring) of .+?),? touching(?: each other| one another)?$/gi,
    '$1 with a gap of 0 m',
  ],
]
