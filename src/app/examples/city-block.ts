import { type Example, type Placing, put } from './builder.ts'

/** Metres from the middle of one piece of road to the next. */
const TILE = 6

const road = (i: number): Placing[] => [
  put('road', [0, 0, i * TILE], { name: `Street ${i}` }),
  put('road', [i * TILE, 0, 0], { turn: 90, name: `Avenue ${i}` }),
]

/** A crossing with what stands and drives there. */
export const cityBlock: Example = {
  id: 'cityBlock',
  name: 'City block',
  look: 'daylight',
  from: [0.8, 0.62, 1],
  things: [
    put('floor', [0, -0.005, 0], { values: { width: 30, depth: 30 }, color: '#93ad7f', name: 'Lawn' }),
    put('crossroads', [0, 0, 0]),
    ...[-2, -1, 1, 2].flatMap(road),
    put('apartment house', [-8.2, 0, -7.4], { values: { floors: 5 }, color: '#c66b4a', name: 'Red house' }),
    put('shop', [-6.4, 0, -13.6], { turn: 90, color: '#f2e3cf', name: 'Bakery' }),
    put('tower', [8.6, 0, -9.2], { values: { floors: 8 }, name: 'Tower' }),
    put('shop', [6.4, 0, 6.0], { color: '#cfe0dc', name: 'Café' }),
    put('house', [11.6, 0, 6.6], { color: '#efe0c4', name: 'Yellow house' }),
    put('apartment house', [-8.4, 0, 8.4], { values: { floors: 3 }, color: '#8aa0b8', name: 'Blue house' }),
    put('car', [1.2, 0.02, 6.6], { turn: 180, name: 'Red car' }),
    put('taxi', [-1.2, 0.02, -8], { name: 'Taxi' }),
    put('bus', [8.2, 0.02, 1.2], { turn: 90, name: 'Bus' }),
    put('van', [-8.2, 0.02, -1.2], { turn: -90, color: '#4f7fa8', name: 'Van' }),
    ...[-1, 1].flatMap((x) => [
      put('traffic light', [x * 2.6, 0.1, x * 2.6], { turn: x > 0 ? 180 : 0 }),
      put('street lamp', [x * 2.7, 0.1, 11]),
      put('street lamp', [11, 0.1, x * 2.7]),
      put('street lamp', [x * 2.7, 0.1, -12]),
    ]),
    ...[4.4, 7.4, 10.4].flatMap((z) => [
      put('tree', [4.4, 0, z * 0.7 + 6.8], { size: 0.75 }),
      put('tree', [-13.6, 0, z], { size: 1.1 }),
    ]),
    put('bench', [4.1, 0, -4.2], { turn: 180 }),
    put('bin', [3.4, 0, 3.4], { size: 1.4 }),
    put('hydrant', [-2.62, 0.1, -4.6]),
    put('post box', [-2.6, 0.1, 5.4], { turn: 90 }),
    put('bus stop', [10.5, 0, 4], { turn: 180 }),
    put('person', [2.62, 0.1, -6.2], { turn: 20, color: '#d9a441' }),
    put('person', [-2.62, 0.1, 8.2], { turn: 160 }),
    put('dog', [3.3, 0, -6.0], { turn: 20 }),
    put('bicycle', [-4.0, 0, 4.4], { turn: 60 }),
    put('planter', [3.6, 0, 9.0], { turn: 90 }),
  ],
}
