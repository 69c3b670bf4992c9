import { WHAT } from './phrases.ts'
import type { Rule } from './rules.ts'

const GROUP = '(?:the )?(?:(?:group |folder )(?:called |named )?(?=["A-Z]|quotedname)|(?=[\\w ]+ ?group\\b))'
const NAMED = '((?:the )?[\\w-]+(?: (?!group\\b)[\\w-]+)?)(?: group| folder)?'

/** What belongs to a group, what is none any more, and how things are named, in other words: "make it part of the house", "take the car apart". */
export const HIERARCHY: Rule[] = [
  // "Fix the sofa so that it can't be moved", "keep it fixed": it is locked.
  [
    /^(?:fixate|pin|fix) (the [\w ]+?|it|them)(?: (?:in place|where (?:it is|they are)|so (?:that )?(?:it|they|nobody|no one|nothing) .*(?:mov|shift).*))$/gi,
    'lock $1',
  ],
  [/^(?:fixate|immobili[sz]e) (the [\w ]+?|it|them)(?: please)?$/gi, 'lock $1'],
  [
    /^(?:keep|make|set|leave) (?!.*\band\b)(the [\w ]+?|it|them) (?:fixed|immovable|unmovable|locked|in place)$/gi,
    'lock $1',
  ],
  [
    /^(the [\w ]+?|it|they) (?:mustn['’]?t|must not|should not|shouldn['’]?t|may not) (?:be moved|move|be movable|be shifted)(?: any ?more)?$/gi,
    'lock $1',
  ],
  [
    /^(?:set|turn|make) (?!.*\band\b)((?:the|both|all|every) [\w ]+?|it|them) (?:to )?(?:hidden|invisible|not visible)$/gi,
    'hide $1',
  ],
  [/^(?:turn|make) invisible ((?:the|both|all|every) [\w ]+|it|them)$/gi, 'hide $1'],
  [/^((?:both|all|every|each) [\w ]+?) (?:should|must) (?:disappear|vanish)$/gi, 'hide $1'],
  // "Ungroup the robot and paint every part silver".
  [
    /(?<=^(?:ungroup|dissolve|explode|break up|take apart) (?:the [\w ]+?|it),? (?:and |then |and then )[a-z]+ )(?:(?:each|every)(?: single)? (?:part|piece|one)|(?:all|each) (?:of )?(?:its |the )?(?:parts|pieces)|the (?:single |individual )?(?:parts|pieces))\b/gi,
    'them',
  ],
  [/\b(?:all|each|every one)(?: of)? its (?:parts|pieces)\b/gi, 'all parts of it'],
  [/^(the [\w ]+?) (?:should|must) (?:not|no longer) be (?:a|one) group(?: any ?more| any longer)?$/gi, 'ungroup $1'],
  // "Into the group house", "to the group of the house", "the house's group".
  [
    new RegExp(
      `^(?:add|put|move|place|include|bring|get|take|assign) (${WHAT}) (?:in|to|into|inside) the (?:group|folder) (?:(?:called|named|of) )?(?:the )?(?!as well|too\\b|again|also|please)([a-z][\\w-]*(?: (?!too\\b|please\\b)[\\w-]+)?)$`,
      'gi',
    ),
    'move $1 as child of the $2',
  ],
  [
    new RegExp(
      `^(?:add|put|move|place|include|bring|get|take|assign) (${WHAT}) (?:in|to|into|inside) (the [\\w-]+?(?: [\\w-]+?)?)(?: ?['’]s)? (?:group|folder)$`,
      'gi',
    ),
    'move $1 as child of $2',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?) (?:should|must|has to|is to) (?:be|become) (?:the )?(?:parent of (${WHAT})|(${WHAT}) ?['’]s parent)$`,
      'gi',
    ),
    (_all, parent: string, a?: string, b?: string) => `move ${a ?? b} as child of ${parent}`,
  ],
  // "Take apart the house", "release its parts", "I want the house ungrouped".
  [
    /^(?:take apart|break up|split up|break apart|tear apart|pull apart|separate|resolve|dissolve|disband|disassemble|dismantle|break|split) (?:the )?group (?:called |named |of )?(?:the )?([a-z][\w-]*(?: [\w-]+)?)(?: up| apart)?$/gi,
    'ungroup the $1',
  ],
  [
    /^(?:take apart|break up|split up|break apart|tear apart|pull apart|separate|resolve|disband|disassemble|dismantle|break|split) (the (?!the\b)[a-z]+(?: [a-z]+)?) group(?: up| apart)?$/gi,
    'ungroup $1',
  ],
  [/^(?:take apart|break up|break apart|split up) (the [a-z]+(?: [a-z]+)?(?<!s)(?: \d+)?)$/gi, 'ungroup $1'],
  [/^(?:release|free|detach) the (?:parts|pieces|members|children) (?:of|from) (the [\w ]+)$/gi, 'ungroup $1'],
  [
    /^(?:i (?:want|need|would like)|i['’]d like|get|have|make) (the [\w ]+?|it) (?:to be )?(?:ungrouped|dissolved|taken apart|split up)$/gi,
    'ungroup $1',
  ],
  [
    new RegExp(
      `^(?:make|let) (${WHAT}) (?:be |become )?(?:a )?(?:part|member|child) of (?:the )?(?:group )?${NAMED}$`,
      'gi',
    ),
    'move $1 as child of $2',
  ],
  [
    new RegExp(`^(?:make|let) (the [\\w ]+?) (?:be |become )?(?:the )?parent of (${WHAT})$`, 'gi'),
    'move $2 as child of $1',
  ],
  [
    new RegExp(
      `^(?:add|put|move|place|include|bring|get|take|assign) (${WHAT}) (?:in)?to (?:the )?(?:group|folder) (?:called |named )?"?([A-Z][\\w -]*?)"?$`,
      'g',
    ),
    'move $1 as child of $2',
  ],
  [
    new RegExp(
      `^(?:add|include|assign|put|move|place) (${WHAT}) (?:in|to|into|inside) (the [\\w-]+?(?: [\\w-]+?)?) ?(?:group|folder)$`,
      'gi',
    ),
    'move $1 as child of $2',
  ],
  [
    new RegExp(
      `^(?:nest|parent|sort|file|subordinate) (${WHAT}) (?:under|below|beneath|in|into|inside|to) (the [\\w ]+)$`,
      'gi',
    ),
    'move $1 as child of $2',
  ],
  [
    new RegExp(
      `^(${WHAT}) (?:should|must|needs? to|has to|have to) (?:belong to|be (?:a )?(?:part|member|child|children) of|be in|join|go into) (the [\\w-]+?(?: [\\w-]+?)?) ?group$`,
      'gi',
    ),
    'move $1 as child of $2',
  ],
  [
    /^(?:put|move|place|drag) (the [\w ]+?|it|them) (?:under|below|beneath|into|inside) (the [\w ]+?) in (?:the )?(?:outliner|tree|hierarchy|scene tree|list)$/gi,
    'move $1 as child of $2',
  ],
  [new RegExp(`^(group (?:${WHAT}) with (?:${WHAT})) into ([A-Z]\\w*)$`, 'g'), '$1 as $2'],
  // Apart.
  [
    new RegExp(
      `^(?:ungroup|dissolve|break up|break apart|split up|split|disband|explode|unpack|undo) ${GROUP}([\\w -]+?)(?: ?group)?$`,
      'gi',
    ),
    (whole: string, name: string) =>
      /group(?:ing)?\b/i.test(whole) ? `ungroup ${/^the /i.test(name) ? '' : 'the '}${name}` : whole,
  ],
  [/^(?:take|break|split|pull|tear) (the [a-z]+(?: [a-z]+)?(?<!s)(?: \d+)?|it) apart$/gi, 'ungroup $1'],
  [
    /^(?:split|break|separate|divide|take|disassemble|dissolve|explode) (the [a-z]+(?: [a-z]+)?(?: \d+)?|it) (?:up )?(?:apart )?into (?:its |the )?(?:(?:single|individual|separate) )?(?:parts|pieces|components|elements)$/gi,
    'ungroup $1',
  ],
  [
    /^(?:remove|delete) the (?:group (?:called |named )?)?([\w-]+)(?: group)?,? but keep (?:its|the) (?:parts|children|contents|members|objects)$/gi,
    'ungroup the $1',
  ],
  [/^(?:undo|remove|cancel) the grouping (?:of|for) (the [\w ]+|it)$/gi, 'ungroup $1'],
  [/^(?:unpack|disassemble|dismantle|disband) (the [a-z]+(?: [a-z]+)?(?: \d+)?|it)$/gi, 'ungroup $1'],
  // Grouping.
  [
    new RegExp(
      `^(?:unite|link|bundle|tie|merge|fuse) (?=${WHAT} (?:and|with) (?!an? )[\\w ]+?(?: (?:together|in(?:to)? (?:a|one) group))?$)`,
      'gi',
    ),
    'group ',
  ],
  [/^group (.+?) with (.+?) (?:together|in(?:to)? (?:a|one) group)$/gi, 'group $1 and $2'],
  [/^group (.+?) in a group$/gi, 'group $1'],
  [
    /^((?:make|create|form|build|add) a group) (?:consisting of|made up of|made of|that contains|that holds|comprising|including) /gi,
    '$1 of ',
  ],
  [/^add a group (?:with|of|from) (?=the |my |it\b|them\b|both\b|all\b)/gi, 'group '],
  [/^turn (.+?) into (?:a|one) group$/gi, 'group $1'],
  [new RegExp(`^(${WHAT} and ${WHAT}) belong together$`, 'gi'), 'group $1'],
  [new RegExp(`^attach (${WHAT}) to (${WHAT}) (?:in|as) a group$`, 'gi'), 'group $1 and $2'],
  [/^(?:wrap|pack|place|collect|gather) (.+? and .+?) (?:in|into) (?:a|one) group$/gi, 'group $1'],
  [/^(?:let|have) (.+? and .+?) be (?:a|one) group$/gi, 'group $1'],
  // Names.
  [/^(?:use|take) (["']?[\w ]+?["']?) as (?:the |a )?name (?:of|for) (.+)$/gi, 'rename $2 to $1'],
  [/^make (["']?[\w ]+?["']?) the name (?:of|for) (.+)$/gi, 'rename $2 to $1'],
  [new RegExp(`^(?:let|have) (${WHAT}) be (?:called|named) `, 'gi'), 'rename $1 to '],
  [new RegExp(`^the name of (${WHAT}) (?:should|must|shall) be (?=[\\w"'])`, 'gi'), 'rename $1 to '],
  [new RegExp(`^(${WHAT}) (?:should (?:have|get)|gets|has now) the name `, 'gi'), 'rename $1 to '],
  [/\bthat (?:belongs?|is attached|is part) (?:to|of) (?=(?:the|my) )/gi, 'of '],
  [
    /^((?:move|shift|push|rotate|turn|scale|delete|hide|lift|raise|lower|duplicate|copy) )the ([a-z]+(?: \d+)?) as a whole\b/gi,
    '$1the whole $2',
  ],
  // "The robot's left arm".
  [
    /\b(the|my) ((?:[a-z]+ )?[a-z]+) ?['’]s ((?:front |back |rear |upper |lower )?(?:left|right|front|back|rear|upper|lower|top|bottom|middle)) (?!sides?\b|edges?\b|ends?\b|corners?\b|half\b|faces?\b|of\b|and\b|or\b|to\b|is\b|should\b|must\b|points?\b|with\b|on\b|in\b)([a-z]+)\b/gi,
    'the $3 $4 of $1 $2',
  ],
]
