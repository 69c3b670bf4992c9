import { type Rule, SCENES } from './rules.ts'

/** Where one keeps things: what is kept, as a pattern, and in what. */
const KEEPERS: readonly [kept: string, keeper: string][] = [
  ['trash|rubbish|garbage|waste|litter', 'a bin'],
  ['books?|magazines?|comics', 'a bookshelf'],
  ['clothes|clothing|coats?|jackets?|dresses|shirts', 'a wardrobe'],
  ['shoes|boots|dishes|plates|toys|tools|stuff|things|files|papers|documents|games|linen|towels', 'a cabinet'],
  ['flowers?|roses|tulips', 'a vase'],
  ['tv|television|telly', 'a tv bench'],
  ['drinks?|glass|cup|coffee|tea|phone|keys', 'a side table'],
  ['computer|laptop|pc', 'a desk'],
]
const KEPT = KEEPERS.map(([kept]) => kept).join('|')
const keeperOf = (what: string): string => KEEPERS.find(([kept]) => new RegExp(`^(?:${kept})$`, 'i').test(what))![1]

/** What somebody needs, by what it is for: somewhere to sleep, something round, light from the left. */
export const NEEDS: Rule[] = [
  [
    /^(it|they) needs? (?=(?:an?|two|three|four|five|six|eight|\d+) [a-z]+(?: [a-z]+)?$)/gi,
    (_all, it: string) => `give ${/^it$/i.test(it) ? 'it' : 'them'} `,
  ],
  // "The bookcase needs books".
  [
    /^(the (?:[a-z]+ )?(?:bookcase|bookshelf|shelf|table|desk|counter|dresser|sideboard|sofa|couch|bed|bench|windowsill|mantel|nightstand)) (?:needs?|could use|wants?|lacks?|is missing) (?:some |a few )?((?:[a-z]+ )?(?!room|space|cleaning|something)[a-z]+s)$/gi,
    'put some $2 on $1',
  ],
  // "Every desk deserves its own lamp".
  [
    /^((?:each|every|all(?: of)? the|both(?: the)?) (?:of the )?[\w ]+?) (?:should |must )?(?:deserves?|needs?|gets?|wants?|has|have|could use|requires?) (?:its|their|his|her) own (?=[a-z])/gi,
    '$1 needs a ',
  ],
  [
    /^(?:the )?(?:people|parents|guests|visitors|customers|kids|children|students|pupils|clients|patients|players|workers|tourists|passengers|everyone|everybody|somebody|someone) (?:needs?|wants?|could use|would like|would love|asked for|miss(?:es)?) (?=(?:an?|another|some|more|two|three|four|\d+) (?!(?:place|spot|space|room|seat)\b))/gi,
    'add ',
  ],
  [
    new RegExp(
      `^there (?:is|are) (?:still )?(?:no|not an?y?) ([a-z]+(?: [a-z]+)?) (?:(?:in|on|at) (?:this|the|our|my) (?:${SCENES})|(?:in )?here|yet)(?: yet| at all)?[.!]*$`,
      'gi',
    ),
    (_all, what: string) => (/s$/i.test(what) ? `add ${what}` : `add a ${what}`),
  ],
  [
    /^(?:i think |i feel )?(?:(?:there is )?something(?: is| seems)? (?:still )?missing) ((?:on|next to|beside|above|under|in front of|behind|between|near|in) [\w ]+?)[,.:;-]* (?:how about |what about )?(?=an? |some )(.+)$/gi,
    'add $2 $1',
  ],
  // "A plant would brighten up the room".
  [
    new RegExp(
      `^((?:an?|some|two|three|another) [\\w ]+?) (?:would|could|might) (?:brighten|liven|cheer|spice|warm|light)(?: up)? (?:the |this |my |our )?(?:${SCENES})(?: up)?$`,
      'gi',
    ),
    'add $1',
  ],
  // "A vase for the table", "decorate the table with a vase".
  [
    /^(?:add )?((?:an?|two|three|some) [\w ]+?) for the ((?:[a-z]+ )?(?:table|desk|shelf|counter|sideboard|dresser|nightstand|mantel|bench|windowsill))$/gi,
    'put $1 on the $2',
  ],
  [
    /^(?:decorate|adorn|dress|embellish) (the [\w ]+?|it) with (.+)$/gi,
    (_all, what: string, by: string) =>
      new RegExp(`^the (?:${SCENES})$`, 'i').test(what)
        ? `add ${by}`
        : `${/\bwalls?$/i.test(what) ? 'hang' : 'put'} ${by} on ${what}`,
  ],
  // "Some more trees would be nice, say five".
  [
    /\b(?:some|a few|a couple of|several)( more)? ([a-z]+?s)\b(.*?),? (?:let us )?say,? (two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)(?=$|[.,;])/gi,
    '$4$1 $2$3',
  ],
  // "The guests have nowhere to put their drinks by the armchair".
  [
    /^(?:the |our |my )?(?:guests?|visitors?|people|customers?|patients?|kids|children|clients?) (?:have|has) (?=(?:nowhere|no place|no space|no room) (?:to|for))/gi,
    'there is ',
  ],
  [/(?<=\b(?:nowhere|place|space|room) to (?:put|keep|store|leave|place|hang) )(?:his|her|their|its) /gi, 'the '],
  // "There's no place for the trash near the table", "i need somewhere to keep my books".
  [
    new RegExp(
      `^(?:there is |i have |we have |i (?:need|want|would like) |we (?:need|want|would like) |add |give me )?(?:no |not enough |some |a |more )?(?:place|space|room|spot|where|somewhere|something|nowhere|storage) (?:for|to (?:put|keep|store|hang|leave|place|hide)) (?:the |my |our |all (?:the |my |our )?|some )?(${KEPT})\\b(?: in| on| into)?`,
      'gi',
    ),
    (_all, what: string) => `add ${keeperOf(what)}`,
  ],
  // "It should be possible to sit at the counter".
  [
    /^(?:it (?:should|must) be possible|(?:one|people|guests|customers|you|we|i|everyone) (?:should|must|want to|would like to|need to|has to|have to) be able|(?:one|people|guests|customers|we|i) (?:should|want|would like|need)) to sit (?:down )?(at|on|by|around|near|next to|in front of) (the [\w ]+)$/gi,
    'add two stools $1 $2',
  ],
  [
    /^(?:the |our |my )?([a-z]+) (?:player|user|operator|cook|cashier) needs (?:something|somewhere|a place) to sit(?: down)?(?: on)?$/gi,
    'add a stool in front of the $1',
  ],
  // "The kids need something to play with".
  [
    /\b(?:something|anything) (?:fun |nice )?(?:to play with|for the (?:kids|children) to play with|to kick)\b/gi,
    'a ball',
  ],
  [/^(?:some |more |a bit of )?shade (?:for|over|above|at|on) (the [\w ]+)$/gi, 'add a parasol next to $1'],
  [/\b(?:some |a bit of )?shade (for|over|above|at|next to) (?=the )/gi, 'a parasol next to '],
  [/\b(?:a bit |a little |some )?(?:more )?nature\b/gi, 'some plants'],
  [
    /^(?:it is|it's) getting (?:late|dark)[,;.] (?:so )?(?:some|a bit of|more) (?:more )?light(?:ing)? (?:would|might|could) be (?:good|nice|great|fine|helpful|useful)$/gi,
    'add a lamp',
  ],
  [
    /^(some|more|an?|another|two|three|a few) ([\w ]+?) (?:would|might|could) be (?:really |very |so )?(?:good|nice|great|fine|helpful|useful|lovely|cool|better|cozy|cosy|pretty|handy|perfect|practical|beautiful|wonderful|neat|sweet|ideal|super|fun|welcome)(?: (?:here|there|now|too))?$/gi,
    'add $1 $2',
  ],
  [
    /^(?:we|they|all of us|not all of us|not everyone) (?:can not|can|could not) (?:all )?sit (?:down )?(?:at|around) (?:the|this|that) table[,;.] (?:there are|we are|they are) (two|three|four|five|six|seven|eight|ten|twelve|\d+)(?: of (?:us|them))?$/gi,
    'arrange $1 chairs around the table',
  ],
  [
    /^add enough(?: (chairs|seats|stools))? for (two|three|four|five|six|seven|eight|ten|twelve|\d+)(?: people| persons| guests)?$/gi,
    (_all, what: string | undefined, many: string) =>
      what === 'seats' || !what ? `add enough seats for ${many}` : `add ${many} ${what} altogether`,
  ],
  [/\b(?:something|anything) to drink(?: from| out of)?\b/gi, 'a glass'],
  [/\b(?:something|anything) to (?:eat|snack on|nibble)\b/gi, 'a fruit bowl'],
  [/\b(?:something|anything) sweet\b/gi, 'a cake'],
  [
    /^(?:we |i )?(?:need|want|would like) (?=(?:a|an|some) [\w ]+? (?:on|at|next to|beside|by|in|near|under|above|behind) the\b)/gi,
    'add ',
  ],
  [
    /^(?:it|this|the room|this room|this place) is not (?:very |really |so |exactly )?(?:cozy|cosy|warm|inviting|homely)(?: enough)?(?: in here| here| yet)?$/gi,
    'make it cozier in here',
  ],
  [
    /^(?:it|this|the room|this room|this place) is not (?:very |really |so |exactly )?(?:bright|cheerful|friendly)(?: enough)?(?: in here| here| yet)?$/gi,
    'make the scene brighter',
  ],
  [
    /\b(?:something|anything|some thing)(?: nice| pretty| decorative)? (?=(?:on|for|at) the (?:[a-z]+ )?wall\b)/gi,
    'a picture ',
  ],
  [/^(put|store|tidy|pack|clear) (the [\w ]+?|it|them) away (?=(?:on|in|into|onto|under|inside) )/gi, 'put $2 '],
  [
    /\b(?:something|somewhere|a place) (?:to |where i can )?(?:put|rest|lay) (?:my|our|your|the) feet(?: up)?(?: on)?\b/gi,
    'an ottoman',
  ],
  // "Add curtains to the window": one on each side.
  [
    /\b(add|put|hang|create|mount) (?:some |a pair of |two |a set of |the )?((?:[a-z]+ )?)curtains (?:to|on|at|for|over|around|by|in front of|beside|next to) (the [\w ]*windows?)\b/gi,
    '$1 a $2curtain on each side of $3',
  ],
  [/\b(add|put|hang|create) (?:some )?curtains\b/gi, '$1 two curtains'],
  // "One should be able to read on the sofa at night": by the light of a lamp.
  [
    /^(?:somebody|someone|one|you|we|i|people|guests|visitors) (?:should|must|want to|need to|would like to|can|has to) (?:be able to )?read (?:a book )?(?:on|in|at) (the [\w ]+?)(?: (?:at night|in the dark|in the evening|after dark|at dusk))?$/gi,
    'add a lamp next to $1',
  ],
  [/\b((?:light|glow|shine|lit)\b[\w ]*?) (?:at night|in the evening|after dark|in the dark)$/gi, '$1'],
  [/\b(?:somewhere|something|anything) to read\b/gi, 'a book'],
  [
    /^make (?:it|this|it all|all of it|them all|the (?:whole )?(?:room|place|scene)|this (?:room|place)|everything) (?:look |feel )?(?:a bit |a little |bit )?(?:more )?(?:cheerful|lively|friendly|friendlier|livelier|welcoming|inviting)(?: in here| here)?$/gi,
    'make the scene brighter',
  ],
  [/\b(?:somewhere|something|some place|a place|a spot) to (?:sleep|lie down|lie|nap)(?: on| in)?\b/gi, 'a bed'],
  [/\b(?:somewhere|some place|a place|a spot) to (?:sit|sit down|rest)(?: on)?\b/gi, 'a chair'],
  [/\b(?:somewhere|something|some place|a place|a spot) to (?:work|write|study)(?: at| on)?\b/gi, 'a desk'],
  [
    /\b(?:somewhere|something|some place|a place|a spot) to (?:eat|dine|have dinner)(?: at| on)?(?=$|[,.;]| (?:next|in|by|here|near|beside|and)\b)/gi,
    'a dining table',
  ],
  [
    /\b(?:something|somewhere|(?:some|a) place) to (?:put|set|place|rest) (?:my|the|our|a) [a-z]+(?: on)?\b(?: (?=next to|beside|in front of|by|behind|near))?/gi,
    'a side table ',
  ],
  [/\bsomething to (?:read by|light it|give light)\b/gi, 'a lamp'],
  // "Everything off but the spot".
  [
    /^(?:turn |switch )?(?:everything|all(?: (?:the )?lights)?) (on|off)(?: (?:but|except|besides|apart from) (.+))?$/gi,
    (_all, way: string, but: string | undefined) => `turn ${way} all lights${but ? ` except ${but}` : ''}`,
  ],
  [
    /^(?:it would be (?:nice|great|good|lovely)|i wish|would be (?:nice|great)) if (?:one|people|visitors|guests|you|we|i|somebody|someone) could sit (?:down )?(near|by|in front of|next to|under|at|around) (.+)$/gi,
    'add a bench $1 $2',
  ],
  [/^let there be (?=(?:night|day|daylight|fog|sunset|sunrise|dawn|dusk|evening|morning)\b)/gi, 'make it '],
  [/^(?:let there be|there should be) (?=(?:more |some |an? )?light\b)/gi, 'add '],
  [/^add light from (?:the )?(left|right|front|back|behind|above|top)$/gi, 'add a light shining from the $1'],
  [/\b(add|put|create) (?:me )?an? (?:bright|strong) (?=lamp\b|light\b)/gi, '$1 a '],
  [
    /^how many (?:people|persons|guests) (?:can|could) sit(?: down)?(?: here| there| in (?:here|this room))?\??$/gi,
    'how many seats are there',
  ],
  [/\bsomething (?:round|spherical)\b/gi, 'a ball'],
  [/\b(?:add|plant|create|put|place) something green(?=$|[,.;]| (?:here|there)\b)/gi, 'add a plant'],
  [/\bsomething green(?= (?:in|on|into|onto|next|beside|by|behind|near|between|at)\b)/gi, 'a plant'],
  [/\bsomething (?:nice|pretty|decorative|beautiful|lovely)(?= (?:on|onto) )/gi, 'a vase'],
  [/\bsomething (?:square|cubic|boxy)\b/gi, 'a box'],
  [/\bsomething (?:pointy|pointed)\b/gi, 'a cone'],
]
