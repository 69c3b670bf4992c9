import {
  added,
  asks,
  boundsOf,
  center,
  clear,
  color,
  faces,
  find,
  gone,
  hidden,
  holds,
  measures,
  moved,
  on,
  refuses,
  rest,
  says,
  setting,
  smaller,
  there,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders that lean on what was said before, with typos, wishes and complaints, on a playground and in a bathroom. */
export const BATHSUITE = [
  ...requests('memory', 'playspot', [
    ['i', ['which bench is green?', 'make it red'], color('Bench 3', 'red'), rest('Bench 3')],
    ['i', ['the green bench should be another colour', 'red'], color('Bench 3', 'red'), rest('Bench 3')],
    ['i', ['select the green bench', 'red please'], color('Bench 3', 'red'), rest('Bench 3')],
  ]),
  ...requests('memory', 'playspot', [
    [
      'i',
      ['move the beach ball 2 m back', "that's too far, only 1 m"],
      moved('Beach ball', [0, 0, 1]),
      rest('Beach ball'),
    ],
    ['i', ['roll the ball back 2 m', 'half of that would do'], moved('Beach ball', [0, 0, 1]), rest('Beach ball')],
    ['i', ['roll the ball 2 m back', 'a metre less'], moved('Beach ball', [0, 0, 1]), rest('Beach ball')],
  ]),
  ...requests('memory', 'playspot', [
    ['i', ['put the ball on the left bench', 'the middle one, sorry'], on('Beach ball', 'Bench 2'), rest('Beach ball')],
    ['i', ['ball onto the green bench', 'no, bench 2'], on('Beach ball', 'Bench 2'), rest('Beach ball')],
    ['i', ['put the beach ball on bench 1', 'oh, i meant bench 2'], on('Beach ball', 'Bench 2'), rest('Beach ball')],
  ]),
  ...requests('memory', 'playspot', [
    ['i', ['how many trees do we have?', 'remove the smaller one'], gone('Tree 2'), there('Tree'), rest('Tree 2')],
    ['i', ['which tree is smaller?', 'cut it down'], gone('Tree 2'), there('Tree'), rest('Tree 2')],
    ['i', ['select the trees', 'delete the right one'], gone('Tree 2'), there('Tree'), rest('Tree 2')],
  ]),
  ...requests('memory', 'playspot', [
    ['i', ['make the carousel bigger', 'and green'], color('Carousel', 'green')],
    ['i', ['enlarge the carousel', 'also make it green'], color('Carousel', 'green')],
    ['i', ['the carousel should be bigger', 'and it should be green'], color('Carousel', 'green')],
  ]),
  ...requests('memory', 'playspot', [
    ['i', ['add a bench next to the bin', 'one more on the other side of it'], added(1), rest()],
    ['i', ['put a bench beside the slide', 'another one beside the swing'], added(1), rest()],
  ]),
  ...requests('memory', 'playspot', [
    ['i', ['turn the left bench to the carousel', 'the middle one too'], faces('Bench 2', 'Carousel'), rest('Bench 2')],
    ['i', ['bench 1 should face the carousel', 'bench 2 as well'], faces('Bench 2', 'Carousel'), rest('Bench 2')],
  ]),
  ...requests('memory', 'bathsuite', [
    ['i', ["what's on the shelf?", 'put it on the stool'], on('Towel', 'Stool'), rest('Towel')],
    ['i', ['where is the towel?', 'lay it on the stool'], on('Towel', 'Stool'), rest('Towel')],
    ['i', ['pick up the towel', 'put it on the stool'], on('Towel', 'Stool'), rest('Towel')],
  ]),
  ...requests('memory', 'bathsuite', [
    ['i', ['paint the walls white', 'the back one green'], color('Back wall', 'green'), color('Left wall', 'white')],
    [
      'i',
      ['make both walls white', 'no, the back wall should be green'],
      color('Back wall', 'green'),
      color('Left wall', 'white'),
    ],
  ]),
  ...requests('memory', 'bathsuite', [
    ['i', ['how wide is the mirror?', 'make it 1.2 m'], measures('Mirror', [1.2, 0.8, null]), rest('Mirror')],
    ['i', ["the mirror's width?", '1.2 m would be better'], measures('Mirror', [1.2, 0.8, null]), rest('Mirror')],
  ]),
  ...requests('memory', 'bathsuite', [
    ['i', ['delete the laundry basket', 'no, the stool'], gone('Stool'), there('Laundry basket')],
    ['i', ['delete the laundry basket', 'not that, the stool!'], gone('Stool'), there('Laundry basket')],
    ['i', ['remove the basket', 'oops, i meant the stool'], gone('Stool'), there('Laundry basket')],
  ]),
  ...requests('memory', 'bathsuite', [
    ['i', ['hide the towel', 'and the soap bottle'], hidden('Towel', 'Soap bottle'), rest('Towel', 'Soap bottle')],
    ['i', ['hide the towel', 'the soap too'], hidden('Towel', 'Soap bottle'), rest('Towel', 'Soap bottle')],
  ]),
  ...requests('memory', 'bathsuite', [
    ['i', ['select the washbasin', 'rename it to Sink'], there('Sink'), gone('Washbasin')],
    ['i', ["where's the washbasin?", 'call it Sink'], there('Sink'), gone('Washbasin')],
    ['i', ['the washbasin', 'name: Sink'], there('Sink'), gone('Washbasin')],
  ]),
  ...requests('wishes', 'bathsuite', [
    [
      'i',
      'i want to sit next to the bathtub, bring the stool',
      within('Stool', 'Bathtub', 0.6),
      clear('Stool'),
      rest('Stool'),
    ],
    [
      'i',
      'the stool should be within reach of the bathtub',
      within('Stool', 'Bathtub', 0.6),
      clear('Stool'),
      rest('Stool'),
    ],
    ['i', 'bring the stool over to the tub', within('Stool', 'Bathtub', 0.6), clear('Stool'), rest('Stool')],
  ]),
  ...requests('wishes', 'bathsuite', [
    ['i', "it's rather dark in here", setting((s) => s.exposure > 1 || s.environment.intensity > 1), rest()],
    ['i', 'can you brighten the room up a bit?', setting((s) => s.exposure > 1 || s.environment.intensity > 1), rest()],
  ]),
  ...requests('complaints', 'bathsuite', [
    ['i', 'the laundry basket is too bulky', smaller('Laundry basket'), rest('Laundry basket')],
    ['i', 'the basket takes up too much space, make it smaller', smaller('Laundry basket'), rest('Laundry basket')],
    ['i', 'that laundry basket is huge', smaller('Laundry basket'), rest('Laundry basket')],
  ]),
  ...requests('complaints', 'bathsuite', [
    [
      'i',
      'the soap bottle and the cup are too close together',
      holds('apart', (r) => {
        const a = boundsOf(r, find(r, 'Soap bottle')!),
          b = boundsOf(r, find(r, 'Toothbrush cup')!)
        return Math.abs(center(a)[0] - center(b)[0]) > 0.42
      }),
    ],
    [
      'i',
      'soap and cup need more space between them',
      holds('apart', (r) => {
        const a = boundsOf(r, find(r, 'Soap bottle')!),
          b = boundsOf(r, find(r, 'Toothbrush cup')!)
        return Math.abs(center(a)[0] - center(b)[0]) > 0.42
      }),
    ],
  ]),
  ...requests('refers', 'playspot', [
    ['i', 'paint the bigger tree orange', color('Tree', 'orange'), rest('Tree')],
    ['i', 'the tree on the left in orange', color('Tree', 'orange'), rest('Tree')],
    ['i', 'make the tallest tree orange', color('Tree', 'orange'), rest('Tree')],
  ]),
  ...requests('refers', 'playspot', [
    ['i', 'take away the lamp post on the left', gone('Lamp post'), there('Lamp post 2'), rest('Lamp post')],
    ['i', 'delete the left lamp post', gone('Lamp post'), there('Lamp post 2'), rest('Lamp post')],
    ['i', 'remove the lamp post closest to the left bench', gone('Lamp post'), there('Lamp post 2'), rest('Lamp post')],
  ]),
  ...requests('refers', 'playspot', [
    ['i', 'move the bench next to the left lamp post one metre back', moved('Bench', [0, 0, -1]), rest('Bench')],
    ['i', 'the leftmost bench should go 1 m back', moved('Bench', [0, 0, -1]), rest('Bench')],
    ['i', 'move the first of the benches back by a metre', moved('Bench', [0, 0, -1]), rest('Bench')],
  ]),
  ...requests('refers', 'bathsuite', [
    ['i', 'paint the yellow thing on the washbasin pink', color('Toothbrush cup', 'pink'), rest('Toothbrush cup')],
    ['i', 'the cup on the basin: pink', color('Toothbrush cup', 'pink'), rest('Toothbrush cup')],
  ]),
  ...requests('refers', 'bathsuite', [['i', 'delete the blue mat', gone('Bath mat'), rest('Bath mat')]]),
  ...requests('typos', 'bathsuite', [
    ['i', 'moev the stoool 50cm left', moved('Stool', [-0.5, 0, 0]), rest('Stool')],
    ['i', 'move teh stol half a meter to the left', moved('Stool', [-0.5, 0, 0]), rest('Stool')],
    ['i', 'shfit stool 0.5m lft', moved('Stool', [-0.5, 0, 0]), rest('Stool')],
  ]),
  ...requests('typos', 'bathsuite', [
    ['i', 'pain the towl blue', color('Towel', 'blue'), rest('Towel')],
    ['i', 'mkae the towel bleu', color('Towel', 'blue'), rest('Towel')],
    ['i', 'colour teh towle blue', color('Towel', 'blue'), rest('Towel')],
  ]),
  ...requests('typos', 'playspot', [
    ['i', 'delte the slied', gone('Slide'), rest('Slide')],
    ['i', 'remov the slide', gone('Slide'), rest('Slide')],
    ['i', 'deleet slide', gone('Slide'), rest('Slide')],
  ]),
  ...requests('typos', 'playspot', [
    ['i', 'ad a red bnech next to the bin', added(1, { color: 'red' }), rest()],
    ['i', 'put a red bech beside the bin', added(1, { color: 'red' }), rest()],
    ['i', 'add a rde bench by the bin', added(1, { color: 'red' }), rest()],
  ]),
  ...requests('typos', 'playspot', [
    ['i', 'how mny trees are ther?', says('2'), rest()],
    ['i', 'hwo many trees are there', says('2'), rest()],
    ['i', 'how many tres do we have', says('2'), rest()],
  ]),
  ...requests('several', 'playspot', [
    [
      'i',
      'swing + slide blue, ball gone',
      color('Swing', 'blue'),
      color('Slide', 'blue'),
      gone('Beach ball'),
      rest('Swing', 'Slide', 'Beach ball'),
    ],
    [
      'i',
      'could you make the swing and the slide blue and then remove the ball? thanks!',
      color('Swing', 'blue'),
      color('Slide', 'blue'),
      gone('Beach ball'),
      rest('Swing', 'Slide', 'Beach ball'),
    ],
  ]),
  ...requests('several', 'bathsuite', [
    [
      'i',
      "I'd like the towel on the stool and in white. Also hang the mirror 10 cm higher.",
      on('Towel', 'Stool'),
      color('Towel', 'white'),
      moved('Mirror', [0, 0.1, 0]),
      rest('Towel', 'Mirror'),
    ],
    [
      'i',
      'put the towel on the stool, it should be white, and raise the mirror by 10 cm',
      on('Towel', 'Stool'),
      color('Towel', 'white'),
      moved('Mirror', [0, 0.1, 0]),
      rest('Towel', 'Mirror'),
    ],
  ]),
  ...requests('refusing', 'bathsuite', [
    ['i', 'turn on the tap', refuses, rest()],
    ['i', 'flush the toilet', refuses, rest()],
    ['i', 'move the washing machine to the left', refuses, rest()],
    ['i', 'paint the door green', refuses, rest()],
    ['i', 'what time is it?', refuses, rest()],
  ]),
  ...requests('refusing', 'playspot', [
    ['i', 'turn the bench around', asks('Bench', 'Bench 2', 'Bench 3'), rest()],
    ['i', 'paint the bench', asks('Bench', 'Bench 2', 'Bench 3'), rest()],
    ['i', 'put the ball on the bench', asks('Bench', 'Bench 2', 'Bench 3'), rest()],
    ['i', 'delete the bench', asks('Bench', 'Bench 2', 'Bench 3'), rest()],
  ]),
  ...requests('refusing', 'playspot', [
    ['i', ['delete the bench', 'the middle one'], gone('Bench 2'), rest('Bench 2')],
    ['i', ['remove the bench', 'bench 2'], gone('Bench 2'), rest('Bench 2')],
    ['i', ['delete the bench', 'the one between the other two'], gone('Bench 2'), rest('Bench 2')],
  ]),
  ...requests('questions', 'bathsuite', [
    ['i', "what's lying on the shelf?", says(/towel/i), rest()],
    ['i', 'is there something on the shelf?', says(/towel/i), rest()],
    ['i', 'which thing is on the shelf', says(/towel/i), rest()],
  ]),
  ...requests('questions', 'bathsuite', [
    ['i', "what colour's the towel?", says(/red/i), rest()],
    ['i', 'is the towel red?', says(/red/i), rest()],
    ['i', "the towel's colour?", says(/red/i), rest()],
  ]),
]
