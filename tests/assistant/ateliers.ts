import type { TestEditor } from '../support/editor.ts'
import { item, sceneOf } from './item.ts'

/** What stands in a group of its own. */
const grouped = async (editor: TestEditor, name: string, items: ReturnType<typeof item>[]) => {
  const { created } = (await editor.run('mesh.addMany', { items })) as unknown as { created: string[] }
  await editor.run('node.group', { nodes: created, name })
}

/** Places of work and of waiting: a radio studio, a platform, a pottery, an attic, a playground, a vet’s practice, a quay. */
export const ATELIERS = {
  radiohouse: sceneOf([
    item('box', 'floor', [0, -0.05, 0], [9, 0.1, 6], 'dimgray'),
    item('box', 'back wall', [0, 1.3, -3.05], [9, 2.6, 0.1], 'beige'),
    item('box', 'left wall', [-4.55, 1.3, 0], [0.1, 2.6, 6], 'beige'),
    item('box', 'right wall', [4.55, 1.3, 0], [0.1, 2.6, 6], 'beige'),
    item('box', 'glass pane', [0.5, 1.3, 0], [0.05, 2.6, 6], 'lightcyan'),
    item('box', 'mixing desk', [2.5, 0.4, -1], [2, 0.8, 0.9], 'black'),
    item('box', 'host table', [-2, 0.37, -0.5], [1.8, 0.74, 1.2], 'sienna'),
    item('cylinder', 'mic A', [-2.5, 0.94, -0.5], [0.06, 0.4, 0.06], 'silver'),
    item('cylinder', 'mic B', [-1.5, 0.94, -0.5], [0.06, 0.4, 0.06], 'silver'),
    item('box', 'speaker left', [1.6, 1.05, -1.2], [0.3, 0.5, 0.3], 'black'),
    item('box', 'speaker right', [3.4, 1.05, -1.2], [0.3, 0.5, 0.3], 'black'),
    item('cylinder', 'stool', [-2.5, 0.3, 0.6], [0.4, 0.6, 0.4], 'orange'),
    item('cylinder', 'stool 2', [-1.5, 0.3, 0.6], [0.4, 0.6, 0.4], 'orange'),
    item('box', 'office chair', [2.5, 0.5, 0.2], [0.6, 1, 0.6], 'gray'),
    item('box', 'sign', [-2, 2.2, -2.97], [0.8, 0.25, 0.06], 'red'),
    item('cone', 'ficus', [-4, 0.7, -2.5], [0.7, 1.4, 0.7], 'green'),
    item('box', 'foam panel', [-4.47, 1.5, -1], [0.06, 0.6, 0.6], 'purple'),
    item('box', 'foam panel 2', [-4.47, 1.5, 0.2], [0.06, 0.6, 0.6], 'purple'),
    item('box', 'foam panel 3', [-4.47, 1.5, 1.4], [0.06, 0.6, 0.6], 'purple'),
    item('box', 'crate', [3.8, 0.25, 2.3], [0.5, 0.5, 0.5], 'tan'),
    item('box', 'crate 2', [3.8, 0.75, 2.3], [0.5, 0.5, 0.5], 'tan'),
  ]),
  railside: async (editor: TestEditor) => {
    await sceneOf([
      item('box', 'Platform', [0, 0.15, 0], [20, 0.3, 4], 'lightgray'),
      item('box', 'Track bed', [0, 0.02, -4], [20, 0.04, 2], 'dimgray'),
      item('box', 'Ticket machine', [-6, 1.1, 1], [0.7, 1.6, 0.5], 'blue'),
      item('box', 'Ticket machine 2', [-5, 1.1, 1], [0.7, 1.6, 0.5], 'blue'),
      item('box', 'Bench_01', [-2, 0.55, 1], [1.8, 0.5, 0.5], 'green'),
      item('box', 'Bench_02', [2, 0.55, 1], [1.8, 0.5, 0.5], 'green'),
      item('box', 'Bench_03', [6, 0.55, 1], [1.8, 0.5, 0.5], 'green'),
      item('cylinder', 'Trash can', [0, 0.7, 1.2], [0.4, 0.8, 0.4], 'gray'),
      item('cylinder', 'Clock', [4, 2.8, 0], [0.8, 0.8, 0.2], 'white'),
      item('cylinder', 'Clock pole', [4, 1.35, 0], [0.1, 2.1, 0.1], 'black'),
      item('box', 'Suitcase', [2.4, 0.6, 0.2], [0.5, 0.6, 0.25], 'red'),
      item('box', 'Backpack', [-2.3, 0.95, 1], [0.35, 0.3, 0.2], 'yellow'),
    ])(editor)
    await grouped(editor, 'Train', [
      item('box', 'Locomotive', [-6, 1.6, -4], [5, 3, 1.8], 'crimson'),
      item('box', 'Wagon', [-0.6, 1.5, -4], [5, 2.8, 1.8], 'navy'),
      item('box', 'Wagon 2', [4.8, 1.5, -4], [5, 2.8, 1.8], 'navy'),
    ])
    await grouped(editor, 'Kiosk', [
      item('box', 'Booth', [8.5, 1.4, 0.8], [2, 2.2, 1.6], 'beige'),
      item('box', 'Awning', [8.5, 2.55, 0.6], [2.4, 0.1, 2.2], 'red'),
    ])
    for (const [i, x] of [-8, 0, 8].entries())
      await grouped(editor, i ? `Lamp post ${i + 1}` : 'Lamp post', [
        item('cylinder', 'Pole', [x, 1.8, 1.7], [0.12, 3, 0.12], 'black'),
        item('sphere', 'Globe', [x, 3.4, 1.7], [0.4, 0.4, 0.4], 'ivory'),
      ])
  },
  kilnhouse: sceneOf([
    item('plane', 'Ground', [0, 0, 0], [12, 0, 10], 'wheat'),
    item('box', 'Kiln', [-4, 0.8, -3], [1.4, 1.6, 1.4], 'darkred'),
    item('box', 'Workbench', [0, 0.45, -3], [2.6, 0.9, 0.8], 'peru'),
    item('cylinder', 'Wheel', [-1, 0.35, 0], [0.7, 0.7, 0.7], 'gray'),
    item('cylinder', 'Wheel 2', [1.5, 0.35, 0], [0.7, 0.7, 0.7], 'gray'),
    item('cylinder', 'Stool', [-1, 0.25, 0.9], [0.4, 0.5, 0.4], 'brown'),
    item('cylinder', 'Stool 2', [1.5, 0.25, 0.9], [0.4, 0.5, 0.4], 'brown'),
    item('box', 'Rack', [4, 0.9, -2], [0.6, 1.8, 2], 'saddlebrown'),
    item('cylinder', 'tall vase', [-0.8, 1.15, -3], [0.2, 0.5, 0.2], 'teal'),
    item('cylinder', 'short vase', [-0.3, 1.0, -3], [0.25, 0.2, 0.25], 'coral'),
    item('sphere', 'bowl', [0.3, 0.98, -3], [0.3, 0.16, 0.3], 'ivory'),
    item('sphere', 'bowl 2', [0.8, 0.98, -3], [0.3, 0.16, 0.3], 'skyblue'),
    item('box', 'clay block', [-1, 0.8, 0], [0.25, 0.2, 0.25], 'rosybrown'),
    item('cylinder', 'bucket', [2.6, 0.2, 1.5], [0.35, 0.4, 0.35], 'blue'),
    item('cylinder', 'bucket 2', [3.1, 0.2, 1.8], [0.35, 0.4, 0.35], 'red'),
    item('box', 'Door', [5.5, 1, 3], [0.1, 2, 0.9], 'white'),
  ]),
  artattic: async (editor: TestEditor) => {
    await sceneOf([
      item('box', 'Floorboards', [0, -0.05, 0], [8, 0.1, 7], 'burlywood'),
      item('box', 'Wall_N', [0, 1.2, -3.55], [8, 2.4, 0.1], 'white'),
      item('box', 'Wall_W', [-4.05, 1.2, 0], [0.1, 2.4, 7], 'white'),
      item('box', 'Skylight', [0, 1.6, -3.48], [1.2, 0.9, 0.05], 'skyblue'),
      item('box', 'easel', [-2, 0.85, -1.5], [0.7, 1.7, 0.6], 'peru'),
      item('box', 'canvas', [-2, 1.2, -1.15], [0.6, 0.8, 0.04], 'white'),
      item('cylinder', 'paint jar red', [1.1, 0.8, -2.5], [0.08, 0.12, 0.08], 'red'),
      item('cylinder', 'paint jar blue', [1.3, 0.8, -2.5], [0.08, 0.12, 0.08], 'blue'),
      item('cylinder', 'paint jar yellow', [1.5, 0.8, -2.5], [0.08, 0.12, 0.08], 'yellow'),
      item('box', 'work table', [1.5, 0.37, -2.5], [1.6, 0.74, 0.8], 'saddlebrown'),
      item('cylinder', 'floor lamp', [3.4, 0.8, -3], [0.35, 1.6, 0.35], 'gold'),
      item('box', 'trunk', [-3.3, 0.3, 2], [1, 0.6, 0.6], 'darkgreen'),
      item('sphere', 'beanbag', [0, 0.35, 2], [0.9, 0.7, 0.9], 'purple'),
      item('plane', 'rug', [0, 0.01, 1], [2.4, 0, 1.6], 'crimson'),
      item('box', 'picture frame', [-1.2, 0.3, 3.2], [0.5, 0.6, 0.04], 'gold'),
      item('box', 'picture frame 2', [-0.5, 0.4, 3.2], [0.6, 0.8, 0.04], 'black'),
      item('box', 'picture frame 3', [0.3, 0.25, 3.2], [0.4, 0.5, 0.04], 'gold'),
    ])(editor)
    await grouped(editor, 'Reading corner', [
      item('box', 'armchair', [3, 0.45, 1], [0.9, 0.9, 0.9], 'olive'),
      item('cylinder', 'side table', [3, 0.25, 2], [0.5, 0.5, 0.5], 'white'),
      item('box', 'book', [3, 0.52, 2], [0.2, 0.04, 0.15], 'maroon'),
    ])
  },
  playplot: sceneOf([
    item('plane', 'Ground', [0, 0, 0], [20, 0, 20], 'lightgreen'),
    item('box', 'Sandpit', [-4, 0.15, -2], [3, 0.3, 3], 'khaki'),
    item('box', 'Seesaw', [3, 0.3, -3], [3, 0.1, 0.3], 'red'),
    item('box', 'Slide', [4, 1, 3], [1, 2, 3], 'yellow'),
    item('cylinder', 'Merry-go-round', [0, 0.2, 4], [2, 0.4, 2], 'blue'),
    item('box', 'Bench', [-6, 0.25, 4], [1.8, 0.5, 0.5], 'brown'),
    item('box', 'Bench 2', [6, 0.25, -6], [1.8, 0.5, 0.5], 'brown'),
    item('cylinder', 'Tree', [-8, 2, -8], [1.5, 4, 1.5], 'green'),
    item('cylinder', 'Tree 2', [8, 2, -8], [1.5, 4, 1.5], 'green'),
    item('sphere', 'ball', [-4, 0.45, -2], [0.3, 0.3, 0.3], 'orange'),
  ]),
  vetpractice: sceneOf([
    item('box', 'FloorTiles', [0, -0.05, 0], [10, 0.1, 8], 'lightblue'),
    item('box', 'BackWall', [0, 1.35, -4.05], [10, 2.7, 0.1], 'white'),
    item('box', 'LeftWall', [-5.05, 1.35, 0], [0.1, 2.7, 8], 'white'),
    item('box', 'ReceptionDesk', [-3, 0.5, 2], [2, 1, 0.7], 'teal'),
    item('box', 'ExamTable', [1.5, 0.45, -1.5], [1.4, 0.9, 0.7], 'silver'),
    item('cylinder', 'ExamLamp', [1.5, 2.1, -1.5], [0.5, 0.2, 0.5], 'white'),
    item('box', 'MedCabinet', [4, 1, -3.6], [1.2, 2, 0.5], 'white'),
    item('box', 'scale_dog', [3.5, 0.05, 0.5], [1, 0.1, 0.7], 'gray'),
    item('box', 'crate_small', [-4, 0.25, -3], [0.7, 0.5, 0.5], 'tan'),
    item('box', 'crate_medium', [-3, 0.35, -3], [0.9, 0.7, 0.7], 'tan'),
    item('box', 'crate_large', [-1.8, 0.45, -3], [1.1, 0.9, 0.9], 'brown'),
    item('sphere', 'dog_toy', [-1.8, 1.0, -3], [0.2, 0.2, 0.2], 'red'),
    item('box', 'WaitingChair', [-4.5, 0.45, 0], [0.5, 0.9, 0.5], 'orange'),
    item('box', 'WaitingChair.001', [-4.5, 0.45, 0.8], [0.5, 0.9, 0.5], 'orange'),
    item('box', 'WaitingChair.002', [-4.5, 0.45, -0.8], [0.5, 0.9, 0.5], 'orange'),
    item('cone', 'PottedPalm', [4.5, 0.8, 3.5], [0.8, 1.6, 0.8], 'green'),
    item('box', 'Poster', [-1, 1.6, -3.98], [0.8, 1.1, 0.02], 'yellow'),
    item('box', 'Monitor', [-3.3, 1.25, 2.1], [0.5, 0.4, 0.06], 'black'),
    item('cylinder', 'TreatJar', [-2.4, 1.1, 2], [0.14, 0.2, 0.14], 'gold'),
  ]),
  quayfront: sceneOf([
    item('box', 'Quay', [0, -0.5, 3], [24, 1, 6], 'gray'),
    item('plane', 'Water', [0, -0.6, -8], [40, 0, 16], 'steelblue'),
    item('box', 'Trawler', [-5, 0.6, -3], [6, 2.4, 2.2], 'navy'),
    item('box', 'Dinghy', [3, -0.3, -2], [2.4, 0.6, 1.1], 'white'),
    item('cylinder', 'Bollard', [-6, 0.3, 0.6], [0.4, 0.6, 0.4], 'black'),
    item('cylinder', 'Bollard 2', [0, 0.3, 0.6], [0.4, 0.6, 0.4], 'black'),
    item('cylinder', 'Bollard 3', [6, 0.3, 0.6], [0.4, 0.6, 0.4], 'black'),
    item('box', 'Container red', [7, 1.3, 4], [6, 2.6, 2.4], 'red'),
    item('box', 'Container blue', [7, 3.9, 4], [6, 2.6, 2.4], 'blue'),
    item('box', 'Container green', [0, 1.3, 4.5], [6, 2.6, 2.4], 'green'),
    item('cylinder', 'Barrel', [-3, 0.45, 3], [0.6, 0.9, 0.6], 'orange'),
    item('cylinder', 'Barrel 2', [-3.8, 0.45, 3], [0.6, 0.9, 0.6], 'orange'),
    item('box', 'Crane base', [-9, 1, 3.5], [1.5, 2, 1.5], 'yellow'),
    item('box', 'Crane arm', [-7, 5.2, 3.5], [6, 0.4, 0.5], 'yellow'),
    item('cylinder', 'Crane mast', [-9, 3.6, 3.5], [0.5, 3.2, 0.5], 'yellow'),
    item('sphere', 'Buoy', [8, -0.3, -6], [0.8, 0.8, 0.8], 'red'),
    item('sphere', 'Buoy 2', [-10, -0.3, -7], [0.8, 0.8, 0.8], 'green'),
  ]),
}
