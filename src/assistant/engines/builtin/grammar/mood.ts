import type { SceneSettings } from '../../../../document/index.ts'
import { colorWord, cssPair, SHADES, shade } from '../words/colors.ts'

type Map = SceneSettings['environment']['map']

/** What a clause says about the scene as a whole. */
export interface Mood {
  environment?: Map
  background?: string | 'environment' | 'transparent' | 'gradient'
  fog?: boolean | 'more' | 'less'
  /** A factor of the exposure. */
  brighter?: number
  exposure?: number
  warmth?: 'warm' | 'cool'
  grid?: boolean
  shadow?: boolean
  /** Whether lights cast shadows. */
  castShadows?: boolean
  /** The colour of a floor without end; null takes it away. */
  endless?: string | null
  /** How much corners darken. */
  occlusion?: number
}

const MAPS: Record<string, Map> = {
  studio: 'studio',
  sunset: 'sunset',
  dusk: 'sunset',
  evening: 'sunset',
  'golden hour': 'sunset',
  sundown: 'sunset',
  twilight: 'sunset',
  sunrise: 'sunrise',
  dawn: 'sunrise',
  morning: 'sunrise',
  night: 'night',
  nighttime: 'night',
  'night-time': 'night',
  midnight: 'night',
  moonlight: 'night',
  day: 'park',
  daylight: 'park',
  daytime: 'park',
  noon: 'park',
  outdoors: 'park',
  outdoor: 'park',
  outside: 'park',
  sunny: 'park',
  midday: 'park',
  afternoon: 'park',
  city: 'city',
  urban: 'city',
  park: 'park',
  forest: 'forest',
  woods: 'forest',
  apartment: 'apartment',
  indoors: 'apartment',
  indoor: 'apartment',
  home: 'apartment',
  lobby: 'lobby',
  hotel: 'lobby',
  warehouse: 'warehouse',
  factory: 'warehouse',
  workshop: 'workshop',
  soft: 'softboxes',
  softer: 'softboxes',
  diffuse: 'softboxes',
  softbox: 'softboxes',
  softboxes: 'softboxes',
  'soft boxes': 'softboxes',
  'ring light': 'ring',
  'window light': 'window',
  'clear sky': 'clear',
  'cloudy sky': 'cloudy',
  'dusk sky': 'dusk',
}

const ABOUT =
  /\b(environment|lighting|light|mood|atmosphere|hdri|hdr|map|ambience|ambiance|vibe|scene|look|time|setting|feel|background|backdrop|sky|illumination)\b/g
const FILLER =
  /\b(make|set|use|switch|change|give|turn|apply|put|add|let|it|to|the|a|an|like|as|with|in|at|of|for|some|us|is|be|look|feel|more|as if|if|were|want|during|go|i|this|whole|entire|into|kind|please|need|should|all|nice|my|from|on|have|style|outside|was|late|early|,|\.|!|under|lit|by|really|now|then|again|instead|rather|maybe|perhaps|try|just|bit|too|everything|happen|environment|mood)\b|[,.!?]/g

/** A clause about light, background or weather of the whole scene; null where it is about things. */
export function moodOf(plain: string): Mood | null {
  return (
    backgroundOf(plain) ??
    weatherOf(plain) ??
    brightnessOf(plain) ??
    feelingOf(plain) ??
    environmentOf(plain) ??
    floorOf(plain) ??
    endlessOf(plain) ??
    occlusionOf(plain)
  )
}

function backgroundOf(plain: string): Mood | null {
  if (!/\b(background|backdrop|sky(?! ?-?blue))\b/.test(plain) || /\b(move|behind|in front|add a|delete)\b/.test(plain))
    return null
  if (/\btransparent|no background|remove the background\b/.test(plain)) return { background: 'transparent' }
  if (/\bgradient\b/.test(plain)) return { background: 'gradient' }
  const words = plain.split(/[^\w#]+/)
  for (const [i, word] of words.entries()) {
    const then = words[i + 1] ?? ''
    if (Object.hasOwn(SHADES, word) && colorWord(then))
      return { background: cssPair(word, then) ?? shade(colorWord(then)!, SHADES[word]) }
    const hex = colorWord(word)
    if (hex) return { background: cssPair(words[i - 1] ?? '', word) ?? cssPair(word, then) ?? hex }
  }
  const map = mapIn(plain)
  return map ? { environment: map, background: 'environment' } : null
}

function weatherOf(plain: string): Mood | null {
  if (!/\b(fog|foggy|foggier|mist|misty|mistier|haze|hazy)\b/.test(plain)) return null
  if (/\b(less|lighter|thinner|smaller)\b/.test(plain)) return { fog: 'less' }
  if (/\b(more|denser|thicker|heavier|foggier|mistier|bigger)\b/.test(plain)) return { fog: 'more' }
  return { fog: !/\b(remove|delete|no|without|off|clear|stop|switch-off|hide)\b/.test(plain) }
}

function brightnessOf(plain: string): Mood | null {
  const exposure = /\bexposure (?:to |of |= ?)?(\d+(?:\.\d+)?)/.exec(plain)
  if (exposure) return { exposure: Math.min(10, Number(exposure[1])) }
  const whole = /\b(scene|picture|image|exposure|lighting|room|whole thing|view|environment)\b/.test(plain)
  if (!whole) return null
  const bit = /\b(bit|slightly|little)\b/.test(plain) ? 0.5 : /\b(much|way|lot)\b/.test(plain) ? 1.8 : 1
  if (/\b(brighter|lighter|brighten|more light|lighten)\b/.test(plain)) return { brighter: 1 + 0.4 * bit }
  if (/\b(darker|dimmer|darken|dim|less light)\b/.test(plain)) return { brighter: 1 / (1 + 0.4 * bit) }
  if (/\blights\b/.test(plain) || isOfNoun(plain)) return null
  if (/\b(warmer|warm)\b/.test(plain)) return { warmth: 'warm' }
  if (/\b(cooler|colder|cool|cold)\b/.test(plain)) return { warmth: 'cool' }
  return null
}

/** "A warm lamp", "a cold drink", "a cool blue chair": what is so is a thing, and not the light. */
function isOfNoun(plain: string): boolean {
  const [, behind = ''] = /\b(?:an?|two|three|four|some|the) (?:warm|cool|cold) (.+)/.exec(plain) ?? []
  const noun = behind.split(' ').find((word) => colorWord(word) === undefined) ?? ''
  const left = noun.replace(ABOUT, '').replace(FILLER, '')
  return left !== '' && !/^(?:tone|tint|hue|glow|colors?|palette|touch|shade|temperature|feeling)$/.test(left)
}

/** Words for how a place feels, and what makes it so. */
const FEELINGS: [words: RegExp, mood: Mood][] = [
  [
    /\b(gloom(?:y|ier)|drear(?:y|ier)|mood(?:y|ier)|dramatic|drama)\b/,
    { environment: 'cloudy', brighter: 0.7, warmth: 'cool' },
  ],
  [/\b(overcast|rainy|stormy|drizzly|cloudy(?! sky))\b/, { environment: 'cloudy', brighter: 0.8 }],
  [/\b(cheerful|cheery|friendly|happy|bright and sunny)\b/, { brighter: 1.3, warmth: 'warm' }],
  [/\b(romantic|intimate|co[sz](?:y|ier)|candle ?light|candlelit)\b/, { brighter: 0.8, warmth: 'warm' }],
  [/\b(spook(?:y|ier)|scar(?:y|ier)|creep(?:y|ier)|eerie)\b/, { environment: 'night', fog: true }],
  [/\b(winter|wintry|winterly|snowy|chilly|icy)\b/, { environment: 'cloudy', warmth: 'cool' }],
  [
    /\b(autumn|autumnal|(?:like|in) fall|fall (?:colors?|mood|season|day|evening))\b/,
    { environment: 'sunset', warmth: 'warm' },
  ],
  [/\b(summer|summery|springtime|spring)\b/, { environment: 'clear', brighter: 1.2 }],
]

/** "Make it gloomy", "I want a cheerful mood": how it feels, and no more. */
function feelingOf(plain: string): Mood | null {
  const found = FEELINGS.find(([words]) => words.test(plain))
  if (!found || !/\b(make|give|set|look|feel|mood|atmosphere|add|let|should|more)\b/.test(plain)) return null
  const left = plain
    .replace(found[0], ' ')
    .replace(
      /\b(a|an|(?:bed|living|dining|bath|class)? ?room|kitchen|office|cafe|home|place|evening|day|night|morning|afternoon|weather|time|little|in here)\b/g,
      ' ',
    )
    .replace(ABOUT, ' ')
    .replace(FILLER, ' ')
    .trim()
  return left === '' ? found[1] : null
}

function mapIn(plain: string): Map | undefined {
  const key = Object.keys(MAPS).find((word) => new RegExp(`\\b${word}\\b`).test(plain))
  return key ? MAPS[key] : undefined
}

/** "Make it night", "sunset lighting": a time or place, and else only words about light. */
function environmentOf(plain: string): Mood | null {
  const map = mapIn(plain)
  if (!map) return null
  const keys = new RegExp(`\\b(${Object.keys(MAPS).join('|')})\\b`, 'g')
  const left = plain.replace(keys, ' ').replace(ABOUT, ' ').replace(FILLER, ' ').trim()
  const warmth = /^(warm|cold|cool)$/.exec(left)?.[1]
  if (warmth) return { environment: map, warmth: warmth === 'warm' ? 'warm' : 'cool' }
  return left === '' ? { environment: map } : null
}

function floorOf(plain: string): Mood | null {
  const match = /\b(?:the )?(grid|(?:ground |contact )?shadows?)\b/.exec(plain)
  if (!match || /\b(grid of|in a grid|into a grid|\d+ ?(?:x|by) ?\d+)\b/.test(plain)) return null
  const on = /\b(show|add|switch-on|enable|display)\b/.test(plain)
  if (!on && !/\b(hide|remove|switch-off|disable|delete|no)\b/.test(plain)) return null
  if (match[1] === 'grid') return { grid: on }
  return /^(?:ground|contact)/.test(match[1]) ? { shadow: on } : { shadow: on, castShadows: on }
}

/** "Give it an endless white floor", "no infinite backdrop any more". */
function endlessOf(plain: string): Mood | null {
  if (!/\b(endless|infinite|seamless|never-ending) (?:\w+ )?(floor|ground|backdrop|background|plane)\b/.test(plain))
    return null
  if (/\b(remove|delete|no|without|switch-off|hide)\b/.test(plain)) return { endless: null }
  const hex = plain
    .split(/[^\w#]+/)
    .map((word) => colorWord(word))
    .find((color) => color !== undefined)
  return { endless: hex ?? '#b9bdc4' }
}

/** "Add ambient occlusion", "more contact shadows". */
function occlusionOf(plain: string): Mood | null {
  if (!/\bambient occlusion\b|\bdark(?:en|er) (?:the |in the )?corners\b/.test(plain)) return null
  return { occlusion: /\b(remove|delete|no|without|switch-off|hide)\b/.test(plain) ? 0 : 0.7 }
}
