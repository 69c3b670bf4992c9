import type { TestEditor } from '../support/editor.ts'

type Triple = [number, number, number]
type Item = { shape: string; name: string; position: Triple; size: Triple; color: string }

const item = (shape: string, name: string, position: Triple, size: Triple, color: string): Item => ({
  shape,
  name,
  position,
  size,
  color,
})

const scene = (items: Item[]) => async (editor: TestEditor) => {
  await editor.run('mesh.addMany', { items })
}

const group = async (editor: TestEditor, name: string, items: Item[]) => {
  const { created } = (await editor.run('mesh.addMany', { items })) as unknown as { created: string[] }
  await editor.run('node.group', { nodes: created, name })
}

const numbered = (name: string, i: number) => (i ? `${name} ${i + 1}` : name)

/** Scenes of other trades, in whose words the grammar was not written. */
export const ELSEWHERE = {
  kitchen: scene([
    item('plane', 'Floor', [0, 0, 0], [6, 0, 5], 'beige'),
    item('box', 'Rear wall', [0, 1.3, -2.55], [6, 2.6, 0.1], 'white'),
    item('box', 'Side wall', [3.05, 1.3, 0], [0.1, 2.6, 5], 'white'),
    item('box', 'Fridge', [-2.5, 0.9, -2.1], [0.8, 1.8, 0.7], 'silver'),
    item('box', 'Stove', [-1.5, 0.45, -2.15], [0.6, 0.9, 0.6], 'black'),
    item('box', 'Sink', [-0.5, 0.45, -2.15], [0.9, 0.9, 0.6], 'lightgray'),
    item('box', 'Island', [0, 0.45, 0.3], [2, 0.9, 0.9], 'white'),
    item('cylinder', 'Stool', [-0.6, 0.35, 1.2], [0.35, 0.7, 0.35], 'brown'),
    item('cylinder', 'Stool 2', [0, 0.35, 1.2], [0.35, 0.7, 0.35], 'brown'),
    item('cylinder', 'Stool 3', [0.6, 0.35, 1.2], [0.35, 0.7, 0.35], 'brown'),
    item('cylinder', 'Pot', [-1.5, 1.0, -2.15], [0.3, 0.2, 0.3], 'gray'),
    item('cylinder', 'Plate', [-0.4, 0.91, 0.3], [0.25, 0.02, 0.25], 'white'),
    item('cylinder', 'Plate 2', [0.4, 0.91, 0.3], [0.25, 0.02, 0.25], 'white'),
    item('sphere', 'Apple', [0, 0.94, 0.3], [0.08, 0.08, 0.08], 'red'),
    item('cylinder', 'Bottle', [0.8, 1.05, 0.3], [0.08, 0.3, 0.08], 'green'),
    item('box', 'Trash can', [2.6, 0.3, -2.1], [0.4, 0.6, 0.4], 'gray'),
  ]),
  farm: scene([
    item('plane', 'Ground', [0, 0, 0], [40, 0, 40], 'olive'),
    item('box', 'Barn', [-8, 2.5, -6], [6, 5, 8], 'firebrick'),
    item('cylinder', 'Silo', [-2, 4, -8], [3, 8, 3], 'silver'),
    item('box', 'Tractor', [3, 1, 2], [3, 2, 1.6], 'green'),
    item('box', 'Trailer', [7, 0.6, 2], [3, 1.2, 1.6], 'gray'),
    item('cylinder', 'Hay bale', [5, 0.5, -4], [1.2, 1, 1.2], 'gold'),
    item('cylinder', 'Hay bale 2', [7, 0.5, -5], [1.2, 1, 1.2], 'gold'),
    item('cylinder', 'Hay bale 3', [9, 0.5, -3], [1.2, 1, 1.2], 'gold'),
    item('box', 'Cow', [0, 0.7, 6], [0.8, 1.4, 2], 'white'),
    item('box', 'Cow 2', [3, 0.7, 8], [0.8, 1.4, 2], 'black'),
    item('box', 'Sheep', [-4, 0.45, 5], [0.5, 0.9, 1.1], 'ivory'),
    item('box', 'Sheep 2', [-5.5, 0.45, 6], [0.5, 0.9, 1.1], 'ivory'),
    item('box', 'Sheep 3', [-6, 0.45, 4], [0.5, 0.9, 1.1], 'ivory'),
    item('box', 'Fence', [0, 0.5, 12], [12, 1, 0.2], 'white'),
    item('sphere', 'Pond', [12, -0.4, 10], [6, 1, 4], 'blue'),
  ]),
  warehouse: scene([
    item('box', 'Pallet', [0, 0.075, 0], [1.2, 0.15, 1], 'tan'),
    item('box', 'Pallet 2', [3, 0.075, 0], [1.2, 0.15, 1], 'tan'),
    item('box', 'Pallet 3', [6, 0.075, 0], [1.2, 0.15, 1], 'tan'),
    item('box', 'Carton', [0, 0.45, 0], [0.6, 0.6, 0.6], 'peru'),
    item('box', 'Carton 2', [-2, 0.3, 2], [0.6, 0.6, 0.6], 'peru'),
    item('box', 'Carton 3', [-3, 0.3, 2.2], [0.6, 0.6, 0.6], 'peru'),
    item('box', 'Carton 4', [-2.4, 0.4, 3.5], [0.8, 0.8, 0.8], 'white'),
    item('cylinder', 'Barrel', [3, 0.6, -3], [0.6, 0.9, 0.6], 'blue'),
    item('cylinder', 'Barrel 2', [4, 0.45, -3], [0.6, 0.9, 0.6], 'blue'),
    item('cylinder', 'Barrel 3', [5, 0.45, -3.2], [0.6, 0.9, 0.6], 'red'),
    item('box', 'Forklift', [-5, 1, 0], [1.2, 2, 2.4], 'yellow'),
    item('box', 'Rack', [0, 1.5, -5], [4, 3, 0.8], 'orange'),
    item('cone', 'Traffic cone', [-3, 0.35, -2], [0.4, 0.7, 0.4], 'orange'),
    item('cone', 'Traffic cone 2', [-1, 0.35, -2], [0.4, 0.7, 0.4], 'orange'),
  ]),
  solar: scene([
    item('sphere', 'Sun', [0, 2, 0], [3, 3, 3], 'gold'),
    item('sphere', 'Mercury', [3, 2, 0], [0.3, 0.3, 0.3], 'gray'),
    item('sphere', 'Venus', [4.5, 2, 0], [0.6, 0.6, 0.6], 'orange'),
    item('sphere', 'Earth', [6.5, 2, 0], [0.7, 0.7, 0.7], 'blue'),
    item('sphere', 'Moon', [7.2, 2, 0], [0.2, 0.2, 0.2], 'lightgray'),
    item('sphere', 'Mars', [9, 2, 0], [0.5, 0.5, 0.5], 'red'),
    item('sphere', 'Jupiter', [13, 2, 0], [2, 2, 2], 'tan'),
  ]),
  toys: scene([
    item('box', 'Block', [0, 0.25, 0], [0.5, 0.5, 0.5], 'red'),
    item('box', 'Block 2', [1, 0.25, 0], [0.5, 0.5, 0.5], 'green'),
    item('box', 'Block 3', [2, 0.25, 0], [0.5, 0.5, 0.5], 'blue'),
    item('box', 'Block 4', [3, 0.5, 0], [1, 1, 1], 'yellow'),
    item('sphere', 'Marble', [0, 0.1, 2], [0.2, 0.2, 0.2], 'red'),
    item('sphere', 'Marble 2', [0.6, 0.1, 2], [0.2, 0.2, 0.2], 'blue'),
    item('sphere', 'Marble 3', [1.2, 0.15, 2], [0.3, 0.3, 0.3], 'green'),
    item('cylinder', 'Drum', [-2, 0.3, 0], [0.8, 0.6, 0.8], 'orange'),
    item('torus', 'Ring', [-2, 0.1, 2], [0.8, 0.2, 0.8], 'purple'),
    item('box', 'Train', [4, 0.3, 2], [1.6, 0.6, 0.6], 'black'),
  ]),
  classroom: scene([
    item('plane', 'Floor', [0, 0, 0], [12, 0, 10], 'tan'),
    item('box', 'Blackboard', [0, 1.5, -4.9], [3, 1.2, 0.06], 'black'),
    item('box', 'Teacher desk', [0, 0.4, -3], [1.6, 0.8, 0.8], 'brown'),
    ...[0, 1, 2].flatMap((r) =>
      [0, 1].map((c) =>
        item('box', numbered('Desk', r * 2 + c), [c * 3 - 1.5, 0.35, r * 1.8 - 0.5], [1.2, 0.7, 0.6], 'peru'),
      ),
    ),
    ...[0, 1, 2].flatMap((r) =>
      [0, 1].map((c) =>
        item('box', numbered('Chair', r * 2 + c), [c * 3 - 1.5, 0.4, r * 1.8 + 0.2], [0.4, 0.8, 0.4], 'blue'),
      ),
    ),
    item('sphere', 'Globe', [0.5, 0.95, -3], [0.3, 0.3, 0.3], 'teal'),
    item('box', 'Cupboard', [5.4, 1, -3], [0.8, 2, 1.6], 'gray'),
    item('cylinder', 'Waste basket', [-5, 0.2, -4], [0.3, 0.4, 0.3], 'green'),
    item('box', 'Backpack', [-1.5, 0.2, 1], [0.3, 0.4, 0.2], 'red'),
  ]),
  harbor: scene([
    item('plane', 'Sea', [0, 0, 0], [60, 0, 60], 'navy'),
    item('box', 'Pier', [0, 0.25, -5], [2, 0.5, 12], 'peru'),
    item('box', 'Boat', [4, 0.5, -3], [2, 1, 5], 'white'),
    item('box', 'Boat 2', [-4, 0.5, -5], [2, 1, 5], 'red'),
    item('cylinder', 'Lighthouse', [-12, 5, -12], [3, 10, 3], 'white'),
    item('sphere', 'Buoy', [6, 0.3, 6], [0.6, 0.6, 0.6], 'orange'),
    item('sphere', 'Buoy 2', [-6, 0.3, 6], [0.6, 0.6, 0.6], 'orange'),
    item('sphere', 'Buoy 3', [0, 0.3, 10], [0.6, 0.6, 0.6], 'yellow'),
    item('box', 'Container', [10, 1.25, -10], [6, 2.5, 2.4], 'blue'),
    item('box', 'Container 2', [10, 1.25, -13], [6, 2.5, 2.4], 'red'),
    item('box', 'Crane', [14, 4, -4], [2, 8, 2], 'gold'),
    item('cylinder', 'Bollard', [0.8, 0.7, 0], [0.3, 0.4, 0.3], 'black'),
  ]),
  desk: scene([
    item('box', 'Desktop', [0, 0.73, 0], [1.6, 0.04, 0.8], 'sienna'),
    item('box', 'Leg', [-0.75, 0.355, 0], [0.06, 0.71, 0.7], 'black'),
    item('box', 'Leg 2', [0.75, 0.355, 0], [0.06, 0.71, 0.7], 'black'),
    item('box', 'Laptop', [0, 0.76, 0.05], [0.35, 0.02, 0.25], 'silver'),
    item('box', 'Notebook', [-0.4, 0.76, 0.1], [0.2, 0.02, 0.28], 'red'),
    item('cylinder', 'Pencil', [0.3, 0.755, 0.2], [0.01, 0.01, 0.18], 'yellow'),
    item('cylinder', 'Coffee cup', [0.5, 0.8, 0], [0.08, 0.1, 0.08], 'white'),
    item('cylinder', 'Pen holder', [-0.65, 0.81, -0.25], [0.09, 0.12, 0.09], 'black'),
    item('box', 'Speaker', [-0.5, 0.9, -0.3], [0.16, 0.3, 0.2], 'black'),
    item('box', 'Speaker 2', [0.5, 0.9, -0.3], [0.16, 0.3, 0.2], 'black'),
    item('cone', 'Desk lamp', [0.7, 0.95, -0.3], [0.2, 0.4, 0.2], 'teal'),
    item('box', 'Phone', [0.6, 0.755, 0.25], [0.08, 0.01, 0.16], 'black'),
  ]),
  chess: scene([
    item('box', 'Board', [0, 0.05, 0], [4, 0.1, 4], 'wheat'),
    item('cylinder', 'White king', [0.25, 0.5, 1.75], [0.3, 0.8, 0.3], 'white'),
    item('cylinder', 'Black king', [0.25, 0.5, -1.75], [0.3, 0.8, 0.3], 'black'),
    ...[0, 1, 2, 3].map((i) =>
      item('cone', numbered('White pawn', i), [i - 1.5, 0.3, 1.25], [0.25, 0.4, 0.25], 'white'),
    ),
    ...[0, 1, 2, 3].map((i) =>
      item('cone', numbered('Black pawn', i), [i - 1.5, 0.3, -1.25], [0.25, 0.4, 0.25], 'black'),
    ),
  ]),
  gallery: scene([
    item('plane', 'Floor', [0, 0, 0], [14, 0, 10], 'lightgray'),
    item('box', 'North wall', [0, 2, -5.05], [14, 4, 0.1], 'white'),
    item('box', 'East wall', [7.05, 2, 0], [0.1, 4, 10], 'white'),
    item('box', 'Painting', [-4, 1.8, -4.97], [1.5, 1, 0.05], 'red'),
    item('box', 'Painting 2', [0, 1.8, -4.97], [1.5, 1, 0.05], 'blue'),
    item('box', 'Painting 3', [4, 1.8, -4.97], [1, 1.4, 0.05], 'yellow'),
    item('cylinder', 'Pedestal', [-3, 0.5, 0], [0.6, 1, 0.6], 'white'),
    item('cylinder', 'Pedestal 2', [0, 0.5, 0], [0.6, 1, 0.6], 'white'),
    item('cylinder', 'Pedestal 3', [3, 0.5, 0], [0.6, 1, 0.6], 'white'),
    item('sphere', 'Bronze head', [-3, 1.2, 0], [0.4, 0.4, 0.4], '#8c6239'),
    item('box', 'Marble cube', [0, 1.2, 0], [0.4, 0.4, 0.4], 'white'),
    item('torus', 'Sculpture', [5, 0.5, 3], [1.5, 1, 1.5], 'gold'),
    item('box', 'Visitor bench', [0, 0.25, 3], [2, 0.5, 0.6], 'black'),
  ]),
  imported: scene([
    item('plane', 'SM_Floor_01', [0, 0, 0], [10, 0, 10], 'gray'),
    item('box', 'SM_Table_01', [0, 0.4, 0], [1.6, 0.8, 1], 'sienna'),
    item('box', 'SM_Chair_01', [-1.2, 0.45, 0], [0.5, 0.9, 0.5], 'black'),
    item('box', 'SM_Chair_02', [1.2, 0.45, 0], [0.5, 0.9, 0.5], 'black'),
    item('cylinder', 'SM_LampPost_A', [-4, 1.5, -4], [0.2, 3, 0.2], 'black'),
    item('cylinder', 'SM_LampPost_B', [4, 1.5, -4], [0.2, 3, 0.2], 'black'),
    item('box', 'Cube.001', [3, 0.5, 3], [1, 1, 1], 'red'),
    item('box', 'Cube.002', [-3, 0.5, 3], [1, 1, 1], 'blue'),
    item('sphere', 'Sphere.001', [0, 0.5, 4], [1, 1, 1], 'white'),
    item('box', 'crate_large', [4, 0.6, 0], [1.2, 1.2, 1.2], 'peru'),
    item('box', 'crate_small', [4, 0.25, 1.5], [0.5, 0.5, 0.5], 'peru'),
    item('cylinder', 'OilDrum', [-4, 0.5, 0], [0.6, 1, 0.6], 'green'),
    item('box', 'WALL_NORTH', [0, 1.5, -5.05], [10, 3, 0.1], 'white'),
  ]),
  playground: scene([
    item('plane', 'Grass', [0, 0, 0], [30, 0, 30], 'green'),
    item('box', 'Sandbox', [-5, 0.1, 3], [3, 0.2, 3], 'wheat'),
    item('box', 'Slide', [4, 1, -3], [1, 2, 3], 'red'),
    item('box', 'Swing', [-3, 1.2, -4], [3, 2.4, 1], 'blue'),
    item('box', 'Seesaw', [2, 0.4, 4], [3, 0.8, 0.4], 'yellow'),
    item('torus', 'Tire', [0, 0.15, 0], [0.8, 0.3, 0.8], 'black'),
    item('torus', 'Tire 2', [1.5, 0.15, 0], [0.8, 0.3, 0.8], 'black'),
    item('sphere', 'Football', [0, 0.15, 2], [0.3, 0.3, 0.3], 'white'),
    item('cone', 'Tent', [8, 1, 5], [3, 2, 3], 'orange'),
    item('cylinder', 'Trash bin', [6, 0.4, 0], [0.5, 0.8, 0.5], 'gray'),
    item('box', 'Picnic table', [-8, 0.4, -3], [1.8, 0.8, 1.6], 'brown'),
    item('cylinder', 'Tree trunk', [-9, 1, 4], [0.5, 2, 0.5], 'saddlebrown'),
    item('cylinder', 'Flagpole', [0, 3, -9], [0.1, 6, 0.1], 'white'),
  ]),
  restaurant: scene([
    item('plane', 'Floor', [0, 0, 0], [14, 0, 10], 'tan'),
    item('box', 'Back wall', [0, 1.5, -5.05], [14, 3, 0.1], 'beige'),
    item('box', 'Left wall', [-7.05, 1.5, 0], [0.1, 3, 10], 'beige'),
    item('box', 'Bar', [4, 0.55, -4], [5, 1.1, 0.8], 'maroon'),
    ...[0, 1, 2].map((i) =>
      item('cylinder', numbered('Round table', i), [-4 + i * 3.5, 0.375, 0], [1, 0.75, 1], 'white'),
    ),
    ...[0, 1, 2].flatMap((i) =>
      [-0.9, 0.9].map((dx, k) =>
        item('box', numbered('Chair', i * 2 + k), [-4 + i * 3.5 + dx, 0.45, 0], [0.4, 0.9, 0.4], 'brown'),
      ),
    ),
    item('cylinder', 'Bar stool', [3, 0.4, -3.1], [0.35, 0.8, 0.35], 'black'),
    item('cylinder', 'Bar stool 2', [4, 0.4, -3.1], [0.35, 0.8, 0.35], 'black'),
    item('cylinder', 'Bar stool 3', [5, 0.4, -3.1], [0.35, 0.8, 0.35], 'black'),
    item('cylinder', 'Wine glass', [3.5, 1.2, -4], [0.08, 0.2, 0.08], 'lightblue'),
    item('cylinder', 'Wine bottle', [5, 1.25, -4], [0.08, 0.3, 0.08], 'darkgreen'),
    item('cylinder', 'Candle', [-4, 0.85, 0], [0.05, 0.2, 0.05], 'ivory'),
    item('box', 'Piano', [-5.5, 0.6, -3.8], [1.5, 1.2, 1.4], 'black'),
  ]),
  zoo: scene([
    item('plane', 'Ground', [0, 0, 0], [40, 0, 40], 'khaki'),
    item('box', 'Elephant', [-6, 1.5, 0], [2, 3, 4], 'gray'),
    item('box', 'Giraffe', [0, 2.5, -3], [1, 5, 2], 'orange'),
    item('box', 'Lion', [4, 0.6, 1], [0.8, 1.2, 2], 'goldenrod'),
    item('box', 'Lion 2', [6, 0.6, 2], [0.8, 1.2, 2], 'goldenrod'),
    item('box', 'Penguin', [8, 0.4, 6], [0.4, 0.8, 0.4], 'black'),
    item('box', 'Penguin 2', [9, 0.4, 6], [0.4, 0.8, 0.4], 'black'),
    item('box', 'Penguin 3', [10, 0.4, 6.5], [0.4, 0.8, 0.4], 'black'),
    item('box', 'Cage', [12, 1.5, -5], [4, 3, 4], 'silver'),
    item('box', 'Gate', [0, 1.5, 15], [4, 3, 0.3], 'brown'),
    item('cylinder', 'Pool', [9, 0.1, 9], [5, 0.2, 5], 'blue'),
    item('sphere', 'Rock', [-3, 0.5, 6], [1.2, 1, 1.2], 'dimgray'),
    item('sphere', 'Rock 2', [-5, 0.8, 8], [2, 1.6, 2], 'dimgray'),
  ]),
  blocks: scene([
    item('box', 'A', [-3, 0.5, 0], [1, 1, 1], 'red'),
    item('box', 'B', [-1, 0.5, 0], [1, 1, 1], 'green'),
    item('box', 'C', [1, 0.5, 0], [1, 1, 1], 'blue'),
    item('cylinder', 'Column', [3, 1, 0], [0.5, 2, 0.5], 'white'),
    item('cylinder', 'Column 2', [5, 1, 0], [0.5, 2, 0.5], 'white'),
    item('cone', 'Pyramid', [0, 0.75, -4], [1.5, 1.5, 1.5], 'yellow'),
    item('plane', 'Base plate', [0, 0, 0], [16, 0, 12], 'gray'),
    item('box', 'Long bar', [0, 0.1, 4], [4, 0.2, 0.2], 'purple'),
    item('torus', 'Big ring', [-5, 0.2, 3], [2, 0.4, 2], 'orange'),
    item('torus', 'Small ring', [5, 0.1, 3], [0.8, 0.2, 0.8], 'pink'),
  ]),
  garden: scene([
    item('plane', 'Lawn', [0, 0, 0], [20, 0, 20], 'green'),
    item('box', 'Shed', [-6, 1.2, -5], [3, 2.4, 2.5], 'brown'),
    item('cylinder', 'Birdbath', [0, 0.4, 0], [0.8, 0.8, 0.8], 'lightgray'),
    item('box', 'Hedge', [0, 0.6, -8], [12, 1.2, 0.8], 'darkgreen'),
    item('sphere', 'Rose bush', [4, 0.5, -3], [1, 1, 1], 'crimson'),
    item('sphere', 'Rose bush 2', [5.5, 0.5, -3], [1, 1, 1], 'pink'),
    item('cylinder', 'Flower pot', [2, 0.2, 3], [0.4, 0.4, 0.4], 'chocolate'),
    item('cylinder', 'Flower pot 2', [3, 0.2, 3], [0.4, 0.4, 0.4], 'chocolate'),
    item('cylinder', 'Flower pot 3', [4, 0.3, 3], [0.6, 0.6, 0.6], 'white'),
    item('box', 'Garden table', [-3, 0.375, 2], [1.4, 0.75, 0.8], 'white'),
    item('box', 'Garden chair', [-3, 0.45, 3], [0.5, 0.9, 0.5], 'white'),
    item('box', 'Garden chair 2', [-3, 0.45, 1], [0.5, 0.9, 0.5], 'white'),
    item('cylinder', 'Parasol', [-5, 1.2, 2], [2, 2.4, 2], 'yellow'),
    item('box', 'Wheelbarrow', [6, 0.35, 4], [1.2, 0.7, 0.6], 'red'),
    item('cone', 'Gnome', [1, 0.3, -2], [0.3, 0.6, 0.3], 'blue'),
  ]),
  downtown: scene([
    item('box', 'Road', [0, 0.02, 0], [30, 0.04, 6], 'dimgray'),
    item('box', 'Sidewalk', [0, 0.05, -4], [30, 0.1, 2], 'lightgray'),
    item('box', 'Bakery', [-8, 2, -7], [5, 4, 4], 'wheat'),
    item('box', 'Bookshop', [0, 2.5, -7], [5, 5, 4], 'teal'),
    item('box', 'Office tower', [9, 6, -8], [6, 12, 6], 'lightsteelblue'),
    item('box', 'Taxi', [-4, 0.75, 1], [4, 1.5, 1.8], 'yellow'),
    item('box', 'Bus', [6, 1.5, -1], [9, 3, 2.5], 'red'),
    item('box', 'Van', [-11, 1.1, -1], [4.5, 2.2, 2], 'white'),
    item('cylinder', 'Traffic light', [2, 1.8, -3.2], [0.2, 3.6, 0.2], 'black'),
    item('cylinder', 'Hydrant', [-3, 0.5, -4], [0.3, 0.8, 0.3], 'red'),
    item('box', 'Bench', [4, 0.3, -4], [1.6, 0.5, 0.5], 'brown'),
    item('cylinder', 'Lamp post', [-6, 2.5, -3.5], [0.15, 5, 0.15], 'black'),
    item('cylinder', 'Lamp post 2', [12, 2.5, -3.5], [0.15, 5, 0.15], 'black'),
    item('box', 'Person', [0, 0.95, -4], [0.4, 1.7, 0.3], 'navy'),
    item('box', 'Person 2', [1, 0.95, -4.3], [0.4, 1.7, 0.3], 'maroon'),
  ]),
  async nested(editor: TestEditor) {
    await group(editor, 'Robot', [
      item('box', 'Torso', [0, 1.2, 0], [0.8, 1, 0.5], 'silver'),
      item('sphere', 'Head', [0, 2, 0], [0.6, 0.6, 0.6], 'silver'),
      item('box', 'Arm L', [-0.55, 1.2, 0], [0.2, 0.9, 0.2], 'gray'),
      item('box', 'Arm R', [0.55, 1.2, 0], [0.2, 0.9, 0.2], 'gray'),
      item('box', 'Leg L', [-0.2, 0.35, 0], [0.25, 0.7, 0.25], 'gray'),
      item('box', 'Leg R', [0.2, 0.35, 0], [0.25, 0.7, 0.25], 'gray'),
    ])
    await group(editor, 'Snowman', [
      item('sphere', 'Bottom', [4, 0.5, 0], [1, 1, 1], 'white'),
      item('sphere', 'Middle', [4, 1.3, 0], [0.7, 0.7, 0.7], 'white'),
      item('sphere', 'Top', [4, 1.85, 0], [0.5, 0.5, 0.5], 'white'),
      item('cone', 'Nose', [4, 1.85, 0.35], [0.1, 0.1, 0.3], 'orange'),
      item('cylinder', 'Hat', [4, 2.2, 0], [0.4, 0.3, 0.4], 'black'),
    ])
    await group(editor, 'Bookcase', [
      item('box', 'Frame', [-4, 1, -1], [1.2, 2, 0.4], 'sienna'),
      item('box', 'Book 1', [-4.3, 1.1, -0.75], [0.05, 0.25, 0.18], 'red'),
      item('box', 'Book 2', [-4.2, 1.1, -0.75], [0.05, 0.25, 0.18], 'blue'),
      item('box', 'Book 3', [-4.1, 1.1, -0.75], [0.05, 0.25, 0.18], 'green'),
    ])
    await editor.run('node.rotate', { nodes: ['Bookcase'], axis: 'y', degrees: 30 })
    await group(editor, 'Wagon', [
      item('box', 'Bed', [0, 0.6, 4], [2, 0.3, 1], 'red'),
      item('cylinder', 'Wheel FL', [-0.8, 0.25, 4.5], [0.5, 0.5, 0.1], 'black'),
      item('cylinder', 'Wheel FR', [0.8, 0.25, 4.5], [0.5, 0.5, 0.1], 'black'),
      item('cylinder', 'Wheel BL', [-0.8, 0.25, 3.5], [0.5, 0.5, 0.1], 'black'),
      item('cylinder', 'Wheel BR', [0.8, 0.25, 3.5], [0.5, 0.5, 0.1], 'black'),
    ])
    await editor.run('node.scale', { nodes: ['Wagon'], by: 1.5 })
    await editor.run('mesh.addMany', {
      items: [
        item('box', 'Gift box', [2, 0.2, 2], [0.4, 0.4, 0.4], 'purple'),
        item('sphere', 'Ornament', [2.6, 0.1, 2], [0.2, 0.2, 0.2], 'gold'),
      ],
    })
    await editor.run('light.add', { type: 'point', name: 'Porch light', position: [-2, 2.5, 3] })
    await editor.run('camera.add', { name: 'Main camera', position: [0, 2, 10] })
  },
}
