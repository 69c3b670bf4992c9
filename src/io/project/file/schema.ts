import { z } from 'zod'
import { KeptMessage, SceneFile } from '../format.ts'

/** The JSON Schema of `scene.json`, and below `$defs` that of the messages of `conversation.json`. */
export function fileSchema(): Record<string, unknown> {
  const { $schema: _, ...message } = z.toJSONSchema(KeptMessage)
  return { ...z.toJSONSchema(SceneFile), title: 'scene.json of a .diorama file', $defs: { message } }
}
