import { type Example, type Group, type Part, part, type Triple } from './builder.ts'

const ROAD = '#4a4e57'
const KERB = '#a9adb5'
const GRASS = '#93c197'
const GLASS = { roughness: 0.2, metalness: 0.3 }

interface House {
  name: string
  at: [x: number, z: number]
  size: Triple
  color: string
  roof: string
  floors: number
  windows: number
}

const HOUSES: House[] = [
  {
    name: 'Town hall',
    at: [-4.6, -4.4],
    size: [3, 4.2, 2.6],
    color: '#e9dfd2',
    roof: '#b56a54',
    floors: 4,
    windows: 4,
  },
  {
    name: 'Corner shop',
    at: [-1.2, -4.6],
    size: [2.4, 2.4, 2.2],
    color: '#d98b62',
    roof: '#7d8690',
    floors: 2,
    windows: 3,
  },
  {
    name: 'Green house',
    at: [2.6, -4.5],
    size: [2.6, 3.3, 2.4],
    color: '#7db38c',
    roof: '#8d949e',
    floors: 3,
    windows: 3,
  },
  {
    name: 'Purple tower',
    at: [5.4, -4.4],
    size: [2.2, 5.4, 2.4],
    color: '#8f81bd',
    roof: '#6f6796',
    floors: 5,
    windows: 3,
  },
  { name: 'Garage', at: [-4.4, 4.2], size: [2.8, 1.6, 2.2], color: '#c2c7cf', roof: '#8d949e', floors: 1, windows: 2 },
]

const WINDOW = '#bcd6e6'

function house({ name, at: [x, z], size: [w, h, d], color, roof, floors, windows }: House): Group {
  const front = z < 0 ? 1 : -1
  const parts: Part[] = [
    part('box', `${name} walls`, [x, h / 2 + 0.1, z], [w, h, d], color, { bevel: 0.06 }),
    part('box', `${name} roof`, [x, h + 0.18, z], [w + 0.2, 0.16, d + 0.2], roof, { bevel: 0.05 }),
    part('box', `${name} door`, [x, 0.5, z + front * (d / 2 + 0.01)], [0.5, 0.8, 0.06], '#5c4436', { bevel: 0.02 }),
    part('box', `${name} chimney`, [x + w * 0.28, h + 0.45, z - front * d * 0.2], [0.3, 0.5, 0.3], roof, {
      bevel: 0.03,
    }),
  ]
  const storey = h / floors
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < windows; i++) {
      const wx = x + ((i + 0.5) / windows - 0.5) * w * 0.92
      if (floor === 0 && Math.abs(wx - x) < 0.45) continue
      const at: Triple = [wx, 0.1 + storey * (floor + 0.56), z + front * (d / 2 + 0.005)]
      parts.push(
        part('box', `${name} window ${floor + 1}.${i + 1}`, at, [0.42, 0.56, 0.05], WINDOW, {
          bevel: 0.02,
          surface: GLASS,
        }),
      )
    }
  }
  return { name, parts }
}

function tree(i: number, x: number, z: number): Group {
  const size = 0.85 + ((i * 37) % 5) * 0.09
  const green = ['#5fa070', '#4f8f66', '#74b07c'][i % 3]
  const name = `Tree ${i + 1}`
  return {
    name,
    parts: [
      part('cylinder', `${name} trunk`, [x, 0.3 * size, z], [0.16, 0.5 * size, 0.16], '#7a5a40'),
      part('cone', `${name} lower leaves`, [x, 0.85 * size, z], [0.95 * size, 0.9 * size, 0.95 * size], green),
      part('cone', `${name} upper leaves`, [x, 1.35 * size, z], [0.7 * size, 0.85 * size, 0.7 * size], green),
    ],
  }
}

function car(name: string, x: number, z: number, color: string, along: 'x' | 'z'): Group {
  const swap = ([a, b, c]: Triple): Triple => (along === 'x' ? [a, b, c] : [c, b, a])
  const place = (dx: number, y: number, dz: number): Triple => {
    const [ox, , oz] = swap([dx, 0, dz])
    return [x + ox, y, z + oz]
  }
  const wheels = ([-0.36, 0.36] as const).flatMap((dx) =>
    ([-0.24, 0.24] as const).map((dz, i) =>
      part(
        'cylinder',
        `${name} wheel ${dx < 0 ? 'rear' : 'front'} ${i + 1}`,
        place(dx, 0.14, dz),
        [0.24, 0.1, 0.24],
        '#24272d',
        {
          turn: along === 'x' ? [90, 0, 0] : [0, 0, 90],
        },
      ),
    ),
  )
  return {
    name,
    parts: [
      part('box', `${name} body`, place(0, 0.25, 0), swap([1.2, 0.26, 0.54]), color, {
        bevel: 0.08,
        surface: { clearcoat: 1, roughness: 0.35 },
      }),
      part('box', `${name} cabin`, place(-0.06, 0.47, 0), swap([0.62, 0.24, 0.46]), '#2f3a45', {
        bevel: 0.08,
        surface: GLASS,
      }),
      ...wheels,
    ],
  }
}

const stripe = (i: number, along: 'x' | 'z'): Part => {
  const t = -6.3 + i * 1.4
  const [at, size]: [Triple, Triple] =
    along === 'x'
      ? [
          [t, 0.026, 0],
          [0.6, 0.012, 0.09],
        ]
      : [
          [0.7, 0.026, t],
          [0.09, 0.012, 0.6],
        ]
  return part('box', `Stripe ${along.toUpperCase()} ${i + 1}`, at, size, '#e8e6df')
}

const lawn = (name: string, at: Triple, size: Triple) => part('box', name, at, size, GRASS, { bevel: 0.03 })

const TREES: [number, number][] = [
  [-6.3, -2.2],
  [-2.9, -2.2],
  [4, -2.2],
  [6.3, -2.2],
  [2.2, 2.3],
  [3.6, 5.6],
  [5.9, 2.6],
  [6.2, 5.2],
  [5.75, 3.9],
  [-6.4, 5.6],
]

/** A crossing with houses, cars and a small park. */
export const cityBlock: Example = {
  id: 'cityBlock',
  name: 'City block',
  from: [0.75, 0.72, 0.95],
  settings: {
    environment: { map: 'studio', intensity: 1.3 },
    background: { type: 'gradient', top: '#7fa9cf', bottom: '#dbe6ea' },
    ground: { grid: false, shadow: false },
  },
  groups: [
    {
      name: 'Ground',
      parts: [
        part('box', 'Plate', [0, -0.12, 0], [14.4, 0.24, 13.4], '#b9b3a8', { bevel: 0.08 }),
        part('box', 'Main road', [0, 0.01, 0], [14.2, 0.02, 2.4], ROAD),
        part('box', 'Side road', [0.7, 0.012, 0], [2.2, 0.02, 13.2], ROAD),
        lawn('North lawn', [-3.75, 0.05, -4], [6.5, 0.1, 5]),
        lawn('East lawn', [4.5, 0.05, -4], [5, 0.1, 5]),
        lawn('Park', [4.5, 0.05, 3.95], [5, 0.1, 5]),
        part('box', 'Yard', [-3.75, 0.05, 3.95], [6.5, 0.1, 5], KERB, { bevel: 0.03 }),
        ...Array.from({ length: 10 }, (_, i) => stripe(i, 'x')).filter((_, i) => i < 4 || i > 6),
        ...Array.from({ length: 10 }, (_, i) => stripe(i, 'z')).filter((_, i) => i < 4 || i > 5),
      ],
    },
    ...HOUSES.map(house),
    {
      name: 'Fountain',
      parts: [
        part('cylinder', 'Basin', [4.2, 0.2, 4.1], [1.9, 0.26, 1.9], '#c9ccd2'),
        part('cylinder', 'Water', [4.2, 0.335, 4.1], [1.66, 0.02, 1.66], '#7fb6d6', {
          surface: { roughness: 0.05, metalness: 0.1 },
        }),
        part('cylinder', 'Pillar', [4.2, 0.55, 4.1], [0.26, 0.6, 0.26], '#c9ccd2'),
        part('sphere', 'Spout', [4.2, 0.95, 4.1], [0.42, 0.42, 0.42], '#dfe7ec', { surface: { roughness: 0.1 } }),
      ],
    },
    ...TREES.map(([x, z], i) => tree(i, x, z)),
    car('Red car', -3.4, 0.55, '#c8453c', 'x'),
    car('Blue car', 4.3, -0.55, '#3f6fb5', 'x'),
    car('Yellow car', 1.22, 3.6, '#e2ae3c', 'z'),
    {
      name: 'Street lamp',
      parts: [
        part('cylinder', 'Lamp post', [-0.75, 1.2, 1.6], [0.08, 2.3, 0.08], '#3d424b'),
        part('sphere', 'Lamp globe', [-0.75, 2.42, 1.6], [0.3, 0.3, 0.3], '#fff2d0', {
          surface: { emissive: '#ffdf9e', emissiveIntensity: 1 },
        }),
      ],
    },
  ],
  lights: [{ name: 'Sun', type: 'directional', at: [6, 9, 6], turn: [-46, 22, 0], intensity: 3, color: '#fff3de' }],
}
