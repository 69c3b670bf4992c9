import { added, at, gone, inLine, measures, on, rest, setting, sound, there, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a nursery. */
export const BABYROOM = [
  ...requests('create', 'babyroom', [
    [
      'c',
      'add two more blocks, a yellow one on block A and a purple one on block B',
      added(2),
      on('Block A 2', 'Block A'),
      on('Block A 3', 'Block B'),
      sound,
    ],
    ['i', 'the baby needs somewhere to sleep', added(1), rest()],
  ]),
  ...requests('relations', 'babyroom', [
    [
      'c',
      'build a tower out of the three blocks, red at the bottom and blue on top',
      on('Block B', 'Block A'),
      on('Block C', 'Block B'),
      rest('Block A', 'Block B', 'Block C'),
    ],
    [
      'c',
      'line up the blocks and the ball along the front edge of the play mat',
      inLine(['Block A', 'Block B', 'Block C', 'Ball'], 0),
      rest('Block A', 'Block B', 'Block C', 'Ball'),
    ],
    ['c', 'surround the teddy with the blocks', rest('Block A', 'Block B', 'Block C'), sound],
    ['i', ['the red one', 'put it on the green one', 'and the blue one on top of that'], on('Block C', 'Block A')],
    ['i', ['move teddy', 'over to the chair'], within('Teddy', 'Rocking chair', 0.3)],
    ['i', 'put the ball were the teddy is', at('Ball', [-1, null, 0.6])],
  ]),
  ...requests('change', 'babyroom', [
    ['c', 'make the play mat as large as the floor is wide', measures('Play mat', [7, 0.02, null])],
    ['i', 'delet the bloks but keep teh red one', gone('Block B', 'Block C'), there('Block A'), there('Toy box')],
    ['i', "it's too bright for the baby to sleep", setting(({ exposure }) => exposure < 1)],
    [
      'i',
      ['is the dresser higher than the changing table?', 'then lower it to the same height'],
      measures('Dresser', [null, 0.9, null]),
    ],
  ]),
]
