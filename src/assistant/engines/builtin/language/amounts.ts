import { COUNT, LENGTH, type Rule } from './rules.ts'

/** "Two more desks", where small ones are told: "more small" is smaller. */
const goesOn = (what: string, count: string): string => {
  const things = what.replace(/^(?:small|big|large|tall|short|long|little) /i, '')
  return /^(?:one|1)$/i.test(count) ? `add another ${things.replace(/s$/, '')}` : `add ${count} more ${things}`
}

/** How many: one more like those that are there, twice as many, half of them. */
export const AMOUNTS: Rule[] = [
  // "Two more stools the same distance apart": what goes on in a row does so.
  [
    /\b((?:another|\d+ more|(?:one|two|three|four|five|six) more) (?:[\w ]+?)),? (?:(?:with|at|keeping) )?the same (?:distance|gap|spacing)s?(?: apart| between them| from each other| as the (?:others?|rest))?$/gi,
    '$1',
  ],
  // "About ten rocks": ten.
  [
    /\b(add|put|place|scatter|strew|sprinkle|spread|create|make|plant|build) (?:about|around|roughly|approximately|circa|some|maybe|say|like) (?=(?:\d+|two|three|four|five|six) (?!(?:cm|mm|m|km|ft|feet|foot|inch|inches|meters?|percent|degrees?|times)\b)[a-z])/gi,
    '$1 ',
  ],
  // "A fourth bookcase, continuing the row": at its end.
  [
    /^((?:add|put|place|create|plant) (?:another|an? (?:second|third|fourth|fifth|sixth|further|new)|(?:one|two|three|four|five|\d+) more) [\w ]+?),? (?:continuing|extending|to (?:continue|extend|complete)|in line with|in continuation of|completing) (?:the|their|that) (?:row|line|series)$/gi,
    '$1',
  ],
  // "Add one of the plants": a plant.
  [
    /^(add|give me|create|i want|i would like|insert) one of (?:the|those|these|your) ([a-z]+ ?[a-z]*?)s(?=$|[,.;]| (?:on|next|in|to|by|behind|beside|near|at|between|under|over|from the library)\b)/gi,
    'add one $2',
  ],
  // "Paint one lounger yellow and the other green": one of those there.
  [
    /\b(paint|colou?r|turn|rotate|hide|lock|shrink|enlarge) one (?!of\b|more\b|another\b|full\b|half\b|quarter|complete\b|whole\b|meter|degree|turn|side\b|by\b|after\b|with\b|red\b|blue\b|green\b|step\b|last\b)([a-z]{3,})(?=\s)/gi,
    '$1 one of the $2s',
  ],
  [/\b(with|leaving|leave|having) an? (?:full |whole )?(meter|metre|foot)\b/gi, '$1 1 $2'],
  // "Three small balls, one on each pot": a ball on each.
  [
    /^((?:add|put|place|create|set) )(?:two|three|four|five|six|seven|eight|\d+) (?!more\b|new\b|of\b)((?:[a-z]+ )*?[a-z]+?)s,? (?:with )?one (?=(?:at|in|on|by|under|behind|above|over|beside|next to) (?:each|every) )/gi,
    (_all, verb: string, what: string) => `${verb}a ${what} `,
  ],
  [
    /^((?:add|put|place|create) (?:another|an? (?:second|third|fourth|fifth|sixth)|one more) [\w ]+? (?:to the (?:left|right) of|next to|beside) [\w ]+?),? (?:at |with )?(?:the )?same (?:distance|gap|spacing)(?: as)?(?: (?:between|of))?(?: the)?(?: others?| rest| other ones)?$/gi,
    '$1 with the same gap',
  ],
  // "Two more traffic cones in line with the others", "continue the row of cones with two more": it goes on from those.
  [
    /^((?:add|put|place|make|create|plant) (?:another|one more|two more|three more|four more|\d+ more) [\w ]+?),? in (?:a |one |the same )?(?:line|row) with (?:the (?:others?|rest|other ones|existing ones|first|first one|last|last one|old one)|them|it)(?=$|,? (?:with|at|spaced|\d))/gi,
    '$1',
  ],
  [
    /^(?:continue|extend|go on with|lengthen|carry on) the (?:row|line|series|queue) of ([a-z ]+?s) (?:with|by) (one|two|three|four|five|\d+)(?: more)?(?: of them| [a-z ]+)?$/gi,
    (_all, what: string, count: string) => goesOn(what, count),
  ],
  // "Each pallet gets one of the barrels": those that are there.
  [
    /^(?:each|every) (?:of the )?([a-z ]+?)s? (?:gets|should get|receives|needs) one of (the [a-z ]+s)$/gi,
    'put $2 on the $1s, one each',
  ],
  [
    /^(?:distribute|spread|divide|split) (the [a-z ]+s) (?:over|across|among|between|on|onto) (the [a-z ]+s)(?:,? one (?:on|to|for|per|in) each(?: [a-z]+)?)?$/gi,
    'put $1 on $2, one each',
  ],
  [
    /^(?:put|place|load|set|move) one of (the [a-z ]+s) (?:on|onto|in|into) each (?:of the )?([a-z ]+?)s?$/gi,
    'put $1 on the $2s, one each',
  ],
  // "All but one of the stools": all the stools but one.
  [
    /\b(?:all|every one) (?:but|except(?: for)?) (one|two|three|four|five|\d+) of the ([\w ]+?s)(?=$|[,.;]| and\b)/gi,
    'all the $2 except $1',
  ],
  // "At the right end of the row": it goes on from the row.
  [
    /^((?:add|put|place|make) (?:another|an? (?:second|third|fourth|fifth|sixth|further|extra)|one more) [\w ]+?) (?:to|at|on) the (?:(?:left|right|front|back|far|near|other) )?end of (?:the|their) (?:row|line|series)$/gi,
    '$1',
  ],
  [
    /^(?:add|put|place|get|make|provide) enough (seats|chairs|stools|places) for (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: (?:people|persons|guests))?$/gi,
    (_all, what: string, count: string) => `add ${count} ${/places/i.test(what) ? 'seats' : what} altogether`,
  ],
  // "A third mannequin to the left of them, same spacing": it goes on from the row, at that end.
  [
    /^((?:add|put|place|build|create) (?:another|an? (?:second|third|fourth|fifth|sixth|further|extra)|one more) ([a-z]+(?: [a-z]+)?)) (?:to|on) the (left|right)(?: end| side)?(?: of (?:them|the (?:others?|other ones|other (?:two|three|four)|\2s|row)))?,? (?:with|at|keeping) the same (?:spacing|gap|distance)s?(?: as the others| as before| between them)?$/gi,
    'add another $2 to the $3',
  ],
  // "A fourth shelf to the right of shelf C with the same gap": it goes on from the row.
  [
    /^((?:add|put|place|build|create) (?:another|an? (?:second|third|fourth|fifth|sixth|further|extra)|one more) [\w ]+?) (?:to the (?:right|left)|on the (?:right|left)|at the end|at the (?:right|left) end|behind|next to|after)(?: of)? .+?,? (?:with|at|keeping) the same (?:spacing|gap|distance)s?(?: (?:between them|as the (?:others?|rest)|as (?:between )?them))?$/gi,
    '$1',
  ],
  // "A third pot next to the other two, in line with them": it goes on from those.
  [
    /^((?:add|put|place|make|plant|create) )(?:another|an? (?:(?:second|third|fourth|fifth|sixth|further|extra) )?|one more )([\w ]+?) (?:next to|beside|with|to) the (?:others?|other (?:one|ones|two|three|four|five|six|\2s?))(?:,? (?:and )?in (?:a )?(?:line|row) with (?:them|it))?$/gi,
    '$1another $2',
  ],
  [
    /^(?:and |now |then )*(?:make |add |create |give me )?(?:another|one more|a second|a further) copy$/gi,
    'duplicate it',
  ],
  [
    /^((?:add|put|place|make) (?:another|an? (?:second|third|fourth|fifth|sixth|further|extra)|one more|two more|three more) [\w ]+?) (?:to|at) (?:the )?(?:end of )?the (?:row|line|series|set|group)$/gi,
    '$1',
  ],
  [
    /^(add|put|place|get|make) an? ([\w ]+?) (?:just )?like the one (?:that is |that )?(?:there|here|we have|we already have|already there)$/gi,
    '$1 another $2',
  ],
  [
    /^(add|put|place|make|create) ((?:a (?:second|third|fourth|fifth|sixth)|another|one more) .+?),? (?:just )?like (?:the )?(?:others?|other ones?|rest)(?=$| (?:at|on|onto|in|next to|beside|behind|in front of|under|near|to the|between) )/gi,
    '$1 $2',
  ],
  [
    /\b(?:double|twice) (?:their number|the (?:number|amount|count) of (the [\w ]+|[\w ]+))$/gi,
    (_m, what) => `duplicate ${what ?? 'them'}`,
  ],
  [
    /\btriple (?:their number|the (?:number|amount|count) of (the [\w ]+|[\w ]+))$/gi,
    (_m, what) => `duplicate ${what ?? 'them'} twice`,
  ],
  [
    /\bhalve (?:their number|the (?:number|amount|count) of (?:the )?([\w ]+))$/gi,
    (_m, what) => `delete half of the ${what ?? 'them'}`,
  ],
  [
    /^(?:i (?:want|need|would like) |make it |add |we need )?twice as many ([a-z ]+?s)(?: as (?:now|before|there are))?$/gi,
    'duplicate all $1',
  ],
  [/\b(\d+) in total\b/gi, '$1 altogether'],
  [/^(?:please )?(?:make|leave|get) (?:some )?room for (?=an? |another |one |two |three )/gi, 'add '],
  [/^(?:i want |make it |make |add )?twice as many(?: of them| of those)?$/gi, 'duplicate them'],
  [
    new RegExp(
      `^(?:add|put|make|place) (?:a second|another|one more|a third) row of (?:(?:${COUNT}) )?([a-z ]+?s) (${LENGTH} )?(behind|in front of|to the left of|to the right of|next to) (?:the )?(?:first|last|others?|old|them|existing)(?: one| row)?(?:,? with the same (?:spacing|gaps?|distances?))?(?:,? (?:with )?(?:a (?:gap|distance) of )?(${LENGTH}) (?:apart|away|between(?: them)?|behind|in between|further back)(?: from (?:it|them|the first(?: one| row)?))?)?$`,
      'gi',
    ),
    (_all, what: string, far: string | undefined, where: string, apart: string | undefined) =>
      `duplicate all ${what.replace(/ with (?:their |the )?(?=chairs|stools|benches|seats)/i, ' and their ')} and put the copies ${far ?? (apart ? `${apart} ` : '')}${where} the originals`,
  ],
]
