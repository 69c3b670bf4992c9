import { LENGTH, type Rule } from './rules.ts'

const THEM = '(the [\\w ]+?|it|them|both|both [\\w ]+?|all [\\w ]+?)'
const OFF = '(?:off|off of|clear of)'

/** What is lifted off that on which it stands: so far up, and no longer on it. */
export const LIFTING: readonly Rule[] = [
  // "Lift the globe 5 cm off its stand".
  [
    new RegExp(
      `^(?:lift|raise|hoist|hold|pick up|take|pull|get) ${THEM} (?:by )?(${LENGTH}) (?:up )?${OFF} (?:its|their|the) [\\w ]+$`,
      'gi',
    ),
    'move $1 up $2',
  ],
  [
    new RegExp(
      `^move ${THEM} (?:up )?(${LENGTH}) (?:up )?${OFF} (?:the|its) (?:table|desk|floor|ground|shelf|surface)$`,
      'gi',
    ),
    'move $1 up $2',
  ],
  // "Lift the cup off the table by 20 cm".
  [
    new RegExp(
      `^(?:lift|raise|hoist|pick up) ${THEM} (?:up )?(?:${OFF}|from) (?:its|their|the) [\\w ]+? by (${LENGTH})$`,
      'gi',
    ),
    'move $1 up $2',
  ],
  // "Sink the buoy halfway into the water".
  [
    new RegExp(
      `^(?:sink|lower|push|drop|bury|dip|press) ${THEM} (?:down )?(?:halfway|half way|half) (?:down )?(?:into|in) the (?:water|sea|lake|pond|pool|ground|floor|earth|soil|sand|snow|mud)$`,
      'gi',
    ),
    'move $1 down by half its height',
  ],
]
