import { type Example, part, type Triple } from './builder.ts'

const STAGE = '#e9c7b8'
const GLASS = { transmission: 0.92, thickness: 0.06, roughness: 0.05, ior: 1.45 }
const GOLD = { metalness: 1, roughness: 0.2 }

const step = (i: number) =>
  part(
    'cylinder',
    `Step ${i + 1}`,
    [0, 0.06 + i * 0.12, 0],
    [2.6 - i * 0.62, 0.12, 2.6 - i * 0.62],
    i === 2 ? '#f2dccf' : STAGE,
    {
      surface: { roughness: 0.7 },
    },
  )

const pebble = (name: string, at: Triple, size: Triple, color: string) =>
  part('sphere', name, at, size, color, { surface: { roughness: 0.55 } })

/** A perfume bottle on a stage, as in an advertisement. */
export const productStage: Example = {
  id: 'productStage',
  name: 'Product stage',
  from: [0.16, 0.2, 1],
  frame: ['Stage', 'Bottle'],
  settings: {
    environment: { map: 'studio', intensity: 1.3, rotation: 40 },
    background: { type: 'gradient', top: '#d9a894', bottom: '#f3ddd0' },
    ground: { grid: false, shadow: false },
    exposure: 1,
  },
  groups: [
    {
      name: 'Backdrop',
      parts: [
        part('box', 'Floor', [0, -0.05, 2.5], [16, 0.1, 9], STAGE, { surface: { roughness: 0.8 } }),
        part('box', 'Wall', [0, 4, -1.9], [16, 8.2, 0.1], '#e3b9a7', { surface: { roughness: 0.9 } }),
        part('torus', 'Arch', [0, 1.15, -1.62], [2.9, 0.2, 2.9], '#f0d5c8', {
          turn: [90, 0, 0],
          surface: { roughness: 0.7 },
        }),
        part('cylinder', 'Disc', [0, 1.15, -1.74], [2.7, 0.06, 2.7], '#d89f8a', { turn: [90, 0, 0] }),
      ],
    },
    { name: 'Stage', parts: [0, 1, 2].map(step) },
    {
      name: 'Bottle',
      parts: [
        part('box', 'Glass', [0, 0.74, 0], [0.52, 0.72, 0.26], '#ffffff', { bevel: 0.07, surface: GLASS }),
        part('box', 'Perfume', [0, 0.66, 0], [0.42, 0.5, 0.17], '#f0a35e', {
          bevel: 0.05,
          surface: { roughness: 0.1 },
        }),
        part('cylinder', 'Neck', [0, 1.13, 0], [0.17, 0.08, 0.17], '#d8b06a', { surface: GOLD }),
        part('box', 'Cap', [0, 1.28, 0], [0.24, 0.24, 0.2], '#d8b06a', { bevel: 0.03, surface: GOLD }),
        part('box', 'Label', [0, 0.68, 0.136], [0.3, 0.2, 0.008], '#fdf6ee', { bevel: 0.003 }),
        part('box', 'Line on the label', [0, 0.7, 0.142], [0.18, 0.014, 0.004], '#b07a4a'),
        part('box', 'Second line', [0, 0.66, 0.142], [0.11, 0.01, 0.004], '#b07a4a'),
      ],
    },
    {
      name: 'Things beside it',
      parts: [
        part('sphere', 'Pearl', [0.86, 0.38, 0.46], [0.28, 0.28, 0.28], '#fff3ea', {
          surface: { roughness: 0.15, clearcoat: 1 },
        }),
        part('sphere', 'Gold ball', [-0.8, 0.21, 0.72], [0.18, 0.18, 0.18], '#e0b565', { surface: GOLD }),
        part('cylinder', 'Column', [-1.75, 0.55, -0.75], [0.56, 1.1, 0.56], '#f2dccf'),
        part('sphere', 'Glass ball', [-1.75, 1.36, -0.75], [0.52, 0.52, 0.52], '#ffffff', { surface: GLASS }),
        part('cylinder', 'Low column', [1.8, 0.3, -0.6], [0.7, 0.6, 0.7], '#d89f8a'),
        part('torus', 'Ring', [1.8, 0.92, -0.6], [0.64, 0.12, 0.64], '#e0b565', { turn: [82, 24, 0], surface: GOLD }),
        pebble('Pebble', [1.2, 0.06, 1.25], [0.3, 0.14, 0.22], '#c98d79'),
        pebble('Small pebble', [1.45, 0.04, 1.05], [0.16, 0.09, 0.13], '#f2dccf'),
        pebble('Third pebble', [-1.3, 0.05, 1.35], [0.24, 0.12, 0.2], '#b97c68'),
      ],
    },
  ],
  lights: [
    {
      name: 'Key light',
      type: 'spot',
      at: [2.6, 3.6, 3],
      turn: [-42, 38, 0],
      intensity: 150,
      color: '#fff1e2',
      fields: { angle: 34, penumbra: 0.7 },
    },
    { name: 'Fill light', type: 'point', at: [-2.6, 1.8, 2.2], intensity: 9, color: '#ffd9c7' },
    { name: 'Sun', type: 'directional', at: [-3, 5, 2], turn: [-48, -36, 0], intensity: 1.5, color: '#fff6ec' },
  ],
}
