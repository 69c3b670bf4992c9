import { type Example, put } from './builder.ts'

/** A flacon on a podium, as in an advertisement. */
export const product: Example = {
  id: 'product',
  name: 'Product on a podium',
  look: 'studio',
  settings: {
    background: { type: 'gradient', top: '#d9a894', bottom: '#f3ddd0' },
    environment: { map: 'studio', intensity: 1.6, rotation: 40 },
  },
  from: [0.16, 0.22, 1],
  frame: ['Podium', 'Flacon', 'Arch'],
  things: [
    put('backdrop', [0, 0, 0.4], { values: { width: 6, height: 3 }, size: 2.2, color: '#e3b9a7' }),
    put('podium', [0, 0.05, 0], { values: { diameter: 1.7, steps: 3 }, color: '#f2dccf', name: 'Podium' }),
    put('arch', [0, 0.05, -1.1], { values: { width: 2, height: 1.9 }, size: 0.85, color: '#f0d5c8', name: 'Arch' }),
    put('perfume bottle', [0, 0.41, 0], { size: 5.2, name: 'Flacon' }),
    put('pedestal', [-1.35, 0.05, -0.15], { size: 0.62, color: '#f2dccf', name: 'Left pedestal' }),
    put('vase', [-1.35, 0.67, -0.15], { size: 1.2, color: '#c98d79' }),
    put('pedestal', [1.35, 0.05, -0.2], {
      values: { height: 0.5 },
      size: 0.7,
      color: '#d89f8a',
      name: 'Right pedestal',
    }),
    put('jar', [1.35, 0.4, -0.2], { size: 3.4, color: '#fff3ea' }),
    put('rock', [0.98, 0.05, 0.55], { size: 0.28, color: '#c98d79' }),
    put('rock', [1.28, 0.05, 0.42], { size: 0.16, color: '#f2dccf', turn: 60 }),
    put('beach ball', [-0.9, 0.05, 0.5], { size: 0.4, wears: 'gold', name: 'Gold ball' }),
  ],
}
