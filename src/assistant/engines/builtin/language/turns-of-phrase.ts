import { verbOfGerund } from './gerunds.ts'
import { ORDER_BEGINS } from './order-begins.ts'
import { COLOR } from './phrases.ts'
import { moreAndLess } from './property-values.ts'
import { LENGTH, ROOMS, type Rule } from './rules.ts'

const PLACE =
  '(?:on|onto|in|next to|beside|near|by|behind|under|in front of|between|at|against|above|to the (?:left|right) of)'
const MATERIAL =
  'glass|crystal|gold|silver|chrome|steel|metal|copper|brass|bronze|wood|marble|stone|granite|concrete|brick|plastic|rubber|leather|velvet|ice|clay|ceramic|porcelain'
const SIDES: Record<string, string> = {
  left: 'to the left of',
  right: 'to the right of',
  back: 'behind',
  far: 'behind',
  front: 'in front of',
  near: 'in front of',
}

/** Everyday turns that say one thing and mean another in the words of the grammar: "kinda short", "lose the crates". */
export const TURNS_OF_PHRASE: Rule[] = [
  // "A ring of cones, 2 m in radius".
  [new RegExp(`,? (${LENGTH}) in (radius|diameter)\\b,?(?= (?:around|about|on|in|at)\\b)`, 'gi'), ' with a $2 of $1'],
  // "White tops" are parts, and no way to go.
  [
    new RegExp(
      `^give (.+?) (?:an? )?(${COLOR}) (tops?|bottoms?|undersides?|sides?|edges?|rims?|corners?|lids?|caps?)$`,
      'gi',
    ),
    'paint the $3 of $1 $2',
  ],
  [
    /^give (.+?) an? (?:slight |little |small )?(tilt|turn|spin|rotation|twist) of (\d[\d.]* ?(?:degrees?|°|deg)\b.*)$/gi,
    (_all, what: string, how: string, by: string) => `${/tilt/i.test(how) ? 'tilt' : 'rotate'} ${what} ${by}`,
  ],
  // What is taken off a thing to be rid of it.
  [
    /^(?:take|get|pick) (.+?) (?:off|from) (the [\w ]+?) and (?:delete|remove|throw (?:it|them) away|throw away|discard|bin) ?(?:it|them)?$/gi,
    'delete $1 on $2',
  ],
  [
    /^(?:remove|delete) (all (?:the )?[\w ]+?|the [\w ]+?) from (the [\w ]+?) (?:except|but) (?:for )?(the [\w ]+)$/gi,
    'delete $1 on $2 except $3',
  ],
  [/^(the [\w ]+?) (?:should|must|has to) be (?:empty|emptied|cleared|bare)$/gi, 'clear $1'],
  [
    /^only (the [\w ]+?) (?:should|may|can|must|is to) (?:stay|remain|be left|be|lie|stand) on (the [\w ]+)$/gi,
    'delete everything on $2 except $1',
  ],
  // How a thing would be better.
  [
    new RegExp(
      `^(the [\\w ]+?|it) (?:looks?|is|are) (?:better|nicer|best|nicest) in (${COLOR})[,;.] (?:so )?(?:please )?(?:change|paint|make) (?:it|them)(?: so)?$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    /^an? (bigger|larger|taller|smaller|wider|longer|higher|lower) ([a-z]+(?: [a-z]+)?) (?:would|could|might|can) (?!not )[\w ]+$/gi,
    'make the $2 $1',
  ],
  [
    /^((?:the|my) [\w ]+?)['’]s (?=(?:way |far |much |a bit |rather |quite |really |so |very |pretty )*(?:too |tiny|small|big|huge|large|tall|short|dark|bright|low|high|wide|narrow)\b)/gi,
    '$1 is ',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) would (?!be |look |have )[a-z]+ (?:in |out )?(?:better |nicely |well |more )?in (${COLOR})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [new RegExp(`^(${COLOR}) ([a-z]+ [a-z]+s),? please$`, 'gi'), 'make all the $2 $1'],
  [
    /^(the [\w ]+?|it|they) (?:need|needs|does|do) ?(?:not|n['’]?t) (?:need to |have to )?be (?:so|that|this|quite so) (\w+)$/gi,
    '$1 is too $2',
  ],
  // Where it would be better.
  [
    /^(?:my |the )?[\w ]+? (?:should|must|has to) be (on|in|next to|under|behind|beside) (the [\w ]+?)[:;,.] (?:so )?(?:please )?(move|put|place|bring|set) (the [\w ]+?) there$/gi,
    '$3 $4 $1 $2',
  ],
  [
    /^i (?:can not|cannot|can hardly) (?:reach|get to|get at) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:bring|put|move|place|get) (the [\w ]+?) there$/gi,
    'put $2 in front of $1',
  ],
  [
    /^(the [\w ]+?) (?:could|should|would|can|might) (?:decorate|adorn|grace) (the [\w ]+?)(?:[,;.] (?:so )?put it there)?$/gi,
    'put $1 on $2',
  ],
  [new RegExp(`^(the [\\w ]+?|it) makes (?:more |better )?sense (?=${PLACE} )`, 'gi'), 'put $1 '],
  [new RegExp(`^(the [\\w ]+?|it|they) (?:is|are) (?:needed|wanted|required|used) (?=${PLACE} )`, 'gi'), 'put $1 '],
  [
    /^(?:someone|somebody|everyone|people) (?:needs?|wants?) (the [\w ]+?) (?:at|by|near) (the [\w ]+)$/gi,
    'put $1 next to $2',
  ],
  [
    new RegExp(
      `^(?:how about|what about|what do you think of) (?:having|getting|seeing|putting|placing) (the [\\w ]+?) (?=${PLACE} )`,
      'gi',
    ),
    'put $1 ',
  ],
  [new RegExp(`^(the [\\w ]+?) would (?:be|make) (?:an? )?[\\w-]+(?: [\\w-]+)? (?=${PLACE} the )`, 'gi'), 'put $1 '],
  [new RegExp(`^show off (the [\\w ]+?) (?=${PLACE} )`, 'gi'), 'put $1 '],
  [
    /^(the [\w ]+?|it) (?:is|are|stands?) (\d[\d.]* ?(?:cm|m|mm|centimeters?|meters?)) too far (forwards?|back|backwards?|to the left|to the right|left|right|up|down|high|low)$/gi,
    (_all, what: string, by: string, way: string) =>
      `move ${what} ${by} ${/forward/i.test(way) ? 'back' : /back/i.test(way) ? 'forward' : /left/i.test(way) ? 'to the right' : /right/i.test(way) ? 'to the left' : /up|high/i.test(way) ? 'down' : 'up'}`,
  ],
  [
    /^(?:readers|guests|visitors|people|one|everyone|customers|viewers|students|you|we|i) (?:should|must|can|could|want to|has to|have to) (?:be able to )?(?:see|look at|watch) (the (?!scene|room|whole|front|back|left|right|top)[\w ]+?) from (the (?!.*\b(?:left|right|front|back|top|side|corner|other|door|end|window|distance|above)\b)[\w ]+)$/gi,
    'turn $2 to face $1',
  ],
  [
    /^(?:there should (?:only )?be|i want|i would like|we need|add|leave) (?:only |just )?(\d[\d.]* ?(?:cm|m|mm|centimeters?|meters?))(?: gaps?| of space| space)? between (the [\w ]+)$/gi,
    'leave $1 between $2',
  ],
  [
    /^(the [\w ]+?) (?:should|must|could|can) guard (?:the (?:space|gap|way|path) )?between (the [\w ]+)$/gi,
    'put $1 between $2',
  ],
  [/^i would like (the [\w ]+?|it|them) (?:to be )?out of (?:my |the )?(?:sight|view)$/gi, 'hide $1'],
  [/^(hide (?:the [\w ]+?|it|them)),? (?:because |since |as )?i (?:want|would like|need) to see [\w ]+$/gi, '$1'],
  // What is missing.
  [
    /^(?:one|two|three|only \w+) ([a-z]+(?: [a-z]+)?s) (?:is|are) not enough[,;.] (?:so )?(?:please )?add (?:another(?: one)?|one more)$/gi,
    'add another of the $1',
  ],
  [
    /^(?:we|i)(?: are| am|['’]re|['’]m) (one|two|three|an?) ([a-z]+(?: [a-z]+)?) short$/gi,
    (_all, count: string, what: string) =>
      /^(?:one|an?)$/i.test(count) ? `add another ${what}` : `add ${count} more ${what}`,
  ],
  [
    /^(the [\w ]+?) (?:is|looks) (?:still )?(?:empty|bare)[,;.] (?:so )?(?:please )?(?:plant|put|add|place|set) ((?:an?|one|two|three|four|some) [\w ]+?) (?:on|in) it$/gi,
    'put $2 on $1',
  ],
  [/\b((?:two|three|four|an?|some) [a-z]+s?) growing (?=(?:on|in|next to) )/gi, '$1 '],
  [
    /^(?:put|place|add) something [a-z]+ on (the [\w ]+?),? ((?:an?|two|three) [\w ]+?)(?: maybe| perhaps)?$/gi,
    'put $2 on $1',
  ],
  [
    /^(?:i|we) need (?:some |more )?(?:light|something [\w ]+?) on (the [\w ]+?),? (an? [\w ]+?)(?: maybe| perhaps)?$/gi,
    'put $2 on $1',
  ],
  [
    /^we need (?:seats|chairs|places) for (one|two|three|four|five|six) (?:more )?[a-z]+ (?=(?:next to|beside|in front of|around|at|near) )/gi,
    'add $1 chairs ',
  ],
  // Questions.
  [
    /^what (?:is for sale|do (?:we|i|you) (?:show|sell|have|keep)|is (?:shown|displayed|kept|offered)) (?=(?:on|in|under|next to) )/gi,
    'what is ',
  ],
  [/^how (?:wide|big|large) is the (?:gap|space|distance) between (.+?)\??$/gi, 'how far apart are $1'],
  // What only softens.
  [/(?<=\b(?:is|are|looks?|seems?|feels?) )(?:kinda|kind of|sorta|sort of)(?= \w)/gi, 'a bit'],
  [
    /,? (?:could|should|would|is|are|does|do|can|must|has|did)(?: not|n['’]?t) (?:it|they|you|we|that)(?: think)?\?*$/gi,
    '',
  ],
  [/\b(?:right|exactly|directly|smack|straight) in between\b/gi, 'between'],
  [/\bless (?:little|small|tiny)\b/gi, 'bigger'],
  [/\bless (?:big|large|huge|bulky)\b/gi, 'smaller'],
  // What is not where, or as, it should be.
  [
    /^i (?:do not|would not) (?:want|like) (the [\w ]+?) (?:on|in|under|next to|beside|behind|near|at) [^,;.]+[,;.] (?:but |so |please |rather |better )*(?:put|move|place|set|bring) (?:it|them) /gi,
    'put $1 ',
  ],
  [new RegExp(`^i do not want (the [\\w ]+?) (${PLACE} (?:the|my|our) [\\w ]+)$`, 'gi'), '$1 should not be $2'],
  [
    /^(the [\w ]+?) (?:is |are )?(?:facing|faces?|looking|looks?|pointing|points?)(?: in)?(?: the| a)? wrong (?:way|direction)[,;.] (?:so |please )*(?:turn|flip|spin|rotate) (?:it|them) (?:a)?round$/gi,
    'turn $1 around',
  ],
  [
    /^(the [\w ]+?|it) (?:is|are|stands?|sits?) (?:backwards?|back to front|(?:the )?wrong way (?:a)?round)[.!]*$/gi,
    'turn $1 around',
  ],
  [
    new RegExp(
      `^one of the ([a-z ]+?)s is (${COLOR})[,;.] (?:but |and |so )?(?:i do not (?:want|like|need) (?:that one|it|that)|(?:please )?(delete|remove|hide) (?:that one|it|that))$`,
      'gi',
    ),
    (_all, what: string, color: string, verb?: string) => `${verb ?? 'delete'} the ${color} ${what}`,
  ],
  [
    new RegExp(
      `^one (?:of the )?([a-z]+?)s? is (${COLOR})[,;.] (?:but |and |so )?it (?:should|must|has to|ought to) be (${COLOR})(?:,? like the (?:others?|rest))?$`,
      'gi',
    ),
    'make the $2 $1 $3',
  ],
  [new RegExp(`^(the [\\w ]+?s) should (?:all )?match[,;:]? (?:in )?(${COLOR})(?: please)?$`, 'gi'), 'make $1 $2'],
  [
    new RegExp(`^(?:only keep|keep only|leave only|just keep|keep just) the (${COLOR}) ([a-z]+s)$`, 'gi'),
    'delete all $2 except the $1 ones',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|it) (?:eats|takes|fills|uses)(?: up)? (?:half |all of |most of |nearly |almost )*(?:the |my )(?:whole |entire )?(?:${ROOMS})$`,
      'gi',
    ),
    '$1 is too big',
  ],
  [
    /^it is (?:so |way |much |a bit |rather )?too dark (?:at|on|near|by|around|over) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:bring|move|get|put|carry|take) (the [\w ]+?) (?:over there|over here|over|there|closer|nearer)$/gi,
    'put $2 next to $1',
  ],
  [
    /^(the [\w ]+?) (?:is|are) in (?:the|my|our) way[,;.] (?:please )?(?:move|push|shift) (?:it|them)(?: a (?:bit|little))?(?: away| aside| elsewhere)?$/gi,
    'move $1 to the right',
  ],
  // How it would be better.
  [/^would(?: not|n['’]?t) (the [\w ]+?) (?:look|be) (?:[\w]+ )?if (?:it|they) (?:was|were) /gi, 'make $1 '],
  [/^(the [\w ]+?) would (?:look|be) (?:[\w]+ )?if (?:it|they) (?:was|were) /gi, 'make $1 '],
  [
    /^(?:the )?([\w ]+?) (?:needs?|could use|could do with|wants?|should have|should get) (?:some |a bit |a little |a lot |much )?(more|less) (height|width|depth|length|size)$/gi,
    (_all, what: string, way: string, side: string) =>
      `make the ${what} ${moreAndLess(side)[/^more$/i.test(way) ? 0 : 1]}`,
  ],
  [
    /\b(raise|increase|reduce|lower|decrease) (?:its|their) (height|width|depth|length)\b/gi,
    (_all, verb: string, side: string) => `make it ${moreAndLess(side)[/^(?:raise|increase)$/i.test(verb) ? 0 : 1]}`,
  ],
  [
    /^(?:let|make) (the [\w ]+?|it|them) (grow|shrink)( a (?:bit|little|lot))?$/gi,
    (_all, what: string, verb: string, much = '') =>
      `make ${what}${much} ${/^grow$/i.test(verb) ? 'bigger' : 'smaller'}`,
  ],
  [
    new RegExp(`^i(?: have|['’]ve)? always (?:wanted|dreamed of|dreamt of) (an? (?:${COLOR}) [\\w ]+)$`, 'gi'),
    'i would prefer $1',
  ],
  [new RegExp(`\\b(should|must|has to|have to|could) be like (?=(?:${MATERIAL})$)`, 'gi'), '$1 be made of '],
  [
    /^(?:i|we|one|you) (?:should|must|want to|would like to|need to) be able to see[- ]through (the [\w ]+)$/gi,
    'make $1 transparent',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) (?:would|might|could) (?:look|be|seem) (?:so |really |very |quite |rather )?(?!made|better)[a-z]+ (${PLACE} (?:the|my|our) [\\w ]+)$`,
      'gi',
    ),
    'put $1 $2',
  ],
  // What becomes of colours.
  [
    new RegExp(
      `^(?:swap|exchange|change|replace) (?:the )?(${COLOR}) (?:for|with|to|into|by) (${COLOR}) (?:on|of|in) (?:the |all the |all )?([\\w ]+)$`,
      'gi',
    ),
    'make the $1 $3 $2',
  ],
  [
    new RegExp(`^(everything [a-z]+|the [\\w ]+?|all (?:the )?[\\w ]+?) (?:becomes|turns|gets) (${COLOR})$`, 'gi'),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^i (?:want|would like|would prefer) (${COLOR}) where(?:ver)? (?:there is|it is|i see|you see|everything is) (${COLOR})(?: now)?$`,
      'gi',
    ),
    'make everything $2 $1',
  ],
  // Verbs of every day.
  [
    /^(?:tidy away|tidy|stow|stash|store|put|park) (the [\w ]+?|it|them) away (?=(?:on|onto|in|by|at|beside|next to|near|under|behind) )/gi,
    'put $1 ',
  ],
  [
    /^(?:tidy away|put away|stow away|stow|stash|pack away) (the [\w ]+?|it|them) (?=(?:on|onto|in|into|by|at|beside|next to|near|under|behind) )/gi,
    'put $1 ',
  ],
  [
    /^(?:kick|toss|throw|hurl|fling|dribble|chuck) (the [\w ]+?|it|them) (?:over )?to (?=the |my )/gi,
    'put $1 next to ',
  ],
  [/^(?:put |place |set )?one ([a-z]+) on (?:top of )?the other(?: one)?(?: please)?$/gi, 'stack the $1s'],
  [
    /\b((?:line|lined) (?:up )?(?:the )?[\w ]+?)(?: up)? (?:towards|toward|going back from|away from) (?:me|us|the viewer|the camera)$/gi,
    '$1 one behind the other',
  ],
  [
    /\b(in a (?:row|line)) (?:going back|going backwards|towards me|away from me|from (?:the )?front to (?:the )?back|from (?:the )?back to (?:the )?front)$/gi,
    'one behind the other',
  ],
  [/^(the [\w ]+?|those [\w ]+?|these [\w ]+?|it|they) (?:has|have) got to go$/gi, 'delete $1'],
  [
    /^i(?: am|['’]m) (?:really |so )?(?:sick|tired) of (the [\w ]+?|it|them)$|^i(?: am|['’]m) fed up with (the [\w ]+?|it|them)$/gi,
    (_all, a?: string, b?: string) => `delete ${a ?? b}`,
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|those [\\w ]+?|they) (?:is|are) (?:cluttering(?: up)?|littering|crowding|messing up) (?:the |my |our |this )?(?:${ROOMS})$`,
      'gi',
    ),
    'delete $1',
  ],
  [
    /^(?:treat|handle|move|consider) (the [\w ]+?) as (?:a |one )?(?:unit|one|whole|single (?:thing|object|unit))$/gi,
    'group $1',
  ],
  [
    /^(?:i want to |i would like to )(?:treat|handle|move) (the [\w ]+?) as (?:a |one )?(?:unit|one|whole|single (?:thing|object|unit))$/gi,
    'group $1',
  ],
  [
    new RegExp(
      `^(?!(?:spread|distribute) (?:the|all|them) ?.*(?:across|over|throughout))(scatter|spread|strew|distribute) (.+?) (?:all )?(?:around|across|over|about|throughout) (?:the |my )?(?:whole |entire )?(?:${ROOMS})$`,
      'gi',
    ),
    '$1 $2',
  ],
  [/^after [a-z]+ing .+$/gi, afterDoing],
  [
    new RegExp(
      `^(the [\\w ]+?) (?:should|must|has to|needs to|ought to) be (${COLOR}) and (?:lie|stand|sit|be|go|hang) (${PLACE} .+)$`,
      'gi',
    ),
    'make $1 $2. put $1 $3',
  ],
  // What is missing.
  [
    /^i (?:would like|want|like) to (?:sit|stand|lie|read|eat|work|rest) (?:down )?(next to|at|by|near|in front of|beside|behind|under) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:add|put|place|get|create|set) (an? [\w ]+?) there$/gi,
    'add $3 $1 $2',
  ],
  [/\b(?:one more|another|a) (?:place|spot) to sit(?: down)?\b/gi, 'another chair'],
  [
    /^(?:the )?(left|right|back|front|far|near)(?:[- ]hand)? side of (the [\w ]+?) (?:needs|could use|could do with|wants|lacks|is missing) (an? [\w ]+?)(?: too| as well)?$/gi,
    (_all, side: string, of: string, what: string) => `add ${what} ${SIDES[side.toLowerCase()]} ${of}`,
  ],
  [/^(the [\w ]+?) ?(?:['’]s|is|are) crying out for (?=an? |some )/gi, '$1 needs '],
  [
    /^((?:an?|one|two|three|another|a few|some) (?:more )?[\w ]+?) (?:would|could|can|will) not (?:hurt|harm|be bad|go amiss|be amiss)$/gi,
    'add $1',
  ],
  [
    /^(?:we|i|you) (?:should|ought to|must) (?:have|get|add|put|place|plant|build) (an? [\w ]+?)(?: somewhere| here| around here)?$/gi,
    'add $1',
  ],
  // Questions.
  [
    /^how (tall|high|wide|big|large|long|deep|far) (?:would|do|did) you (?:say|think|reckon|guess) (.+?) (is|are)\??$/gi,
    'how $1 $3 $2',
  ],
  [/^how far away (is|are) /gi, 'how far $1 '],
  [/^(?:is|are) (the [\w ]+?) far (?:away )?from (the [\w ]+?)\?,? how far\??$/gi, 'how far is $1 from $2'],
  [/^(?:is|are) (the [\w ]+?) empty\??$/gi, 'what is on $1'],
  [/^how many (?:can|could|may) sit(?: down)?(?: here| in here)?\??$/gi, 'how many seats are there'],
  [/^(?:tell me |what is |give me )?the ([a-z]+) count\??$/gi, 'how many $1s are there'],
  [
    /^(?:i need|give me|i want|i would like) the (height|width|depth|size|length|position|color) of (the [\w ]+)$/gi,
    'what is the $1 of $2',
  ],
  [
    /^(?:can we |could we |let us )?(?:have|get) it (a bit |a little |much )?(cosier|cozier|warmer|brighter|darker|cooler|moodier)(?: in here)?\??$/gi,
    'make it $1$2',
  ],
]

/** "After painting the ball red put it on the table", with no comma between the two. */
function afterDoing(whole: string): string {
  const [, gerund = '', rest = ''] = /^after ([a-z]+ing) (.+)$/i.exec(whole) ?? []
  const verb = verbOfGerund(gerund)
  const [, first, then] = new RegExp(`^(.+?),? ((?:${ORDER_BEGINS}).*)$`, 'i').exec(rest) ?? []
  return verb && then ? `${verb} ${first}. ${then}` : whole
}
