import { at, color, gone, measures, moved, newOnes, refuses, rest, says, surface } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was said in rooms of all kinds, and went wrong at first. */
export const SAIDOFTEN = [
  ...requests('indirect', 'room', [
    ['i', 'delete the lamp, I never liked it', gone('Lamp'), rest('Lamp')],
    ['i', 'move the sofa 1 m to the left, we need the space for dancing', moved('Sofa', [-1, 0, 0]), rest('Sofa')],
    ['i', 'put the ball under the table, the cat plays with it', says(/cat/), rest('Ball')],
    ['i', 'my aunt is coming over, so an armchair next to the sofa', newOnes(1), rest()],
    ['i', 'pizza is here! move the book off the table', newOnes(0), rest('Book')],
    ['i', 'suppose we had a plant on each side of the sofa', newOnes(2), rest()],
    [
      'i',
      'the lamp has to go. the plant takes its place',
      gone('Lamp'),
      at('Plant', [-4.2, null, -3]),
      rest('Lamp', 'Plant'),
    ],
    [
      'i',
      "don't you think the table is too low? 90 cm would be good",
      measures('Table', [null, 0.9, null]),
      rest('Table', 'Cup', 'Book'),
    ],
    ['i', 'delete the lamp. put the plant there', gone('Lamp'), at('Plant', [-4.2, null, -3]), rest('Lamp', 'Plant')],
  ]),
  ...requests('indirect', 'room', [
    ['i', ['paint the ball red', 'it looks a bit gloomy, brighten it up'], rest()],
    ['i', 'the ball is too close, move it 30 cm away', rest('Ball')],
    ['i', 'the sofa is too wide, it should be 1.5 m', measures('Sofa', [1.5, 0.8, 0.9]), rest('Sofa')],
  ]),
  ...requests('indirect', 'bandroom', [
    ['i', 'the sofa is for the audience, so have it look at the piano', rest('Sofa')],
    [
      'i',
      'every instrument should be at least 50 cm from the wall',
      moved('Drum', [0, 0, 0]),
      rest('Piano', 'Piano stool'),
    ],
    ['i', 'put the sofa at least 1 m from the back wall', says(/already/), rest()],
  ]),
  ...requests('indirect', 'diner', [
    [
      'i',
      'the bar stools are too close, pull them 20 cm away',
      moved('Bar stool', [0, 0, 0.2]),
      rest('Bar stool', 'Bar stool 2', 'Bar stool 3', 'Bar stool 4'),
    ],
    ['i', "I'm not fond of white, what about sage green for table 2?", color('Table 2', '#9caf88'), rest('Table 2')],
    ['i', 'one bench is enough', gone('Bench 2', 'Bench 3', 'Bench 4'), rest('Bench 2', 'Bench 3', 'Bench 4')],
    ['p', 'paint the jukebox baby blue', color('Jukebox', '#89cff0'), rest('Jukebox')],
    ['p', 'add a bottle green box', newOnes(1), color('Box', '#006a4e'), rest()],
  ]),
  ...requests('indirect', 'garagebay', [
    ['i', 'put the tools away', refuses, rest()],
    [
      'i',
      'the car needs new tyres, make them black and shiny',
      color('Car', 'red'),
      surface('Tyre', (s) => s.roughness < 0.4),
      rest('Tyre', 'Tyre 2', 'Tyre 3'),
    ],
  ]),
  ...requests('indirect', 'kidsroom2', [
    [
      'i',
      'swap the bed and the wardrobe but keep the teddy where it is',
      moved('Teddy', [0, 0, 0]),
      rest('Bed', 'Wardrobe'),
    ],
  ]),
  ...requests('indirect', 'theatre', [
    ['p', 'paint the stage and the backdrop turquoise', color('Stage', '#40e0d0'), color('Backdrop', '#40e0d0')],
  ]),
  ...requests('indirect', 'lessons', [['p', 'add a cone to the left of the blackboard', newOnes(1), rest()]]),
  ...requests('indirect', 'den', [['p', 'put the tv between the bookcase and the globe', refuses, rest()]]),
]
