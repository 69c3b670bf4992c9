import { COLOR_WORDS } from '../words/colors.ts'
import type { Rule } from './rules.ts'

/** Why something is asked for, and then the order, which leans on it: "the wall looks empty, hang a picture there". */
export const REASONS: Rule[] = [
  // "Somebody moved the letterbox, it belongs next to the garage".
  [
    /^(?:somebody|someone|i|we|they|the kids) (?:has |have |must have )?(?:moved|took|pushed|kicked|turned|displaced|knocked over) (the [\w ]+?),? (?:but |and )?(?:it|they|that) (?:belongs?|should be|should stand|goes|has to be) (.+)$/gi,
    'put $1 $2',
  ],
  // "The sun is in my eyes, move the parasol": why, and then what.
  [
    /^(?:the )?(?:sun|sunlight|light|glare|reflection) (?:is|shines|shining|gets) (?:right |directly |straight )?(?:in|into) (?:my|our|his|her|their|your) (?:eyes|face)s?[,;.] (?:so )?(?:please )?(?=\w)/gi,
    '',
  ],
  // "It is a bit empty in the corner, add a plant there".
  [
    /^(?:it|this|this room|the room|the scene|everything) (?:looks?|is|feels?|seems?) (?:so |too |a bit |bit |a little |rather |pretty |very |quite )*(?:empty|bare|naked|blank|boring|lonely|sad|dull) ((?:in|on|at|by|next to|beside|behind|between|under|around|over|in front of) [^,;.]+)[,;.] (?:so )?(?:let us |please )?(hang|put|add|place|set|plant|create) (an? [\w ]+?|some [\w ]+?) (?:there|in there|here)$/gi,
    '$2 $3 $1',
  ],
  [
    /^(the [\w ]+?) (?:looks?|is|are|seems?) (?:so |too |a bit |rather |pretty |very )*(?:empty|bare|naked|blank|boring|lonely)[,;.] (?:so )?(hang|put|add|place|set) (an? [\w ]+?|some [\w ]+?) (?:there|on it|here)$/gi,
    '$2 $3 on $1',
  ],
  [
    /^there is (?:nowhere|no (?:place|room|space|spot)) [^,;.]*[,;.] (?:so )?(?:please )?(?=(?:add|put|place|create|get|bring) an? )/gi,
    '',
  ],
  // "We only need the green chairs, remove the red ones".
  [
    new RegExp(
      `^(?:we|i) (?:only |just )*(?:need|want|like|keep) (?:only )?the [a-z]+ ([a-z]+s)[,;.] (?:so |please )*(remove|delete|hide) (?:the )?((?:${COLOR_WORDS.join('|')}|other|big|small|large)) ones$`,
      'gi',
    ),
    '$2 the $3 $1',
  ],
  // "There is no table for the drinks, add one between the loungers".
  [
    /^there is no ([a-z]+)(?: [^,;.]*)?[,;.] (?:so )?(?:please )?(?:add|put|place|set|create) one (.+)$/gi,
    'add a $1 $2',
  ],
  [
    /^it is (?:so |way |much |a bit |rather )?too dark (?:at|on|near|by|around|over) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:put|add|place|set) (an? (?:[a-z]+ )?(?:lamp|light)) (on|next to|beside|over|above) it$/gi,
    'add $2 $3 $1',
  ],
  [
    /^(?:we|i|you) (?:need|want|could use) (?:some )?more light (?:at|on|near|by|over) (the [\w ]+?)[,;.] (?:so )?(?:put|add|place|set) (an? [\w ]+?) there$/gi,
    'add $2 next to $1',
  ],
]
