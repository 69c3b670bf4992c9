import { COLOR_WORDS } from '../words/colors.ts'
import { MODAL, type Rule, SCENES, THE } from './rules.ts'

/** What somebody would like, or misses, without an order: a seat for a guest, a thing that does not belong here. */
export const WISHES: Rule[] = [
  [/^(?:pin|nail|bolt|screw) down (?=the |all |both |it\b|them\b)/gi, 'lock '],
  // A room has its walls: those are to be so.
  [
    new RegExp(
      `^(?:i would like|i want|i would love|let us have|give (?:me|us)|add) (?=(?:(?:light|dark|pale|bright) )?(?:${COLOR_WORDS.join('|')}) (?:walls|floors?|ceilings?)$)`,
      'gi',
    ),
    '',
  ],
  [/\b(?:could|can|might) (?:really )?(?:do with|use) (?:being|getting|becoming) (?=\w)/gi, 'should be '],
  // "The pine needs to grow a bit".
  [
    new RegExp(
      `^(${THE}\\b.*?) ${MODAL} (?:really |well |certainly )?(?:be allowed to )?(grow|shrink)((?: (?:quite )?(?:a )?(?:bit|little|lot))?)$`,
      'gi',
    ),
    (_all, what: string, verb: string, much: string) =>
      `make ${what}${much} ${verb.toLowerCase() === 'grow' ? 'bigger' : 'smaller'}`,
  ],
  [
    /^(?:someone|somebody|one|you) (?:should|must|ought to|could) (?=(?:add|put|move|place|paint|delete|remove|turn|make|bring|take|hide)\b)/gi,
    '',
  ],
  [
    /^do not (?:put|place|move|leave|set) (the [\w ]+?) (?:there|here|on (?:the|it)[\w ]*|in (?:the|it)[\w ]*|next to (?:the|it)[\w ]*)[,;.] (?:but |better |rather )?(put|place|move|set) it /gi,
    '$2 $1 ',
  ],
  [/^swap out (the [\w ]+?|it|them) (?:with|for|by) /gi, 'replace $1 with '],
  [
    new RegExp(
      `^(make|let|have) (?:the |this |our |my )?(?:${SCENES}) (?:to )?(?:feel|look|seem|appear) (?=(?:a bit |a little |bit |more |much |less )*(?:warm|cold|cool|bright|dark|cozy|friendl|cheer|gloom|dramatic|romantic|spooky|dim)[a-z]*$)`,
      'gi',
    ),
    '$1 the scene ',
  ],
  [
    /(^|\b(?:and|then) )(?:light|illuminate|light up) (?:the )?(?:scene|room|whole scene|everything) from (.+)$/gi,
    '$1add a directional light from $2',
  ],
  [
    /(^|\b(?:and|then) )(?:light|illuminate|light up) ((?:the|my|it|them)\b[\w ]*?) from ((?:(?! with ).)+)$/gi,
    '$1add a spotlight pointing at $2 from $3',
  ],
  [/^(?:light|illuminate) (?:up )?the [\w ]+? with (an? [\w ]+? (?:in|on|at) (?:each|every|the) [\w ]+)$/gi, 'add $1'],
  [
    /^the (?:garden|yard|park|lawn|field|street|town|village|forest|courtyard|terrace|balcony) (?:needs|could use|wants|lacks) more (\w+s)$/gi,
    'add three $1',
  ],
  [
    /^(the [\w ]*?(?:lamp|light|lantern|bulb|lamp post)) (?:does not|is not) (?:shine|shining|glow|glowing|lit|on|light up)$/gi,
    'make $1 glowing',
  ],
  [/^(.+?) (?:could|can) use something (?:on|on its) top(?: of it)?$/gi, 'put a vase on $1'],
  [/^(twice|double|half|three times) the size,? (?:please,? )?(the [\w ]+)$/gi, 'make $2 $1 the size'],
  [/\b(?:stand|standing) like a wheel\b|\b(?:stand|standing) on (?:its|their) edges?\b/gi, 'stand upright'],
  [/^(?:we |it |i |this |here )?(?:you )?could use (?=(?:some|an?|more|another|two|three) )/gi, 'add '],
  [
    /^nobody sits (?:at|on|by) (the [\w ]+?),? (?:so |please )*(?:put|add|place) (?:some |two |a )?(chair|stool|seat)s? there$/gi,
    'put two $2s at $1',
  ],
  [/^add (?:an? )?(?:neighbou?r|friend|companion|twin|sibling) (?:for|to) (the [\w ]+?|it)$/gi, 'duplicate $1'],
  [
    /^there is nothing on the walls?[,;.] (?:so |please )*(?:add|hang|put|place) (an? [\w ]+?|some [\w ]+?|two [\w ]+?)(?: (?:up|there|on (?:it|them)))?$/gi,
    'hang $1 on the wall',
  ],
  [
    /(?<![\s\S])(the [\w ]+?|it|they) (?:does|do) not belong (?:in )?(?:here|there|in (?:this|the) (?:room|scene|picture))(?![\s\S])/gi,
    'delete $1',
  ],
  [
    /^((?:add|put|get|place|bring) an? (?:chair|stool|seat)) for (?:the|a|an|one more|another) (?:\w+ )?(?:person|guest|visitor|friend)$/gi,
    '$1 at the table',
  ],
  [/^(?:actually,? |wait,? |oh,? )*(?:no,? )(?:please )?(?:keep|leave) (?:it|them|that|everything)$/gi, 'undo'],
  [
    /^i (?:liked|like|preferred|prefer) (?:it|that|them) (?:better|more|best) (?:before|as it was|the way it was|how it was)$|^(?:it|that) (?:was|looked) (?:better|nicer) before$/gi,
    'undo',
  ],
  [/^(?:ok,? )?(?:that is|it is) enough[,.]? (?:but |and )?(?:now )?(?=\w)/gi, ''],
  [
    /^give (it|them|the [\w ]+?) (?:an? )?(?:neighbou?r|friend|companion|twin|sibling|brother|sister)$/gi,
    'duplicate $1',
  ],
  [
    /^make (?:(?:the|this|my|our) (?:room|scene|place|flat|space)|this|it|everything) (?:a )?(?:bit |little |much )?(?:more )?(?:cos[iy]er|coz[iy]er|cosy|cozy|homely)(?: in here| here)?$/gi,
    'make the light warmer',
  ],
  [/^(?:one|a) (chair|stool|seat) is missing$/gi, 'add one more $1 at the table'],
  [/^(?:one|an?) ([a-z]+) is missing$/gi, 'add another $1'],
  [
    /^(.+?) should not (?:all )?(?:look|be) (?:all )?(?:exactly )?(?:the same|alike|identical)$/gi,
    'make $1 in different colors',
  ],
  [/\bvary (?:their|its) (size|colou?r)s? and (?:their )?(size|colou?r)s?$/gi, 'make them in different $1s and $2s'],
  [/\bvary (?:their|its) (sizes?|heights?)$/gi, 'make them of different $1'],
  [/\bvary (?:their|its) colou?rs?$/gi, 'make them in different colors'],
  [
    new RegExp(
      `^(?:that is (?:much |a bit )?better,? but )?i do not (?:really )?like the (?:${COLOR_WORDS.join('|')})$`,
      'gi',
    ),
    'i do not like the color of it',
  ],
  [
    /^(?:i|we) (?:would (?:like to|rather|prefer to)|want to|should|need to|must) sit (?:a bit |a little |much )?(closer to|nearer to|further from|further away from|away from|next to|opposite|facing|near|by) (the [\w ]+?|it)$/gi,
    'move the seats $1 $2',
  ],
  [
    /,? (?:could|can|should) (?:it|they) go (?:somewhere else|elsewhere|to another place),? (?:say|maybe|perhaps|like|for example),? /gi,
    '. put it ',
  ],
  [
    /^((?:put|move|place|take|bring|set|carry|shift|find) (?:the [\w ]+?|it|them)) (?:somewhere else|elsewhere|(?:to |in |at )?(?:another|a different|some other) (?:place|spot|corner)(?: for (?:it|them))?)$/gi,
    '$1 to the other side of the room',
  ],
  [
    /^(?:we are|we're|i am|i'm) (?:expecting|having|inviting|hosting) (\w+) (?:people|guests|friends|persons|visitors)(?: (?:over|round|coming))?(?: (?:for|to) (?:dinner|lunch|breakfast|supper|a meal|tea))?$/gi,
    'put $1 chairs around the table',
  ],
  [
    new RegExp(
      `^(it|the [\\w ]+?) (?:is|are|looks?) (?:way |far |much |a bit |a little )?too (?:${COLOR_WORDS.join('|')})\\b`,
      'gi',
    ),
    'i do not like the color of $1',
  ],
  [
    /^(the [\w ]+?|it|they) (?:is|are) (?:not|no longer) (?:needed|necessary|required|wanted|useful)(?: any ?more| any longer)?$/gi,
    'delete $1',
  ],
  [
    /^(?:(?:could|can|may|might) (?:we|i) )?(?:have|get|add) (?:a bit |a little |some |bit )?more light (?:over|above|on|onto|at|for|near|by|around) (the [\w ]+?|it)$/gi,
    'add a light above $1',
  ],
  [
    /^(?:(?:i|we) (?:want|would like|need) |make it so (?:that )?|add |let |have )?(two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:people|guests|persons) (?:to |should |must |can |could )(?:be able to )?(?:sit|eat|dine|have dinner)(?: down)?(?: (?:here|there|at (?:the|this) table|at it|around it))?$/gi,
    'arrange $1 chairs around the table',
  ],
  [/^(the [\w ]+?|it) is upside down$/gi, 'flip $1'],
  [
    /^(?:(?:a |some )?((?:bit |little |slightly |much |way )?(?:warmer|cooler|colder|brighter|dimmer|darker)) (?:light|lights|lighting|illumination)|(?:light|lighting) ((?:a )?(?:bit |little |slightly |much |way )?(?:warmer|cooler|colder|brighter|dimmer|darker)))(?: please| here| in here)?$/gi,
    (_all, before: string | undefined, behind: string | undefined) => `make the light ${before ?? behind}`,
  ],
  [/\b(?:make|let|have) (it|them|(?:the|all|every|both|each|my) .+?) light up$/gi, 'make $1 glowing'],
  [/^light up (it|them|(?:the|all|every|both|each|my) (?!room|scene)(?:(?! with ).)+)$/gi, 'make $1 glowing'],
  [/^it would be (?:\w+er|nice|lovely|great|good|better) with (?=an? |another |some |two |three |more )/gi, 'add '],
]
