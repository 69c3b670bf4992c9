import type { Rule } from './rules.ts'

/** What is on or off, or put the other way: "set the plant to hidden", "make it movable again". */
export const SWITCHING: Rule[] = [
  [/^dispose of (?=\w)/gi, 'delete '],
  [
    /^(?:set|switch|turn) (the [\w ]+?|it|them) to (hidden|invisible|visible|locked|unlocked)$/gi,
    (_all, what: string, how: string) =>
      `${{ hidden: 'hide', invisible: 'hide', visible: 'show', locked: 'lock', unlocked: 'unlock' }[how.toLowerCase()]} ${what}`,
  ],
  [
    /^(?:set|switch|turn) (the [\w ]+?|it|them|its) ?(?:['’]s )?visibility (?:to )?(on|off|true|false)$/gi,
    (_all, what: string, how: string) =>
      `${/^(?:on|true)$/i.test(how) ? 'show' : 'hide'} ${/^its$/i.test(what) ? 'it' : what}`,
  ],
  [/^make (the [\w ]+?|it|them) (?:movable|moveable|editable|unlocked)(?: again)?$/gi, 'unlock $1'],
  [/^reverse (?=the |it\b|them\b)(.+)$/gi, 'turn $1 around'],
]
