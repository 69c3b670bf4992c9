import { animatedIn } from '../../../../commands/clip.ts'
import { subtree } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { ordinal } from '../language/numbers.ts'
import { editDistance } from '../language/spelling.ts'
import { stemOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { resolve } from '../meaning/resolve.ts'
import { Ask, Refuse } from '../meaning/world.ts'

/** "Play the walk", "stop", "play it slower": the clips of imported models. */
export function* clips(plan: Planner, { verb, objects, text }: Clause): Steps {
  const all = animatedIn(plan.scene)
  if (!all.length) throw new Refuse('No model of this scene has animations; import one that has.')
  const model = modelOf(plan, objects, all)
  if (!model) assertAnimated(plan, objects, all)
  const target = model ? { model: model.node.id } : {}
  if (verb === 'stop') return yield* done(plan.call('clip.stop', target))
  if (verb === 'pause') return yield* done(plan.call('clip.pause', target))
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const found = clipNamed(words, model ? [model] : all) ?? nthClip(text, model ?? all[0])
  if (!found && namesSomething(words, plan)) {
    const names = (model ? [model] : all).flatMap(({ asset }) => asset.clips!.map(({ name }) => name))
    throw new Refuse(`There is no such animation; there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`)
  }
  yield* plan.call('clip.play', {
    ...(found ? { model: found.node } : target),
    ...(found && { clip: found.clip }),
    ...(/\bonce\b/.test(text) && { loop: 'once' }),
    ...(/\b(loop|forever|repeat|over and over)/.test(text) && { loop: 'repeat' }),
    ...speedIn(text),
  })
}

/** "Let the duck dance", which has no clips: no other model dances for it. */
function assertAnimated(plan: Planner, objects: Clause['objects'], all: readonly Animated[]): void {
  const named = objects.filter((noun) => !noun.pronoun && !noun.isAll && noun.kind !== 'any')
  const still = named.length ? foundBy(plan, named) : []
  if (still.length)
    throw new Refuse(
      `${plan.nameOf(still[0])} has no animations; ${all.map(({ node }) => plan.nameOf(node.id)).join(', ')} has.`,
    )
}

/** What some phrases mean; nothing where they mean nothing, or several things. */
function foundBy(plan: Planner, objects: Clause['objects']): string[] {
  try {
    return objects.flatMap((noun) => resolve({ ...noun, isNew: false }, plan.world))
  } catch (error) {
    if (error instanceof Refuse || error instanceof Ask) return []
    throw error
  }
}

function* done(steps: Steps<unknown>): Steps {
  yield* steps
}

const speedIn = (text: string) => {
  // "At 3x speed", "at 150 %", "three times as fast".
  const [, times, share] =
    /\b(\d+(?:\.\d+)?) ?(?:x|times)(?: as fast| speed| the speed)?\b|\bat (\d+) ?(?:%|percent)/.exec(text) ?? []
  if (times ?? share) return { speed: times ? Number(times) : Number(share) / 100 }
  if (/\bnormal speed\b/.test(text)) return { speed: 1 }
  return speedWord(text)
}

const speedWord = (text: string) =>
  /\b(half(?: the| as)? (?:speed|fast)|slow|slower|slowly)\b/.test(text)
    ? { speed: 0.5 }
    : /\b(twice|double|fast|faster|quickly)\b/.test(text)
      ? { speed: 2 }
      : /\bbackwards?\b/.test(text)
        ? { speed: -1 }
        : {}

type Animated = ReturnType<typeof animatedIn>[number]

function modelOf(plan: Planner, objects: Clause['objects'], all: readonly Animated[]): Animated | undefined {
  const nodes = foundBy(plan, objects).flatMap((id) => [...subtree(plan.scene, id)])
  return all.find(({ instance }) => nodes.some(({ source }) => source?.instance === instance))
}

/** "The second animation", "clip 3", "the last clip". */
function nthClip(text: string, { node, asset }: Animated): { node: string; clip: string } | undefined {
  const word = /\b(\w+) (?:animation|clip)\b/i.exec(text)?.[1] ?? ''
  const number = /\b(?:animation|clip) (?:number |no\.? ?)?(\d+)\b/i.exec(text)?.[1]
  const n = number ? Number(number) : /^last$/i.test(word) ? asset.clips!.length : ordinal(word.toLowerCase())
  const clip = n === undefined ? undefined : asset.clips![n - 1]
  return clip && { node: node.id, clip: clip.name }
}

/** The clip whose name a word is: "walk" is "Walk", "Walking" and "Armature|Walk_Loop". */
function clipNamed(words: readonly string[], models: readonly Animated[]): { node: string; clip: string } | undefined {
  for (const { node, asset } of models) {
    for (const { name } of asset.clips!) {
      const parts = name
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
      if (
        parts.some(
          (part) =>
            part.length > 2 &&
            words.some((word) => stemOf(word) === stemOf(part) || (part.length > 4 && editDistance(word, part) === 1)),
        )
      )
        return { node: node.id, clip: name }
    }
  }
  return undefined
}

const PLAIN = new Set(
  'play animate start the a an animation animations clip clips it again all of model please and loop once twice slow slower slowly fast faster speed half as at forever repeat backwards backward quickly double motion first second third fourth fifth sixth last in x normal percent over'.split(
    ' ',
  ),
)
const namesSomething = (words: readonly string[], plan: Planner) =>
  words.some((word) => word && !PLAIN.has(word) && !plan.lexicon.words.has(word))
