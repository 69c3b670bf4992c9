import { added, at, beside, bottom, measures, moved, on, rest, setting } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a street. */
export const AVENUE = [
  ...requests('change', 'avenue', [
    ['p', 'Make the road twice as wide', measures('Road', [40, 0.02, 10]), rest('Road')],
    ['i', 'Could you make the trees look more different from each other?', measures('Tree 2', [1.5, 3, 1.5])],
  ]),
  ...requests('relations', 'avenue', [
    ['c', 'Give both houses a red roof', added(2), on('Roof', 'Blue house'), on('Roof 2', 'Yellow house')],
    [
      'c',
      'Line the street lamps up 1 m behind the road',
      at('Street lamp 1', [-10, 2, 2.4]),
      at('Street lamp 3', [10, 2, null]),
      rest('Street lamp 1', 'Street lamp 2', 'Street lamp 3'),
    ],
    [
      'c',
      'Put a traffic cone at each corner of the car',
      added(4),
      bottom('Traffic cone', 0),
      beside('Traffic cone 4', 'Red car'),
    ],
    ['c', 'Add a red and a white balloon 2 m above the bench', bottom('Balloon', 2.5), bottom('Balloon 2', 2.5)],
    ['c', 'Fill the gap between the houses with three trees', added(3), rest()],
    ['c', 'Scatter a dozen flowers on the lawn around the blue house', added(12), rest()],
    ['c', 'Add a hedge along the road', added(1, { size: [40, null, null] }), beside('Hedge', 'Road')],
    ['c', 'Move both trees to the back edge of the ground', at('Tree 1', [null, 2.5, -13.75])],
    ['i', 'bring teh bench nearer 2 the mailbox', at('Bench', [4.9, null, 1])],
    ['i', 'I want the ball kicked to the other side of the road', moved('Football', [0, null, null])],
    ['i', ['put the ball on the bench', 'push it off'], bottom('Football', 0), rest('Football')],
    ['c', "Move the street lamp that's nearest to the van 2 m away from it", rest('Street lamp 2', 'Street lamp 3')],
  ]),
  ...requests('mood', 'avenue', [
    ['i', 'Let there be night', setting(({ environment }) => environment.map === 'night')],
  ]),
]
