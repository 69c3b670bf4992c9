import { forkRegistry } from '../../commands/fork.ts'
import { become, recordsOf } from '../../document/index.ts'
import type { Editor } from '../editor.ts'
import type { Example } from './builder.ts'
import type { ExampleId } from './ids.ts'

export { EXAMPLE_IDS, type ExampleId } from './ids.ts'

/** The examples, each of which comes when it is opened. */
const EXAMPLES: Record<ExampleId, () => Promise<Example>> = {
  livingRoom: async () => (await import('./living-room.ts')).livingRoom,
  cafe: async () => (await import('./cafe.ts')).cafe,
  product: async () => (await import('./product.ts')).product,
  cityBlock: async () => (await import('./city-block.ts')).cityBlock,
  gallery: async () => (await import('./gallery.ts')).gallery,
  camp: async () => (await import('./camp.ts')).camp,
}

/** Opens an example in place of what is there, all at once when it is built; one undo brings that back. */
export async function openExample(editor: Editor, id: ExampleId): Promise<void> {
  const { registry, scene, view } = editor
  const [example, { buildExample }] = await Promise.all([EXAMPLES[id](), import('./builder.ts')])
  try {
    const workshop = forkRegistry(registry, { pictures: true })
    const framed = await buildExample(workshop, example)
    await scene.idle()
    become(scene, recordsOf(workshop.ports.scene), `Open ${example.name}`, { source: 'user' })
    view.look(example.from)
    view.frame(framed)
  } catch (error) {
    editor.fail(example.name, error as Error)
  }
}
