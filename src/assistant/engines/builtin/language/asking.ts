import { COLOR_WORDS } from '../words/colors.ts'
import { AT } from './phrases.ts'
import { type Rule, SCENES } from './rules.ts'

/** From where a thing is to what is there: what it is on is under it. */
const ACROSS_FROM: Record<string, string> = {
  on: 'under',
  'on top of': 'under',
  under: 'on',
  behind: 'in front of',
  'in front of': 'behind',
  'next to': 'next to',
  beside: 'next to',
  near: 'near',
}

/** What things may be: "black", "not made of metal", "taller than 20 cm". */
const SO = `(?:not )?(?:made of [a-z]+|(?:dark |light |pale )?(?:${COLOR_WORDS.join('|')}|shiny|matte|metallic|wooden|transparent)|hidden|locked|(?:[a-z]+er|more [a-z]+) than .+)`
const asOne = (how: string): string => how.replace(/\bmade of /i, '')
const WHAT = '(?:(?! that )[\\w ])+?'
const SIDE = '(?:to the |on the |at the )?(?:left|right|in front|front|behind|back)(?: side)?(?: of)?'
const WHERE = `(?:the|my) ${WHAT}`

/** Questions in other words: "tell me the number of chairs", "name the things on the table". */
export const ASKING: Rule[] = [
  // "What does the table have on it?"
  [
    /^what (?:does|do) (the [\w ]+?) (?:hold|carry|support|have on (?:it|them|top)|have on top of (?:it|them))$/gi,
    'what is on $1',
  ],
  [/^how many ([a-z]+(?: [a-z]+)?) (?:does|do) (the [\w ]+?) have on (?:it|them|top)$/gi, 'how many $1 are on $2'],
  [
    /^how many ([a-z]+(?: [a-z]+)?) (?:can|could) (?:you|i|we) (?:find|see|count)(?: here)?$/gi,
    'how many $1 are there',
  ],
  [
    /^(?:tell me|name|list|give me) (?:all (?:the )?(?:things|objects)|everything) (on|in|under|behind|next to|around) (the (?!.*\b(?:that|which|are|is)\b)[\w ]+)$/gi,
    'what is $1 $2',
  ],
  [/^which is the (colou?r|size|height|width|name|material) of (?=the |my |it\b)/gi, 'what is the $1 of '],
  [
    /^what(?: ?['’]s| is| are| all is|ever is)?(?: all| there)*(?: there)? in (?:the|this|my|our) (?:room|scene|place|space)\??$/gi,
    'what is in the scene',
  ],
  [
    /^(?:which|what) wall (?:is|does) (the [\w ]+?|it) (?:at|on|against|by|near|next to|stand(?:ing)? (?:at|against|by|near)|placed (?:at|against))\??$/gi,
    'which wall is closest to $1',
  ],
  // "I would like to see what is behind the pillar".
  [
    /^(?:see|know|show me|tell me) what is ((?:behind|on|under|in|inside|next to|in front of|between|above|beside|near) [^,;]+)$/gi,
    'what is $1',
  ],
  // "Which one is wider?", of the two that were spoken of.
  [
    /^(?:and )?(?:which|what)(?: one| of them| of the two| of these| of those)? is (?:the )?(wider|taller|higher|longer|deeper|shorter|narrower|lower)(?: one)?(?: of (?:the two|them))?\??$/gi,
    (_all, more: string) => `which one is the ${more.toLowerCase().replace(/r$/, 'st')}?`,
  ],
  [
    /^(?:what|which things|which objects) (?:is|are) (visible|hidden|locked)(?: now| at the moment)?\??$/gi,
    'which things are $1?',
  ],
  [
    /^(?:what|which) (?:things|objects|shapes|models|items) (?:(?:can|could) (?:you|i|we) )?(?:add|create|make|place)(?: here)?\??$/gi,
    'what can I add?',
  ],
  // "Is the palm taller than 1 m, and how tall exactly?"
  [/(?:^|(?<=\band ))how (tall|wide|deep|long|high|big|far away)(?:,? (?:exactly|precisely))?\??$/gi, 'how $1 is it?'],
  [/^(?:do|can) (?:you|we) see (?=(?:an?|any) [\w ]+(?: anywhere| here)?(?:$|,|\?| and ))/gi, 'is there '],
  [/^export (?:just|only) (?=the |it\b|them\b|my )/gi, 'export '],
  [
    /^how many (?:pieces|items|bits|articles) of (?=(?:furniture|luggage|baggage|cutlery|fruit|tableware|clothing)\b)/gi,
    'how many ',
  ],
  [
    /^who (?:is|are) (?:standing |sitting |lying |waiting )?(?=(?:at|on|in|by|behind|next to|in front of|under) )/gi,
    'what is ',
  ],
  [
    /^what (?:is|are) ((?:the |my )[\w ]+?) (?:hanging|mounted|fixed|hung) (?:on|from|to)\??$/gi,
    'what does $1 hang on',
  ],
  // "Is there a free spot on the shelf?", "is the table free?"
  [
    /^(?:is|are) there (?:any |still |some |an? |enough )*(?:free |empty )?(?:spot|spots|place|space|room)(?: left| free)? on (the [\w ]+?|[\w ]+?)\??$/gi,
    'free-space on $1',
  ],
  [
    /^(?:is|are) there (?:any |still |some |enough )*(?:free |empty )?(?:spot|place|space|room)(?: left)? (?:for (an? [\w ]+?|another [\w ]+?) on (the [\w ]+?|[\w ]+?)|on (the [\w ]+?|[\w ]+?) for (an? [\w ]+?|another [\w ]+?))\??$/gi,
    (_all, a: string | undefined, on: string | undefined, there: string | undefined, b: string | undefined) =>
      `free-space on ${on ?? there} for ${a ?? b}`,
  ],
  // "Does every desk have a chair?"
  [
    /^(?:does|do|has|have) (?:every|each|all(?: the| of the)?) ([\w ]+?) (?:have|got|come with) (?:an? |any |its own |their own |one )?([\w ]+?)\??$/gi,
    'every-one $1 has $2',
  ],
  // "What is the vase on?", "what is the chair next to?": the other way around.
  [
    /^(?:what|who) (?:is|are) ((?:the|my) [\w ]+?|it|they|them)(?: standing| sitting| lying)? (on|on top of|next to|beside|near|behind|in front of|under)\??$/gi,
    (_all, what: string, where: string) => `what is ${ACROSS_FROM[where.toLowerCase()]} ${what}`,
  ],
  [
    /^(?:(?:what|who|where|which way|(?:in )?(?:what|which) direction|which [a-z]+) (?:is|are|does|do)) ((?:the|my) [\w ]+?|[a-z]+ [a-z]?\d+|it|they|he|she) (?:look(?:ing)?|fac(?:e|ing)|point(?:ing)?|turned|oriented|aimed)(?: at| to| towards?| into)?\??$/gi,
    (_all, what: string) => `faced-by ${/^s?he$/i.test(what) ? 'it' : what}`,
  ],
  [
    /^what (?:is|are) at (?=(?:the|my) [\w ]*?(?:desk|table|counter|bar|window|door|reception)\b)/gi,
    'what is next to ',
  ],
  [/^((?:is|are) there (?:an? |any )?[\w ]+?) without (?=an? |any |[a-z]+s\b)/gi, '$1 with no '],
  [/(?<=^(?:is|are) there [\w ]+ with no )(?:an? |any )/gi, ''],
  [/^what (?:is|are) not (?=(?:on|in|under|next to|beside|behind) )/gi, 'which things are not '],
  [
    /^(?:do|does) (the [\w ]+?|they|any of the [\w ]+?)(?: all)? touch(?: each other| one another)?\??$/gi,
    'are $1 touching',
  ],
  [/^how many ([\w ]+?) are (?:there )?in (?:the|that|this) (?:stack|pile|tower)\??$/gi, 'how many $1 are stacked?'],
  [
    /^(?:can|could|would|will|does|do) (the [\w ]+?) (?:pass|go|drive|get|squeeze|walk|slip|make it|roll) (?:through )?(?=between )/gi,
    'would $1 fit ',
  ],
  [/^how many ([\w ]+?) (?:are|stand|sit) (?:there )?(in (?:the \w+ (?:row|column)|row \w))\??$/gi, 'count the $1 $2'],
  [
    /^(?:what|which) ?([\w ]*?) (?:is|are|stands?|sits?) (in (?:the \w+ (?:row|column)|row \w))\??$/gi,
    (_all, what: string, where: string) => `${what.trim() ? `list the ${what.trim()}` : 'count the things'} ${where}`,
  ],
  [/\b(?:of|from) (?=row [a-z\d]\b)/gi, 'in '],
  [
    /^how (?:do|can|could|would) (?:i|you|we) (?:do (?:that|this|it)|[a-z]+ (?:things|something|stuff))\??$/gi,
    'what can you do?',
  ],
  [
    /^how many (?:things |objects |parts |of them |ones )?are (?:there )?in (the group|that group|it)\??$/gi,
    (whole, what: string) => (/^it$/i.test(what) ? whole : `what is in ${what}?`),
  ],
  // "How far is it from the top of the house to the floor?", "how high is the top of the house?".
  [
    /^how (?:far|high)(?: up)? is (?:it from )?the top of (the [\w ]+?|it)(?: (?:to|from|above|over|off) (?:the )?(?:ground|floor))?\??$/gi,
    'elevation of $1?',
  ],
  // "How high up does the mirror hang?", "how far off the ground is it?": how high its foot is.
  [
    /^(?:at what height|how (?:high|far)(?: up)?) (?:does|do) (the [\w ]+?|it|they) (?:hang|float|hover|begin|start|stand|sit|lie)(?: (?:above|over|off) the (?:ground|floor))?\??$/gi,
    'elevation of $1?',
  ],
  [
    /^how (?:high|far) (?:up|(?:above|over|off|from) the (?:ground|floor)) (?:is|are|does|do) (the [\w ]+?|it|they)(?: hang| float| hover)?\??$/gi,
    'elevation of $1?',
  ],
  [/^how (?:high|far) (?:is|are) (the [\w ]+?|it|they) (?:above|over|off|from) the ground\??$/gi, 'elevation of $1?'],
  // "Which of these is taller: the stool or the basket?"
  [
    /^which (?:one )?of (?:these|those|them|the two|both) is (?:the )?(\w+er)[,:]? (?=the .+ or the )/gi,
    'which is $1, ',
  ],
  [/^which of (the [\w ]+?) and (the [\w ]+?) is (?:the )?(\w+er)(?: one)?\??$/gi, 'which is $3, $1 or $2?'],
  [/^anything (?:wrong|amiss|odd)(?: here| with (?:it|the scene|this))?\?*$/gi, 'is anything wrong?'],
  [/^(?:read|tell|show|list)(?: out)? (?:me )?what (?:is|i have) (?:currently )?selected[.!]*$/gi, 'what is selected?'],
  [/^(how many .+?) (?:now|by now|right now|at the moment|currently)\?*$/gi, '$1'],
  [
    /^(?:can|could|would|will) (the [\w ]+?) fit (?=(?:in|inside|into|on|onto|under|between|behind) )/gi,
    'does $1 fit ',
  ],
  [/^what is the name of (the [\w ]+?)\?*$/gi, 'what is $1?'],
  [
    /^which (?:of the )?([a-z]+?)s? (?:has|have|is of|is in) a different (?:color|look|size)(?: (?:from|than|to) the (?:others|rest))?\?*$/gi,
    'which $1 is the odd one out?',
  ],
  // "What is the volume of the box?": its sides tell.
  [/^what is the (?:volume|area|footprint|surface area) of (the [\w ]+?)\??$/gi, 'how big is $1?'],
  // "Anything red in here?", "any plants?": whether there is.
  [
    /^(any(?:thing)? (?!chance|ideas?|way|suggestions?|thoughts|luck|news|more\b|questions?|else\b|better|wrong|off\b|i |you |we |that )[\w .]+?)(?: (?:in|around|over) here| there| left)?\?+$/gi,
    'is there $1?',
  ],
  [/\b(thing|object|item|everything|anything) (?:besides|apart from|other than) (?=the |my |an? )/gi, '$1 except '],
  [
    /^(what) (?:else )?(is (?!.*\b\w+est\b)[\w ]+?) (?:apart from|besides|except(?: for)?|other than) ([\w ]+?)\??$/gi,
    (_all, _what: string, place: string, but: string) =>
      /^is (?:on|in|inside|under|behind|above|next to|beside) the /i.test(place)
        ? `list everything ${place.slice(3)} except ${but}`
        : `what ${place}`,
  ],
  // "Which of the guitars is closer to the sofa?": which one is closest.
  [
    /^which (?:one )?of (?:the|these|those|my) (?:(?:two|three|four|\d+) )?((?:[a-z]+ )?[a-z]+?)s is (?:the )?(closer|nearer|further|farther)(?: away)? (?=(?:to|from)\b)/gi,
    (_all, what: string, how: string) => `which ${what} is the ${/^f/i.test(how) ? 'farthest' : 'closest'} `,
  ],
  // "Is there enough room behind the sofa for a shelf?", "how much space is there behind it?".
  [
    /^(?:is|would|will)(?: there)?(?: be)? (?:still |enough |any |much |some |sufficient )*(?:space|room|place) ((?:behind|in front of|left of|right of|to the (?:left|right) of|above|between(?=.* for an? )) .+?)(?: (?:for|to (?:fit|put|place|add|have)) ((?:another |an? |the |one more |my )?[\w ]+?))?\??$/gi,
    (_all, where: string, what: string | undefined) => `free-space ${where}${what ? ` for ${what}` : ''}`,
  ],
  [
    /^(?:does|would|will|could|can) (an? [\w. ]+?) fit ((?:between|behind|in front of|left of|right of|to the (?:left|right) of|above) .+?)\??$/gi,
    'free-space $2 for $1',
  ],
  [
    /^how much (?:free |empty )?(?:space|room) (?:is|do (?:i|we) have)(?: there)?(?: left)? ((?:behind|in front of|left of|right of|to the (?:left|right) of|above) .+?)\??$/gi,
    'free-space $1',
  ],
  [
    /^how (?:wide|big|large|long) is the (?:free |empty |open )?(?:space|gap|distance|room|opening) (?=between )/gi,
    'how much space is there ',
  ],
  // "Which of the balls is bigger?"
  [
    /^which (?:one )?of (?:the|these|those|my) (?:(?:two|three|four|\d+) )?((?:[a-z]+ )?[a-z]+?)s is (?=[a-z]+er\b)/gi,
    'which $1 is ',
  ],
  [
    /\b(how many [\w ]+? (?:are|is)) (?:lying|standing|sitting|hanging|placed|left|found)(?: around)? (?=(?:on|in|under|behind|next to) )/gi,
    '$1 ',
  ],
  // "Which tree is the taller one?"
  [/^(which [\w ]+? (?:is|are)) the ([a-z]+er)(?: ones?| of (?:the two|them))?\??$/gi, '$1 $2'],
  // "How many chairs r there?"
  [/(?<=\w )r (?=(?:there|they|you|the|these|those|we)\b)/g, 'are '],
  [
    /^(?:what|which) ([a-z]+) (?:things|objects|items|stuff) (?:are|is) (?:there|here)(?: in [\w ]+)?\??$/gi,
    'which things are $1',
  ],
  // "Tell me if the counter is white".
  [
    /^(?:please )?(?:tell me|let me know|check|see|look|find out|say)(?: for me)? (?:if|whether) (?!.*\benough\b)((?!you\b)[\w ]+?) (is|are) (.+)$/gi,
    '$2 $1 $3',
  ],
  [/^how many ([a-z ]+?) (?:can|do|could) (?:you|i|we|one) see\??$/gi, 'how many $1 are there'],
  [/^(?:is|are) (the [\w ]+?) (tall|high|wide|big|large|long|deep)\?,? how \2\??$/gi, 'how $2 is $1'],
  [/^say (?=how |what |which |where )/gi, 'tell me '],
  [
    /^(?:what|which) color (?:have|did) (?:i|we|you) (?:paint(?:ed)?|make|made|colou?r(?:ed)?|give|given) (the [\w ]+?)\??$/gi,
    'what color is $1',
  ],
  [/^how (?:is|are) (the [\w ]+?) (?:colored|coloured|painted)\??$/gi, 'what color is $1'],
  [/^what (?:can|do|could) (?:you|i|we|one) see (?=(?:on|in|under|behind|next to|beside) )/gi, 'what is '],
  [
    /^what (?:have|do|did) (?:i|we|you) (?:got|have|put|leave)(?: lying| standing)? (?=(?:on|in|under|behind|next to|beside) )/gi,
    'what is ',
  ],
  [
    /^how many (?:places|seats|spots) to sit(?: down)? (?:are there|do we have|have we got)$/gi,
    'how many seats are there',
  ],
  [
    /^(?:do|have) (?:we|i|you) (?:have |got )?enough ([a-z ]+?)[,;.:?] how many (?:are there|do (?:we|i) have|have (?:we|i) got)(?: of them)?\??$/gi,
    'how many $1 are there',
  ],
  [/^know (?=how|what|which|where|the )/gi, 'tell me '],
  [/^(?:i|we) (?:need|want|would like|have) to know (?=how|what|which|where|whether|the |if )/gi, 'tell me '],
  [/^do you (?:happen to )?know (?=how|what|which|where|whether|the |if )/gi, 'tell me '],
  [/^(the [\w ]+?) (?:is|are) how (tall|high|wide|big|large|long|deep)\??$/gi, 'how $2 is $1'],
  [
    /^did (?:i|we|you|someone|somebody) (?:leave|put|place|forget|set|lay) (?:anything|something) (?=(?:on|in|under|behind|next to|beside|near) )/gi,
    'is there anything ',
  ],
  [/^what (?:is|are) (the [\w ]+?) (?:carrying|holding|supporting|bearing)\??$/gi, 'what is on $1'],
  [
    /^what (?:towers|rises|sticks out|looms) (?:above|over) (?:everything|all|the rest)(?: else)?\??$/gi,
    'what is the tallest thing',
  ],
  [
    /^how many (?:people|persons|guests|of us) (?:can|could|may) (?:sit|be seated|eat|fit|dine)(?: down)? (?:at|around) (the [\w ]+?)\??$/gi,
    'how many seats are around $1',
  ],
  [/^(height|width|depth|length|size) of ([a-z]+(?: \w+)?)\?*$/gi, 'what is the $1 of the $2'],
  [/^(?:which|what) colou?r (?:has|have|does|do) (the [\w ]+?|it|they)(?: have)?\?*$/gi, 'what color is $1'],
  [
    /^(?:name|list|enumerate) (?:all )?(?:the )?(?:things|objects|items|nodes|stuff) (?=(?:on|in|under|behind|next to|inside|above|around) (?!.* that (?:are|is|have|has)\b))/gi,
    'what is ',
  ],
  [
    /^what (?:did|have|had) (?:i|we|you) (?:put|place|placed|set|lay|laid) (?=(?:on|in|under|behind|next to|beside|above) )/gi,
    'what is ',
  ],
  [
    new RegExp(
      `^(how many [\\w ]+?) (?:are|do we have|do i have|stand) in (?:the|this|our|my) (?:${SCENES})\\??$`,
      'gi',
    ),
    '$1 are there',
  ],
  [/\bwhat colou?r (?:was|were) (?=the |my |it\b|they\b)/gi, 'what color is '],
  [/^know (?=(?:how|what|which|where|whether|if)\b)/gi, ''],
  [
    /^(?:so |and |then )*(how many [\w ]+?) (?:is|are|does|makes?) (?:that|this|it|those|these)(?: make)?(?: now| then| so far| in all| altogether)*\??$/gi,
    '$1 are there',
  ],
  [
    /^(?:tell me|give me|say|i (?:want|need|would like) (?:to know )?|what is) (?:the )?(?:total |exact )?(?:number|amount|count) of (?:all )?(?:the )?([\w ]+?)\??$/gi,
    'how many $1 are there',
  ],
  [
    /^(?:do (?:we|i|you) have|have (?:we|i) got|are there) enough (?:of the )?([a-z]+s)(?: here| there| yet)?\??$/gi,
    'how many $1 are there',
  ],
  [/^is (?:anything|something|any thing) (?=(?:more [a-z]+|[a-z]+er) than )/gi, 'is there anything '],
  // "Which things on the desk are black?", "is anything on the shelf taller than 20 cm?": those of the things there.
  [
    new RegExp(`^(?:which|what)(?: of)?(?: the| all)? (${WHAT} ${AT} ${WHERE}) (?:is|are) (${SO})\\??$`, 'gi'),
    (_all, what: string, how: string) => `list all ${what} that are ${asOne(how)}`,
  ],
  [
    new RegExp(
      `^(?:is|are)(?: there)? (anything|any ${WHAT}|something|some things?) (${AT} ${WHERE}) (${SO})\\??$`,
      'gi',
    ),
    (_all, what: string, where: string, how: string) =>
      `is there ${what} ${where} that ${/thing$/i.test(what) ? 'is' : 'are'} ${asOne(how)}`,
  ],
  [new RegExp(`^are there (?:any )?(?:things|objects|items) (?=${AT} )`, 'gi'), 'is there anything '],
  // "Which chairs face the window?", "do any of them look at the door?": are facing it.
  [
    /^((?:which|what|how many|list|name)(?: (?:of )?the| all)? [\w ]+?)(?: that| which| who)? (?:face|faces|look at|look towards?|point at|point to|point towards?) (?=(?:the|my) |it\b|me\b)/gi,
    '$1 are facing ',
  ],
  [/^do any of (the [\w ]+?|them) (?:face|look at|point at) (?=(?:the|my) |it\b)/gi, 'are any of $1 facing '],
  // "Is the bench left or right of the fountain?", "on which side of it is the bench?"
  [
    new RegExp(
      `^(?:is|are) ([\\w ]+?) ${SIDE},? or ${SIDE}(?: side)?(?: of)? ((?:the|my) [\\w ]+?|[a-z]+ \\d+|it)\\??$`,
      'gi',
    ),
    'sided-by $1 and $2',
  ],
  [
    /^(?:on|at|to) (?:which|what) side of ((?:the|my) [\w ]+?|[a-z]+ \d+|it) (?:is|are|stands?|sits?) ([\w ]+?)\??$/gi,
    'sided-by $2 and $1',
  ],
  [
    /^(?:which|what) side of ((?:the|my) [\w ]+?|[a-z]+ \d+|it) (?:is|are) ([\w ]+?) (?:on|at)\??$/gi,
    'sided-by $2 and $1',
  ],
]
