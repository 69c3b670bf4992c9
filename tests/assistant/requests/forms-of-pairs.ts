import {
  bottom,
  type Check,
  color,
  grew,
  hidden,
  measures,
  moved,
  on,
  rest,
  surface,
  there,
  turned,
} from '../checks.ts'
import { type Request, requests } from '../harness.ts'

type Rows = Parameters<typeof requests>[2]

/** An order about a thing, in some of its words, and what must hold of that thing afterwards. */
interface Order {
  say: string[]
  holds: (name: string) => Check
  /** What it says is undone, or changed as well, by these. */
  not?: string[]
}

const ORDERS: Record<string, Order> = {
  blue: {
    say: ['paint # blue', 'make # blue', 'color # blue', '# should be blue', 'give # a blue color'],
    holds: (name) => color(name, 'blue'),
    not: ['glass'],
  },
  raised: {
    say: ['raise # by 50 cm', 'move # up 50 cm', 'lift # by half a metre'],
    holds: (name) => bottom(name, 0.5),
    not: ['onBox'],
  },
  moved: {
    say: ['move # 1 m to the right', 'shift # right by 1 m', 'push # one meter to the right'],
    holds: (name) => moved(name, [1, null, null]),
    not: ['onBox'],
  },
  tall: {
    say: ['make # 3 m tall', 'set the height of # to 3 m', 'stretch # to a height of 3 m'],
    holds: (name) => measures(name, [null, 3, null]),
  },
  wide: {
    say: ['make # twice as wide', 'double the width of #', 'widen # by 100%'],
    holds: (name) => grew(name, [2, null, null]),
    not: ['turned'],
  },
  turned: {
    say: ['rotate # by 45 degrees', 'turn # 45 degrees', 'rotate # 45 degrees to the left'],
    holds: (name) => turned(name, 45),
    not: ['wide'],
  },
  glass: {
    say: ['make # out of glass', 'give # a glass material', 'turn # into glass'],
    holds: (name) => surface(name, ({ transmission }) => transmission > 0.3),
    not: ['blue'],
  },
  hidden: { say: ['hide #', 'make # invisible'], holds: (name) => hidden(name) },
  onBox: {
    say: ['put # on box 3', 'place # on top of box 3', 'set # onto box 3'],
    holds: (name) => on(name, 'Box 3'),
    not: ['raised', 'moved'],
  },
}
const JOINTS = [
  ' and ',
  ', then ',
  ' and then ',
  '. then ',
  '. ',
  ', and ',
  ' and also ',
  '; ',
  ', after that ',
  '. also, ',
  ' and afterwards ',
  ', ',
]

/** Every order joined to every other, about the same thing and about another, in words and joints that go round. */
const pairs = (): Request[] => {
  const rows: Rows = []
  const names = Object.keys(ORDERS)
  const say = (order: string, n: number, what: string) =>
    ORDERS[order].say[n % ORDERS[order].say.length].replaceAll('#', what)
  for (const [i, first] of names.entries())
    for (const [k, second] of names.entries()) {
      const joint = JOINTS[(i * names.length + k) % JOINTS.length]
      // Two things have no room on one box.
      const areBoth = first === 'onBox' && second === 'onBox'
      if (!areBoth)
        rows.push([
          'c',
          [`${say(first, k, 'the cone')}${joint}${say(second, i + 1, 'the cylinder')}`],
          ORDERS[first].holds('Cone'),
          ORDERS[second].holds('Cylinder'),
          rest('Cone', 'Cylinder'),
        ])
      if (first === second || ORDERS[first].not?.includes(second)) continue
      rows.push([
        'c',
        [`${say(first, i + k, 'the cone')}${joint}${say(second, i, 'it')}`],
        ORDERS[first].holds('Cone'),
        ORDERS[second].holds('Cone'),
        rest('Cone'),
      ])
    }
  return requests('several', 'shapes', rows)
}

/** What is named, and then spoken of by its name; and one order about two things. */
export const FORMS_OF_PAIRS: Request[] = [
  ...pairs(),
  ...requests(
    'several',
    'shapes',
    Object.values(ORDERS)
      .filter(({ say }) => !/ box 3/.test(say[0]))
      .flatMap(({ say, holds }) =>
        ['the cone and the cylinder', 'both the cone and the cylinder', 'the cone as well as the cylinder'].map(
          (both, n): Rows[number] => [
            'c',
            [say[n % say.length].replaceAll('#', both)],
            holds('Cone'),
            holds('Cylinder'),
            rest('Cone', 'Cylinder'),
          ],
        ),
      ),
  ),
  ...requests('several', 'shapes', [
    ['c', ['rename the cone to Peak and paint it blue'], there('Peak'), color('Peak', 'blue')],
    ['c', ['call the cone Peak. Make Peak blue'], there('Peak'), color('Peak', 'blue')],
    ['c', ['rename the cone to Peak, then move Peak up 50 cm'], there('Peak'), bottom('Peak', 0.5)],
  ]),
]
