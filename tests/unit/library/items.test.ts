import validator from 'gltf-validator'
import { Box3, type BufferAttribute, Matrix4, Quaternion, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { LIBRARY } from '../../../src/assets/library/index.ts'
import { buildPrimitive, primitiveTriangles } from '../../../src/assets/primitives.ts'
import { itemSize, keyedParts, partBounds } from '../../../src/commands/item-parts.ts'
import type { LibraryItem } from '../../../src/commands/library-item.ts'
import { Primitive } from '../../../src/document/index.ts'
import { boundsOf, fromDegrees } from '../../../src/spatial/index.ts'
import { createTestEditor } from '../../support/editor.ts'

/** For all of them, exported one by one. */
const MOST_BYTES = 8_000_000
const MILLIMETRE = 0.001

/** The ends of each parameter, one at a time. */
function extremes({ params }: LibraryItem): Record<string, number>[] {
  return Object.entries(params).flatMap(([key, { min, max }]) => [{ [key]: min }, { [key]: max }])
}

describe.each(LIBRARY.map((item) => [item.name, item] as const))('%s', (name, item) => {
  test.each([undefined, ...extremes(item)])('stands on the ground with its middle in the origin (%o)', (values) => {
    const { parts } = item.make(values)
    const { min, max } = partBounds(parts)
    expect(Math.abs(min[1])).toBeLessThan(MILLIMETRE)
    for (const axis of [0, 2]) expect(Math.abs(min[axis] + max[axis])).toBeLessThan(MILLIMETRE)
    for (const { geometry } of parts) expect(Primitive.safeParse(geometry).error).toBeUndefined()
    expect(keyedParts(parts).size).toBe(parts.length)
  })

  test('has triangles as far as its bounds say, and none below the ground', () => {
    const drawn = new Box3()
    for (const { geometry, position, rotation, scale } of item.make().parts) {
      const turn = new Quaternion(...fromDegrees(rotation ?? [0, 0, 0]))
      const matrix = new Matrix4().compose(new Vector3(...position), turn, new Vector3(...(scale ?? [1, 1, 1])))
      const built = buildPrimitive(geometry)
      expect(built.getIndex()!.count / 3).toBe(primitiveTriangles(geometry))
      drawn.union(
        new Box3().setFromBufferAttribute(built.applyMatrix4(matrix).getAttribute('position') as BufferAttribute),
      )
    }
    expect(Math.abs(drawn.min.y)).toBeLessThan(MILLIMETRE)
    const size = itemSize(item)
    drawn
      .getSize(new Vector3())
      .toArray()
      .forEach((n, i) => {
        expect(n).toBeLessThan(size[i] + MILLIMETRE)
        expect(n).toBeGreaterThan(size[i] * 0.9)
      })
  })

  test('has room beside another, and is found by each of its names', async () => {
    const editor = createTestEditor()
    for (const word of item.words) {
      const owner = LIBRARY.find(({ words }) => words[0] === word) ?? LIBRARY.find(({ words }) => words.includes(word))
      expect(owner?.name, word).toBe(name)
    }
    const { created } = (await editor.run('library.add', { item: item.words.at(-1), count: 2 })) as unknown as {
      created: string[]
    }
    const [a, b] = created.map((id) => boundsOf(editor.scene, [id])!)
    const apart = [0, 2].some((axis) => a.max[axis] <= b.min[axis] + 1e-6 || b.max[axis] <= a.min[axis] + 1e-6)
    expect(apart).toBe(true)
  })
})

const grows = (params: LibraryItem['params']) => Object.values(params).some(({ unit }) => unit === 'metres')

test.each(LIBRARY.filter(({ params }) => grows(params)).map((item) => [item.name, item] as const))(
  'a %s has the lengths that its parameters say',
  (_name, item) => {
    for (const [key, { unit, usual, max }] of Object.entries(item.params)) {
      if (unit !== 'metres') continue
      const more = Math.min(max, usual * 1.5)
      const [before, after] = [itemSize(item), itemSize(item, { [key]: more })]
      const grown = after.map((n, i) => n - before[i])
      expect(
        grown.some((n) => Math.abs(n - (more - usual)) < 0.06),
        `${key}: ${grown}`,
      ).toBe(true)
    }
  },
)

test('no two things of the library answer to one name', () => {
  const words = LIBRARY.flatMap((item) => item.words)
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
})

test('each is exported without a fault, all together in few bytes, and comes in with all its parts', async () => {
  let bytes = 0
  for (const item of LIBRARY) {
    const editor = createTestEditor()
    await editor.run('library.add', { item: item.name, at: [[0, 0, 0]] })
    const { blob } = await editor.io.export({ format: 'glb' } as never, new AbortController().signal)
    const glb = new Uint8Array(await blob.arrayBuffer())
    bytes += glb.length
    const { issues } = await validator.validateBytes(glb)
    expect(issues.numErrors + issues.numWarnings, item.name).toBe(0)
    await editor.run('scene.new', {})
    await editor.importFiles([{ path: 'item.glb', blob }], { at: [0, 0, 0] })
    const meshes = [...editor.scene.nodes()].filter(({ kind }) => kind === 'mesh')
    expect(meshes.length, item.name).toBe(item.make().parts.length)
  }
  expect(bytes).toBeLessThan(MOST_BYTES)
})
