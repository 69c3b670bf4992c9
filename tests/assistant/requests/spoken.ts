import {
  added,
  color,
  find,
  gone,
  grew,
  holds,
  measures,
  moved,
  newOnes,
  on,
  rest,
  says,
  setting,
  surface,
  there,
  turned,
  viewed,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Single orders and questions in as many words as people have for them. */
export const SPOKEN = [
  ...requests('move', 'figures', [
    ['p', 'carefully place the ball on the red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'gently put the ball onto the red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'now quickly put the ball on top of the red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'could you kindly set the ball on the red cube?', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'simply drop the ball on the red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'be so kind as to put the ball on the red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'go ahead and put the ball on the red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'the ball, put it on the red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', "i'd like you to place the ball on the red cube", on('Ball', 'Red cube'), rest('Ball')],
    ['p', "let's stick the ball on top of the red cube", on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'ball on red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'rest the ball on the red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'have the ball sit on the red cube', on('Ball', 'Red cube'), rest('Ball')],
    ['p', 'balance the ball on the red cube', on('Ball', 'Red cube'), rest('Ball')],
  ]),
  ...requests('move', 'figures', [
    ['p', 'move the red cube 1 m closer to me', moved('Red cube', [0, 0, 1]), rest('Red cube')],
    ['p', 'bring the red cube one metre towards the camera', moved('Red cube', [0, 0, 1]), rest('Red cube')],
    ['p', 'pull the red cube 1 m to the front', moved('Red cube', [0, 0, 1]), rest('Red cube')],
    ['p', 'red cube forward 1m', moved('Red cube', [0, 0, 1]), rest('Red cube')],
    ['p', 'move the red cube 1 m in +z', moved('Red cube', [0, 0, 1]), rest('Red cube')],
    ['p', 'shift the red cube by +1 along the z axis', moved('Red cube', [0, 0, 1]), rest('Red cube')],
    ['p', 'slide the red cube a meter toward the viewer', moved('Red cube', [0, 0, 1]), rest('Red cube')],
    ['p', 'translate the red cube by (0, 0, 1)', moved('Red cube', [0, 0, 1]), rest('Red cube')],
  ]),
  ...requests('change', 'figures', [
    ['p', 'rotate the red cube by 30 degrees', turned('Red cube', 30), rest('Red cube')],
    ['p', 'turn the red cube 30°', turned('Red cube', 30), rest('Red cube')],
    ['p', 'rotate red cube 30 deg about y', turned('Red cube', 30), rest('Red cube')],
    ['p', 'give the red cube a 30 degree turn', turned('Red cube', 30), rest('Red cube')],
    ['p', 'spin the red cube by thirty degrees', turned('Red cube', 30), rest('Red cube')],
    ['p', 'rotate the red cube around the vertical axis by 30 degrees', turned('Red cube', 30), rest('Red cube')],
    ['p', 'the red cube should be rotated by 30°', turned('Red cube', 30), rest('Red cube')],
    ['p', 'add 30 degrees to the rotation of the red cube', turned('Red cube', 30), rest('Red cube')],
  ]),
  ...requests('change', 'figures', [
    [
      'p',
      'make the green sphere metallic and shiny',
      surface('Green sphere', (s) => s.metalness > 0.8 && s.roughness < 0.35),
      rest('Green sphere'),
    ],
    [
      'p',
      'give the green sphere a chrome finish',
      surface('Green sphere', (s) => s.metalness > 0.8 && s.roughness < 0.35),
      rest('Green sphere'),
    ],
    [
      'p',
      'the green sphere should look like polished metal',
      surface('Green sphere', (s) => s.metalness > 0.8 && s.roughness < 0.35),
      rest('Green sphere'),
    ],
    [
      'p',
      'apply a chrome material to the green sphere',
      surface('Green sphere', (s) => s.metalness > 0.8 && s.roughness < 0.35),
      rest('Green sphere'),
    ],
    [
      'p',
      'make the green sphere out of chrome',
      surface('Green sphere', (s) => s.metalness > 0.8 && s.roughness < 0.35),
      rest('Green sphere'),
    ],
    [
      'p',
      'turn the green sphere into chrome',
      surface('Green sphere', (s) => s.metalness > 0.8 && s.roughness < 0.35),
      rest('Green sphere'),
    ],
  ]),
  ...requests('change', 'figures', [
    [
      'p',
      'make the ball look like glass',
      surface('Ball', (s) => s.transmission > 0.5 || s.opacity < 0.6),
      rest('Ball'),
    ],
    [
      'p',
      'give the ball a glass material',
      surface('Ball', (s) => s.transmission > 0.5 || s.opacity < 0.6),
      rest('Ball'),
    ],
    [
      'p',
      'the ball should be see-through',
      surface('Ball', (s) => s.transmission > 0.5 || s.opacity < 0.6),
      rest('Ball'),
    ],
    ['p', 'turn the ball transparent', surface('Ball', (s) => s.transmission > 0.5 || s.opacity < 0.6), rest('Ball')],
  ]),
  ...requests('change', 'figures', [
    ['p', 'make the column 4 m tall', measures('Column', [0.5, 4, 0.5]), rest('Column')],
    ['p', 'increase the height of the column to 4 m', measures('Column', [0.5, 4, 0.5]), rest('Column')],
    ['p', 'the column should be 4 m high', measures('Column', [0.5, 4, 0.5]), rest('Column')],
    ['p', "raise the column's height to 4 metres", measures('Column', [0.5, 4, 0.5]), rest('Column')],
    ['p', 'set the column height to 4', measures('Column', [0.5, 4, 0.5]), rest('Column')],
    ['p', 'extend the column to a height of 4 m', measures('Column', [0.5, 4, 0.5]), rest('Column')],
    ['p', 'make the column one metre taller', measures('Column', [0.5, 4, 0.5]), rest('Column')],
    ['p', "add 1 m to the column's height", measures('Column', [0.5, 4, 0.5]), rest('Column')],
  ]),
  ...requests('change', 'figures', [
    ['p', 'shrink the cone to half its size', grew('Yellow cone', [0.5, 0.5, 0.5]), rest('Yellow cone')],
    ['p', 'make the cone half as big', grew('Yellow cone', [0.5, 0.5, 0.5]), rest('Yellow cone')],
    ['p', 'scale the yellow cone down by 50%', grew('Yellow cone', [0.5, 0.5, 0.5]), rest('Yellow cone')],
    ['p', 'reduce the cone to 50 %', grew('Yellow cone', [0.5, 0.5, 0.5]), rest('Yellow cone')],
    ['p', 'halve the cone', grew('Yellow cone', [0.5, 0.5, 0.5]), rest('Yellow cone')],
    ['p', 'the cone should be half the size', grew('Yellow cone', [0.5, 0.5, 0.5]), rest('Yellow cone')],
    ['p', "cut the cone's size in half", grew('Yellow cone', [0.5, 0.5, 0.5]), rest('Yellow cone')],
  ]),
  ...requests('sets', 'figures', [
    [
      'p',
      'paint both cubes white',
      color('Red cube', 'white'),
      color('Blue cube', 'white'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'p',
      'make the cubes white',
      color('Red cube', 'white'),
      color('Blue cube', 'white'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'p',
      'turn all cubes white',
      color('Red cube', 'white'),
      color('Blue cube', 'white'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'p',
      'each cube should be white',
      color('Red cube', 'white'),
      color('Blue cube', 'white'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'p',
      'set the colour of every cube to white',
      color('Red cube', 'white'),
      color('Blue cube', 'white'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'p',
      'the two cubes in white',
      color('Red cube', 'white'),
      color('Blue cube', 'white'),
      rest('Red cube', 'Blue cube'),
    ],
  ]),
  ...requests('sets', 'figures', [
    ['p', 'delete everything', gone('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column', 'Ball')],
    ['p', 'clear the scene', gone('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column', 'Ball')],
    ['p', 'remove all objects', gone('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column', 'Ball')],
    ['p', 'empty the scene', gone('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column', 'Ball')],
    ['p', 'wipe everything', gone('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column', 'Ball')],
    [
      'p',
      'start over with an empty scene',
      gone('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column', 'Ball'),
    ],
    ['p', 'delete all', gone('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column', 'Ball')],
  ]),
  ...requests('hierarchy', 'figures', [
    [
      'p',
      'group the two cubes',
      holds('group', (r) => {
        const p = find(r, 'Red cube')!.parent
        return !!p && find(r, 'Blue cube')!.parent === p
      }),
    ],
    [
      'p',
      'put the cubes in a group',
      holds('group', (r) => {
        const p = find(r, 'Red cube')!.parent
        return !!p && find(r, 'Blue cube')!.parent === p
      }),
    ],
    [
      'p',
      'combine the red cube and the blue cube into a group',
      holds('group', (r) => {
        const p = find(r, 'Red cube')!.parent
        return !!p && find(r, 'Blue cube')!.parent === p
      }),
    ],
    [
      'p',
      'make the cubes a group',
      holds('group', (r) => {
        const p = find(r, 'Red cube')!.parent
        return !!p && find(r, 'Blue cube')!.parent === p
      }),
    ],
    [
      'p',
      'group red cube and blue cube together',
      holds('group', (r) => {
        const p = find(r, 'Red cube')!.parent
        return !!p && find(r, 'Blue cube')!.parent === p
      }),
    ],
    [
      'p',
      'join both cubes in one group',
      holds('group', (r) => {
        const p = find(r, 'Red cube')!.parent
        return !!p && find(r, 'Blue cube')!.parent === p
      }),
    ],
  ]),
  ...requests('hierarchy', 'figures', [
    ['p', 'rename the ball to Moon', gone('Ball'), there('Moon'), rest('Ball')],
    ['p', 'call the ball Moon', gone('Ball'), there('Moon'), rest('Ball')],
    ['p', "the ball's name should be Moon", gone('Ball'), there('Moon'), rest('Ball')],
    ['p', 'change the name of the ball to Moon', gone('Ball'), there('Moon'), rest('Ball')],
    ['p', 'name the ball "Moon"', gone('Ball'), there('Moon'), rest('Ball')],
    ['p', 'from now on the ball is Moon', gone('Ball'), there('Moon'), rest('Ball')],
    ['p', 'give the ball the name Moon', gone('Ball'), there('Moon'), rest('Ball')],
  ]),
  ...requests('hierarchy', 'figures', [
    ['p', 'duplicate the ball', newOnes(1), there('Ball 2'), rest()],
    ['p', 'copy the ball', newOnes(1), there('Ball 2'), rest()],
    ['p', 'make a copy of the ball', newOnes(1), there('Ball 2'), rest()],
    ['p', 'clone the ball', newOnes(1), there('Ball 2'), rest()],
    ['p', 'another ball like this one please', newOnes(1), there('Ball 2'), rest()],
    ['p', 'i want a second ball just like the first', newOnes(1), there('Ball 2'), rest()],
    ['p', 'copy and paste the ball', newOnes(1), there('Ball 2'), rest()],
  ]),
  ...requests('light and view', 'figures', [
    ['p', 'add a light', added(1, { kind: 'light' }), rest()],
    ['p', 'add a lamp light above the scene', added(1, { kind: 'light' }), rest()],
    ['p', 'put a point light in the scene', added(1, { kind: 'light' }), rest()],
    ['p', 'insert a spotlight', added(1, { kind: 'light' }), rest()],
    ['p', 'create a directional light', added(1, { kind: 'light' }), rest()],
    ['p', 'add a sun', added(1, { kind: 'light' }), rest()],
    ['p', 'i need a light', added(1, { kind: 'light' }), rest()],
    ['p', 'give me a new light', added(1, { kind: 'light' }), rest()],
  ]),
  ...requests('light and view', 'stage', [
    ['p', 'turn off the spot', holds('off', (r) => find(r, 'Spot')!.visible === false), rest('Spot')],
    ['p', 'switch the spot off', holds('off', (r) => find(r, 'Spot')!.visible === false), rest('Spot')],
    ['p', 'spot off', holds('off', (r) => find(r, 'Spot')!.visible === false), rest('Spot')],
    ['p', 'disable the spot light', holds('off', (r) => find(r, 'Spot')!.visible === false), rest('Spot')],
    ['p', 'the spot should be off', holds('off', (r) => find(r, 'Spot')!.visible === false), rest('Spot')],
  ]),
  ...requests('light and view', 'stage', [
    ['p', 'make the bulb red', color('Bulb', 'red'), rest('Bulb')],
    ['p', 'the bulb should shine red', color('Bulb', 'red'), rest('Bulb')],
    ['p', 'change the light colour of the bulb to red', color('Bulb', 'red'), rest('Bulb')],
    ['p', 'set the colour of the bulb to red', color('Bulb', 'red'), rest('Bulb')],
  ]),
  ...requests('light and view', 'figures', [
    ['p', 'look at the column', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'focus on the ball', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'show the ball', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'zoom to the red cube', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'frame all', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'view from top', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'top view', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'look from the left', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'go to the front view', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'show me the scene from behind', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'center the view on the ball', viewed((l, f) => l.length + f.length > 0), rest()],
    ['p', 'isometric view', viewed((l, f) => l.length + f.length > 0), rest()],
  ]),
  ...requests('mood', 'figures', [
    [
      'p',
      'make it night',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'sunset lighting',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'warm light please',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'make the background black',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'white background',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'set the environment to forest',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'brighter please',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'make the scene darker',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'give it a dramatic mood',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'daylight',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'change the background colour to light blue',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
    [
      'p',
      'it should look like early morning',
      holds(
        'env',
        (r) =>
          JSON.stringify(r.editor.scene.settings.environment) !== '{"map":"studio","intensity":1,"rotation":0}' ||
          r.editor.scene.settings.exposure !== 1 ||
          r.editor.scene.settings.background.type !== 'gradient',
      ),
      rest(),
    ],
  ]),
  ...requests('mood', 'figures', [
    ['p', 'add fog', setting((s) => s.fog !== null), rest()],
    ['p', 'make it foggy', setting((s) => s.fog !== null), rest()],
    ['p', 'some mist please', setting((s) => s.fog !== null), rest()],
    ['p', 'i want fog', setting((s) => s.fog !== null), rest()],
    ['p', 'turn on the fog', setting((s) => s.fog !== null), rest()],
    ['p', 'let there be fog', setting((s) => s.fog !== null), rest()],
  ]),
  ...requests('questions', 'figures', [
    ['p', 'how many cubes are there?', says(/2/), rest()],
    ['p', 'count the cubes', says(/2/), rest()],
    ['p', 'number of cubes?', says(/2/), rest()],
    ['p', 'how many boxes do we have', says(/2/), rest()],
    ['p', "what's the number of cubes in the scene", says(/2/), rest()],
    ['p', 'how many cubes can you see', says(/2/), rest()],
  ]),
  ...requests('questions', 'figures', [
    ['p', 'how tall is the cone?', says(/1\.5/), rest()],
    ['p', 'what is the height of the cone', says(/1\.5/), rest()],
    ['p', 'cone height?', says(/1\.5/), rest()],
    ['p', 'how high is the yellow cone', says(/1\.5/), rest()],
    ['p', 'tell me the height of the cone', says(/1\.5/), rest()],
    ['p', "what's the cone's height?", says(/1\.5/), rest()],
    ['p', 'measure the cone', says(/1\.5/), rest()],
  ]),
  ...requests('questions', 'figures', [
    ['p', 'how far is the red cube from the blue cube?', says(/2 m|1 m/), rest()],
    ['p', 'distance between the red and the blue cube', says(/2 m|1 m/), rest()],
    ['p', "what's the gap between the red cube and the blue cube?", says(/2 m|1 m/), rest()],
    ['p', 'how much space is there between the two cubes?', says(/2 m|1 m/), rest()],
    ['p', 'how far apart are the cubes?', says(/2 m|1 m/), rest()],
  ]),
  ...requests('questions', 'figures', [
    ['p', 'what is the smallest object?', says('Ball'), rest()],
    ['p', 'which object is smallest', says('Ball'), rest()],
    ['p', "what's the smallest thing here?", says('Ball'), rest()],
    ['p', 'name the smallest object', says('Ball'), rest()],
    ['p', 'which is the smallest one', says('Ball'), rest()],
  ]),
  ...requests('questions', 'figures', [
    ['p', 'what colour is the ball?', says(/orange/i), rest()],
    ['p', 'which color does the ball have', says(/orange/i), rest()],
    ['p', "what's the ball's colour", says(/orange/i), rest()],
    ['p', 'the colour of the ball?', says(/orange/i), rest()],
    ['p', 'ball color?', says(/orange/i), rest()],
    ['p', 'is the ball red or orange?', says(/orange/i), rest()],
  ]),
  ...requests('export', 'figures', [
    ['p', 'export the scene', says(/export|saved|download|glb|gltf/i), rest()],
    ['p', 'export as glb', says(/export|saved|download|glb|gltf/i), rest()],
    ['p', 'save the scene as a GLB', says(/export|saved|download|glb|gltf/i), rest()],
    ['p', 'download the scene', says(/export|saved|download|glb|gltf/i), rest()],
    ['p', 'export to gltf', says(/export|saved|download|glb|gltf/i), rest()],
    ['p', 'save as glb file', says(/export|saved|download|glb|gltf/i), rest()],
    ['p', 'i want to export this', says(/export|saved|download|glb|gltf/i), rest()],
    ['p', 'give me the scene as glb', says(/export|saved|download|glb|gltf/i), rest()],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['delete the ball', 'how many cubes are there?', 'no'], gone('Ball'), rest()],
    ['i', ['delete the ball', 'no'], there('Ball')],
    ['p', ['delete the ball', 'undo'], there('Ball')],
    ['p', ['delete the ball', 'undo that'], there('Ball')],
    ['p', ['delete the ball', 'revert'], there('Ball')],
    ['p', ['delete the ball', 'take that back'], there('Ball')],
    ['p', ['delete the ball', "i didn't mean that, undo"], there('Ball')],
    ['p', ['delete the ball', 'go back'], there('Ball')],
    ['p', ['delete the ball', 'ctrl z'], there('Ball')],
    ['p', ['delete the ball', 'cancel that'], there('Ball')],
    ['p', ['delete the ball', 'oops'], there('Ball')],
    ['p', ['delete the ball', 'bring it back'], there('Ball')],
    ['p', ['delete the ball', 'restore the ball'], there('Ball')],
    ['p', ['delete the ball', 'undo the last step'], there('Ball')],
  ]),
]
