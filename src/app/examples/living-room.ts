import { type Example, type Part, part, type Triple } from './builder.ts'

const WALL = '#e8e2d8'
const OAK = '#b88a5f'
const WALNUT = '#6e4d36'
const SOFA = '#5c8580'
const BRASS = { metalness: 1, roughness: 0.28 }
const CLOTH = { roughness: 0.95 }

const cushion = (name: string, at: Triple, color: string, turn: Triple): Part =>
  part('box', name, at, [0.44, 0.44, 0.16], color, { bevel: 0.07, turn, surface: CLOTH })

const board = (y: number, i: number) =>
  part('box', `Board ${i + 1}`, [1.72, y, -1.84], [1.16, 0.035, 0.3], OAK, { bevel: 0.008 })

const BOOKS = ['#b4524b', '#4f7fa8', '#e0b15a', '#6d8f5c', '#8d6a9f', '#d8d2c6', '#37506b']
const book = (color: string, i: number) =>
  part(
    'box',
    `Book ${i + 1}`,
    [1.3 + i * 0.062, 1.06 + (i % 3) * 0.014, -1.84],
    [0.05, 0.28 + (i % 3) * 0.028, 0.2],
    color,
    {
      bevel: 0.006,
      ...(i === 6 && { turn: [0, 0, -12] as Triple }),
    },
  )

const leaf = (i: number): Part => {
  const angle = (i / 9) * Math.PI * 2
  const [reach, high] = [0.17 + (i % 3) * 0.05, 0.86 + (i % 4) * 0.13]
  const at: Triple = [-2 + Math.cos(angle) * reach, high, -1.35 + Math.sin(angle) * reach]
  return part('sphere', `Leaf ${i + 1}`, at, [0.12, 0.46, 0.26], i % 2 ? '#5d8f5f' : '#4c7d55', {
    turn: [Math.sin(angle) * 32, 0, -Math.cos(angle) * 32],
  })
}

/** A corner of a living room in the late afternoon. */
export const livingRoom: Example = {
  id: 'livingRoom',
  name: 'Living room',
  from: [0.62, 0.42, 0.85],
  settings: {
    environment: { map: 'apartment', intensity: 1.5 },
    background: { type: 'gradient', top: '#3c3f4a', bottom: '#8d8378' },
    ground: { grid: false, shadow: true },
    exposure: 1.05,
  },
  groups: [
    {
      name: 'Room',
      parts: [
        part('box', 'Floor', [0, -0.05, 0], [5.2, 0.1, 4.2], '#c9a57c', { bevel: 0.02, surface: { roughness: 0.5 } }),
        part('box', 'Back wall', [0, 1.35, -2.05], [5.2, 2.7, 0.1], WALL, { surface: CLOTH }),
        part('box', 'Side wall', [-2.55, 1.35, 0], [0.1, 2.7, 4.2], '#d3cabc', { surface: CLOTH }),
        part('box', 'Skirting', [0.05, 0.05, -1.98], [5, 0.1, 0.03], '#f4f0e9'),
        part('box', 'Side skirting', [-2.48, 0.05, 0.05], [0.03, 0.1, 4.1], '#f4f0e9'),
      ],
    },
    {
      name: 'Rug',
      parts: [
        part('cylinder', 'Carpet', [0.1, 0.012, 0.35], [3, 0.024, 3], '#c56f58', { surface: CLOTH }),
        part('torus', 'Carpet edge', [0.1, 0.012, 0.35], [3.02, 0.06, 3.02], '#efe2cf', { surface: CLOTH }),
      ],
    },
    {
      name: 'Sofa',
      parts: [
        part('box', 'Sofa base', [-0.35, 0.26, -1.25], [2.1, 0.2, 0.9], SOFA, { bevel: 0.06, surface: CLOTH }),
        part('box', 'Left seat', [-0.82, 0.43, -1.18], [0.9, 0.2, 0.76], '#67928c', { bevel: 0.08, surface: CLOTH }),
        part('box', 'Right seat', [0.12, 0.43, -1.18], [0.9, 0.2, 0.76], '#67928c', { bevel: 0.08, surface: CLOTH }),
        part('box', 'Back rest', [-0.35, 0.68, -1.6], [2.1, 0.62, 0.22], SOFA, { bevel: 0.1, surface: CLOTH }),
        part('box', 'Left arm', [-1.42, 0.46, -1.25], [0.2, 0.46, 0.92], SOFA, { bevel: 0.09, surface: CLOTH }),
        part('box', 'Right arm', [0.72, 0.46, -1.25], [0.2, 0.46, 0.92], SOFA, { bevel: 0.09, surface: CLOTH }),
        cushion('Ochre cushion', [-1.06, 0.72, -1.36], '#d9a441', [-14, 16, 8]),
        cushion('Cream cushion', [0.4, 0.72, -1.36], '#ece3d2', [-14, -18, -6]),
        ...([-1.25, 0.55] as const).flatMap((x) =>
          ([-1.55, -0.95] as const).map((z) =>
            part(
              'cylinder',
              `Sofa leg ${x < 0 ? 'left' : 'right'} ${z < -1.2 ? 'back' : 'front'}`,
              [x, 0.08, z],
              [0.06, 0.16, 0.06],
              WALNUT,
            ),
          ),
        ),
      ],
    },
    {
      name: 'Coffee table',
      parts: [
        part('cylinder', 'Table top', [0.05, 0.36, 0.15], [0.95, 0.045, 0.95], OAK, { surface: { roughness: 0.4 } }),
        part('cylinder', 'Table leg', [0.05, 0.18, 0.15], [0.12, 0.34, 0.12], WALNUT),
        part('cylinder', 'Table foot', [0.05, 0.045, 0.15], [0.55, 0.04, 0.55], WALNUT),
        part('cylinder', 'Mug', [0.26, 0.435, 0.28], [0.09, 0.1, 0.09], '#f3efe7', { surface: { roughness: 0.25 } }),
        part('box', 'Magazine', [-0.13, 0.39, 0.2], [0.22, 0.012, 0.29], '#7a4a68', { turn: [0, 24, 0] }),
        part('sphere', 'Vase', [0.02, 0.47, -0.08], [0.15, 0.18, 0.15], '#8fb3b8', { surface: { roughness: 0.15 } }),
      ],
    },
    {
      name: 'Floor lamp',
      parts: [
        part('cylinder', 'Lamp foot', [1.15, 0.02, -1.62], [0.34, 0.04, 0.34], '#2f3238', { surface: BRASS }),
        part('cylinder', 'Lamp pole', [1.15, 0.82, -1.62], [0.028, 1.6, 0.028], '#c9a35a', { surface: BRASS }),
        part('cone', 'Lamp shade', [1.15, 1.68, -1.62], [0.46, 0.3, 0.46], '#f6dcae', {
          surface: { emissive: '#ffc27a', emissiveIntensity: 0.9, roughness: 0.9 },
        }),
      ],
    },
    { name: 'Shelves', parts: [...[0.9, 1.35].map(board), ...BOOKS.map(book)] },
    {
      name: 'Shelf things',
      parts: [
        part('sphere', 'Bowl', [2, 1.46, -1.84], [0.2, 0.16, 0.2], '#d88f6b', { surface: { roughness: 0.2 } }),
        part('box', 'Frame', [1.55, 1.53, -1.93], [0.26, 0.32, 0.02], WALNUT, { bevel: 0.006, turn: [-6, 0, 0] }),
        part('box', 'Photo', [1.55, 1.53, -1.917], [0.2, 0.26, 0.01], '#9fb7c6', { turn: [-6, 0, 0] }),
      ],
    },
    {
      name: 'Plant',
      parts: [
        part('cylinder', 'Pot', [-2, 0.19, -1.35], [0.42, 0.38, 0.42], '#e3dccf', { surface: { roughness: 0.7 } }),
        part('cylinder', 'Earth', [-2, 0.385, -1.35], [0.38, 0.01, 0.38], '#4a3528'),
        part('cylinder', 'Stem', [-2, 0.62, -1.35], [0.035, 0.5, 0.035], '#6f5a3c'),
        ...Array.from({ length: 9 }, (_, i) => leaf(i)),
      ],
    },
    {
      name: 'Picture',
      parts: [
        part('box', 'Picture frame', [-0.4, 1.72, -1.985], [1.25, 0.82, 0.03], WALNUT, { bevel: 0.01 }),
        part('box', 'Canvas', [-0.4, 1.72, -1.968], [1.15, 0.72, 0.02], '#efe7da'),
        part('cylinder', 'Painted sun', [-0.12, 1.82, -1.955], [0.3, 0.006, 0.3], '#e08a4f', { turn: [90, 0, 0] }),
        part('box', 'Painted hill', [-0.55, 1.52, -1.955], [0.8, 0.2, 0.006], '#6d8f8a', { bevel: 0.003 }),
      ],
    },
  ],
  lights: [
    { name: 'Evening sun', type: 'directional', at: [3, 4, 3], turn: [-42, 40, 0], intensity: 2.6, color: '#ffe2bd' },
    {
      name: 'Lamp light',
      type: 'point',
      at: [1.15, 1.5, -1.5],
      intensity: 3.2,
      color: '#ffb765',
    },
  ],
}
