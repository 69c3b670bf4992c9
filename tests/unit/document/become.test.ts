import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forkRegistry } from '../../../src/commands/fork.ts'
import type { Registry } from '../../../src/commands/registry.ts'
import { become, recordsOf } from '../../../src/document/index.ts'
import { type Act, acts } from '../../support/acts.ts'
import { createTestEditor, snapshot } from '../../support/editor.ts'

test('a scene becomes another one in one step, and undo brings it back', async () => {
  const some = fc.array(acts, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(some, some, some, async (shared, ours, theirs) => {
      const { scene, registry } = createTestEditor()
      await play(registry, shared)
      const other = forkRegistry(registry)
      await play(registry, ours)
      await play(other, theirs)

      const [before, steps] = [snapshot(scene), scene.history.steps().length]
      const entry = become(scene, recordsOf(other.ports.scene), 'Open', { source: 'user' })
      expect(snapshot(scene)).toEqual(snapshot(other.ports.scene))
      expect(scene.history.steps().length).toBe(steps + (entry ? 1 : 0))
      if (entry) scene.history.undo()
      expect(snapshot(scene)).toEqual(before)
    }),
    { numRuns: 60 },
  )
})

/** Commands that cannot run on what is there change nothing. */
async function play(registry: Registry, all: Act[]) {
  for (const { id, params } of all) {
    const nodes = [...registry.ports.scene.nodes()].map((node) => node.id)
    if (nodes.length || /\.add/.test(id)) await registry.execute(id, params(nodes))
  }
}
