import {
  added,
  asks,
  bottom,
  boundsOf,
  center,
  color,
  find,
  hidden,
  holds,
  newOnes,
  refuses,
  rest,
  says,
  selected,
  setting,
  viewed,
} from '../checks.ts'
import { requests } from '../harness.ts'

const intensity = (name: string, check: (n: number) => boolean) =>
  holds(`${name} has another strength`, (r) => {
    const n = find(r, name)
    return n?.kind === 'light' && check(n.intensity)
  })

export const MOOD = [
  ...requests('light and view', 'stage', [
    ['p', 'make the sun brighter', intensity('Sun', (n) => n > 3), rest('Sun')],
    ['p', 'make the spot red', color('Spot', 'red'), rest('Spot')],
    [
      'p',
      'dim the bulb',
      holds('not dimmer', (r) => {
        const n = find(r, 'Bulb')
        const was = [...r.before.values()].find((b) => b.node.name === 'Bulb')!.node
        return n?.kind === 'light' && was.kind === 'light' && n.intensity < was.intensity
      }),
      rest('Bulb'),
    ],
    ['p', 'turn off the spot', hidden('Spot'), rest('Spot')],
    ['p', 'frame everything', viewed((_l, framed) => framed.at(-1) === null), rest()],
    ['p', 'look from above', viewed((looks) => looks.at(-1) === 'top'), rest()],
    ['p', 'zoom in on the globe', viewed((_l, framed) => Array.isArray(framed.at(-1))), rest()],
    [
      'p',
      'make the background black',
      setting((s) => s.background.type === 'color' && s.background.color === '#000000'),
      rest(),
    ],
    ['p', 'use the sunset environment', setting((s) => s.environment.map === 'sunset'), rest()],
    ['c', 'make it night', setting((s) => s.environment.map === 'night'), rest()],
    [
      'c',
      'make all the lights warmer',
      holds('not warm', (r) =>
        ['Sun', 'Spot', 'Bulb'].every((n) => {
          const l = find(r, n)
          return l?.kind === 'light' && l.color < '#ffffff' && l.color.startsWith('#ff')
        }),
      ),
      rest('Sun', 'Spot', 'Bulb'),
    ],
    [
      'c',
      'look at the globe from the left',
      viewed((looks, framed) => looks.at(-1) === 'left' && Array.isArray(framed.at(-1))),
      rest(),
    ],
    [
      'c',
      'point the spot at the globe',
      holds('does not point', (r) => {
        const n = find(r, 'Spot')!
        return JSON.stringify(n.rotation) !== JSON.stringify(r.before.get(n.id)!.node.rotation)
      }),
      rest('Spot'),
    ],
    ['c', 'make the sun half as bright and the bulb blue', color('Bulb', 'blue'), rest('Sun', 'Bulb')],
    ['c', 'add some fog', setting((s) => s.fog !== null), rest()],
    [
      'c',
      'add a warm spotlight above the globe',
      added(1, { kind: 'light', type: 'spot', where: (b) => b.min[1] > 1.5 && Math.abs(b.min[0]) < 0.3 }),
      rest(),
    ],
    ['i', 'studio lighting please', setting((s) => s.environment.map === 'studio'), rest()],
    ['i', 'it should feel like a sunset', setting((s) => s.environment.map === 'sunset'), rest()],
    ['i', 'the whole scene is too dark', setting((s) => s.exposure > 1 || s.environment.intensity > 1), rest()],
    ['i', 'switch off all the ligths', hidden('Sun', 'Spot', 'Bulb'), rest('Sun', 'Spot', 'Bulb')],
    ['i', 'let me see the whole thing from the top', viewed((looks) => looks.at(-1) === 'top'), rest()],
    [
      'i',
      'white background',
      setting((s) => s.background.color === '#ffffff' && s.background.type === 'color'),
      rest(),
    ],
  ]),
]

export const ASK = [
  ...requests('questions', 'room', [
    ['p', 'how many chairs are there?', says('3'), rest()],
    ['p', 'how tall is the lamp?', says('1.6'), rest()],
    ['p', 'what colour is the sofa?', says(/cyan|teal|#008080/i), rest()],
    ['p', 'what can you do?', says(/add|move/i), rest()],
    ['p', 'where is the ball?', says('-1.5'), rest()],
    ['p', 'how wide is the table?', says('1.6'), rest()],
    ['c', 'how far is the sofa from the left wall?', says('1'), rest()],
    ['c', 'what is on the table?', says('Cup', 'Book'), rest()],
    ['c', 'is anything overlapping?', says(/no/i), rest()],
    ['c', 'which is the tallest thing?', says(/wall/i), rest()],
    ['c', 'is the lamp taller than the plant?', says(/yes/i), rest()],
    ['c', 'how many red things are there', says('1'), rest()],
    ['c', "what's the distance between the sofa and the TV?", says(/4\.95|5/), rest()],
    ['i', 'hwo big is the tabel', says('0.75'), rest()],
    ['i', 'do we have a plant?', says(/yes|1/i), rest()],
    ['i', ['select the lamp', 'how tall is it?'], says('1.6'), rest()],
    ['i', 'tell me whats in the scene', says(/sofa|16/i), rest()],
  ]),
  ...requests('questions', 'mess', [
    ['p', 'is anything overlapping?', says('Crate'), rest()],
    ['c', 'is anything floating?', says('Balloon'), rest()],
    ['c', 'what is sunk into the ground?', says('Rock'), rest()],
    ['i', 'does anything stick through the floor', says('Rock'), rest()],
    ['c', 'select what is floating', selected('Balloon')],
  ]),
  ...requests(
    'questions',
    'shapes',
    [
      ['p', 'what is selected?', says('Cone'), rest()],
      ['c', 'how many boxes are red?', says('2'), rest()],
      ['c', 'which box is the biggest?', says('Box 3'), rest()],
      ['i', 'what have i got selected', says('Cone'), rest()],
    ],
    ['Cone'],
  ),
]

export const REFUSE = [
  ...requests('refusing', 'shapes', [
    ['p', 'delete the dragon', refuses],
    ['p', 'make the pyramid red', refuses],
    ['p', 'sing me a song', refuses],
    ['c', 'make the cone red and paint the giraffe blue', refuses],
    ['c', 'add a box and then teleport it to Mars', refuses],
    ['c', 'delete the cone and put the green sphere on the trampoline', refuses],
    ['c', 'make the cone flobber', refuses],
    ['i', 'asdf qwer zxcv', refuses],
    ['i', 'order a pizza for the blue box', refuses],
    ['i', 'what is the capital of France?', refuses],
    ['c', 'put the cone next to the box', asks('Box', 'Box 2', 'Box 3')],
    ['c', 'make the cone blue and delete the sphere', asks('Sphere', 'Sphere 2')],
    ['i', 'it needs to be bigger', refuses],
    ['i', ['delete the box', 'never mind'], rest()],
  ]),
  ...requests('memory', 'shapes', [
    ['i', ['add a red cube', 'undo that'], newOnes(0)],
    ['i', ['delete the cone', 'undo', 'redo'], holds('cone is there', (r) => !find(r, 'Cone'))],
    ['i', ['put the cone on the blue box', 'make them both green'], color('Cone', 'green'), color('Box 3', 'green')],
    [
      'i',
      ['select the green sphere', 'put it on the cylinder', 'paint it black'],
      color('Sphere', 'black'),
      rest('Sphere'),
    ],
    [
      'i',
      ['move the cone 1 m left', 'again', 'and once more'],
      holds('not 3 m', (r) => Math.abs(center(boundsOf(r, find(r, 'Cone')!))[0] + 6) < 0.05),
    ],
    [
      'i',
      ['add two pink capsules', 'stack them'],
      holds('not stacked', (r) =>
        [...r.editor.scene.nodes()].some((n) => /Capsule/.test(n.name) && boundsOf(r, n).min[1] > 0.9),
      ),
    ],
    ['i', ['add a white torus', 'put it on top of the cylinder', 'lift it 50 cm'], bottom('Torus', 3)],
    ['i', ['paint the cone black', 'the cylinder too'], color('Cylinder', 'black'), rest('Cylinder')],
    [
      'i',
      ['make the blue box 2 m tall', 'and 3 m wide'],
      holds('not 3 wide', (r) => {
        const b = boundsOf(r, find(r, 'Box 3')!)
        return Math.abs(b.max[0] - b.min[0] - 3) < 0.02 && Math.abs(b.max[1] - 2) < 0.02
      }),
    ],
  ]),
]
