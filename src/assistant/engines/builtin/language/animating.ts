import type { Rule } from './rules.ts'

const CLIP = '(?:the |its |this |that )?(?:animations?|clips?|motions?|movements?|playback)'
const WHO = '(?:the (?:(?! and )[\\w ])+?|it|him|her|them|everything)'

/** What models do over time, in other words than "play", "pause" and "stop": slowed down, gone on with, from the start. */
export const ANIMATING: readonly Rule[] = [
  [
    new RegExp(`^(?:slow|turn) (?:down ${CLIP}|${CLIP} down)(?: (?:by half|to half speed|a bit|a little))?$`, 'gi'),
    'play slower',
  ],
  [
    new RegExp(`^(?:speed|hurry) (?:up ${CLIP}|${CLIP} up)(?: (?:a bit|a little|to double speed))?$`, 'gi'),
    'play faster',
  ],
  [new RegExp(`^make ${CLIP} (faster|slower)$`, 'gi'), 'play $1'],
  [
    new RegExp(`^(?:play|run) ${CLIP} (?:at|with) (?:normal|full|its own|original) speed$`, 'gi'),
    'play at normal speed',
  ],
  [
    new RegExp(`^(?:resume|unpause|continue|go on with|carry on with)(?: (?:playing )?${CLIP}| playing)?$`, 'gi'),
    'play',
  ],
  [
    new RegExp(
      `^(?:rewind|restart|start over(?: with)?|replay|reset) ${CLIP}$|^(?:play|start) ${CLIP} (?:again )?from the (?:start|beginning|top)$`,
      'gi',
    ),
    'stop. play',
  ],
  [new RegExp(`^(?:freeze|hold|halt|interrupt) ${CLIP}$`, 'gi'), 'pause'],
  [new RegExp(`^(?:make|let|have) (${WHO}) (?:stand|hold|stay|be|keep) still$`, 'gi'), 'stop $1'],
  [
    new RegExp(
      `^(${WHO}) (?:should|must) (?:stop (?:moving|dancing|walking|running)|stand still|hold still)(?: now)?$`,
      'gi',
    ),
    'stop $1',
  ],
  [/^loop the ([\w ]+?)(?: (?:animation|clip))?$/gi, 'play the $1 in a loop'],
  [/^(?:show|let me see)(?: me)? the ([\w ]+?) (?:animation|clip)$/gi, 'play the $1'],
]
