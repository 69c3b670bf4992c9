import { ORDER_BEGINS } from './order-begins.ts'
import { AT } from './phrases.ts'
import type { Rule } from './rules.ts'

const KIND = '(?:great|nice|good|lovely|cool|awesome|helpful|perfect|wonderful|fantastic|kind|super|amazing)'
const CAN = '(?:could|would|can|might|may|will)'
const SOFTLY = '(?:please |maybe |perhaps |possibly |kindly |also |just |now |really |then |still )*'

/** What is said before an order, and asks for nothing: "is it possible to", "we need to", "1.". */
const LEADS = [
  `(?:your|the|my|our) (?:next |first |last |only )?(?:task|job|thing|step|order|request|wish|idea|plan)(?: now| next| to do)? (?:is|would be) (?:now )?(?:to )?`,
  `(?:is it|would it be|might it be|is there (?:a|any) way|are you able|would you be able)(?: (?:possible|feasible|ok|okay|alright))?(?: for you| for us)? to `,
  `(?:we|i|you) ${SOFTLY}(?:(?:need|have|ought|want|prefer|plan|intend|try|wish|am going|are going|would like|would prefer|would love|['’]d like|['’]d prefer|['’]d love) to|must|should|could|can|may|might|shall) ${SOFTLY}`,
  `(?:(?:it is|it['’]s) (?:now |about |high )?)?time (?:for you )?to `,
  `(?:shall|should|could|can|might|may|would|will) (?:we|i|you) ${SOFTLY}`,
  `do you (?:think|believe|suppose)(?: that)? (?:you|we|it) ${CAN} ${SOFTLY}`,
  `(?:i was|i am|i['’]m|we were) (?:hoping|wondering|thinking)(?: if| whether| that)? (?:you|we) ${CAN} ${SOFTLY}`,
  `(?:is there )?(?:any|a) chance(?: that)? (?:you|we) ${CAN} ${SOFTLY}`,
  `(?:make|be) sure (?:to|that you|you|that we|we) `,
  `(?:(?:do not|don['’]t|never) forget|remember) to `,
  `(?:it|that)(?: would| will|['’]d|['’]ll) be (?:really |so |very )?${KIND} if (?:you|we|someone|somebody) ${CAN} ${SOFTLY}`,
  `if (?:you|we) (?:${CAN}|do not mind|don['’]t mind),? ${SOFTLY}`,
  `(?:i|we)(?: would|['’]d) (?:really |much |greatly |very much )?(?:appreciate|be (?:grateful|happy|glad|thankful))(?: it)? if (?:you|we) ${CAN} ${SOFTLY}`,
  `(?:may|can|could|might) i (?:please )?(?:ask|request|get|have) you to `,
  `i(?: am|['’]m)? (?:ask|asking|beg|begging|request|requesting|urge|invite) you to `,
  `(?:please )?help (?:me|us)(?: to| and)? `,
  `(?:please )?(?:be (?:a dear|an angel|so good|so kind|nice|a darling|a sport)|do me (?:a|the) favou?r) (?:and |as to |to )`,
  `let me `,
  `(?:i|we)(?: would|['’]d)? (?:really |just )?(?:like|want|need|prefer|love|wish|ask) (?:for )?you (?:now )?to ${SOFTLY}`,
  `(?:would|do|will) you (?:kindly )?mind(?: to)? `,
  `try (?:to|and) `,
  `(?:on second thoughts?|in addition|additionally|moving on|furthermore|moreover|besides|by the way|btw|last but not least|for starters|to begin with|to start with|lastly|secondly|thirdly|firstly|meanwhile)[,:]? `,
  `(?:step )?\\d{1,2}[.):] `,
  `[*•] `,
  `(?:(?:my|a|the|new|next) )?(?:request|to-?do|task|order|command|instruction|wish|next|idea|job)(?: \\d+)?: `,
  `(?:uh+|um+|erm?|ah|eh|oh|mm+|ehm|well|so|ok|okay|right|and|now|then|please|hey|hi|hello|yes|yeah|yep|alright|finally|first(?: of all)?|next|quickly|just(?! keep)|simply|kindly|again|instead|maybe|perhaps|today)\\b[,.!:]* `,
]

/** Whom one speaks to: only behind a comma, for a computer may be what is to be moved. */
const TO_WHOM =
  '(?:my (?:friend|dear|love|good (?:man|friend))|buddy|mate|pal|dude|bro|sir|madam|dear|assistant|computer)'

/** What is said behind it: "asap", "when you get a chance". */
const TAILS = [
  `(?:when|whenever|if|once|as soon as) (?:you )?(?:get|have|find|got)(?: a| the| some)? (?:chance|moment|time|minute|sec|second|opportunity)`,
  `real(?:ly)? (?:quick|fast)|quickly|asap|as soon as possible|right away|straight away|as fast as (?:you can|possible)`,
  `(?:that|it)(?: would|['’]d| will) be (?:really |so |very |just )?${KIND}`,
  `(?:would|will|is) (?:that|it)(?: be)? (?:ok|okay|possible|alright|fine)`,
  `(?:thanks in advance|many thanks|much appreciated|i(?: would|['’]d)? appreciate it)`,
]

const ASKED = '(?:(?:just |quick |one |another |a )*question|sorry|excuse me|pardon|say)'
const WH = '(?:how|what|which|where|who|whether|if|is|are|do|does)'

/** Words around an order that are no part of it. */
export const COURTESIES: Rule[] = [
  [new RegExp(`^${ASKED}[,:.] (?=${WH} )`, 'gi'), ''],
  [
    new RegExp(
      `^(?:(?:may|can|could|might) (?:i|we) (?:please )?(?:ask|know)|(?:do|would) you (?:happen to|by any chance) know|(?:can|could) you (?:please )?(?:say|explain|find out|check|look up|figure out)|i (?:want|need|would like) to (?:ask|find out)|i am curious|i['’]m curious)(?: you)?,?:? (?=${WH} )`,
      'gi',
    ),
    '',
  ],
  // "Can I get the desks against the wall?": those that are there.
  [
    new RegExp(
      `^(?:${CAN} (?:i|we) |let(?: us|['’]s) |i (?:would like|want|['’]d like) to )${SOFTLY}(?:get|have|see) ((?:the|both|all) [\\w ]+? (?=(?:(?!at the same)${AT}|side by side|in a (?:row|line|circle)|closer|further|facing|around) ))`,
      'gi',
    ),
    'put $1',
  ],
  [new RegExp(`^(?:${LEADS.join('|')})+(?=(?!(?:use|have|get)\\b)(?:${ORDER_BEGINS}))`, 'gi'), ''],
  [new RegExp(`(?<=^(?:${ORDER_BEGINS}).*\\w)(?:,? (?:${TAILS.join('|')})|, ${TO_WHOM})+[?.!]*$`, 'gi'), ''],
]
