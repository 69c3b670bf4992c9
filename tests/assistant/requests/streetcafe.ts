import {
  added,
  bottom,
  boundsOf,
  clear,
  color,
  faces,
  find,
  gone,
  holds,
  larger,
  left,
  moved,
  newBounds,
  on,
  rest,
  says,
  shown,
  sound,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders of several parts in a café, on a stage, in a street and in a mess. */
export const STREETCAFE = [
  ...requests('create', 'cafe', [
    [
      'c',
      'put a cake on the counter',
      added(1),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 1.1) < 0.03),
      rest(),
    ],
    [
      'c',
      'add a cash register to the left end of the counter',
      added(1),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 1.1) < 0.03),
      rest(),
    ],
  ]),
  ...requests('create', 'cafe', [
    [
      'c',
      'put a candle on each table',
      added(2),
      holds('tables', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 0.75) < 0.03)),
      rest(),
    ],
    [
      'c',
      'every table gets a small vase',
      added(2),
      holds('tables', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 0.75) < 0.03)),
      rest(),
    ],
    [
      'c',
      'add one cup to each of the tables',
      added(2),
      holds('tables', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 0.75) < 0.03)),
      rest(),
    ],
  ]),
  ...requests('sets', 'cafe', [
    [
      'c',
      'make the black chairs red like chair 3',
      color('chair_1', 'red'),
      color('chair_2', 'red'),
      color('chair_4', 'red'),
      rest('chair_1', 'chair_2', 'chair_4'),
    ],
    [
      'c',
      'all chairs in the colour of the red one',
      color('chair_1', 'red'),
      color('chair_2', 'red'),
      color('chair_4', 'red'),
      rest('chair_1', 'chair_2', 'chair_4'),
    ],
    [
      'c',
      'paint every black chair red',
      color('chair_1', 'red'),
      color('chair_2', 'red'),
      color('chair_4', 'red'),
      rest('chair_1', 'chair_2', 'chair_4'),
    ],
  ]),
  ...requests('relations', 'cafe', [
    [
      'c',
      'turn the chairs at table 1 towards it',
      faces('chair_1', 'table_1'),
      faces('chair_2', 'table_1'),
      rest('chair_1', 'chair_2'),
    ],
    [
      'c',
      'chairs 1 and 2 should face table 1',
      faces('chair_1', 'table_1'),
      faces('chair_2', 'table_1'),
      rest('chair_1', 'chair_2'),
    ],
  ]),
  ...requests('relations', 'cafe', [
    [
      'c',
      'move the espresso machine 1.5 m to the left along the counter',
      moved('espresso_machine', [-1.5, 0, 0]),
      rest('espresso_machine'),
    ],
    ['c', 'slide the coffee machine 1.5 m left', moved('espresso_machine', [-1.5, 0, 0]), rest('espresso_machine')],
  ]),
  ...requests('relations', 'cafe', [
    ['c', 'put the big cup on the counter', on('bigCup', 'counter'), rest('bigCup')],
    ['c', 'the bigger cup should be on the counter', on('bigCup', 'counter'), rest('bigCup')],
    ['c', 'carry the big cup over to the counter', on('bigCup', 'counter'), rest('bigCup')],
  ]),
  ...requests('sets', 'cafe', [
    ['i', 'take away the blue cup', gone('small cup'), rest('small cup')],
    ['i', 'the cup on the right table can go', gone('small cup'), rest('small cup')],
    ['i', 'remove the smaller of the two cups', gone('small cup'), rest('small cup')],
  ]),
  ...requests('memory', 'cafe', [
    ['i', ['how long is the counter?', 'paint it white'], color('counter', 'white'), rest('counter')],
    ['i', ['look at the counter', 'it should be white'], color('counter', 'white'), rest('counter')],
    ['i', ["what's the counter's colour?", 'make it white'], color('counter', 'white'), rest('counter')],
  ]),
  ...requests('memory', 'cafe', [
    ['i', ['where is the small cup?', 'put it on the other table'], on('small cup', 'table_1'), rest('small cup')],
    ['i', ['the small cup belongs on table 1', 'thanks'], on('small cup', 'table_1'), rest('small cup')],
    ['i', ['put the small cup on the counter', 'no, on table 1'], on('small cup', 'table_1'), rest('small cup')],
  ]),
  ...requests('complaints', 'cafe', [
    [
      'i',
      'the menu board hangs too low',
      holds('higher', (r) => boundsOf(r, find(r, 'menu board')!).min[1] > 1.15),
      rest('menu board'),
    ],
    [
      'i',
      'hang the menu board somewhat higher',
      holds('higher', (r) => boundsOf(r, find(r, 'menu board')!).min[1] > 1.15),
      rest('menu board'),
    ],
    [
      'i',
      'the menu board should be up higher',
      holds('higher', (r) => boundsOf(r, find(r, 'menu board')!).min[1] > 1.15),
      rest('menu board'),
    ],
  ]),
  ...requests('change', 'stage', [
    ['c', 'make the globe green and a bit bigger', color('Globe', 'green'), larger('Globe')],
    ['c', 'globe: green, a bit bigger', color('Globe', 'green'), larger('Globe')],
    ['c', 'the globe should be bigger and green', color('Globe', 'green'), larger('Globe')],
  ]),
  ...requests('light and view', 'stage', [
    ['c', 'make the spot red and the bulb blue', color('Spot', 'red'), color('Bulb', 'blue'), rest('Spot', 'Bulb')],
    ['c', 'red for the spot, blue for the bulb', color('Spot', 'red'), color('Bulb', 'blue'), rest('Spot', 'Bulb')],
    [
      'c',
      'the spot should shine red, the bulb blue',
      color('Spot', 'red'),
      color('Bulb', 'blue'),
      rest('Spot', 'Bulb'),
    ],
  ]),
  ...requests('light and view', 'stage', [
    [
      'c',
      'switch off all lights except the spot',
      holds('hid', (r) => find(r, 'Sun')!.visible === false && find(r, 'Bulb')!.visible === false),
      rest('Sun', 'Bulb'),
    ],
    [
      'c',
      'turn off the sun and the bulb',
      holds('hid', (r) => find(r, 'Sun')!.visible === false && find(r, 'Bulb')!.visible === false),
      rest('Sun', 'Bulb'),
    ],
    [
      'c',
      'only the spot should be on',
      holds('hid', (r) => find(r, 'Sun')!.visible === false && find(r, 'Bulb')!.visible === false),
      rest('Sun', 'Bulb'),
    ],
  ]),
  ...requests('sets', 'stage', [
    ['c', 'show the crate again', shown('Crate'), rest('Crate')],
    ['c', 'make the hidden crate visible', shown('Crate'), rest('Crate')],
    ['c', 'unhide everything', shown('Crate'), rest('Crate')],
  ]),
  ...requests('relations', 'stage', [
    [
      'c',
      'show the crate and put it to the left of the podium',
      left('Crate', 'Podium'),
      within('Crate', 'Podium', 0.6),
    ],
  ]),
  ...requests('move', 'street', [
    ['c', 'drive the car two metres to the right', moved('Car', [2, 0, 0])],
    ['c', 'the car should move 2 m right', moved('Car', [2, 0, 0])],
  ]),
  ...requests('sets', 'street', [
    [
      'c',
      'make the crowns of all trees orange',
      color('Crown', 'orange'),
      color('Crown 2', 'orange'),
      color('Crown 3', 'orange'),
    ],
    [
      'c',
      'the tree crowns should be orange',
      color('Crown', 'orange'),
      color('Crown 2', 'orange'),
      color('Crown 3', 'orange'),
    ],
    ['c', 'paint every crown orange', color('Crown', 'orange'), color('Crown 2', 'orange'), color('Crown 3', 'orange')],
  ]),
  ...requests('change', 'street', [
    ['c', 'paint the roof of the house gray', color('Roof', 'gray'), rest('Roof')],
    ['c', "the house's roof should be gray", color('Roof', 'gray'), rest('Roof')],
    ['c', 'gray roof for the house', color('Roof', 'gray'), rest('Roof')],
  ]),
  ...requests('create', 'street', [
    ['c', 'plant two more trees in the row', added(2), sound],
    ['c', 'add two trees like the others', added(2), sound],
    ['c', 'two further trees please', added(2), sound],
  ]),
  ...requests('questions', 'street', [
    ['c', 'how many parts does the car have', says(/4|four/), rest()],
    ['c', 'what is the car made of?', says(/4|four/), rest()],
  ]),
  ...requests('change', 'mess', [
    ['c', 'fix the overlapping crates', clear('Crate'), clear('Crate 2')],
    ['c', 'the crates overlap, push them apart', clear('Crate'), clear('Crate 2')],
    ['c', "make sure that the crates don't overlap", clear('Crate'), clear('Crate 2')],
  ]),
  ...requests('change', 'mess', [
    ['c', 'put the balloon on the ground', bottom('Balloon', 0), rest('Balloon')],
    ['c', 'let the balloon sink to the ground', bottom('Balloon', 0), rest('Balloon')],
    ['c', 'bring the balloon down to the floor', bottom('Balloon', 0), rest('Balloon')],
  ]),
  ...requests('change', 'mess', [
    ['c', 'the rock is sunk into the ground, lift it out', bottom('Rock', 0), rest('Rock')],
    ['c', 'raise the rock until it stands on the ground', bottom('Rock', 0), rest('Rock')],
    ['c', 'set the rock on the ground', bottom('Rock', 0), rest('Rock')],
  ]),
  ...requests('questions', 'mess', [
    ['c', 'what overlaps?', says(/crate/i), rest()],
    ['c', 'is anything overlapping?', says(/crate/i), rest()],
    ['c', 'are there things that collide?', says(/crate/i), rest()],
  ]),
]
