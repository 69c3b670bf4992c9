import type { Rule } from './rules.ts'

/** Whether something is in view, and that it is not, which "can you" alone would make an order: "can you see the TV from here?". */
export const SIGHT: Rule[] = [
  // "Add a camera" … "switch to it".
  [
    /^(?:switch|change|jump|go over) to (?:(the [a-z ]*camera(?: \d+)?)|(it|that one|the new one))$/gi,
    (_all, camera?: string, it?: string) => `look through ${camera ?? it}`,
  ],
  [
    /^(?:can|could) you (?:also |even )?(?:move|rotate|turn|scale|color|paint|delete|add|create|place|import|export|animate|undo|change)(?: (?:and|or) [a-z]+)? (?:things|objects|stuff|models|shapes|colou?rs)\?*$/gi,
    'what can you do?',
  ],
  // "And what about the duck, where is it?".
  [
    /^(?:and |but |so )?(?:what|how) about (the [\w ]+?|them), ((?:where|how (?:tall|high|wide|big|long|far)|what colou?r) (?:is|are)) (?:it|they|that)(.*)$/gi,
    '$2 $1$3',
  ],
  // "How high does the lamp hang above the table?".
  [
    /^how (?:high|far|much) (?:does|is|do|are) (the [\w ]+?) (?:hang |hanging |float |floating |stand |up )?(above|over) (the (?!floor|ground)[\w ]+?)\??$/gi,
    'how far is $1 above $3?',
  ],
  // "Which one is taller now, the statue or the fountain?".
  [/^((?:which|what(?! about)|who|is|are)\b.* \w+) (?:right )?now(?=$|[,?])/gi, '$1'],
  [
    /^it(?:['’]s| is) (?:getting|becoming|growing|turning) (?:quite |pretty |very )?(?:dark|late)(?: outside| out there| now)?[.!]*$/gi,
    'make it evening',
  ],
  [
    /^(?:ok(?:ay)?,? |and |now |then |please |go )*back to (day(?:light|time)?|morning|noon|night|evening|sunset|sunrise|studio light|normal light)[.!]*$/gi,
    'make it $1',
  ],
  [/\b(view|look) (from the [\w ]+?),? looking (?:in|inside|inwards?|into the room|at the room)[.!]*$/gi, '$1 $2'],
  [
    /^can (?:you|i|we|one|people|guests|someone|somebody|anyone) (?:actually |really |even )?see (the [\w ]+?) (?:well |properly )?from (the [\w ]+?)\?+$/gi,
    'is $2 facing $1?',
  ],
  [
    /^(?:i|you|we|one|people|guests) (?:can ?not|can['’]?t) (?:really |even |properly )?(?:see|watch) (the [\w ]+?) (?:properly |well |at all )?from (the [\w ]+?)[.!]*$/gi,
    'turn $2 to face $1',
  ],
  [/^(the [\w ]+?) (?:can ?not|can['’]?t) (?:really |even |properly )?see (the [\w ]+?)[.!]*$/gi, 'turn $1 to face $2'],
]

/** What is to be seen from where, and what not: "I want to see the TV from the sofa", "without the trees". */
export const SEEING: Rule[] = [
  // "Look at the room from the back left corner".
  [
    /^((?:look|show|view|see|frame)\b.*) from the (front|back|rear|left|right) (left|right|front|back) corner(?: of (?:it|the (?:room|scene)))?[.!]*$/gi,
    '$1 from the $2 $3',
  ],
  // "I can't see the TV because of the table, so shift it": the table.
  [
    /^i (?:can not|can hardly|can barely|do not|could not) (?:really )?see (?:the [\w ]+?|it|them|anything) because (?:of )?(the [\w ]+?)(?: (?:is|are|stands?|gets?) (?:right )?in the way)?(?:[,.;] (?:so )?|,? so )(?=\w)/gi,
    '$1. ',
  ],
  [
    /^i (?:can not|can hardly|do not|could not) (?:really )?see (?:the [\w ]+?|it|them|anything) because of (the [\w ]+)$/gi,
    'hide $1',
  ],
  [
    /^(?:(?:i (?:want|would like|need|should like) to (?:be able to )?)?(?:look out of|see out of|see|watch|look through)|i (?:want|would like|need|should like) to be able to look at) (the (?!scene|room|front|back|left|right|top)[\w ]+?) from (the (?!.*\b(?:left|right|front|back|top|side|corner|other|door|end|window|distance)\b)[\w ]+)$/gi,
    'turn $2 to face $1',
  ],
  [
    /^(?:let|make|give) (the [\w ]+?|it|them) (?:have |get )?(?:a |the )?(?:good |nice |clear |better )?view (?:of|to|out of|onto|on) (the [\w ]+)$/gi,
    'turn $1 to face $2',
  ],
  // "How would it look without the trees?": they are hidden, and come back as easily.
  [
    /^(?:show(?: me)?|i (?:want|would like|need) to see|(?:can|could|may) (?:i|we) see|let (?:me|us) see|look at|see|how would|how does|what would|what does) (?:it|this|that|the [\w ]+?|everything|(?:how|what) (?:it|this|that|everything) (?:looks|is|would look)(?: like)?) (?:(?:look|be|appear)(?: like)? )?without (?:the |any |all the |all )?(?!(?:shadows?|fog|grid|light)\b)([\w ]+?)\?*$/gi,
    'hide the $1',
  ],
  [
    /^(.+?) (?:should|must|need|ought|have) (?:to )?not (?:to )?be (?:visible|seen|shown|displayed)(?: (?:now|anymore|any more|for now))?$/gi,
    'hide $1',
  ],
]
