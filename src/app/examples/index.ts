import type { Editor } from '../editor.ts'
import type { Example } from './builder.ts'

/** The examples, each of which comes when it is opened. */
const EXAMPLES: Record<Example['id'], () => Promise<Example>> = {
  livingRoom: async () => (await import('./living-room.ts')).livingRoom,
  productStage: async () => (await import('./product-stage.ts')).productStage,
  cityBlock: async () => (await import('./city-block.ts')).cityBlock,
}

export type ExampleId = Example['id']
export const EXAMPLE_IDS = Object.keys(EXAMPLES) as ExampleId[]

/** Opens an example in place of what is there; one undo brings that back. */
export async function openExample(editor: Editor, id: ExampleId): Promise<void> {
  const [example, { buildExample }] = await Promise.all([EXAMPLES[id](), import('./builder.ts')])
  try {
    await buildExample(editor, example)
  } catch (error) {
    editor.fail(example.name, error as Error)
  }
}
