import type { Rule } from './rules.ts'

/** What is put back where it belongs: "put the toys away into the chest", "someone left books here, tidy them onto the shelf". */
export const TIDYING: Rule[] = [
  // "Take everything off the counter and put it on the island".
  [
    /^(?:take|get|remove|clear|bring) (?:everything|all(?: things)?) (?:off|from|on) (the [\w ]+?),? (?:and|then) (?:put|place|set|move|bring) (?:it|them|it all|them all|everything|all of it|all of them) (?=(?:on|onto|to|in|into|next|beside|under|behind|in front)\b)/gi,
    'put everything on $1 ',
  ],
  // "Bring me the beer: put it on the bar".
  [
    /^(?:bring|get|fetch|give|pass|hand|find) me (the [\w ]+?)[,:;.] (?:and |then )?(put|place|set|move|lay|stand) it (?=(?:on|onto|in|into|next to|beside|under|behind|in front of) )/gi,
    '$2 $1 ',
  ],
  // "Remove the panels, then add a window in their place": where one of them was.
  [
    /(?<=^|, then |, )((?:add|put|place|make|create|build) (?:an?|one) [\w ]+?) in their (?=(?:place|stead)$)/gi,
    '$1 in its ',
  ],
  // "Clear the floor of balls", "rid the table of the cups": those that are there.
  [
    /^(?:clear|rid|empty|free) (the [\w ]+?) of (?:all |any )?(?:the )?(everything|[a-z][\w ]*s)$/gi,
    (_all, place: string, what: string) =>
      /^everything$/i.test(what)
        ? `clear ${place}`
        : `delete all the ${what}${/^the (?:floor|ground|room|scene|place)$/i.test(place) ? '' : ` on ${place}`}`,
  ],
  [
    /^((?:move|put|take|get) (?:everything|all (?:the )?[\w ]+?|the [\w ]+?) on the [\w ]+?) off,? and (?=onto? |into? )/gi,
    '$1 ',
  ],
  // "Put the toys away into the chest", "take the book down and lay it on the chair": only where they go counts.
  [
    /^((?:put|pack|stow|tidy|clear) (?:the |all |my |both )[\w ]+?) away (?=(?:in|into|inside|on|onto|under|behind) )/gi,
    '$1 ',
  ],
  [
    /^(?:take|get|bring) (the [\w ]+?) down,? and (?:then )?(?:lay|put|place|set|stand) it (?=(?:on|onto|in|into|next to|beside|under|behind|in front of) )/gi,
    'put $1 ',
  ],
  // "Someone left books on the table, tidy them onto the shelf": those.
  [
    /^(?:someone|somebody|they|he|she|the kids|the children|the guests|you|i|we) (?:has |have |had )?(?:left|forgot|forgotten) (?:some |the |a |an |my |their )?([\w ]+?) (on|in|under|next to|behind) (the [\w ]+?)(?:, | and |; |\. )(?:so |please |can you |could you )*tidy (?:them|it) (?:up |away )?/gi,
    'put the $1 that are $2 $3 ',
  ],
  [
    /^(?:tidy|pack)(?: up| away)? (?=(?:the |my |all |it\b|them\b)[\w ]*? ?(?:on|onto|in|into|under|next to|behind) the )/gi,
    'put ',
  ],
  [
    /^(?:please )?(?:tidy|clean|straighten|neaten) (?:up|it up|things up|everything up|everything|(?:up )?(?:the|this|my) (?:room|scene|place|mess))(?: a bit| a little| here| in here)?$/gi,
    'fix everything',
  ],
  // "Tidy up the desk": what stands on it, in a row.
  [
    /^(?:please )?(?:tidy|neaten|straighten)(?: up)? (the [\w ]*?(?:desk|table|shelf|counter|workbench|sideboard|dresser|nightstand|island|windowsill|stand|bar))(?: up)?(?: a bit| a little)?$/gi,
    'line up everything on $1',
  ],
]
