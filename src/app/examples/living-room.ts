import { type Example, put } from './builder.ts'

/** Metres: what stands on the boards, on the rug, on the table and on the sideboard. */
const [BOARDS, RUG, TABLE, SIDE, BENCH] = [0.005, 0.018, 0.438, 0.555, 0.455]

/** A corner of a room in the afternoon, seen as in a doll's house. */
export const livingRoom: Example = {
  id: 'livingRoom',
  name: 'Living room',
  look: 'daylight',
  settings: { background: { type: 'gradient', top: '#3f4651', bottom: '#7a7f88' } },
  from: [0.85, 0.7, 1],
  things: [
    put('floor', [0, 0, 0], { values: { width: 5, depth: 4.4 }, name: 'Floor' }),
    put('wall', [0, 0, -2.25], { values: { length: 5.2 }, name: 'Back wall' }),
    put('wall', [-2.55, 0, 0.0], { values: { length: 4.4, windows: 1 }, turn: 90, name: 'Window wall' }),
    put('rug', [0.15, BOARDS, -0.25], { values: { width: 2.8, depth: 2 }, name: 'Carpet' }),
    put('sofa', [0.1, BOARDS, -1.5], { values: { width: 2.2, seats: 3 }, name: 'Sofa' }),
    put('cushion', [-0.6, 0.475, -1.32], { color: '#d9a441', size: 0.8, name: 'Yellow cushion' }),
    put('coffee table', [0.15, RUG, -0.25], { values: { width: 1.1 } }),
    put('fruit bowl', [0.35, TABLE, -0.25]),
    put('book', [-0.12, TABLE, -0.2], { turn: 20 }),
    put('armchair', [1.65, BOARDS, -0.2], { turn: -75, color: '#c98a5a', name: 'Armchair' }),
    put('lamp', [1.62, BOARDS, -1.85], { name: 'Floor lamp' }),
    put('side table', [-1.4, BOARDS, -1.85]),
    put('table lamp', [-1.4, SIDE, -1.85]),
    put('plant', [-2.1, BOARDS, -1.8], { size: 1.25 }),
    put('TV bench', [-2.22, BOARDS, 0.2], { turn: 90 }),
    put('TV', [-2.22, BENCH, 0.2], { turn: 90 }),
    put('cactus', [-2.22, BENCH, 0.93]),
    put('bookshelf', [2.3, BOARDS, -1.98], { values: { width: 0.36, height: 2, boards: 6 }, turn: 0 }),
    put('picture', [-0.35, 1.45, -2.185], {
      values: { width: 0.7, height: 0.9 },
      color: '#b4524b',
      name: 'Red picture',
    }),
    put('picture', [0.5, 1.45, -2.185], {
      values: { width: 0.7, height: 0.9 },
      color: '#4f7fa8',
      name: 'Blue picture',
    }),
    put('cat', [0.9, RUG, 0.4], { turn: -40 }),
  ],
}
