import { type Example, type Placing, put } from './builder.ts'

const FLOOR = 0.005
const TOP = 0.9 + FLOOR

const table = (x: number, z: number, i: number): Placing[] => [
  put('round table', [x, FLOOR, z], { values: { diameter: 0.75 }, name: `Table ${i}` }),
  put('chair', [x - 0.62, FLOOR, z], { turn: 90, color: '#5c8580' }),
  put('chair', [x + 0.62, FLOOR, z], { turn: -90, color: '#5c8580' }),
  put('cup', [x - 0.16, FLOOR + 0.75, z + 0.05]),
  put('plate', [x + 0.14, FLOOR + 0.75, z]),
  put('tea light', [x, FLOOR + 0.75, z - 0.18]),
]

/** A corner of a café before it opens. */
export const cafe: Example = {
  id: 'cafe',
  name: 'Café corner',
  look: 'daylight',
  settings: { background: { type: 'gradient', top: '#4d4642', bottom: '#94806f' } },
  from: [0.8, 0.62, 1],
  things: [
    put('floor', [0, 0, 0], { values: { width: 5.6, depth: 4.6 }, wears: 'white tiles', name: 'Floor' }),
    put('wall', [0, 0, -2.35], { values: { length: 5.8 }, color: '#e6d7c3', name: 'Back wall' }),
    put('wall', [-2.85, 0, 0], {
      values: { length: 4.6, windows: 2 },
      turn: 90,
      color: '#e6d7c3',
      name: 'Window wall',
    }),
    put('counter', [1.2, FLOOR, -1.3], { values: { width: 2.4 }, turn: 0, color: '#3f6b5f', name: 'Counter' }),
    put('cake', [0.4, TOP, -1.3]),
    put('loaf', [0.95, TOP, -1.25], { turn: 15 }),
    put('loaf', [1.05, TOP, -1.42], { turn: -5 }),
    put('kettle', [1.75, TOP, -1.35]),
    put('cup', [2.1, TOP, -1.2]),
    put('cup', [2.22, TOP, -1.25]),
    put('wall shelf', [0.6, 1.35, -2.19], { values: { width: 1.2 }, name: 'Upper shelf' }),
    put('wall shelf', [1.95, 1.35, -2.19], { values: { width: 1.2 }, name: 'Right shelf' }),
    ...[0.2, 0.4, 0.6, 0.8].map((x) => put('bottle', [x, 1.521, -2.2], { color: x > 0.5 ? '#8a5a3c' : '#3f6b4f' })),
    ...[1.6, 1.8, 2.0].map((x) => put('jar', [x, 1.521, -2.2])),
    put('plant', [2.3, 1.521, -2.19], { size: 0.4 }),
    put('person', [1.25, FLOOR, -1.88], { color: '#b4524b', name: 'Barista' }),
    put('picture', [-1.3, 1.3, -2.285], { values: { width: 0.9, height: 1.1 }, color: '#2a2f39', name: 'Menu board' }),
    ...table(-1.55, -0.9, 1),
    ...table(-1.4, 0.9, 2),
    ...table(1.2, 0.75, 3),
    put('plant', [-2.35, FLOOR, -1.85], { size: 1.3 }),
    put('planter', [-2.6, FLOOR, 1.75], { turn: 90 }),
  ],
}
