import { type Example, type Light, type Placing, put } from './builder.ts'

const picture = (x: number, width: number, height: number, color: string): Placing =>
  put('picture', [x, 1.5 - height / 2, -2.935], { values: { width, height }, color })

const piece = (item: string, x: number, z: number, size: number, wears: string): Placing[] => [
  put('pedestal', [x, 0.005, z], { name: `Pedestal for ${item}` }),
  put(item, [x, 1.005, z], { size, wears, turn: 25 }),
]

const spot = (x: number, z: number): Light => ({
  name: 'Spot',
  type: 'spot',
  at: [x, 3.2, z],
  turn: [-90, 0, 0],
  intensity: 26,
  color: '#fff3e0',
  fields: { angle: 26, penumbra: 0.9, castShadow: false },
})

/** A white room with pictures on its walls and animals in gold and marble. */
export const gallery: Example = {
  id: 'gallery',
  name: 'Gallery',
  look: 'gallery',
  from: [0.7, 0.5, 1],
  things: [
    put('floor', [0, 0, 0], { values: { width: 8, depth: 6 }, wears: 'pine wood', name: 'Floor' }),
    put('wall', [0, 0, -3.0], { values: { length: 8, height: 3.2 }, color: '#f6f4ef', name: 'Back wall' }),
    put('wall', [-4.05, 0, 0], {
      values: { length: 6, height: 3.2, doors: 1 },
      turn: 90,
      color: '#f6f4ef',
      name: 'Door wall',
    }),
    picture(-2.7, 1.3, 1, '#b4524b'),
    picture(-0.9, 0.9, 1.3, '#d9a441'),
    picture(0.8, 1.3, 1.3, '#4f7fa8'),
    picture(2.7, 1.5, 0.9, '#5c8580'),
    ...piece('horse', -2.2, -0.6, 0.34, 'gold'),
    ...piece('bird', 0, -0.9, 2.6, 'white marble'),
    ...piece('rabbit', 2.2, -0.6, 1.1, 'copper'),
    ...piece('vase', 3.2, 1.2, 2, 'celadon'),
    put('bench', [0, 0.005, 1.2], { values: { width: 1.6 }, turn: 180, name: 'Bench' }),
    put('person', [-1.1, 0.005, 0.5], { turn: 170, color: '#37506b', name: 'Visitor' }),
    put('child', [-1.75, 0.005, 0.6], { turn: 160, name: 'Child' }),
    put('plant', [3.45, 0.005, -2.35], { size: 1.5 }),
  ],
  lights: [spot(-2.2, -0.4), spot(0, -0.7), spot(2.2, -0.4)],
}
