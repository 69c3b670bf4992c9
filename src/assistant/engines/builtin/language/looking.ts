import { WHAT } from './phrases.ts'
import type { Rule } from './rules.ts'

const SIDE = '(?:above|below|(?:the )?(?:top|bottom|left|right|front|back|rear|side|behind))'
const ALL = '(?:everything|all|it all|all of it|the (?:whole |entire |full )?(?:scene|room|thing|picture))'

/** What is to be looked at, in other words: "bring the table into view", "zoom all the way out". */
export const LOOKING: Rule[] = [
  [
    new RegExp(`^(?:bring|get|put|move|take) (${WHAT}) (?:in)?to (?:the )?(?:view|sight|focus|frame)$`, 'gi'),
    'frame $1',
  ],
  [
    new RegExp(
      `^(?:put|bring|move|get) (${WHAT}) (?:in|into|to) the (?:center|middle) of (?:the|my) (?:view|screen|picture|image|frame|viewport)$`,
      'gi',
    ),
    'frame $1',
  ],
  [/^(?:view|inspect|examine) (the [\w ]+?|it|them)$/gi, 'frame $1'],
  [
    new RegExp(`^(?:view|inspect|examine|see|look at|show me) (the [\\w ]+?|it|them) from (${SIDE})$`, 'gi'),
    'look at $1 from $2',
  ],
  [/^(?:look|see) (?:closely|closer|carefully|more closely) at /gi, 'look at '],
  [
    new RegExp(`^(?:show me|view|see|fit|get) ${ALL}(?: (?:in|into) (?:the )?view| at once)?$`, 'gi'),
    'frame everything',
  ],
  [
    /^(?:zoom|go|move) (?:all the way|completely|fully|right) out$|^zoom out (?:all the way|completely|fully|as far as possible)$/gi,
    'frame everything',
  ],
  [/^(?:center|recenter|re-center) (?:the |my )?(?:view|camera|viewport)$/gi, 'frame everything'],
  [/^hide everything else (?:than|but|except|besides) (?=the |it\b|them\b|my )/gi, 'isolate '],
  [
    /^(?:focus|concentrate) (?:only )?on (the [\w ]+?),? and hide (?:the rest|everything else|all else|all others|the others)$/gi,
    'isolate $1',
  ],
  [
    /^(?:give me|capture|grab|get|i want|i need) (?:a |the )?(?:screenshot|screen shot|screengrab|snapshot)(?: of (?:this|it|the scene|everything|the view))?$/gi,
    'take a screenshot',
  ],
  [/^(?:photograph|take a pic of) (?:the scene|this|it all|everything)$/gi, 'screenshot'],
  [/^snapshot please$/gi, 'screenshot'],
  [/^glb export$|^i (?:want|need) the scene as a (?:glb|gltf)$/gi, 'export as glb'],
]
