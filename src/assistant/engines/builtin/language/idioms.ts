import { COLOR_WORDS } from '../words/colors.ts'
import { gerundOf } from './gerunds.ts'
import type { Rule } from './rules.ts'

const SOMEWHERE =
  '(?:on|onto|under|below|beside|behind|above|over|near|inside|next to|in front of|to the (?:left|right)|between)\\b'

const COMPARED: Record<string, string> = {
  smaller: 'small',
  bigger: 'big',
  larger: 'big',
  taller: 'tall',
  shorter: 'short',
  longer: 'long',
  wider: 'wide',
}

/** Turns of phrase for which there is a plainer verb. */
/** One thing that leads all the way from one place to another. */
const LEADS =
  /\ban? (?!row\b|line\b|chain\b|string of\b)(?:[a-z]+ )*(?:path|road|street|track|fence|wall|hedge|bridge|runner|garland|rope|pipe|walkway|footpath|railing)$/i

export const IDIOMS: Rule[] = [
  // "The room's furniture".
  [/\bthe (?:room|scene|place|house)['’]s (?=[a-z]+\b)/gi, 'the '],
  // "Longer until it reaches the wall".
  [
    /^(?:make|let|have) (the [\w ]+?|it) (?:longer|wider|bigger|larger|deeper) (?:until|till|so(?: that)?) (?:it|they) (?:just )?(?:reach(?:es)?|touch(?:es)?|meets?|hits?) (the [\w ]+)$/gi,
    'extend $1 to $2',
  ],
  [
    /^(?:extend|lengthen|stretch|widen) (the [\w ]+?|it)(?: out)? (?:until|till|so(?: that)?) (?:it|they) (?:just )?(?:reach(?:es)?|touch(?:es)?|meets?|hits?) (the [\w ]+)$/gi,
    'extend $1 to $2',
  ],
  // "The pole should reach the clock".
  [
    /^(?:(?:and|then|now),? )?(?:(?:make|let|have) )?((?:the )?(?:(?! (?:to|be|is|has|can|should|must|needs?|ought) )[\w -])+?)(?: (?:should|must|needs? to|has to|ought to))? reach(?: up| out| down)?(?: to)? (the [\w ]+|it)$/gi,
    'extend $1 to $2',
  ],
  [
    /\bwith (?:an? )?(\d+(?:\.\d+)? ?(?:mm|cm|m|meters?|feet|foot|inch(?:es)?)) (?:long )?(?:edges?|sides?|edge length|side length)\b/gi,
    'of size $1',
  ],
  [/\bwith (?:edges|sides|an? (?:edge|side)(?: length)?) of (?=\d)/gi, 'of size '],
  [
    /(?: that is)? (\d+(?:\.\d+)? ?(?:mm|cm|m|meters?|feet|foot|inch(?:es)?)) on (?:each|every|a|all) sides?\b(?! of)/gi,
    ' of size $1',
  ],
  [/^(?:reset|restore) (?:the |my )?view$/gi, 'frame everything'],
  [/(?<!\bbe) (?:rotated|rotate|turned)(?: by)? (?=\d+(?:\.\d+)? degrees)/gi, ' '],
  [/^stand (.+?) (?:back )?up(?:right)?$/gi, 'turn $1 upright'],
  [/^face (the [\w ]+?|it|them) (?:to|towards?|at) (the .+)$/gi, 'turn $1 to face $2'],
  [/^(is|are) there (.+?) (?:in (?:the|this) (?:room|scene)|here|in here)\??$/gi, '$1 there $2'],
  [/^(?:save|export)(?: (?:it|this|the scene|everything))? as [\w-]+\.(glb|gltf|usdz|stl|obj|ply)$/gi, 'export as $1'],
  [/(?:,|,? and) its name to /gi, '. rename it to '],
  [/\b(?:set|change) (the [\w ]+?)(?: ?'s)? name to /gi, 'rename $1 to '],
  [/(?:,|,? and) its (color|height|width|depth|length|name|size|position|opacity|roughness) to /gi, '. set its $1 to '],
  [
    /^(?:make|build|create) an? (?!row|line|grid|circle|stack|tower|wall|pyramid|group|copy)([a-z]+) (?:from|out of|using) (an? .+?)(?=$|,| and )/gi,
    (_m, name, what) => `add ${what} called ${name[0].toUpperCase()}${name.slice(1)}`,
  ],
  [/ than (?:before|now|it (?:is|was)(?: now)?|they (?:are|were)(?: now)?)$/gi, ''],
  [/\b(?:a |the )?bird(?:'?s|s'?)?[- ]eye(?: view)?\b/gi, 'top view'],
  [
    /^(?:(?:show|give|add|let me see|i want|i would like|i need)(?: me)? )?(?:the |an? )?(front|back|left|right|top|bottom|side|perspective)[- ]?(?:down )?view(?: of (?:the scene|everything|it all))?(?: please)?$/gi,
    'look from the $1',
  ],
  [
    /^invert (?:the |my )?selection$|^select (?:the )?(?:inverse|opposite)$|^reverse (?:the |my )?selection$/gi,
    'select everything that is not selected',
  ],
  [/\b(keep|leave) (the ([a-z]+) [a-z]+(?: [a-z]+)?) \3$/gi, '$1 $2'],
  [/\b(?:an? )?(?:second|third|further|new|another) copy of\b/gi, 'a copy of'],
  [/\bturn (.+?) visible\b/gi, 'show $1'],
  [/\bturn (.+?) invisible\b/gi, 'hide $1'],
  [
    /\bput (.+?) (?:in|into) (?:an?|one|the same) (?:new )?group(?: (?:called|named) ([\w ]+?))? (?:together )?with (.+)$/gi,
    (_m, one, name, other) => `group ${one} and ${other}${name ? `, call the group ${name}` : ''}`,
  ],
  [
    /\b(?:make|fit) (it|them|the .+?) (?:fit )?(?:in|into|inside|within) an? (\d+(?:\.\d+)? ?(?:mm|cm|m|meters?|inch(?:es)?|feet|foot))(?: (?:large|big|wide))? (?:box|cube|space|square)\b/gi,
    'scale $1 to $2',
  ],
  [/\bmake (it|them|the .+?) fit (?=in\b|into|inside|within)/gi, 'fit $1 '],
  [
    /\b(?:switch|change|go) to (?:the |a )?(top|front|back|left|right|bottom|side|perspective)[- ]?(?:down )?view\b/gi,
    'look from $1',
  ],
  [
    /^(?:fix|repair|mend|correct|solve|sort out) (?:all (?:the |of the )?(?:problems?|issues?|errors?|faults?|mistakes?)|everything(?: that is wrong)?|what(?:ever)? is wrong|the (?:problems?|issues?|errors?|faults?|mistakes?)|any (?:problems?|issues?)|the (?:scene|room|layout))(?: (?:with|in|of) (?:the|this|my) (?:scene|room|layout)| here| in here)?$/gi,
    'mend everything',
  ],
  [/\bfix (?:all )?(?:the )?overlap(?:s|ping|ping things)?$/gi, 'separate everything that is overlapping'],
  [/\bput (.+?) back (?=on|in|to|at|next|under|behind|beside|onto|into)/gi, 'put $1 '],
  [
    /\b(?:delete|remove|take away) (.+?) and (?:put|place|move|bring) (the .+?) (?:in|at|into|to) (?:its|their) (?:place|spot|position)\b/gi,
    'put $2 where $1 is and delete $1',
  ],
  [
    /\b(?:delete|remove|take away) (.+?) and (?:add|put|place) (.+?) (?:(?:in|at) (?:its|their) (?:place|spot|position)|where (it|they|each of them|each one) (?:was|were|stood)(?: before)?)\b/gi,
    (all, what: string, by: string, who?: string) =>
      /^(?:they)$/i.test(who ?? '') || /\btheir \w+$/i.test(all)
        ? `replace ${what} with ${by.replace(/^an? /i, 'one ')}`
        : `replace ${what} with ${by}`,
  ],
  [/\b(?:what(?:ever)?|everything that|all that) (?:is|are|remains) left of (?=the |my )/gi, 'all of '],
  [
    /\b(?:in|of|with) (different|random|various|varying) colors and (?:(?:different|random|various|varying) )?sizes\b/gi,
    'of different sizes in $1 colors',
  ],
  [
    /\b(?:in|of|with) (different|random|various|varying) sizes and (?:(?:different|random|various|varying) )?colors\b/gi,
    'of different sizes in $1 colors',
  ],
  [/\b(an?) even smaller\b/gi, 'a tiny'],
  [
    /\b(an?|another|some|several|two|three|four|five|six|\d+) (smaller|bigger|larger|taller|shorter|longer|wider)(?= (?!than\b)[a-z]+)/gi,
    (_m, count, word) => `${count} ${COMPARED[word.toLowerCase()]}`,
  ],
  [/\b(an?) even (?:bigger|larger)\b/gi, 'a huge'],
  [
    /\b(?:whatever|what|(?:any|every)thing that|all that) (float|hover|overlap)s?\b/gi,
    (_all, what: string) => `everything that is ${gerundOf(what)}`,
  ],
  [/\blift (?:everything|what|all) (?:that )?(?:is|has) sunk(?: in)?\b/gi, 'put everything that is sunk on the ground'],
  [/\b(?:add|make|create|build|set up|design) an? [a-z ]+?: ?(?=(?:an?|some|\d+|two|three|four|five|six) )/gi, 'add '],
  [
    /\b(?:add|make|create|give me) an? (smaller|bigger|larger|taller|shorter|wider) (?:version|copy|duplicate) of (.+)$/gi,
    'duplicate $2 and make it $1',
  ],
  [
    new RegExp(
      `^(?!(?:.*\\b)?(?:put|place) one (?:${SOMEWHERE}))((?:please )?(?:add|put|place|create|insert) (?:an?|\\d+|one|two|three|four|five|six|some) .+?),? and (one|another|two|three|\\d+)(?: more| others?)? (?=${SOMEWHERE})`,
      'gi',
    ),
    '$1 and add $2 more ',
  ],
  [new RegExp(`\\badd (one|another) (?=${SOMEWHERE})`, 'gi'), 'add $1 more '],
  [
    /\b(?:on|onto) ((?:the|an?) [a-z ]+?), one (?:at|on) (?:each|either) end(?: of it)?(?=$|[,.;]| and)/gi,
    'on $1 at both ends of it',
  ],
  [/, one (?:at|on) (?:each|either) (end|side) of (?=it\b|them\b|the |my )/gi, ' on both $1s of '],
  [
    /\b(?:by|with|to|at|in) (?:an? |some )?(?:random|arbitrary) (?:angles?|amounts?|directions?|rotations?|degrees)\b/gi,
    'randomly',
  ],
  [/\bmirror (it|them|the [a-z]+(?: [a-z]+)?) (?:to|onto|on) the other side\b/gi, 'put $1 on the other side'],
  [/, (?:every one|each one|each of them|every one of them|all of them)(?: is| are| being)? (?=\d|half)/gi, ', each '],
  [
    /\b(?:copy|transfer|apply|give|use) the (color|material|size|finish|height|width|look)(?: of| from) (the .+?) (?:to|onto|on|for) (.+)$/gi,
    'make $3 the same $1 as $2',
  ],
  [
    /,? (?:so (?:that )?|until |till )(?:it|they) (?:just |barely )?(?:touch(?:es)?|reach(?:es)?|rests? on|is on|are on|stands? on|sits? on) the (?:ground|floor)\b/gi,
    ' to the ground',
  ],
  [/\b(one|ones|it|them) solid(?=$|,|;| and)/gi, '$1 opaque'],
  [
    /\bcenter (it|them|that|the [a-z]+(?: [a-z]+)?) (?=(?:under|above|over|below|beneath|behind|in front of)\b)/gi,
    'put $1 ',
  ],
  [/\b(on|to|at) the far (left|right)\b/gi, '$1 the $2'],
  [
    /^(?:can you |could you )?(?:tell me|i want to know|i would like to know|do you know|let me know|i wonder|i (?:am|was) (?:just )?wondering|do you have (?:any|an) idea|(?:have )?(?:you )?(?:any|an) idea|remind me|do you remember|can you remember|you remember|i (?:can not|can['’]t|do not|don['’]t) (?:remember|recall|know)|i (?:have )?forg[oe]t(?:ten)?) (?=how|what|which|where|whether|if)/gi,
    '',
  ],
  [/(?<=\w),? (?:and )?(?:tell me|let me know) (?=how|what|which|where)/gi, '. '],
  [
    /^make (.+?) (?:are |to be )?(?:all )?(?:the same|equal in|equally|of equal) (size|height|width|depth|length|big|tall|wide|color)$/gi,
    'make $1 alike in $2',
  ],
  [/^flatten (.+)$/gi, 'make $1 much flatter'],
  [/^widen (.+)$/gi, 'make $1 wider'],
  [/^shorten (.+)$/gi, 'make $1 less-long'],
  [/^lengthen (.+)$/gi, 'make $1 longer'],
  [/^thicken (.+)$/gi, 'make $1 thicker'],
  [
    /^(?:rotate|turn|tip|lay) (.+?) so (?:that )?(?:it|they) (?:lies?|rests?|is lying|are lying)(?: down)?( flat)?(?: on (?:the ground|the floor|its side))?$/gi,
    (_all, what: string, flat?: string) => `turn ${what} ${flat ? 'flat' : 'on its side'}`,
  ],
  [/^(?:make|let|have) (.+?) lean (?:against|on) (.+)$/gi, 'lean $1 against $2'],
  [
    /\b(?:let|have|make) (.+?)(?<!\b(?:the|an?|this|that|my)) (?:float|hover|hang|stand|sit|rest|lie|go) (?=\d|on\b|above|over|in\b|at\b|next|behind|beside|between|under|off|near|against)/gi,
    'put $1 ',
  ],
  [
    /^(?:put|leave|make) (?:equal|the same|even) (?:space|spaces|gaps?|distances?|spacing) between (.+)$/gi,
    'distribute $1 evenly',
  ],
  [/^sort (.+?) by (?:size|height|width)$/gi, 'line up $1 from smallest to largest'],
  [/^look down (?:on|at|onto) (.+)$/gi, 'look at $1 from above'],
  [/^what is (hidden|invisible|locked|off)\??$/gi, 'which things are $1'],
  [/\bfit (.+?) (?:in|into|to|on) (?:the |my )?(?:view|screen|window|frame|viewport)\b/gi, 'frame $1'],
  [
    /\b(?:apply|use|put) (?:a |an |the )?(.+?) (?:finish|material|color|paint|look|texture) (?:to|on|onto|for) (.+)$/gi,
    'make $2 $1',
  ],
  [
    /^(?:(?!(?:put|turn|switch|make|add|move|light|hide|show|delete|remove|place|set)\b)[\w ]+, )?(?:its|(?:it|everything|this|the room|the scene) (?:is|looks|seems|feels)) (?:bit |way |far |much |a little |rather |quite |pretty |very |so |too )*(?:bright)(?: in here| here)?$/gi,
    'make the scene darker',
  ],
  [
    /^(?:(?!(?:put|turn|switch|make|add|move|light|hide|show|delete|remove|place|set)\b)[\w ]+, )?(?:its|(?:it|everything|this|the room|the scene) (?:is|looks|seems|feels)) (?:bit |way |far |much |a little |rather |quite |pretty |very |so |too )*(?:dark|gloomy|dim)(?: in here| here)?$/gi,
    'make the scene brighter',
  ],
  [/\b(delete (?:(?! and |[.;!?,] ).)+?) (?:any ?more|any longer|here|there)$/gi, '$1'],
  [/^lose (?=the|all|every)/gi, 'delete '],
  [/\b(?:swap|trade|change|switch|exchange) their (?:places|positions)\b/gi, 'swap them'],
  [/\b(?:swap|trade|change|switch|exchange) (?:the )?(?:places|positions)(?: of| with|:)?/gi, 'swap'],
  [/ (?:exactly )?in (?:that|this|the given) order\b/gi, ''],
  [/\bwhichever (\w+) is (\w+est)\b/gi, 'the $2 $1'],
  [
    /\b(?:that|which) (?:is|are|has|have) ((?:(?!and\b)[\w.]+ )+?)and (?:is |are )?(?:floats?|hovers?|hangs?|stands?|sits?|lies?) (?=\d|on\b|above|in\b|at\b|next|under|between|behind)/gi,
    'that is $1',
  ],
  [/\bthat (?:floats?|hovers?|hangs?) (?=\d|above|over)/gi, ''],
  // With nothing that it is to be brought nearer to.
  [
    /^(?:zoom|go|move|come|dolly) (in|out)( (?:(?:a|some|much|little|bit|lot|more|further|closer|slightly|again|twice|half|as|far|please) ?)*)?(?: (?:with )?(?:the )?(?:view|camera))?$/gi,
    (whole, way: string, how: string | undefined) =>
      /^(?:zoom|dolly)/i.test(whole) || /camera|view/i.test(whole) ? `zoomview ${way}${how ?? ''}` : whole,
  ],
  [/\b(?:zoom|close) in (?:on|to|onto)(?! a\b)\b/gi, 'frame'],
  [/\b(?:zoom|close) in (?=(?:the|my|all|it|that)\b)/gi, 'frame '],
  [/\bzoom (?:to|on)\b/gi, 'frame'],
  [/(?<!\b(?:the|a|this|that|my|light) )\b(?:turn|switch) (off|on) /gi, 'switch-$1 '],
  [
    /\b(?:turn|switch) ((?:the|all|every|both|my|that|this|those|these)(?: [\w-]+){1,4}?|it|them|that|this|those|these) (off|on)\b(?!-| (?:the|its|an?|it|them|top)\b)/gi,
    'switch-$2 $1',
  ],
  [/\bshow (?=(?:the (?:whole |entire )?(?:scene|room)|everything|it all) from\b)/gi, 'show me '],
  [/\bput (?:the )?lights? out\b/gi, 'switch-off all lights'],
  [/\b(?:move|go) back to where (?:it|they) (?:was|were)(?: before)?/gi, 'put-back it'],
  [
    /^(?:now |and |then )*(?:back|return|restore)(?: it| them)?(?: to)? where (?:it|they) (?:was|were)(?: before)?$/gi,
    'put-back it',
  ],
  [/\bbase (?=color)/gi, ''],
  [
    /\b(select|delete|hide|show|paint|move|find|mark|highlight|lift|drop) what(?:ever)? (is|are|stands|lies|sits)\b/gi,
    '$1 everything that $2',
  ],
  [
    /,? so (?:that )?(?:i|we|you|nobody|no one|it) (?:can not|can|do not|cannot|does not|will not) (?:\w+ ?){1,3}$/gi,
    '',
  ],
  [
    /(?<=\w )\b(?:what|whatever|everything that|all that) (?:is left(?: over)?|is still there|remains|is remaining)\b(?! of)/gi,
    'everything',
  ],
  [
    /\bso (?:that )?(it|they) (?:floats?|hovers?|hangs?|sits?|lies?|stands?|rests?|goes?) (?:exactly |right |just |directly )*(?=\d|half|an? |above|over|on\b|in\b|at\b|next|behind|between|under|near|against|beside|to the|halfway)/gi,
    'so that $1 is ',
  ],
  [
    /\b(on|to|at) the (left|right|front|back)(?: side)? and ((?:an?|another|the|one|two|three|\d+) [^,;.]+?) (on|to|at) the (left|right|front|back) (?:side )?of (.+?)(?=$|[,;.]| and )/gi,
    '$1 the $2 of $6 and $3 $4 the $5 of $6',
  ],
  [/\bput in\b(?=\s+(?:an?|\d+|one|two|three|some)\b)/gi, 'add'],
  [
    /\b(?:an?|one) ([\w ]+?) (?:on|at|to) (?:every|all four|each of the four|all|the four) sides? of\b/gi,
    'four $1s around',
  ],
  [/\b(warm|cool) (?:up|down) (.+)$/gi, 'make $2 $1er'],
  [
    /^which (?=is (?:the )?(?:nearest|closest|farthest|furthest|tallest|biggest|largest|smallest|shortest|widest|highest|lowest))/gi,
    'which thing ',
  ],
  [/\b(?:on|at|in|to|into) (the \w+)(?:'s| 's) (?:place|spot|position)\b/gi, 'where $1 is'],
  [
    /\b(glass|cup|mug|bottle|vase|basket|plate|jug|pot|pint|bucket) of (?:water|milk|wine|juice|coffee|tea|beer|flowers|roses|tulips|soup|sand|earth)\b/gi,
    '$1',
  ],
  [
    /^((?:add|create|make|build|put|place|lay|plant|line up|arrange|distribute|spread)\b.+?) (?:leading |going |running |that (?:leads|goes|runs) )?(?:all the way )?from (the (?!\w+est\b)[\w ]+?) (?:all the way )?to (the (?!\w+est\b)[\w ]+?)(?=$|[,.;]| and )/gi,
    (_all, what: string, from: string, to: string) =>
      `${what} ${LEADS.test(what) ? 'spanning ' : ''}between ${from} and ${to}`,
  ],
  // "A path from the fountain to stall 2".
  [
    /\b(an? [\w. ]*?(?:path|road|street|track|fence|wall|hedge|bridge|line|row|runner|garland|string)\b[\w. ]*?) from (the [\w ]+?|[a-z]+ (?:\d+|[a-z])) to (the [\w ]+?|[a-z]+ (?:\d+|[a-z]))(?=$|[,.;]| and )/gi,
    '$1 spanning between $2 and $3',
  ],
  [
    /\bthe same (color|size|height|width|depth|material|finish),? and (color|size|height|width|depth|material|finish) (?:as|of) (.+?)(?=$|[,.;]| and )/gi,
    'the same $1 as $3 and the same $2 as $3',
  ],
  // "A blue coloured ball" is a blue one; "a ball coloured blue" one in blue.
  [new RegExp(`\\b(${COLOR_WORDS.join('|')})[ -](?:colored|tinted|painted|dyed) (?=[a-z])`, 'gi'), '$1 '],
  [
    /(?<=\w)(?<!\b(?:random|different|various|randomly|differently)),? (?:painted|colored|dyed|tinted)(?: in)? (?=(?:(?:dark|light|pale|bright|deep) )?[a-z#])(?!by|with|like|the|same|and|one|a )/gi,
    ' in ',
  ],
  [
    /^(?:and )?(?:(?:add )?(?:one|another)|(?:put |place )(?:another|one more))(?: one)?(?: more)? (?!on top of (?:the other|each other|another))(?=to each|to every|to all|to the other|(?:on|onto|in|at|by|under|below|beside|behind|above|over|near|inside|next to|in front of|to the (?:left|right)|between)\b)/gi,
    'add one more ',
  ],
  [
    /(?<=\w)s ?[:,] ?(?:one |a )?small,? (?:one |a )?(?:medium|middle|normal)(?:-sized)?,? (?:and )?(?:one |a )?(?:large|big)\b/gi,
    's of 0.5, 1 and 1.5 m',
  ],
  [/\bgroup (.+?) and (.+?) separately\b/gi, 'group $1, then group $2'],
  [
    /\b(next to|beside|behind|in front of|to the (?:left|right) of) (.+?),? (?:so that|so|until) (?:it|they) touch(?:es)?(?: each other)?/gi,
    '$1 $2 with a gap of 0 m',
  ],
  [/\bover there,? (?=next|by |near |beside|behind|on |in |at |under|to )/gi, ''],
  [/\bover (?=by |near |next to |beside |at the|there by)/gi, ''],
  [/\b(?:anywhere|somewhere|here and there) (?=on|in|over)/gi, 'randomly '],
  [
    /\b(?:and |that |which )+(?:shines?|glows?|emits?|gives? off) (?:with )?(?:an? )?(warm|cold|cool|[a-z]+) light\b/gi,
    'in $1 color',
  ],
  [/\bthe same as (the \w+) ?'s(?= |$|[,.;])(?! \w+ is)/gi, 'the same as $1'],
  [/\b(?:put|set|lay) (.+?) back down\b/gi, 'drop $1'],
  [
    /, (?:every|each)(?: one| \w+)? (?:in |of |with |having )?(?:another|a different|its own|an other) color\b/gi,
    ' in different colors',
  ],
  [
    /^((?:add|create|make|put|place|build) an? [\w ]+?)(?<! as (?:tall|high|wide|big|large|long|deep|small|broad|thick)) as an? (\w+)(?= and\b|[,.;]|$)/gi,
    '$1 called $2',
  ],
  [
    /(?<=\b(?:in front of|behind|beside|next to|to the (?:left|right) of|above|under|below) (?:the|my) [\w ]+),? (?:and )?(?:nicely )?centered (?:on|with|to|at|before|in front of|behind) it\b/gi,
    '',
  ],
  [/\bcentered (?=on\b|onto|above|under|below|over|in |at |behind|inside)/gi, ''],
  [/\b(above|over|below|under|underneath) its (?:center|middle|top)\b/gi, '$1 it'],
  [/,? so (?:that )?(?:it|they) (?:stands?|is|are|lies?) (?:lengthwise|sideways|crosswise)\b/gi, ''],
  [/\bon to\b/gi, 'onto'],
  [/\bin to\b/gi, 'into'],
  [/\bside-by-side\b/gi, 'side by side'],
  [/\b(?:cool|nice|good|great|fancy|pretty|strange|weird|funny)[ -]looking (?=[a-z])/gi, ''],
  [/\banti-?\s?clockwise|counter-?\s?clockwise\b/gi, 'counterclockwise'],
  [/\bupside-down\b/gi, 'upside down'],
  [/\bthe even(?:[- ]numbered)? (?=ones\b|[a-z]+s\b)([a-z]+?)s\b/gi, 'every second $1'],
  [/\bthe odd[- ]numbered (?:ones|[a-z]+s)\b/gi, 'every other one'],
  [
    /^(?:reverse|flip|invert|turn round|turn around|mirror) (?:the|their) (?:order|sequence)(?: of (.+?))?$/gi,
    (_all, of?: string) => `reverseorder ${of ?? 'them'}`,
  ],
  [
    /^(?:put|arrange|place|line up|set) (them|the [\w ]+?) in (?:the )?(?:reverse|reversed|opposite) order$/gi,
    'reverseorder $1',
  ],
  [/^(?:make|let) it (?:start to )?(rain|snow|hail|thunder)(?:ing)?(?: (?:outside|a bit|heavily))?$/gi, 'weather $1'],
  [/\b(?:set|put) (?:.+ )?on fire\b/gi, 'burn it'],
  [/\bin half\b/gi, 'by half'],
  [/\bthe size of (?=a |an )/gi, 'as big as '],
  [/(?<=\w )\b(twice|half|double|three times|four times) (?:the size|as much)(?: of)? (?=the |it)/gi, '$1 as big as '],
  [
    /\b(?:render|make|take|create|produce|do|start|give me|show me) (?:a |an |me a |us a |the )?(?:final|finished|high[- ]quality|photo-?realistic|path[- ]?traced|beauty|really good) (?:picture|render(?:ing)?|image|shot|photo)\b(?: of (?:the |this |my )?(?:scene|view|room|it|everything))?|\brender (?:the |this |my )?(?:scene|view|picture|image)\b/gi,
    'finalpicture',
  ],
  [
    /\b(?:(?:keep|save|store) (?=[^,.;]+ (?:the|our) )|(?:keep|save|store|put|add) (?=[^,.;]+ my ))([^,.;]+?) (?:in|to|into) (?:my|the|our) library(?=[,.;!]|$)/gi,
    'stash $1',
  ],
  [
    /\b(?:take|save|make|shoot|grab) (?:a |me a )?(?:screenshot|picture|photo|snapshot|screen shot|image|pic)\b(?: of (?:the |this )?(?:scene|view|it))?/gi,
    'screenshot',
  ],
  [/\ba(?=bit\b|lot\b)/gi, 'a '],
  [/\b(?:a )?(?:fair )?(?:bit|tad|smidge|little bit|wee bit)\b(?! of)/gi, 'bit'],
  [/\ba (?:notch|touch|smidgen)\b(?! of)/gi, 'bit'],
  [/\bquite a bit|quite a lot|a great deal|considerably|significantly|a whole lot|a lot\b/gi, 'much'],
  [/\ba little\b(?= (?:\w+er\b|more|less|to|up|down|left|right|further|closer|bit))/gi, 'bit'],
  [/\b(?:a few)\b/gi, 'some'],
  [/\bwithout (?:any )?(?:gaps?|space|spacing)\b|\bwith no (?:gaps?|space)\b/gi, 'with a gap of 0 m'],
  [/\bwith (?=(?:bit|some|a little) (?:more )?(?:space|room))/gi, 'with '],
  [
    /\b(?:without|with no|with none of them) (?:any )?(?:overlap(?:s|ping)?|touching|bumping into|colliding(?: with)?|hitting|intersecting)(?: (?:with )?(?:anything(?: else)?|each other|one another|other things|the others?))?\b|\bso (?:that )?(?:(?:nothing|none(?: of them)?)|they (?:do not|does not|don't|no longer)) (?:overlap|touch|collide|intersect|bump into)(?:e?s)?(?: (?:with )?(?:anything(?: else)?|each other|one another))?\b/gi,
    'apart',
  ],
  [/\btouching (?:each other|one another)\b/gi, 'touching'],
  [/\b(?:each other|one another|together) touch(?:ing)?\b/gi, 'touching'],
  [/\b(?:closer |nearer )?together(?: until| so that| so| till) they touch(?: each other)?\b/gi, 'together'],
  [
    /\b(?:push|move|slide|bring|pull|drag|shift) (.+?) (?:towards|closer to|up to|against|into|to) (?!the (?:left|right|front|back)\b)(.+?) (?:until|so that|till) (?:they|it) (?:just )?touch(?:es)?(?: (?:it|each other|one another))?\b/gi,
    'put $1 against $2',
  ],
  [/\b(?:until|so that|so|till) (?:it|they) touch(?:es)?\b/gi, 'against'],
  [/\bto touch(?: each other| one another)?\b|\btouch each other\b/gi, 'touching'],
]
