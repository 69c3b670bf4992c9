import { LENGTH, POINTED, type Rule } from './rules.ts'

/** How things are to lie, stand, lean and turn: on the ground, on their backs, as if they fell, turned inwards, with the back to a wall. */
export const POSING: Rule[] = [
  [
    new RegExp(
      `^(?:point (the (?:[a-z]+ )?(?:${POINTED})|it)|(the (?:[a-z]+ )?(?:${POINTED})|it) (?:should|must) point) (?:down|downwards|to the ground)$`,
      'gi',
    ),
    (_all, a?: string, b?: string) => `turn ${a ?? b} upside down`,
  ],
  [
    /^(the [\w ]+?|it|they) (?:should|must|needs? to|has to|could) (?:be )?(?:tilt|lean|slant|incline|tilted|slanted|leaning|inclined) (?=(?:by |\d|to the (?:left|right)|left|right|forwards?|backwards?|back))/gi,
    'tilt $1 ',
  ],
  [
    /^(?:let|make|have) (the [\w ]+?|it|them) (?:tilt|slant|incline|be tilted) (?=(?:by |\d|to the (?:left|right)|left|right|forwards?|backwards?|back))/gi,
    'tilt $1 ',
  ],
  [/(?<=^(?:tilt|lean|tip|incline|angle|slant) .*)\bsideways$/gi, 'to the right'],
  [
    /^(?:turn|flip|put|place|set|rotate|stand) (the [\w ]+?|it|them) (?:on (?:its|their) (?:tips?|heads?)|head down|bottom up|so (?:that )?its tip points down)$/gi,
    'turn $1 upside down',
  ],
  [
    /^(the [\w ]+?|it) (?:should|must) (?:stand|be|rest) (?:on its (?:tip|head)|head down|upside[- ]down)$/gi,
    'turn $1 upside down',
  ],
  [/^the tip of (the [\w ]+?) (?:should|must) point down(?:wards)?$/gi, 'turn $1 upside down'],
  // What floats is to come down.
  [/^(?:make|let|have) (the [\w ]+?|it|them) (?:to )?touch the (?:ground|floor)$/gi, 'put $1 on the ground'],
  [
    /^(?:do not|don['’]t) let (the [\w ]+?|it|them) (?:float|hover|hang in the air)(?: in the air| above the (?:ground|floor))?$/gi,
    'put $1 on the ground',
  ],
  [
    /^(the [\w ]+?|it|they) (?:should|must|may|shall|is|are|can)(?: to)?(?: not|n['’]t) (?:be )?(?:float(?:ing)?|hover(?:ing)?|hang(?:ing)? in the air|in the air)(?: in the air| above the (?:ground|floor))?$/gi,
    'put $1 on the ground',
  ],
  // What leans and what falls.
  [
    /^give (the [\w ]+?|it|them) an? (\d[\d.]*)(?:[ -]degrees?|°)? (?:tilt|lean|slant|incline)((?: to the (?:left|right)| forwards?| backwards?)?)$/gi,
    'tilt $1 by $2 degrees$3',
  ],
  [
    /^(the [\w ]+?|it|they) (?:should|must|needs? to|has to|could) (?:be )?(?:tilt|lean|slant|tilted|slanted|leaning)(?: by)? (\d[\d.]* ?(?:degrees?|deg|°))(.*)$/gi,
    'tilt $1 by $2$3',
  ],
  [
    /^(?:make|have|let) (the [\w ]+?|it|them) (?:to )?(?:be )?(?:tilt|lean|slant|tilted|slanted|leaning)(?: by)? (\d[\d.]* ?(?:degrees?|deg|°))(.*)$/gi,
    'tilt $1 by $2$3',
  ],
  [
    /^(?:let|make|have) (the [\w ]+?|it|them) (?:to )?(?:fall|topple|tip|keel) over(?: onto (?:its|their) side)?$/gi,
    'lay $1 on its side',
  ],
  [
    /^(?:make|let|have) (the (?:cone|pyramid|pencil|carrot|arrow)(?: \d+)?|it) (?:to )?(?:stand|balance|rest) on (?:its|the) (?:tip|point|apex|peak)$/gi,
    'turn $1 upside down',
  ],
  // "Turn the taxi around so it drives the other way": that is what it does then.
  [
    /\b((?:turn|rotate|spin|swing) (?:the [\w ]+?|it|them) (?:a?round)),? so (?:that )?(?:it|they) (?:drives?|go(?:es)?|faces?|looks?|points?|runs?|heads?|moves?) (?:the other way|in the other direction|the opposite way|in the opposite direction)\b/gi,
    '$1',
  ],
  [/^(?:and |now |then |ok,? )*(upside down|the other way up|on its (?:side|back|head))[.!]*$/gi, 'turn it $1'],
  [
    /^(?:and |now |then |but |ok,? )*(?:facing|looking|pointing) the other (?:way|direction)(?: now)?[.!]*$/gi,
    'turn it around',
  ],
  [/\b(the [\w ]+?) ?(?:'s|s') (?:front|face)(?: side)? (?=(?:to |should |must )?(?:be )?(?:fac|point|look))/gi, '$1 '],
  [/^(?:knock|push|kick|throw|shove|sweep|brush) (the [\w ]+?|it|them) off$/gi, 'take $1 off'],
  [
    /^(?:stand|set|put|tip|turn|place|prop|balance) (the (?!.*\b(?:so|until|that)\b)[\w ]+?|it|them) (?:up )?on (?:(?:its|their|one|the) )?(?:short |small |narrow |thin )?(?:edges?|ends?|spines?)$/gi,
    'turn $1 upright',
  ],
  // "So its head is against the right wall": turned, and set against it.
  [
    /^(?:move|put|place|push|set|turn|rotate) (the [\w ]+?|it) (?:so (?:that )?|with )(?:its|the) (?:head|headboard|head end) (?:is |stands |goes |rests )?(?:right |flat )?against (the [\w ]+)$/gi,
    'turn $1 to face away from $2. put $1 against $2',
  ],
  [/^(?:make|let|have) (the [\w ]+?|it|them) lean (?!against |on )/gi, 'tilt $1 '],
  // "It should hang lower, about 1.5 m off the floor": at that height.
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) (?:should|must|needs? to|has to|have to) (?:hang|be|float|sit) (?:a (?:bit|little) |much )?(?:lower|higher)[,:] (?:about |around |at |say |maybe |only |just )*(${LENGTH}) (?:off|above|over|from) (?=the (?:floor|ground)$)`,
      'gi',
    ),
    'hang $1 $2 above ',
  ],
  [/^((?:put|set|stand|turn|make) (?:the [\w ]+?|it|them) (?:upright|straight|flat|level)) again$/gi, '$1'],
  [
    /^(?:rotate|turn|swivel|spin) (the [\w ]+?|it|them) (?:lengthwise|crosswise|the long way|the short way)(?=$|[,.;]| and\b)/gi,
    'rotate $1 by 90 degrees',
  ],
  [/^(?:swing |push |pull )?open (the [\w ]+?|it) (?:by |to |about )*(?=\d[\d.]* ?degrees)/gi, 'rotate $1 '],
  [
    /^(the [\w ]+?) (?:hangs?|is|are|stands?|looks?) (?:a bit |slightly |all )?(?:crooked|askew|tilted|lopsided|slanted)[,.;] (?:please )?(?:turn|put|set|make|bring) (?:it|them) (?:back )?(?:to )?(?:straight|upright)(?: again)?$/gi,
    'straighten $1',
  ],
  [/\b(rotate|turn|swing) (the [\w ]*?(?:gate|door|window|lid|shutters?)|it) open (?=(?:by )?\d)/gi, 'rotate $2 '],
  [
    /^lay (the [\w ]+?|it) (?:down )?(?:flat )?(?:across|over) (the (?!(?:two|both|gap)\b)(?:[a-z]+ )?[a-z]*[^s\W](?: \d+)?)$/gi,
    'lay $1 flat and put it on $2',
  ],
  // "Shift the barn so its front is level with the front of the house".
  [
    /^(?:move|shift|put|slide|push|pull|bring) (the [\w ]+?|it) so (?:that )?its (front|back|left|right|top)(?: side| edge| face)? (?:is|lines up|aligns|sits|comes) (?:level |flush |in line |aligned |even )?with (?:the \2(?: side| edge| face)? of )?(the [\w ]+?)(?:'s \2)?$/gi,
    'align $1 with $3 at the $2',
  ],
  [/^((?:put|place|move|set|stand) .+?),? (?:and )?aligned (?:with|to) (the [\w ]+)$/gi, '$1. align it with $2'],
  // "Tip the cone over so that it points to the right".
  [
    /^(tip|tilt|knock|lay|push) (the [\w ]+?|it) (?:over|down),? so (?:that )?(?:it|its (?:tip|top|point)) points? to(?:wards)? the (left|right)$/gi,
    '$1 $2 over to the $3',
  ],
  [/^lay (the (?!.* and )[\w ]+?|it) (?:down )?(?:to|towards?) the (left|right)$/gi, 'tip $1 over to the $2'],
  [
    /^(?:tip|knock|push) (the (?!.* and )[\w ]+?|it) over (backwards?|forwards?)$/gi,
    (_all, what: string, way: string) => `lay ${what} on its ${/back/i.test(way) ? 'back' : 'face'}`,
  ],
  // By its tip.
  [
    new RegExp(
      `^(?:rotate|turn|point) (the (?:[a-z]+ )?(?:${POINTED})(?: \\d+)?)(?:,? so (?:that )?(?:it|its (?:tip|top|point)) points?)? to(?:wards)? the (left|right)$`,
      'gi',
    ),
    'tip $1 over to the $2',
  ],
  [
    /^(?:line up|align) (the [\w ]+?|them) (?:along|at|by|on) (?:their|the) (front|back|left|right) (?:faces?|sides?|edges?)$/gi,
    'align $1 at the $2',
  ],
  // "Tilt it" … "flat again".
  [/^(?:and |now |then |ok |make (?:it|them) )*(?:flat|level|straight|upright|even) again$/gi, 'straighten it'],
  [/^((?:(?:and|now|then|ok),? )*)level (it|them|the [\w ]+?)(?: out| off| up)?(?: again)?$/gi, '$1straighten $2'],
  [/^((?:(?:and|now|then|ok),? )*)make (it|them|the [\w ]+?) (?:level|horizontal)(?: again)?$/gi, '$1straighten $2'],
  // "By a third of a full turn".
  [
    /\b(a|one|two|three) (third|quarter|fifth|sixth|eighth|tenth)s? of a (?:full |whole |complete )?(?:turn|circle|rotation|revolution)\b/gi,
    (_all, n: string, part: string) => {
      const parts = { third: 3, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 }[part.toLowerCase()]!
      return `${((({ two: 2, three: 3 } as Record<string, number>)[n.toLowerCase()] ?? 1) * 360) / parts} degrees`
    },
  ],
  [/\bhalf (?:of )?a (?:full |whole |complete )(?:turn|circle|rotation|revolution)\b/gi, '180 degrees'],
  // "Rotate the table so it runs front to back".
  [
    /^(?:rotate|turn|swivel|spin|put|place|set|lay) (.+?),? (?:so|such|until) (?:that )?(?:it|they) (?:runs?|lies?|lie|is|are|goes|go|stands?|points?|stretch(?:es)?)(?: lengthwise)? (?:from )?(?:(front to back|back to front)|(?:left to right|right to left|side to side))$/gi,
    (_all, what: string, deep?: string) => `run-${deep ? 'along' : 'across'} ${what}`,
  ],
  [
    /^(?:put|stand|turn|flip|place|set|tip) (.+?) (?:over )?(?:on(?:to)?) (?:its|their|his|her) heads?(?=$|[,.;]| and)/gi,
    'turn $1 upside down',
  ],
  [
    /^(?:mirror|reflect|flip) (.+?) (?:over |across )?to the (?:left|right|opposite)(?: (?:hand )?side)?$/gi,
    'mirror $1 to the other side',
  ],
  [
    /^(?:tilt|turn|rotate|lay|knock|tip) (.+?),? (?:as if|as though|so it looks like|like) (?:it|they) (?:had |has |have |was |were )?(?:just )?(?:fell|fallen|tipped|been knocked|knocked|toppled)(?: over| down)?$/gi,
    'lay $1 on its side',
  ],
  [/\b(bring|move|push|pull|take|carry) (it|them|the [\w ]+?) over(?: here)?(?=$|[,.;])/gi, '$1 $2 closer'],
  // What lies so is turned, and is not put on a thing's back.
  [
    /^((?:lay|put|turn|tip|flip|rotate|place|set|knock) .+?) (?:over |down |flat )*(?:on|onto) (?:its|their|his|her) backs?(?=$|[,.;]| and)/gi,
    '$1 supine',
  ],
  [
    /^((?:lay|put|turn|tip|flip|rotate|place|set|knock) .+?) (?:(?:over |down |flat )*(?:on|onto) (?:its|their|his|her) (?:face|front|belly|stomach)s?|face down|facedown)(?=$|[,.;]| and)/gi,
    '$1 prone',
  ],
  // "Put the sofa with its back to the wall", "turn it so that its back is against the wall".
  [
    /\b(?:put|place|move|set|push|turn|rotate) (.+?),? (?:with (?:its|their|his|her) backs?|(?:so (?:that )?|such that |until )(?:its|their|his|her) backs? (?:is|are|stands?|goes|faces?|rests?)) (?:flat |right |up )*(?:to|against|towards?|facing|on|at) (the (?:[a-z]+ )?(?:wall|window|fence|hedge|bookshelf|bookcase))\b/gi,
    'turn $1 to face away from $2 and put $1 against $2',
  ],
  // "I want to watch TV from the chairs, so turn them".
  [
    /^(?:(?:i|we) (?:want|would like|need|have) to )?(?:watch|see|look at|view) (?:the )?((?:[a-z]+ )?[a-z]+) from (the [\w ]+?),? so (?:please )?(?:turn|rotate|adjust|arrange) (?:it|them)(?: around| accordingly| that way)?$/gi,
    'turn $2 to face the $1',
  ],
  [
    /,? (?:both )?(?:angled|turned|tilted|rotated|swiveled|toed) (\d+) degrees? (?:inwards?|to the inside|towards? each other)\b/gi,
    '. turn them $1 degrees towards the middle',
  ],
  [
    /^(?:angle|turn|rotate|toe|tilt|swivel) (the [\w ]+?|them|both [\w ]+?) (?:inwards?|in) (?:by )?(\d[\d.]*) degrees?$|^(?:angle|turn|rotate|toe|tilt|swivel) (the [\w ]+?|them|both [\w ]+?) (?:by )?(\d[\d.]*) degrees? (?:inwards?|to the inside|towards? each other)$/gi,
    (_all, a?: string, n?: string, b?: string, m?: string) => `turn ${a ?? b} ${n ?? m} degrees towards the middle`,
  ],
  [
    /,? (?:and )?(?:turned|rotated|angled|facing) (?:by )?(?:\d+ degrees? )?(?:in)?to(?:wards)? the room\b/gi,
    ', facing the center of the room',
  ],
  // "Hang a picture on each side of the mirror, same height": they do so anyway.
  [
    /(?:, ?(?:all |both )?(?:at |on )?(?:the )?|(?<=\b(?:add|another|copy|hang)\b.*) at the )same height(?: as (?:it|that|the (?:first|other)))?$/gi,
    '',
  ],
  // "Move the sofa so that it faces the shelf, 1 m in front of it": of the shelf.
  [
    new RegExp(
      `^((?:move|put|place|set|turn|park) (?:the [\\w ]+?|it|them)),? (?:so (?:that )?|such that )?(?:it |they |to )?(?:faces?|facing) (the [\\w ]+?)[,;]? (?:and )?((?:about )?${LENGTH} )(?:away )?((?:in front|left|right|to the left|to the right) of|behind|from|beside|next to) it$`,
      'gi',
    ),
    '$1 $3$4 $2, facing $2',
  ],
  // "Turn the bed so its long side is along the back wall".
  [
    /^(?:rotate|turn|spin|swivel|orient) (the [\w ]+?|it|them),? (?:(?:so (?:that )?|until |such that )(?:its (?:long(?:er)? (?:side|edge)|length) |it |they )(?:is |are |runs? |goes |go |lies? |stands? )?)?along (?=the (?:[a-z]+ )?(?:wall|fence|hedge|window|edge|road|path)\b)/gi,
    'turn $1 to face the parallel of ',
  ],
]
