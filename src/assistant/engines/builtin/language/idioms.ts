import type { Rule } from './rules.ts'

const LENGTH = '((?:\\d+(?:[.,]\\d+)?|half a|an?|one) ?(?:mm|cm|m|meters?|feet|foot|ft|inch(?:es)?|centimeters?)\\b)'

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
export const IDIOMS: Rule[] = [
  [
    /\b(?:switch|change|go) to (?:the |a )?(top|front|back|left|right|bottom|side|perspective)[- ]?(?:down )?view\b/gi,
    'look from $1',
  ],
  [/\bfix (?:all )?(?:the )?overlap(?:s|ping|ping things)?$/gi, 'separate everything that is overlapping'],
  [/\bput (.+?) back (?=on|in|to|at|next|under|behind|beside|onto|into)/gi, 'put $1 '],
  [
    new RegExp(
      `^(?:leave|put|keep|have|make|set) ${LENGTH}(?: of (?:space|room|distance))? between ((?:the|all|each|every|both|my) .+|them)$`,
      'gi',
    ),
    'line up $2 with a gap of $1',
  ],
  [
    new RegExp(
      `^(?:make|set|change) the (?:gaps?|distances?|spaces?|spacing) between (.+?) (?:to |be )?${LENGTH}$`,
      'gi',
    ),
    'line up $1 with a gap of $2',
  ],
  [
    /\b(?:delete|remove|take away) (.+?) and (?:put|place|move|bring) (the .+?) (?:in|at|into|to) (?:its|their) (?:place|spot|position)\b/gi,
    'put $2 where $1 is and delete $1',
  ],
  [
    /\b(?:delete|remove|take away) (.+?) and (?:add|put|place) (.+?) (?:(?:in|at) (?:its|their) (?:place|spot|position)|where (?:it|they|each of them|each one) (?:was|were|stood)(?: before)?)\b/gi,
    'replace $1 with $2',
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
  [
    /\b(?:add|put|place) an? (smaller|bigger|larger|taller|shorter) (?:copy|version|duplicate) of (.+?) ((?:on|onto|next|beside|behind|under|above|to|in)\b.+)$/gi,
    (_m, size, what, where) =>
      `duplicate ${what}, make it ${size} and put it ${where.replace(/\bit\b/, 'the original')}`,
  ],
  [/\b(an?) even smaller\b/gi, 'a tiny'],
  [
    /\b(an?|another|two|three|four|five|six|\d+) (smaller|bigger|larger|taller|shorter|longer|wider)(?= [a-z]+)/gi,
    (_m, count, word) => `${count} ${COMPARED[word.toLowerCase()]}`,
  ],
  [/\b(an?) even (?:bigger|larger)\b/gi, 'a huge'],
  [/\b(?:whatever|what|(?:any|every)thing that|all that) (float|hover|overlap)s?\b/gi, 'everything that is $1ing'],
  [/\blift (?:everything|what|all) (?:that )?(?:is|has) sunk(?: in)?\b/gi, 'put everything that is sunk on the ground'],
  [/\b(?:add|make|create|build|set up|design) an? [a-z ]+?: ?(?=(?:an?|some|\d+|two|three|four|five|six) )/gi, 'add '],
  [
    /\b(?:add|make|create|give me) an? (smaller|bigger|larger|taller|shorter|wider) (?:version|copy|duplicate) of (.+)$/gi,
    'duplicate $2 and make it $1',
  ],
  [
    new RegExp(
      `^((?:please )?(?:add|put|place|create|insert) (?:an?|\\d+|one|two|three|four|five|six|some) .+?),? and (one|another|two|three|\\d+)(?: more| others?)? (?=${SOMEWHERE})`,
      'gi',
    ),
    '$1 and add $2 more ',
  ],
  [new RegExp(`\\badd (one|another) (?=${SOMEWHERE})`, 'gi'), 'add $1 more '],
  [/\bcenter(?:ed)? between\b/gi, 'between'],
  [/\b(on|to|at) the far (left|right)\b/gi, '$1 the $2'],
  [
    /^(?:can you |could you )?(?:tell me|i want to know|i would like to know|do you know|let me know) (?=how|what|which|where|whether|if)/gi,
    '',
  ],
  [/\b(?:and )?(?:tell me|let me know) (?=how|what|which|where)/gi, 'and '],
  [
    /^make (.+?) (?:are |to be )?(?:all )?(?:the same|equal in|equally|of equal) (size|height|width|depth|length|big|tall|wide|color)$/gi,
    'make $1 alike in $2',
  ],
  [/\b(?:above|over) the origin\b/gi, 'above the ground at the origin'],
  [/^flatten (.+)$/gi, 'make $1 much flatter'],
  [/^widen (.+)$/gi, 'make $1 wider'],
  [/^shorten (.+)$/gi, 'make $1 shorter'],
  [/^lengthen (.+)$/gi, 'make $1 longer'],
  [/^thicken (.+)$/gi, 'make $1 thicker'],
  [
    /^(?:rotate|turn|tip|lay) (.+?) so (?:that )?(?:it|they) (?:lies?|rests?|is lying|are lying)(?: down)?(?: flat)?(?: on (?:the ground|the floor|its side))?$/gi,
    'turn $1 on its side',
  ],
  [/^(?:make|let|have) (.+?) lean (?:against|on) (.+)$/gi, 'put $1 against $2'],
  [
    /\b(?:let|have|make) (.+?) (?:float|hover|hang|stand|sit|rest|lie|go) (?=\d|on\b|above|over|in\b|at\b|next|behind|beside|between|under|off|near|against)/gi,
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
    /^(?:[\w ]+, )?(?:its|(?:it|everything|this|the room|the scene) (?:is|looks|seems|feels)) (?:bit |way |far |much |a little |rather |quite |pretty |very |so |too )*(?:bright)(?: in here| here)?$/gi,
    'make the scene darker',
  ],
  [
    /^(?:[\w ]+, )?(?:its|(?:it|everything|this|the room|the scene) (?:is|looks|seems|feels)) (?:bit |way |far |much |a little |rather |quite |pretty |very |so |too )*(?:dark|gloomy|dim)(?: in here| here)?$/gi,
    'make the scene brighter',
  ],
  [/\b(delete .+?) (?:any ?more|any longer|here|there)$/gi, '$1'],
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
  [/\b(?:zoom|close) in(?: on)?\b/gi, 'frame'],
  [/\bzoom out\b/gi, 'frame everything'],
  [/\bzoom (?:to|on)\b/gi, 'frame'],
  [/\b(?:turn|switch) (off|on) /gi, 'switch-$1 '],
  [
    /\b(?:turn|switch) ((?:the|all|every|both|my)(?: [\w-]+){1,4}?|it|them|that|this|those|these) (off|on)\b(?!-| (?:the|its|an?)\b)/gi,
    'switch-$2 $1',
  ],
  [/\bshow (?=(?:the (?:whole |entire )?(?:scene|room)|everything|it all) from\b)/gi, 'show me '],
  [/\bput (?:the )?lights? out\b/gi, 'switch-off all lights'],
  [
    /\b(?:move|bring|take|set|put) ((?:it|them|that|the (?!(?:[a-z]+ )*(?:bit|much|far|half|slightly|another)\b)[a-z]+(?: [a-z]+)*?)) (?<!\bthe )back(?: (?:to )?(?:where (?:it|they) (?:was|were|had been|came from|used to be|stood)(?: before)?|(?:its|their|the) (?:old|original|previous|former|last) (?:place|position|spot)))?$/gi,
    'put-back $1',
  ],
  [/\b(?:move|go) back to where (?:it|they) (?:was|were)(?: before)?/gi, 'put-back it'],
  [
    /^(?:now |and |then )*(?:back|return|restore)(?: it| them)?(?: to)? where (?:it|they) (?:was|were)(?: before)?$/gi,
    'put-back it',
  ],
  [
    /\b(?:align|line up) (?:the )?((?:left |right |top |bottom |front |back )?(?:tops?|bottoms?|centers?|middles?|fronts?|backs?|edges?|sides?)) of (.+?) (?:with|to) (?:the |that )?(?:(?:left |right )?(?:top|bottom|center|middle|front|back|edge|side)) of (.+)$/gi,
    'align $2 with $3 by their $1',
  ],
  [
    /\b(align|line up) (.+?),? so (?:that )?their (tops|bottoms|centers|fronts|backs|sides|edges) (?:are in (?:a )?line|line up|are level|match|are flush|are aligned)\b/gi,
    'align $2 by their $3',
  ],
  [/\bbase (?=color)/gi, ''],
  [
    /\balign (?:the )?((?:left |right |top |bottom |front |back )?(?:tops|bottoms|centers|middles|fronts|backs|edges|sides)) of (.+)$/gi,
    'align $2 by their $1',
  ],
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
  [
    /,? (?:each|every) (?:one )?(?:(?:a )?(?:bit|little) )?(smaller|bigger|larger|taller|shorter|wider|narrower) than the (?:one |box |cube |ball |sphere )?(?:below|before|under|last|previous|next to)(?: (?:it|one))?\b/gi,
    ' getting $1',
  ],
  [/\bput in\b(?=\s+(?:an?|\d|one|two|three|some)\b)/gi, 'add'],
  [
    /\b(?:an?|one) ([\w ]+?) (?:on|at|to) (?:every|all four|each of the four|all|the four) sides? of\b/gi,
    'four $1s around',
  ],
  [/\b(warm|cool) (?:up|down) (.+)$/gi, 'make $2 $1er'],
  [
    /^which (?=is (?:the )?(?:nearest|closest|farthest|furthest|tallest|biggest|largest|smallest|shortest|widest|highest|lowest))/gi,
    'which thing ',
  ],
  [/, (?:and )?parallel (?:to|with) (?:it|the \w+)(?=$|[,.;]| and)/gi, ''],
  [/\bparallel (?:to|with)\b/gi, 'next to'],
  [/\b(?:on|at|in|to|into) (the \w+)(?:'s| 's) (?:place|spot|position)\b/gi, 'where $1 is'],
  [
    /\b(glass|cup|mug|bottle|vase|basket|plate|jug|pot|pint|bucket) of (?:water|milk|wine|juice|coffee|tea|beer|flowers|roses|tulips|soup|sand|earth)\b/gi,
    '$1',
  ],
  [
    /^((?:add|create|make|build|put|place|lay|plant|line up|arrange|distribute|spread)\b.+?) (?:leading |going |running |that (?:leads|goes|runs) )?(?:all the way )?from (the [\w ]+?) (?:all the way )?to (the [\w ]+?)(?=$|[,.;]| and )/gi,
    '$1 between $2 and $3',
  ],
  [
    /\b(?:path|trail|line|string|chain|queue|avenue) of (?=\d|an?\b|two|three|four|five|six|seven|eight|nine|ten|some)/gi,
    'row of ',
  ],
  [
    /\bthe same (color|size|height|width|depth|material|finish),? and (color|size|height|width|depth|material|finish) (?:as|of) (.+?)(?=$|[,.;]| and )/gi,
    'the same $1 as $3 and the same $2 as $3',
  ],
  [
    /(?<=\w),? (?:painted|colored|dyed|tinted)(?: in)? (?=(?:(?:dark|light|pale|bright|deep) )?[a-z#])(?!by|with|like|the|same|and|one|a )/gi,
    ' in ',
  ],
  [
    /^(?:and )?(one|another)(?: one)?(?: more)? (?=(?:on|onto|under|below|beside|behind|above|over|near|inside|next to|in front of|to the (?:left|right)|between)\b)/gi,
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
  [
    /\b(?:so that )?(?:it|they) (?:faces?|looks? at) (.+?) from (?=\d|half|one|two|three|an? )(.+?) away\b/gi,
    'so that it is $2 from $1, facing it',
  ],
  [/\bover there,? (?=next|by |near |beside|behind|on |in |at |under|to )/gi, ''],
  [/\bover (?=by |near |next to |beside |at the|there by)/gi, ''],
  [/\b(?:anywhere|somewhere|here and there) (?=on|in|over)/gi, 'randomly '],
  [
    /\bfrom the (?:left|right|front|back) corner to the (left|right|front|back)(?: one| corner)?\b/gi,
    'to the $1 corner',
  ],
  [
    /\b(?:and |that |which )+(?:shines?|glows?|emits?|gives? off) (?:with )?(?:an? )?(warm|cold|cool|[a-z]+) light\b/gi,
    'in $1 color',
  ],
  [/\bthe same as (the \w+) ?'s(?= |$|[,.;])(?! \w+ is)/gi, 'the same as $1'],
  [
    /\bput (.+?) (?:in|on) (?:one|a|the same) (?:straight )?(?:line|row) with (?=the |my |it\b|them\b)(.+)$/gi,
    'align $1 with $2',
  ],
  [/\bput (.+?) back down\b/gi, 'put $1 on the ground'],
  [
    /, (?:every|each)(?: one| \w+)? (?:in |of |with |having )?(?:another|a different|its own|an other) color\b/gi,
    ' in different colors',
  ],
  [/^((?:add|create|make|put|place|build) an? [\w ]+?) as an? (\w+)(?= and\b|[,.;]|$)/gi, '$1 called $2'],
  [/\b(aiming|aimed|pointing|pointed|looking|facing) (at|to|towards) its (?:center|middle)\b/gi, '$1 $2 it'],
  [/\bcentered (?=on\b|onto|above|under|below|over|in |at |behind|inside)/gi, ''],
  [/\b(above|over|below|under|underneath) its (?:center|middle|top)\b/gi, '$1 it'],
  [/,? so (?:that )?(?:it|they) (?:stands?|is|are|lies?) (?:lengthwise|sideways|crosswise)\b/gi, ''],
  [
    /\balign (.+?) (?:to|with) the (left|right|front|back|top|bottom) (?:edge|side|face) of (.+)$/gi,
    'align $1 with $3 by their $2 edges',
  ],
  [/\bon to\b/gi, 'onto'],
  [/\bin to\b/gi, 'into'],
  [/\bup against\b/gi, 'against'],
  [/\b(?:flush|tight) (?:with|against|to)\b/gi, 'against'],
  [/\b(?:besides|right beside|right by|directly next to|right next to|close by|adjacent to|adjoining)\b/gi, 'next to'],
  [/\bside-by-side\b/gi, 'side by side'],
  [/\banti-?\s?clockwise|counter-?\s?clockwise\b/gi, 'counterclockwise'],
  [/\bupside-down\b/gi, 'upside down'],
  [/\b(?:set|put) (?:.+ )?on fire\b/gi, 'burn it'],
  [/\bin half\b/gi, 'by half'],
  [/\bthe size of (?=a |an )/gi, 'as big as '],
  [/(?<=\w )\b(twice|half|double|three times|four times) (?:the size|as much)(?: of)? (?=the |it)/gi, '$1 as big as '],
  [
    /\b(?:take|save|make|shoot|grab) (?:a |me a )?(?:screenshot|picture|photo|snapshot|screen shot|image|pic)\b(?: of (?:the |this )?(?:scene|view|it))?/gi,
    'screenshot',
  ],
  [/\ba(?=bit\b|lot\b)/gi, 'a '],
  [/\b(?:a )?(?:fair )?(?:bit|tad|smidge|little bit|wee bit)\b(?! of)/gi, 'bit'],
  [/\bquite a bit|quite a lot|a great deal|considerably|significantly|a whole lot|a lot\b/gi, 'much'],
  [/\ba little\b(?= (?:\w+er\b|more|less|to|up|down|left|right|further|closer|bit))/gi, 'bit'],
  [/\b(?:a few)\b/gi, 'some'],
  [/\bfacing (?:towards?|to)\b/gi, 'facing'],
  [/\bwithout (?:any )?(?:gaps?|space|spacing)\b|\bwith no (?:gaps?|space)\b/gi, 'with a gap of 0 m'],
  [/\bwith (?=(?:bit|some|a little) (?:more )?(?:space|room))/gi, 'with '],
  [
    /\bwithout (?:any )?overlap(?:s|ping)?\b|\bso (?:that )?(?:they|nothing) (?:do not|does not|don't|no longer) (?:overlap|touch|collide)s?\b/gi,
    'apart',
  ],
  [/\btouching (?:each other|one another)\b/gi, 'touching'],
  [/\b(?:each other|one another|together) touch(?:ing)?\b/gi, 'touching'],
  [/\b(?:closer |nearer )?together(?: until| so that| so| till) they touch(?: each other)?\b/gi, 'together'],
  [/\b(?:until|so that|so|till) (?:it|they) touch(?:es)?\b/gi, 'against'],
  [/\bto touch(?: each other| one another)?\b|\btouch each other\b/gi, 'touching'],
]
