import { type Example, put } from './builder.ts'

const PINES: [number, number, number][] = [
  [-4.2, -4.4, 1.3],
  [-2.2, -5.2, 1.05],
  [0.2, -5.6, 1.45],
  [2.6, -5.1, 1.15],
  [5.2, -5.8, 1.3],
  [-5.9, -2, 1.2],
  [8.6, -3.2, 1.1],
  [-6.1, 0.8, 0.95],
  [8.4, 3, 1.25],
]

/** Tents by a fire in the wood, at night. */
export const camp: Example = {
  id: 'camp',
  name: 'Camp site by night',
  look: 'night',
  from: [0.5, 0.42, 1],
  frame: ['Tent', 'Green tent', 'Campfire', 'Left log', 'Right log', 'Pond', 'Camper'],
  settings: { exposure: 1.5, fog: { color: '#141c30', near: 14, far: 46 } },
  lights: [
    { name: 'Firelight', type: 'point', at: [0, 0.9, 0.25], intensity: 42, color: '#ff9a4a' },
    { name: 'Light in the tent', type: 'point', at: [-2.3, 0.7, -1.7], intensity: 5, color: '#ffcf8a' },
  ],
  things: [
    put('campfire', [0, 0, 0], { name: 'Campfire' }),
    put('tent', [-2.4, 0, -1.9], { turn: 35, name: 'Tent' }),
    put('tent', [2.2, 0, -2.2], { turn: -30, color: '#4d8a5c', name: 'Green tent' }),
    put('log', [-1.25, 0, 0.5], { turn: 70, name: 'Left log' }),
    put('log', [1.25, 0, 0.45], { turn: -70, name: 'Right log' }),
    put('tree stump', [-1.5, 0, 1.75]),
    put('lantern', [-1.5, 0.387, 1.75], { name: 'Lantern' }),
    put('lantern', [-1.1, 0, -1.5], { name: 'Tent lantern' }),
    put('dog', [1.5, 0, 1.6], { turn: -140 }),
    put('person', [-0.35, 0, -1.35], { turn: 12, color: '#b4524b', name: 'Camper in red' }),
    put('child', [1.0, 0, -1.15], { turn: -35 }),
    put('van', [5.6, 0, -1.5], { turn: -125, color: '#d9a441', name: 'Camper' }),
    put('pond', [-3.7, 0, 1.6], { name: 'Pond' }),
    put('duck', [-3.7, 0.07, 1.6], { turn: 40, size: 0.8 }),
    put('rocks', [-2.3, 0, 2.9]),
    put('rock', [2.3, 0, 2.7], { turn: 50 }),
    put('crate', [2.1, 0, -0.55], { turn: 15 }),
    put('barrel', [2.75, 0, -0.4], { size: 0.8 }),
    put('mushroom', [-0.6, 0, 2.3]),
    put('mushroom', [-0.75, 0, 2.45], { size: 0.7 }),
    ...[0.6, 1.9, 3.4, -1.9, -3.2].map((x, i) => put('grass', [x, 0, 2.6 + (i % 3) * 0.4])),
    put('bush', [-4.6, 0, -2.7]),
    put('bush', [3.3, 0, -3.9]),
    ...PINES.map(([x, z, size]) => put('pine', [x, 0, z], { size, turn: x * 40 })),
  ],
}
