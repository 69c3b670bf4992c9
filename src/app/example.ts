import { newId } from '../document/index.ts'
import type { Editor } from './editor.ts'

type Size = [number, number, number]

interface Part {
  shape: string
  name: string
  position: Size
  size: Size
  color: string
}

const part = (shape: string, name: string, position: Size, size: Size, color: string): Part => ({
  shape,
  name,
  position,
  size,
  color,
})

const WOOD = '#b98a5e'
const DARK_WOOD = '#7a5638'
const FABRIC = '#5f8f8b'
const LEAF = '#5d9160'

/** A reading corner, made of primitives; one step of undo for all of it. */
const PARTS: Part[] = [
  part('box', 'Floor', [0, -0.05, 0], [5, 0.1, 4], '#cdb496'),
  part('box', 'Back wall', [0, 1.3, -2.05], [5, 2.6, 0.1], '#e6e0d6'),
  part('box', 'Side wall', [-2.55, 1.3, 0], [0.1, 2.6, 4.2], '#dcd5c9'),
  part('cylinder', 'Rug', [0.1, 0.01, 0.15], [2.8, 0.02, 2.8], '#c9715a'),
  part('box', 'Seat', [-0.9, 0.34, -0.35], [0.95, 0.28, 0.9], FABRIC),
  part('box', 'Back rest', [-0.9, 0.78, -0.74], [0.95, 0.62, 0.18], FABRIC),
  part('box', 'Left arm', [-1.43, 0.48, -0.35], [0.16, 0.5, 0.9], '#54807c'),
  part('box', 'Right arm', [-0.37, 0.48, -0.35], [0.16, 0.5, 0.9], '#54807c'),
  part('box', 'Chair base', [-0.9, 0.1, -0.35], [0.9, 0.2, 0.8], DARK_WOOD),
  part('cylinder', 'Table top', [0.35, 0.5, -0.1], [0.7, 0.05, 0.7], WOOD),
  part('cylinder', 'Table leg', [0.35, 0.25, -0.1], [0.08, 0.46, 0.08], DARK_WOOD),
  part('cylinder', 'Table foot', [0.35, 0.035, -0.1], [0.42, 0.03, 0.42], DARK_WOOD),
  part('cylinder', 'Mug', [0.48, 0.58, 0.02], [0.1, 0.11, 0.1], '#f3efe7'),
  part('box', 'Book', [0.22, 0.545, -0.16], [0.24, 0.04, 0.17], '#8a4f7d'),
  part('box', 'Second book', [0.24, 0.58, -0.15], [0.21, 0.03, 0.15], '#e0a84a'),
  part('cylinder', 'Lamp foot', [-2, 0.03, -1.5], [0.4, 0.06, 0.4], '#3b3f47'),
  part('cylinder', 'Lamp pole', [-2, 0.86, -1.5], [0.05, 1.6, 0.05], '#3b3f47'),
  part('cone', 'Lamp shade', [-2, 1.75, -1.5], [0.55, 0.36, 0.55], '#f4d9a8'),
  part('box', 'Shelf side', [0.95, 1, -1.8], [0.06, 2, 0.38], WOOD),
  part('box', 'Shelf other side', [2.05, 1, -1.8], [0.06, 2, 0.38], WOOD),
  ...[0.12, 0.72, 1.32, 1.97].map((y, i) => part('box', `Board ${i + 1}`, [1.5, y, -1.8], [1.05, 0.05, 0.38], WOOD)),
  ...['#b4524b', '#4f7fa8', '#e0b15a', '#6d8f5c', '#8d6a9f'].map((color, i) =>
    part('box', `Volume ${i + 1}`, [1.12 + i * 0.085, 0.9, -1.8], [0.065, 0.31, 0.24], color),
  ),
  part('sphere', 'Vase', [1.75, 1.47, -1.8], [0.24, 0.25, 0.24], '#dfe5e8'),
  part('cylinder', 'Pot', [1.8, 0.2, 0.3], [0.42, 0.4, 0.42], '#d08b62'),
  part('sphere', 'Leaves', [1.8, 0.72, 0.3], [0.8, 0.85, 0.8], LEAF),
  part('sphere', 'More leaves', [1.62, 1.05, 0.36], [0.5, 0.55, 0.5], '#6ea56f'),
  part('torus', 'Mirror frame', [-0.7, 1.75, -1.97], [0.8, 0.08, 0.8], WOOD),
]

const GROUPS: Record<string, string[]> = {
  Room: ['Floor', 'Back wall', 'Side wall'],
  Armchair: ['Seat', 'Back rest', 'Left arm', 'Right arm', 'Chair base'],
  'Side table': ['Table top', 'Table leg', 'Table foot', 'Mug', 'Book', 'Second book'],
  Lamp: ['Lamp foot', 'Lamp pole', 'Lamp shade'],
  Bookshelf: ['Shelf side', 'Shelf other side', ...names('Board', 4), ...names('Volume', 5), 'Vase'],
  Plant: ['Pot', 'Leaves', 'More leaves'],
}

function names(stem: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${stem} ${i + 1}`)
}

/** Builds the reading corner by commands, as one step of undo. */
export async function buildExample({ registry, view }: Pick<Editor, 'registry' | 'view'>): Promise<void> {
  const group = newId()
  const run = async (id: string, params: unknown) => {
    const outcome = await registry.execute(id, params, { source: 'user', group })
    if (!outcome.ok) throw outcome.error
  }
  await run('scene.set', { name: 'Reading corner' })
  await run('mesh.addMany', { items: PARTS })
  await run('node.transform', { nodes: ['Mirror frame'], rotation: [90, 0, 0] })
  await run('material.set', { nodes: ['Lamp shade'], emissive: '#ffb765', emissiveIntensity: 0.8 })
  for (const [name, nodes] of Object.entries(GROUPS)) await run('node.group', { nodes, name })
  await run('select.set', { nodes: [] })
  view.frame(null)
}
