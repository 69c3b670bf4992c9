import type { Rule } from './rules.ts'

const OURS = 'see|have|move|put|add|make|paint|delete|hide|turn|place|get|look|sit|stand|change|remove|buy|build|try'

/** What for, and what is missing: said before an order, or instead of one. */
export const PURPOSES: Rule[] = [
  // "A bench to wait on next to the counter": what it is for.
  [
    /(?<=\b(?:an?|another|some|two|three) (?:(?!place|spot|space|room)[a-z]+ ){1,3})to (?:wait|sit|rest|lie|sleep|lean|work|eat|write|read|play|relax|cook)(?: down)?(?: on| in| at)? (?=(?:next|beside|in front|behind|near|by|between|on|at|against|under) )/gi,
    '',
  ],
  // "Twice as wide, everything else stays the same": it does so anyway.
  [
    /,? (?:and |but |while )?(?:everything else|all else|the rest|the others?) (?:stays?|remains?|should stay|is to stay|must stay) (?:the same|as (?:it is|they are)|unchanged|put|where (?:it is|they are))$/gi,
    '',
  ],
  // "An umbrella next to the pool for shade".
  [
    /(?<=\b(?:next to|beside|behind|on|in|at|by|near|above|over|in front of|between) .+) for (?:some |more |a bit of )?(?:shade|shelter|decoration|light|fun|comfort|safety|cover|privacy|balance|symmetry|effect|company|good measure|variety|contrast)$/gi,
    '',
  ],
  // "So people can sit on three sides": that says no more of how things are to stand.
  [
    /(?<=\w),? so (?:that )?(?:people|you|we|one|i|everyone|everybody|visitors|guests|kids|children) (?:can|could|may) (?:sit|stand|work|read|eat|relax|rest|play|talk|chat|sleep|wait)\b(?![^,;.]*\b(?:between|through|around)\b)[^,;.]*(?=$|[.;])/gi,
    '',
  ],
  // What an order leaves alone is left alone by every order.
  [
    /,? (?:but )?without (?:touching|moving|changing|affecting|disturbing|altering|hitting) (?:the |any |it|them|my )(?:[\w ]+?)?(?=$|[.;,])/gi,
    '',
  ],
  [
    /^(?:make sure|ensure|see to it)(?: that)? (?:nobody|no one|noone|i do not|i can not|people do not|you do not) (?:can |accidentally |ever )*(?:moves?|touch(?:es)?|changes?|edits?|shifts?|drags?) (.+?)(?: by accident| accidentally)?(?:[:,;] (?:so )?(?:please )?lock (?:it|them))?$/gi,
    (_all, what: string) => `lock ${what.replace(/ or /g, ' and ')}`,
  ],
  [
    /^lock (.+?),? so (?:that )?(?:it|they|nobody|no one|i) (?:can ?not|can't|cannot|do not|does not|will not|won't|can) (?:be )?(?:accidentally )?[\w ]+$/gi,
    'lock $1',
  ],
  // "That dish could do with a companion: copy it and …": the dish.
  [
    /^(?:the|that|this|my) ((?:[a-z]+ )?[a-z]+) (?:could (?:really )?(?:do with|use)|needs|wants|deserves) (?:an?|some) [\w ]+?: ?(copy|duplicate|paint|move|turn|make|put|lift) it\b/gi,
    '$2 the $1',
  ],
  [
    /\b(an?|the) (?:soft|gentle|mellow|subtle|faint) (?=(?:warm |cold |cool |white |yellow )?(?:lamp|light|spotlight|glow)\b)/gi,
    '$1 ',
  ],
  [
    /^(?:somebody|someone|another person|one more person) (?:else )?(?:wants|needs|would like|has) to sit (?:down )?(at|by|around) (the [\w ]+)$/gi,
    'add another chair $1 $2',
  ],
  [
    /^there (?:is|are) (one|an?|two|three) ([a-z]+?)s? missing((?: (?:at|on|in|around|next to) the [\w ]+)?)$/gi,
    (_all, count: string, what: string, where: string) =>
      /^(?:one|an?)$/i.test(count) ? `add another ${what}${where}` : `add ${count} more ${what}s${where}`,
  ],
  [
    /^(?:one|you|i|we|people) (?:should|must|want to|would like to|need to) (?:be able to )?(?:see|watch|look at) (the [\w ]+?) from (the (?!left|right|front|back|top|side|above|corner|other)[\w ]+)$/gi,
    'turn $2 to face $1',
  ],
  [
    /^(the [\w ]+?) would be (?:of more use|more useful|better placed|handier|nicer|better off) (?=(?:on|in|beside|next to|near|by|behind|under|in front of) )/gi,
    'put $1 ',
  ],
  [
    /^(the [\w ]+?) (?:blocks|obstructs) (?:the |my |our )?(?:passage|way|path|view|walkway|entrance|door|corridor)$/gi,
    'move $1 to the right',
  ],
  [
    /(?<!['’]ve |\bhave )\b(?:got|has become|became|has gotten|grew|has grown) (?=(?:way |much |far |a bit )?too \w+)/gi,
    'is ',
  ],
  [/^make (.+?) not (?:so|that|as|too) (\w+)$/gi, '$1 is too $2'],
  [
    /^(?:(?:it|the scene|the room|everything|the picture) (?:is|looks) )?(?:(?:way |much |far )?too bright|overexposed|blown out)[.!]*$/gi,
    'make the scene darker',
  ],
  [
    /^(?:(?:it|the scene|the room|everything|the picture) (?:is|looks) )?(?:(?:way |much |far )?too dark|underexposed)[.!]*$/gi,
    'make the scene brighter',
  ],
  [/^([a-z ]+s): how many\??$/gi, 'how many $1 are there'],
  [
    /^i (?:want|would like) to (?:sit|stand|lie|work|read|eat|sleep) (?:down )?(next to|at|by|near|in front of|on|beside) (the [\w ]+?)[,;.] (?:so )?(?:bring|put|move|get|place) (the [\w ]+?)(?: there| over)?$/gi,
    'put $3 $1 $2',
  ],
  // "I want to cook, is there room on the stove?"
  [
    /^(?:i|we) (?:want|need|would like|wish|plan|have|am going) to [\w ]+?[,;.:] (?:so )?(?=(?:is|are) there\b|(?:how|what|which|where)\b[^,;.]*\?)/gi,
    '',
  ],
  [/\bwithin (?:arm'?s? |easy )?reach of\b/gi, 'next to'],
  [/(?<=\b(?:an?|some) [\w ]+) (?:somewhere|anywhere)(?: (?:here|in (?:the|this) (?:room|scene)))?(?=[?.!]*$)/gi, ''],
  [
    /^(.+? and .+?) needs? (?:a bit |a little |some )?more (?:space|room|distance) between them$/gi,
    'move $1 further apart',
  ],
  [
    /^what is ((?:to the (?:left|right) of|next to|beside|behind|in front of|on|under|above) .+?) (?:should|must) be (.+)$/gi,
    'make the thing $1 $2',
  ],
  [
    /^give (the [\w ]+?|it|them) (?:a (?:bit|little) |some )?more (?:room|space|air) (?:at|around|from|near) (the [\w ]+)$/gi,
    'move $1 20 cm away from $2',
  ],
  // "There's no light here, add one".
  [
    /^there is (?:no|not an?|not any) ([a-z ]+?)(?: (?:out |in )?here| yet| there| around)?[,;.] (?:so )?(?:please )?(add|put|give me|create) one\b/gi,
    '$2 a $1',
  ],
  [
    /^i (?:want|need|would like) (?:some )?[a-z]+ (?:at|on|near|by|over) (the [\w ]+?)[,;.] (?:so )?(move|put|bring|place) (the [\w ]+?) there$/gi,
    '$2 $3 next to $1',
  ],
  [
    /^(the [\w ]+?) should (?:give|provide|cast|throw) (?:some )?(?:shade|light|shadow) (?:to|on|for|over) (the [\w ]+)$/gi,
    'put $1 next to $2',
  ],
  [/,? for (?:a|an|the|our|my|any) (?:visitor|guest|friend|kid|child|customer|client|colleague)s?$/gi, ''],
  // "From the armchair one should see the screen".
  [
    /^from (the [\w ]+?),? (?:one|you|i|we|people) (?:should|must|want to|would like to|need to) (?:be able to )?(?:see|watch|look at) (the [\w ]+)$/gi,
    'turn $1 to face $2',
  ],
  [
    /^(?:turn|rotate|move) (the [\w ]+?) so (?:that )?(?:i|we|one|you|people) can (?:watch|see|look at) (?:the )?([\w ]+)$/gi,
    'turn $1 to face the $2',
  ],
  [
    /^(?:create|give (?:me|it|us)|make|set|add|use|switch to) (?:an? |some )?(romantic|cozy|cosy|warm|cold|dramatic|gloomy|spooky|cheerful|friendly|calm|festive|moody) (?:atmosphere|mood|ambience|ambiance|vibe|feeling|lighting)$/gi,
    'make it $1',
  ],
  [
    /^(the [\w ]+?) (?:should|must|has to) (?:be|go|stand) (?:somewhere else|elsewhere|in another place)$/gi,
    'move $1 to the other side of the room',
  ],
  [
    /^i (?:keep|am always) [a-z]+ing (?:into|over|against) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:move|put) it (?:somewhere else|elsewhere|away)$/gi,
    'move $1 to the other side of the room',
  ],
  [
    /^one ([a-z]+(?: [a-z]+)?) is ([a-z]+)[,;.] (?:so )?make (?:all )?the others? (?:match|the same|so too|like (?:it|that))$/gi,
    'make all $1s $2',
  ],
  // "Three bales aren't enough, add another two": of those.
  [
    /^(?:only )?(?:\w+ )?([a-z]+s) (?:is|are) not enough(?: for (?:us|me|them|everyone))?[,;.] (?:please )?(?:add|we need|get) (?:another )?(one|two|three|four|five|\d+)(?: more)?$/gi,
    'add $2 more $1',
  ],
  [
    /,? for (?:reading|working|writing|studying|relaxing|playing|eating|dining|sleeping|decoration)(?: (?:in|at|on|by) [\w ]+)?(?=$|[.;])/gi,
    '',
  ],
  // "I'd like to read on the sofa, put some light next to it": by the sofa.
  [
    new RegExp(
      `^i (?:would like|want|like|love) to (?!(?:${OURS})\\b)[a-z]+(?: \\w+)? (?:on|at|in|by|from|next to) (the [\\w ]+?)[,.;] (?:so )?(?=\\w)(.+?) it$`,
      'gi',
    ),
    '$2 $1',
  ],
  [
    /^i (?:would like|want|like) to (?:reach|see|get|use|have) (the [\w ]+?) from (the [\w ]+?)[,.;] (?:so )?(put|move|bring|place|set) it there$/gi,
    '$3 $1 next to $2',
  ],
  [
    /^(?:we|i)(?:['’](?:re|m)| are| am) (?:still )?(?:missing|lacking|short of) (?=an? |another |one |two |some )/gi,
    'add ',
  ],
  [/^(?:we |i )?could (?:really )?(?:do with|use) (?=an? |another |one |two |some )/gi, 'add '],
  [
    /^it(?: would|['’]d) be (?:really )?(?:handy|nice|good|great|lovely|better|useful|practical|cool|best) to (?:have|put|see|place|move) (the [\w ]+?) (?=(?:on|in|under|behind|beside|next to|by|near|in front of|to the|at|between|against|above) )/gi,
    'put $1 ',
  ],
  [
    /^it(?: would|['’]d) be (?:really )?(?:handy|nice|good|great|lovely|useful|practical|cool) to have (?=an? |another |one |two |three |some |more )/gi,
    'add ',
  ],
  [/\beverything (?:that )?(?:one|you|we|i|people) can sit on\b/gi, 'all seats'],
  [
    /^how many (?:people|persons|guests) (?:can|could) (?:sit|be seated) (?:down )?on (the .+?)\??$/gi,
    'how many of $1 are there',
  ],
  // "The mug - which colour is it?"
  [/^((?:the|my) [\w ]+?)(?: -|,|:) (what|which) colou?r is (?:it|that)\??$/gi, 'what color is $1'],
  [/^((?:the|my) [\w ]+?)(?: -|,|:) how (tall|high|wide|big|large|long|deep) is (?:it|that)\??$/gi, 'how $2 is $1'],
]
