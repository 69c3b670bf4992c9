import type { Rule } from './rules.ts'

/** How the scene is looked at: by which projection, and at what. */
export const VIEWING: Rule[] = [
  [/^which ([a-z]+) (?:is|stands|lies|sits) in the (?:middle|center)\??$/gi, 'which $1 is the middlemost'],
  [
    /^(?:go|switch|change|use|set|turn on|look)?(?: (?:the|to an?))? ?(?:view |camera |projection )?(?:back )?(?:to |in |into )?(?:an? |the )?(perspective|orthographic|ortho)(?: view| projection| mode| camera)?$/gi,
    (_all, kind: string) => `${/^persp/i.test(kind) ? 'perspective' : 'orthographic'}-mode`,
  ],
  [/\b(?:focus|center|aim|zoom) (?:the )?(?:camera|view) (?:in )?(?:on|onto|at|to) /gi, 'frame '],
  [/^reset (?:the |my )?camera(?: position| angle)?$/gi, 'reset the view'],
  [/^show (?:me )?((?!how|what|where|from)[\w ]+?) from (?=(?:the|above|below|behind|up)\b)/gi, 'look at $1 from '],
]
