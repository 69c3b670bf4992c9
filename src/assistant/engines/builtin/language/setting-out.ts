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
