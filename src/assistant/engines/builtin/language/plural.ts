const IRREGULAR: Record<string, string> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  leaves: 'leaf',
  shelves: 'shelf',
  knives: 'knife',
  halves: 'half',
  feet: 'foot',
  tori: 'torus',
  toruses: 'torus',
  mice: 'mouse',
  menus: 'menu',
  geese: 'goose',
  wolves: 'wolf',
  loaves: 'loaf',
  bookshelves: 'bookshelf',
  couches: 'couch',
  benches: 'bench',
  buses: 'bus',
  lenses: 'lens',
  axes: 'axe',
  canvases: 'canvas',
  glasses: 'glass',
  gases: 'gas',
  atlases: 'atlas',
  trellises: 'trellis',
  octopuses: 'octopus',
  cactuses: 'cactus',
  cacti: 'cactus',
  walruses: 'walrus',
  taxis: 'taxi',
  skis: 'ski',
  shoes: 'shoe',
  horseshoes: 'horseshoe',
  canoes: 'canoe',
  toes: 'toe',
  valves: 'valve',
  curves: 'curve',
  mars: 'mars',
  cookies: 'cookie',
  brownies: 'brownie',
  movies: 'movie',
  zombies: 'zombie',
  smoothies: 'smoothie',
}
const SINGULAR =
  /(?:ss|us|is|glass|chess|canvas|bus|lens|gas|atlas|always|yes|scissors|pliers|headphones|earphones|binoculars|sunglasses)$/

/** Nouns whose plural is as their singular: "the sheep" is one, or all of them. */
const UNCHANGED = new Set(
  'sheep fish deer moose bison aircraft spacecraft hovercraft swine shrimp bamboo koi trout salmon cattle ivy'.split(
    ' ',
  ),
)
export const isEitherNumber = (word: string): boolean => UNCHANGED.has(word)

/** The plural of an English noun, or of a phrase that ends in one, roughly. */
export const plural = (noun: string): string =>
  isEitherNumber(noun.split(' ').at(-1)!) ? noun : `${noun}${/(?:s|x|ch|sh)$/i.test(noun) ? 'es' : 's'}`

/** The singular of an English noun, roughly. */
export function singular(word: string): string {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word]
  if (SINGULAR.test(word) || word.length < 3) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss|zz|o)es$/.test(word) && word.length > 4) return word.slice(0, -2)
  if (/[^aeiou]ves$/.test(word)) return `${word.slice(0, -3)}f`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
