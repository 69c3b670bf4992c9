import type { Rule } from './rules.ts'

const A_GROUP = '(?:an? |the |one )?(?:new )?(?:group|folder)'
const FROM = '(?:from|out of|of|with|containing|for|consisting of|made of|made from|holding)'
const NAMED = '(?:,? (?:called|named|titled|with the name|by the name of|and (?:name|call) it|under the name(?: of)?))'
const THINGS = '((?:the|all|both|every|these|those|my|it|them|everything)\\b.+?)'
const NAME = '([\\w-]+(?: [\\w-]+){0,2}?)'

/** What is to be held together under one name. */
export const GROUPING: Rule[] = [
  [
    new RegExp(
      `^(?:group|combine|put|join|gather|collect|bundle|bring)(?: together)? ${THINGS} (?:together )?(?:into|in|as) (?:an? |one )?(?:new )?group (?!with\b|of\b|and\b|called\b|named\b|titled\b)["“]?([A-Z][\\w-]*(?: [\\w-]+){0,2}?)["”]?$`,
      'g',
    ),
    'group $1 as $2',
  ],
  [
    new RegExp(
      `^(?:combine|put|join|gather|collect|bundle|bring)(?: together)? ${THINGS}(?: together)? (?:under the (?:name|title|label)(?: of)?|as) ["“]?([A-Z][\\w-]*(?: [\\w-]+){0,2}?)["”]?$`,
      'g',
    ),
    'group $1 as $2',
  ],
  [
    new RegExp(
      `^${THINGS} (?:should|must|have to|are to) (?:all )?(?:be|form|become|make up) (?:an? |one )?(?:single )?group${NAMED} ${NAME}$`,
      'gi',
    ),
    'group $1 as $2',
  ],
  // "Put the car in a group with the mailbox called Street stuff".
  [
    new RegExp(
      `^(?:put|place|move|bring|get) ${THINGS} (?:in|into|to) ${A_GROUP} (?:together )?with ((?:the|all|both|every|my|it|them)\\b.+?)(?:${NAMED} ${NAME})?$`,
      'gi',
    ),
    (_all, what: string, others: string, name: string | undefined) =>
      `group ${what} and ${others}${name ? ` as ${name}` : ''}`,
  ],
  // "The bag should move along with the cart".
  [
    /^(the [\w ]+?|it) (?:should|must|has to|ought to) (?:always )?(?:move|go|come|travel|be moved)(?: along| together)? with (the [\w ]+)$/gi,
    'move $1 as child of $2',
  ],
  [
    /^(?:attach|fix|glue|tie|bind|couple|link|fasten) (the (?!picture|painting|poster|mirror|clock|photo)[\w ]+?|it) to (the (?![\w ]*(?:wall|ceiling|floor|ground)\b)[\w ]+)$/gi,
    'move $1 as child of $2',
  ],
  [/^(?:keep|hold) (the [\w ]+? and the [\w ]+?) together$/gi, 'group $1'],
  [/^(the [\w ]+? and the [\w ]+?) (?:belong|should be|should stay|must stay) together,? group them$/gi, 'group $1'],
  // "Group the suitcases into Luggage".
  [
    /^((?:group|combine|put together|join) (?:the|all|both|every|these|those|my|it|them|everything)\b.*?) (?:into|in)(?: one| a)? ([A-Z][\w-]*)$/g,
    (_all, what: string, name: string) =>
      `${what.replace(/^[\w ]+? (?=the|all|both|every|these|those|my|it|them)/i, 'group ')} as ${name}`,
  ],
  [/^(?:make|create|form|build) (?:one|a single) group (?:of|from|out of|with) (?=the |all |both |every)/gi, 'group '],
  [
    new RegExp(`^make ${THINGS} (?:into )?(?:an? |one )?(?:single )?group(?:${NAMED} ${NAME})?$`, 'gi'),
    (_all, what: string, name: string | undefined) => `group ${what}${name ? ` as ${name}` : ''}`,
  ],
  // "Make the mug a child of the desk", "parent the mug to the desk".
  [
    /^make ((?:the|it|them|all|both|my|every\w*)\b.*?) (?:a child|(?:the )?children|a part|parts) of (.+)$/gi,
    'move $1 as child of $2',
  ],
  [
    /^(?:tie|bind|glue|stick|join|link|lash|chain|fasten|attach|weld|bolt) (the [\w ]+?|them|all [\w ]+?|both [\w ]+?) together$/gi,
    'group $1',
  ],
  [/^attach (.+?) to (.+?)(?: in the (?:outliner|tree|hierarchy))$/gi, 'move $1 as child of $2'],
  [/^(?:parent|reparent) (.+?) (?:to|under|with) (.+)$/gi, 'move $1 as child of $2'],
  [
    new RegExp(`^(?:make|create|form|build|add|start) ${A_GROUP}${NAMED} ${NAME},? ${FROM} ${THINGS}$`, 'gi'),
    'group $2 as $1',
  ],
  [
    new RegExp(`^(?:make|create|form|build|add|start) ${A_GROUP} ${FROM} ${THINGS}${NAMED} ${NAME}$`, 'gi'),
    'group $1 as $2',
  ],
  [
    new RegExp(
      `^(?:make|create|form|build|add|start) ${A_GROUP},? (?!called|named|titled)${NAME},? ${FROM} ${THINGS}$`,
      'gi',
    ),
    'group $2 as $1',
  ],
  [
    new RegExp(`^(?:make|create|form|build|add|start) an? ([\\w-]+) (?:group|folder) ${FROM} ${THINGS}$`, 'gi'),
    'group $2 as $1',
  ],
  [
    new RegExp(
      `^(?:put|place|move|collect|gather) ${THINGS} (?:together )?(?:inside|into|in|under) ${A_GROUP}${NAMED} (?!.* with )`,
      'gi',
    ),
    'group $1 as ',
  ],
  [/^group (.+?),? (?:under|by|with) (?:the |a )?(?:name|title|label)(?: of)? (?=["\w])/gi, 'group $1 as '],
]
