import { boundsOrOrigin, center } from '../../src/spatial/index.ts'
import { added, type Check, find, fresh, holds, type Result } from './checks.ts'
import { type Request, requests } from './harness.ts'
import type { SceneName } from './scenes.ts'

/**
 * One order said in many ways, as people who have never seen each other would: the same must hold after each. A line is
 * one way to say it, in several messages where there is a ">".
 */
export const inManyWays = (scene: SceneName, lines: string, checks: Check[], select: string[] = []): Request[] => {
  const ways = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' > '))
  return requests(
    'many ways',
    scene,
    ways.map((say) => [say.length > 1 ? 'i' : 'p', say, ...checks]),
    select,
  )
}

/**
 * The sentences of "{set|raise} its height to {3 m|300 cm}", as few as hold each option twice, beside others each time:
 * the parts of an order are crossed, so that a word is not known in one sentence only.
 */
export const formsOf = (template: string): string[] => {
  const parts = template.split(/\{([^{}]*)\}/).map((part, i) => (i % 2 ? part.split('|') : [part]))
  const most = Math.max(...parts.map(({ length }) => length))
  const forms = Array.from({ length: most * 2 }, (_, n) =>
    parts.map((options, i) => options[(n + i * (n < most ? 1 : 2)) % options.length]).join(''),
  )
  return [...new Set(forms.map((form) => form.replace(/\s+/g, ' ').trim()))]
}

/** As `inManyWays`, where each line is a template. */
export const inEveryForm = (scene: SceneName, templates: string, checks: Check[], select: string[] = []): Request[] =>
  inManyWays(scene, templates.trim().split('\n').flatMap(formsOf).join('\n'), checks, select)

const boundsOf = (result: Result, name: string) => boundsOrOrigin(result.editor.scene, [find(result, name)!.id])
const before = (result: Result, name: string) => result.before.get(find(result, name)!.id)!.bounds
/** Metres on the ground between two bounds. */
const apart = (a: ReturnType<typeof boundsOf>, b: ReturnType<typeof boundsOf>): number =>
  Math.hypot(...[0, 2].map((i) => Math.max(0, a.min[i] - b.max[i], b.min[i] - a.max[i])))

export const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.02
/** The sum of its parts, 0 to 765. */
export const light = (hex: string): number =>
  [1, 3, 5].reduce((sum, i) => sum + Number.parseInt(hex.slice(i, i + 2), 16), 0)

export const inCorner = holds('the ball is not in the front right corner', (result) => {
  const { min, max } = boundsOf(result, 'Ball')
  return min[0] >= 4 && max[0] < 5.02 && min[2] >= 3 && max[2] < 4.02
})
export const nearer = holds('the ball is no nearer to the sofa', (result) => {
  const sofa = boundsOf(result, 'Sofa')
  return apart(boundsOf(result, 'Ball'), sofa) < apart(before(result, 'Ball'), sofa) - 0.05
})
export const further = holds('the ball is no further from the sofa', (result) => {
  const sofa = boundsOf(result, 'Sofa')
  return apart(boundsOf(result, 'Ball'), sofa) > apart(before(result, 'Ball'), sofa) + 0.05
})
export const rightwards = holds(
  'the lamp did not go to the right',
  (result) => boundsOf(result, 'Lamp').min[0] > before(result, 'Lamp').min[0] + 0.2,
)
export const swapped = holds('the lamp and the plant did not change places', (result) => {
  const [lamp, plant] = ['Lamp', 'Plant'].map((name) => center(boundsOf(result, name))[0])
  return Math.abs(lamp - 4.2) < 0.1 && Math.abs(plant + 4.2) < 0.1
})
export const leans = holds('the cylinder does not lean', (result) => {
  const { min, max } = boundsOf(result, 'Cylinder')
  return Math.max(max[0] - min[0], max[2] - min[2]) > 0.8
})
export const grouped = holds('they are in no group', (result) => {
  const parents = ['Table', 'Chair', 'Chair 2'].map((name) => find(result, name)!.parent)
  return !!parents[0] && parents.every((parent) => parent === parents[0])
})
/** Something was saved. */
export const kept = holds('nothing was saved', ({ editor }) => editor.saved.length > 0)

/** What is new, or all there is where the last message made nothing. */
const made = (result: Result) => {
  const nodes = fresh(result).length ? fresh(result) : [...result.editor.scene.nodes()]
  return nodes.map(({ id }) => boundsOrOrigin(result.editor.scene, [id]))
}
const places = (result: Result, axis: 0 | 2) =>
  new Set(made(result).map((bounds) => Math.round(center(bounds)[axis] * 100))).size
export const inGrid = holds('they stand in no grid of 3 by 4', (result) => {
  const sides = [places(result, 0), places(result, 2)]
  return Math.min(...sides) === 3 && Math.max(...sides) === 4
})
export const inRow = (count: number): Check =>
  holds(
    `there is no row of ${count}`,
    (result) => made(result).length === count && places(result, 2) === 1 && places(result, 0) === count,
  )
export const inRing = (count: number): Check =>
  holds(`there is no ring of ${count}`, (result) => {
    const at = made(result).map(center)
    const middle = [0, 2].map((i) => at.reduce((sum, one) => sum + one[i], 0) / at.length)
    const radii = at.map((one) => Math.hypot(one[0] - middle[0], one[2] - middle[1]))
    return at.length === count && Math.max(...radii) - Math.min(...radii) < 0.05 && radii[0] > 0.5
  })
export const BOXES = ['Box', 'Box 2', 'Box 3']
export const piled = (count: number): Check =>
  holds(`there is no pile of ${count}`, (result) => {
    const boxes = fresh(result).length || !find(result, 'Box 3') ? made(result) : BOXES.map((n) => boundsOf(result, n))
    const pile = boxes.sort((a, b) => a.min[1] - b.min[1])
    return pile.length === count && pile.every((one, i) => !i || near(one.min[1], pile[i - 1].max[1]))
  })
/** By their gaps, or by their middles. */
export const evenlySet = holds('the boxes are not evenly set', (result) => {
  const [a, b, c] = BOXES.map((name) => boundsOf(result, name)).sort((p, q) => p.min[0] - q.min[0])
  const [x, y, z] = [a, b, c].map((bounds) => center(bounds)[0])
  return near(b.min[0] - a.max[0], c.min[0] - b.max[0]) || near(y - x, z - y)
})
/** Whatever the sphere is called. */
export const ballOnCube = holds('there is no ball on the cube', (result) => {
  const cube = boundsOf(result, /\bbox\b/i.test(result.text) && !find(result, 'Cube') ? 'Box' : 'Cube')
  return [...result.editor.scene.nodes()].some(
    (node) =>
      near(boundsOrOrigin(result.editor.scene, [node.id]).min[1], cube.max[1]) && /ball|sphere/i.test(node.name),
  )
})
/** Candela of a light. */
export const bright = (result: Result, name: string): number => {
  const node = find(result, name)!
  return node.kind === 'light' ? node.intensity : 0
}
/** Metres, of one thing; and from the first of the boxes to the last. */
export const tall = (result: Result, name: string): number => {
  const { min, max } = boundsOf(result, name)
  return max[1] - min[1]
}
export const wide = (result: Result): number => {
  const boxes = BOXES.map((name) => boundsOf(result, name))
  return Math.max(...boxes.map(({ max }) => max[0])) - Math.min(...boxes.map(({ min }) => min[0]))
}
/** Metres on the ground from one thing to another, now or before the last message. */
export const fromEach = (result: Result, one: string, other: string, isBefore = false): number => {
  const of = isBefore ? before : boundsOf
  return apart(of(result, one), of(result, other))
}
/** One of the new ones stands on it; one stands beside it. */
export const holdsOne = (name: string): Check =>
  added(1, {
    where: ({ min, max }, _node, result) => {
      const of = boundsOf(result, name)
      const isAbove = [0, 2].every((i) => (min[i] + max[i]) / 2 > of.min[i] && (min[i] + max[i]) / 2 < of.max[i])
      return isAbove && near(min[1], of.max[1])
    },
  })
export const hasOneBeside = (name: string): Check =>
  holds(`there is none beside ${name}`, (result) =>
    made(result).some((one) => apart(one, boundsOf(result, name)) < 0.6),
  )
export const inEachCorner = holds('a corner has none', (result) => {
  const at = made(result).map(center)
  const corners = new Set(at.map(([x, , z]) => `${Math.sign(x)} ${Math.sign(z)}`))
  return corners.size === 4 && at.every(([x, , z]) => Math.abs(x) > 3.6 && Math.abs(z) > 2.6)
})
export const touchesLeftWall = holds('it does not touch the left wall', (result) =>
  near(boundsOf(result, 'Sofa').min[0], -5),
)
export const inBackRightCorner = holds('it is not in the back right corner', (result) => {
  const { min, max } = boundsOf(result, 'Ball')
  return min[0] > 4 && max[2] < -3
})
/** Nothing new lies rather in front of a thing than to its sides. */
export const frontIsFree = (name: string): Check =>
  holds(`something lies in front of ${name}`, (result) => {
    const [x, , z] = center(boundsOf(result, name))
    return made(result).every((one) => {
      const [ownX, , ownZ] = center(one)
      return ownZ - z <= Math.abs(ownX - x)
    })
  })
