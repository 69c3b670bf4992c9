import type { Rule } from './rules.ts'

/** What brings a thing into a state. */
export const ORDER_OF_STATE: Record<string, string> = {
  hidden: 'hide',
  invisible: 'hide',
  gone: 'delete',
  deleted: 'delete',
  removed: 'delete',
  locked: 'lock',
  unlocked: 'unlock',
  visible: 'show',
}

/** What is on or off, or put the other way: "set the plant to hidden", "make it movable again". */
export const SWITCHING: Rule[] = [
  [/^light (it|them|these|those|all of them|both)(?: all)?(?: up)?$/gi, 'switch-on $1'],
  [/^dispose of (?=\w)/gi, 'delete '],
  [
    /^(?:(?:i|we) (?:want|would like|need) |put |move |get |keep |take |have |let |make )(the [\w ]+?|it|them|all [\w ]+?|everything) (?:to be )?(?:out of (?:my |our |the )?(?:sight|view)|hidden away)$/gi,
    'hide $1',
  ],
  [
    new RegExp(`^(?:set|switch|turn) (the [\\w ]+?|it|them) to (${Object.keys(ORDER_OF_STATE).join('|')})$`, 'gi'),
    (_all, what: string, state: string) => `${ORDER_OF_STATE[state.toLowerCase()]} ${what}`,
  ],
  [
    /^(?:set|switch|turn) (the [\w ]+?|it|them|its) ?(?:['’]s )?visibility (?:to )?(on|off|true|false)$/gi,
    (_all, what: string, how: string) =>
      `${/^(?:on|true)$/i.test(how) ? 'show' : 'hide'} ${/^its$/i.test(what) ? 'it' : what}`,
  ],
  [/^make (the [\w ]+?|it|them) (?:movable|moveable|editable|unlocked)(?: again)?$/gi, 'unlock $1'],
  [/^reverse (?=the (?!order\b|sequence\b)|it\b|them\b)(.+)$/gi, 'turn $1 around'],
]
