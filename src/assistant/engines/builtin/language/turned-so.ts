import type { Rule } from './rules.ts'

/** Which way a thing is to look where it goes: angled towards another, with its back to it; and what it is not to block. */
export const TURNED_SO: readonly Rule[] = [
  [
    /,? (?:so|such) (?:that )?(?:its|the|their) fronts? (?:faces?|looks?(?: at| to| towards)?|points? (?:at|to|towards)) /gi,
    ' to face ',
  ],
  [
    /^(turn|rotate|swivel|spin)\b(.*?),? (?:so|such) (?:that )?(?:its|the|their) backs? (?:faces?|is to|are to|points? (?:at|to|towards)) /gi,
    '$1$2 away from ',
  ],
  [
    /,? (?:so|such) (?:that )?(?:its|the|their) backs? (?:faces?|is to|are to|points? (?:at|to|towards)) /gi,
    ' facing away from ',
  ],
  // "So that its doors face the bed", "with the screen facing the sofa": that is its front.
  [
    /,? (?:(?:so|such) (?:that )?|with )(?:its|the|their) (?:doors?|drawers?|screens?|seats?|mirrors?|openings?|handles?|keys|keyboard|nose|windshield|headlights?|face|faces) (?:faces?|facing|looks? (?:at|to|towards)|looking (?:at|to|towards)|points? (?:at|to|towards)|pointing (?:at|to|towards)|opens? (?:to|towards)|opening (?:to|towards)) (?=(?:the|my|it|them|me)\b)/gi,
    ' to face ',
  ],
  // "Angled towards it", "turned away from it": which way it looks.
  [
    /,? (?:but |and )?(?:slightly |a (?:little )?bit |a little )?(?:angled|oriented|orientated|rotated|turned|pointed|aimed|directed|swivel+ed) (?:slightly |a (?:little )?bit |so as )*(?:to(?:wards?)?(?: face)?|at) (?=(?:the|it|them|my|me|each|one) ?)(?!the (?:left|right|side)\b)/gi,
    ', facing ',
  ],
  [
    /,? (?:but |and )?(?:slightly )?(?:angled|oriented|rotated|turned|pointed|directed|swivel+ed) away from (?=(?:the|it|them|my|me)\b)/gi,
    ' facing away from ',
  ],
  [/,? (?:backing onto|backed up to) (?=(?:the|it|them|my)\b)/gi, ' facing away from '],
  [
    /\bangle (it|them|the (?:[a-z]+ ){0,2}[a-z]+(?: \d)?) (?:slightly |a (?:little )?bit )?(?:to(?:wards?)?(?: face)?|at) (?=(?:the (?!left\b|right\b|side\b)|it\b|them\b|my\b|me\b))/gi,
    'turn $1 to face ',
  ],
  [
    /^(.+?) (?:is|are|stands?|sits?) (?:(?:way |much |far |bit |a bit )*too close to|in the way of|blocking|obstructing|in front of) (.+?)[,;.] (?:so |please )*(?:move|push|put|pull|shift) (?:it|them) ((?:\d[\d.]* ?\w+|half an? \w+|0\.5 \w+) )?(?:further )?away$/gi,
    'move $1 $3away from $2',
  ],
  [
    /^(the [\w ]+?) (?:is|are|stands?|sits?) (?:(?:way |much |far |bit |a bit )*too close to|in the way of|blocking|obstructing) (the [\w ]+?)[,;.] (?:so |please )*(?:move|push|pull|shift) (?:it|them)$/gi,
    'move $1 away from $2',
  ],
  [/^(?:move|push|get|put|take|pull|shove|bring) (.+?) out of the way of (.+)$/gi, 'move $1 away from $2'],
]
