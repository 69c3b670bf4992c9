import { color, hidden, measures, rest, says, up } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a room with a bed, a desk and a wardrobe. */
export const SLEEPINGROOM = [
  ...requests('change', 'sleepingroom', [
    [
      'p',
      'lay the wardrobe on its back',
      up('Wardrobe', [0, 0, -1]),
      measures('Wardrobe', [1.4, 0.6, 2]),
      rest('Wardrobe'),
    ],
    ['p', 'lay the teddy face down', up('Teddy', [0, 0, 1]), rest('Teddy')],
  ]),
  ...requests('change', 'sleepingroom', [
    ['p', 'the bed should be pink', color('Bed', '#ffc0cb'), rest('Bed')],
    ['p', 'the mirror should be hidden', hidden('Mirror'), rest('Mirror')],
  ]),
  ...requests('questions', 'sleepingroom', [
    ['p', 'what material is the mirror?', says(/#ddeeff/), rest()],
    ['p', 'what is the wardrobe made of?', says(/brown/), rest()],
  ]),
  ...requests('light and view', 'sleepingroom', [
    ['p', 'zoom in', says(/Zoomed in/), rest()],
    ['p', 'zoom out a bit', says(/Zoomed out/), rest()],
  ]),
]
