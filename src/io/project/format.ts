import { z } from 'zod'
import { Asset, Material, SceneNode, SceneSettings, Vec3 } from '../../document/index.ts'

/**
 * The version of what a project is kept as, in the browser and in a file. It goes up when records change their meaning:
 * then `migrate.ts` says how the older ones become new.
 */
export const FORMAT = 1

const Pose = z.object({
  eye: Vec3,
  target: Vec3,
  projection: z.enum(['perspective', 'orthographic']),
  height: z.number().describe('metres that an orthographic view shows from bottom to top'),
})

/** Where the user was: the view, the selection, and the views saved by name. */
export const KeptSession = z.object({
  view: Pose.nullable(),
  selection: z.array(z.string()),
  views: z.array(Pose.extend({ name: z.string() })),
})
export type KeptSession = z.infer<typeof KeptSession>

const Outcome = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.string() }),
])

/** What was said in one turn, as later turns remember it. */
const Exchange = z.object({
  user: z.string(),
  images: z.array(z.string()).optional(),
  text: z.string(),
  calls: z.array(z.object({ id: z.string(), name: z.string(), args: z.unknown(), outcome: Outcome })),
})

const Card = z.object({
  id: z.string(),
  command: z.string(),
  ok: z.boolean(),
  text: z.string(),
  detail: z.string(),
  nodes: z.array(z.string()),
  args: z.unknown(),
  result: z.unknown(),
  isRead: z.boolean().optional(),
})

const Message = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  images: z.array(z.string()).describe('pictures as data URLs'),
  thinking: z.string(),
  waiting: z.string(),
  usage: z.object({ input: z.number(), output: z.number() }).nullable(),
  cards: z.array(Card),
  status: z.enum(['running', 'done', 'asks', 'refused', 'failed', 'stopped']),
  choices: z.array(z.object({ text: z.string(), nodes: z.array(z.string()) })),
  group: z.string(),
})

/** A message of the conversation with the assistant; that of a reply has what later turns remember of it. */
export const KeptMessage = z.object({ order: z.number(), message: Message, exchange: Exchange.optional() })
export type KeptMessage = z.infer<typeof KeptMessage>

/** `scene.json` of a project file. Each record is on a line of its own, so that a file that was cut off can be read so far. */
export const SceneFile = z.object({
  format: z.literal('diorama'),
  version: z.number().int().positive(),
  settings: SceneSettings,
  session: KeptSession.nullable(),
  assets: z.array(Asset),
  materials: z.array(Material),
  nodes: z.array(SceneNode),
})
export type SceneFile = z.infer<typeof SceneFile>
