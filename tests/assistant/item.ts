import type { TestEditor } from '../support/editor.ts'

type Triple = [number, number, number]

/** A shape with its middle and its sides, in metres, and its colour. */
export const item = (shape: string, name: string, position: Triple, size: Triple, color: string) => ({
  shape,
  name,
  position,
  size,
  color,
})

/** A scene of such shapes. */
export const sceneOf = (items: ReturnType<typeof item>[]) => async (editor: TestEditor) => {
  await editor.run('mesh.addMany', { items })
}
