import type { Rule } from './rules.ts'

const SOFTLY = '(?:please )?(?:can you |could you )?(?:please )?'
const TELL = '(?:tell me|show me|explain|explain to me|describe|say|let me know)'

/** What somebody asks who does not yet know what can be asked. */
export const HELPING: Rule[] = [
  [
    /^(?:what|which) (?:are (?:your|the) (?:capabilities|abilities|features|functions|commands|skills|options|possibilities)|(?:commands|orders|words|things|sentences|phrases|features|functions|tools|options|possibilities|instructions) (?:are there|are available|(?:do|can|could) (?:you|i|we) (?:know|understand|use|say|have|give|do)|exist))(?: here)?\??$/gi,
    'what can you do?',
  ],
  [
    /^(?:how (?:can|could|do|would) you help(?: me| us)?|how (?:do|can|should|could|would) (?:i|we) (?:use|work with|talk to|speak to|operate) (?:this|you|it|the assistant)|what (?:should|shall|could|can|do|would) (?:i|we) (?:say|ask|type|write|tell you|do here|ask for)|what are (?:my|our) options)(?: now| here| first)?\??$/gi,
    'what can you do?',
  ],
  [
    new RegExp(
      `^${SOFTLY}${TELL} (?:what you (?:can|could|are able to) (?:do|make|understand)|what i can (?:do|say|ask)|how (?:this|it|that) works|how (?:to use|i (?:can )?use) (?:this|you|it)|what is possible)(?: here)?\\??$`,
      'gi',
    ),
    'what can you do?',
  ],
  [
    /^(?:list|show|give me|print)(?: me)? (?:all |your |the |available |some |all your |all the )*(?:commands|capabilities|abilities|features|functions|options|examples|possibilities)(?: please| of what you can do)?$/gi,
    'what can you do?',
  ],
  [/^i (?:need|want|could use) (?:some |a bit of )?help$/gi, 'what can you do?'],
  [
    /^i (?:do not|don['’]t) know (?:what to (?:do|say|ask)|how (?:this|it) works|how to use (?:this|it))$/gi,
    'what can you do?',
  ],
]
