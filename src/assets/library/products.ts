import {
  BEAK,
  BLACK_GLASS,
  BRASS,
  CARDBOARD,
  CHROME,
  CLEAR,
  CORK,
  CREAM,
  GLAZE,
  GRAPHITE,
  GREEN_GLASS,
  LEATHER,
  LINEN,
  ORANGE,
  PAPER,
  PINK,
  PLASTER,
  RED_PAINT,
  RUBBER,
  SCREEN,
  STEEL,
  WAX,
  WHITE,
} from './finishes.ts'
import { count, item, metres } from './item.ts'
import { along, arc, ball, box, cut, MAIN, type Point, path, pole, ring, rod, rounded, turned } from './parts.ts'

/** Goods, and what they are shown on. */
export const PRODUCTS = [
  item('Bottle', { category: 'products', words: 'wine bottle, water bottle, flask' }, () => [
    turned(
      'Glass',
      [0, 0, 0],
      path(
        '0 0, 0.034 0, 0.038 0.006, 0.038 0.17, 0.034 0.2, 0.016 0.235, 0.0145 0.285, 0.0165 0.286, 0.0165 0.3, 0 0.3',
      ),
      GREEN_GLASS,
      MAIN,
    ),
    rod('Label', [0, 0.06, 0], [0.0385, 0.08], PAPER, { soft: 0.0005 }),
    rod('Cork', [0, 0.297, 0], [0.012, 0.013], CORK, { sides: 14 }),
  ]),
  item('Perfume bottle', { category: 'products', words: 'perfume, flacon, fragrance' }, () => [
    box('Glass', [0, 0.045, 0], [0.07, 0.09, 0.03], CLEAR, { soft: 0.006 }),
    box('Perfume', [0, 0.036, 0], [0.056, 0.06, 0.018], ORANGE, { ...MAIN, soft: 0.004 }),
    rod('Collar', [0, 0.089, 0], [0.011, 0.01], BRASS, { sides: 18 }),
    box('Cap', [0, 0.114, 0], [0.03, 0.032, 0.026], BRASS, { soft: 0.003 }),
  ]),
  item('Carton', { category: 'products', words: 'cardboard box, package, parcel, packet' }, () => [
    box('Board', [0, 0.15, 0], [0.4, 0.3, 0.3], CARDBOARD, MAIN),
    box('Tape', [0, 0.15, 0], [0.05, 0.302, 0.302], PAPER),
  ]),
  item('Can', { category: 'products', words: 'tin can, tin, soda can, drink can' }, () => [
    turned('Body', [0, 0, 0], path('0 0, 0.024 0, 0.033 0.01, 0.033 0.108, 0.027 0.12, 0 0.12'), RED_PAINT, MAIN),
    turned('Lid', [0, 0.118, 0], path('0.027 0, 0.028 0.004, 0.025 0.004, 0.024 0.0015, 0 0.0015'), STEEL),
    box('Tab', [0, 0.121, 0.006], [0.012, 0.0015, 0.02], STEEL),
  ]),
  item('Jar', { category: 'products', words: 'cosmetic jar, cream jar, jam jar' }, () => [
    rod('Glass', [0, 0, 0], [0.04, 0.05], CREAM, { ...MAIN, soft: 0.008 }),
    rod('Lid', [0, 0.05, 0], [0.041, 0.025], BRASS, { soft: 0.003 }),
  ]),
  item('Pump bottle', { category: 'products', words: 'soap dispenser, lotion, shampoo bottle, lotion bottle' }, () => [
    rod('Bottle', [0, 0, 0], [0.035, 0.14], PINK, { ...MAIN, soft: 0.012 }),
    rod('Collar', [0, 0.138, 0], [0.016, 0.018], WHITE, { sides: 18 }),
    rod('Stem', [0, 0.155, 0], [0.005, 0.025], WHITE, { sides: 10 }),
    box('Head', [0, 0.185, 0.012], [0.02, 0.012, 0.05], WHITE, { soft: 0.004 }),
  ]),
  item('Tube', { category: 'products', words: 'cosmetic tube, toothpaste' }, () => [
    rod('Cap', [0, 0, 0], [0.02, 0.03], WHITE),
    turned('Body', [0, 0.03, 0], path('0.017 0, 0.024 0.01, 0.025 0.12, 0 0.121'), GLAZE, {
      ...MAIN,
      scale: [1, 1, 0.8],
    }),
    box('Seam', [0, 0.155, 0], [0.05, 0.014, 0.006], GLAZE, MAIN),
  ]),
  item('Phone', { category: 'products', words: 'smartphone, mobile phone, mobile, cell phone' }, () => [
    cut('Housing', [0, 0.004, 0], rounded(0.072, 0.15, 0.011), 0.008, GRAPHITE, {
      ...MAIN,
      bevel: 0.0015,
      rotation: [-90, 0, 0],
    }),
    cut('Screen', [0, 0.008, 0], rounded(0.066, 0.144, 0.009), 0.001, SCREEN, { bevel: 0, rotation: [-90, 0, 0] }),
  ]),
  item('Tablet', { category: 'products', words: 'tablet computer' }, () => [
    cut('Housing', [0, 0.004, 0], rounded(0.25, 0.18, 0.012), 0.008, STEEL, {
      ...MAIN,
      bevel: 0.0015,
      rotation: [-90, 0, 0],
    }),
    cut('Screen', [0, 0.008, 0], rounded(0.238, 0.168, 0.008), 0.001, SCREEN, { bevel: 0, rotation: [-90, 0, 0] }),
  ]),
  item('Laptop', { category: 'products', words: 'computer, notebook computer' }, () => [
    cut('Base', [0, 0.008, 0], rounded(0.34, 0.24, 0.012), 0.016, STEEL, {
      ...MAIN,
      bevel: 0.003,
      rotation: [-90, 0, 0],
    }),
    box('Keys', [0, 0.0165, -0.03], [0.29, 0.002, 0.1], GRAPHITE),
    box('Touchpad', [0, 0.0165, 0.07], [0.11, 0.001, 0.07], CHROME),
    cut('Lid', [0, 0.125, -0.142], rounded(0.34, 0.23, 0.01), 0.007, STEEL, {
      ...MAIN,
      bevel: 0.002,
      rotation: [-12, 0, 0],
    }),
    cut('Screen', [0, 0.125, -0.138], rounded(0.325, 0.212, 0.006), 0.001, SCREEN, { bevel: 0, rotation: [-12, 0, 0] }),
  ]),
  item('Computer monitor', { category: 'products', words: 'monitor, display, desktop screen' }, () => [
    box('Housing', [0, 0.36, 0], [0.6, 0.36, 0.025], GRAPHITE, MAIN),
    box('Screen', [0, 0.362, 0.013], [0.58, 0.335, 0.002], SCREEN),
    box('Neck', [0, 0.12, -0.02], [0.05, 0.22, 0.02], STEEL),
    box('Foot', [0, 0.006, 0], [0.24, 0.012, 0.18], STEEL),
  ]),
  item('Keyboard', { category: 'products', words: 'computer keyboard' }, () => [
    box('Case', [0, 0.008, 0], [0.42, 0.016, 0.13], WHITE, MAIN),
    ...along(4, 0.09).flatMap((z, row) =>
      along(13, 0.37).map((x) =>
        box('Key', [x + (row % 2) * 0.003, 0.019, z], [0.025, 0.008, 0.024], row === 3 ? GRAPHITE : CREAM),
      ),
    ),
  ]),
  item('Speaker', { category: 'products', words: 'loudspeaker' }, () => [
    box('Cabinet', [0, 0.17, 0], [0.2, 0.34, 0.22], GRAPHITE, { ...MAIN, soft: 0.012 }),
    pole('Woofer', [0, 0.12, 0.1], [0, 0.12, 0.114], 0.075, RUBBER, { sides: 24 }),
    pole('Cone', [0, 0.12, 0.11], [0, 0.12, 0.118], 0.045, STEEL, { sides: 20 }),
    pole('Tweeter', [0, 0.26, 0.1], [0, 0.26, 0.115], 0.035, RUBBER, { sides: 20 }),
  ]),
  item('Headphones', { category: 'products', words: 'earphones, headset' }, () => [
    cut('Band', [0, 0.135, 0], [...arc(0, 0, 0.085, 0, 180, 16), ...arc(0, 0, 0.076, 180, 0, 16)], 0.022, GRAPHITE, {
      ...MAIN,
      bevel: 0.003,
    }),
    ...[-1, 1].flatMap((side) => [
      box('Slider', [side * 0.0805, 0.075, 0], [0.006, 0.05, 0.014], STEEL),
      pole('Cup', [side * 0.066, 0.045, 0], [side * 0.096, 0.045, 0], 0.042, GRAPHITE, { ...MAIN, sides: 22 }),
      pole('Pad', [side * 0.05, 0.045, 0], [side * 0.068, 0.045, 0], 0.038, LEATHER, { sides: 22 }),
    ]),
  ]),
  item('Photo camera', { category: 'products', words: 'digital camera, dslr, compact camera' }, () => [
    box('Body', [0, 0.045, 0], [0.13, 0.09, 0.05], GRAPHITE, { ...MAIN, soft: 0.008 }),
    box('Finder', [0, 0.1, 0], [0.045, 0.025, 0.045], GRAPHITE, MAIN),
    pole('Lens', [0, 0.045, 0.02], [0, 0.045, 0.075], 0.034, RUBBER, { sides: 24 }),
    pole('Glass', [0, 0.045, 0.07], [0, 0.045, 0.077], 0.026, BLACK_GLASS, { sides: 24 }),
    rod('Shutter button', [0.045, 0.088, 0.008], [0.007, 0.008], STEEL, { sides: 14 }),
  ]),
  item('Shopping bag', { category: 'products', words: 'paper bag, carrier bag, gift bag' }, () => [
    box('Bag', [0, 0.16, 0], [0.26, 0.32, 0.1], PAPER, MAIN),
    box('Inside', [0, 0.318, 0], [0.24, 0.006, 0.08], CARDBOARD),
    ...[-0.045, 0.045].map((z) =>
      cut('Handle', [0, 0.36, z], [...arc(0, 0, 0.06, 0, 180, 12), ...arc(0, 0, 0.053, 180, 0, 12)], 0.006, CARDBOARD, {
        bevel: 0.001,
      }),
    ),
  ]),
  item('Gift', { category: 'products', words: 'present, gift box' }, () => [
    box('Box', [0, 0.11, 0], [0.28, 0.22, 0.28], RED_PAINT, MAIN),
    box('Lid', [0, 0.23, 0], [0.3, 0.05, 0.3], RED_PAINT, MAIN),
    box('Ribbon', [0, 0.128, 0], [0.05, 0.257, 0.304], LINEN),
    box('Ribbon', [0, 0.128, 0], [0.304, 0.257, 0.05], LINEN),
    ...[-1, 1].map((side) =>
      ball('Bow', [side * 0.05, 0.285, 0], [0.1, 0.05, 0.05], LINEN, { rotation: [0, 0, side * 22] }),
    ),
  ]),
  item('Watch', { category: 'products', words: 'wristwatch' }, () => [
    ring('Strap', [0, 0.036, 0], 0.03, 0.0055, LEATHER, { rotation: [90, 0, 90], scale: [1, 2.2, 1] }),
    rod('Case', [0, 0.066, 0], [0.02, 0.01], BRASS, MAIN),
    rod('Dial', [0, 0.075, 0], [0.017, 0.0015], PAPER),
  ]),
  item('Sneaker', { category: 'products', words: 'shoe, trainer, running shoe' }, () => [
    cut('Sole', [0, 0.014, 0], rounded(0.095, 0.28, 0.045), 0.028, WHITE, { bevel: 0.006, rotation: [-90, 0, 0] }),
    cut(
      'Upper',
      [0, 0.065, 0],
      path('-0.13 -0.045, 0.125 -0.045, 0.13 -0.02, 0.07 0.005, 0.0 0.05, -0.09 0.055, -0.12 0.04'),
      0.08,
      RED_PAINT,
      { ...MAIN, bevel: 0.012, rotation: [0, -90, 0] },
    ),
    ...[0.02, 0.045, 0.07].map((z, i) =>
      box('Lace', [0, 0.1 - i * 0.012, z - 0.01], [0.05, 0.006, 0.008], WHITE, { rotation: [30, 0, 0] }),
    ),
  ]),
  item('Candle jar', { category: 'products', words: 'scented candle' }, () => [
    turned('Jar', [0, 0, 0], path('0 0, 0.038 0, 0.04 0.003, 0.04 0.09, 0.037 0.09, 0.037 0.006, 0 0.006'), CLEAR),
    rod('Wax', [0, 0.006, 0], [0.0365, 0.06], WAX, { ...MAIN, soft: 0.002 }),
    rod('Wick', [0, 0.065, 0], [0.0015, 0.012], BEAK, { sides: 6 }),
  ]),
  item(
    'Pedestal',
    { category: 'products', words: 'plinth, stand, display stand', params: { height: metres(1, 0.2, 2) } },
    ({ height }) => [
      box('Base', [0, 0.04, 0], [0.6, 0.08, 0.6], PLASTER, MAIN),
      box('Shaft', [0, height / 2, 0], [0.48, height - 0.1, 0.48], PLASTER, MAIN),
      box('Cap', [0, height - 0.04, 0], [0.6, 0.08, 0.6], PLASTER, MAIN),
    ],
  ),
  item(
    'Podium',
    {
      category: 'products',
      words: 'round podium, display podium, turntable',
      params: { steps: count(2, 1, 5), diameter: metres(1.2, 0.3, 5) },
    },
    ({ steps, diameter }) =>
      Array.from({ length: steps }, (_, i) =>
        rod('Step', [0, i * 0.12, 0], [(diameter / 2) * (1 - (i / steps) * 0.6), 0.12], PLASTER, {
          ...MAIN,
          sides: 56,
          soft: 0.012,
        }),
      ),
  ),
  item(
    'Backdrop',
    {
      category: 'products',
      words: 'photo backdrop, cyclorama, paper roll, cove',
      params: { width: metres(3, 1, 12), height: metres(2.4, 1, 6) },
    },
    ({ width, height }) => {
      const [depth, radius, thick] = [2.4, 0.8, 0.02]
      const bend = (r: number, from: number, to: number) => arc(-depth / 2 + radius, radius, r, from, to, 12)
      const outline: Point[] = [
        [depth / 2, 0],
        [depth / 2, thick],
        ...bend(radius - thick, 270, 180),
        [-depth / 2 + thick, height],
        [-depth / 2, height],
        ...bend(radius, 180, 270),
      ]
      return [cut('Paper', [0, height / 2, 0], outline, width, PINK, { ...MAIN, bevel: 0, rotation: [0, -90, 0] })]
    },
  ),
]
