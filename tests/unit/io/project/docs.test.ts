import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readProjectFile } from '../../../../src/io/project/file/read.ts'
import { fileSchema } from '../../../../src/io/project/file/schema.ts'
import { FORMAT } from '../../../../src/io/project/format.ts'

const root = join(__dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the schema of the file format is the one that files are read with', () => {
  expect(JSON.parse(read('docs/file-format.schema.json'))).toEqual(JSON.parse(JSON.stringify(fileSchema())))
})

describe('files of each version open as they were', () => {
  const folder = join(root, 'tests/fixtures/projects')
  const files = readdirSync(folder)

  test('there is one of each', () => {
    expect(files.sort()).toEqual(Array.from({ length: FORMAT }, (_, i) => `v${i + 1}.diorama`))
  })

  test.each(files)('%s', async (file) => {
    const project = await readProjectFile(new Blob([readFileSync(join(folder, file))]))
    expect(project.faults).toEqual([])
    expect(project.isNewer).toBe(false)
    expect(project.records.settings.name).toBe('A project of its version')
    expect(project.records.nodes.map(({ kind }) => kind).sort()).toEqual(
      expect.arrayContaining(['camera', 'group', 'light', 'mesh']),
    )
    expect(project.records.assets).toHaveLength(1)
    expect(project.bytes.size).toBe(1)
    expect(project.messages).toHaveLength(2)
    expect(project.session!.view).not.toBeNull()
  })
})

test('each promise of docs/reliability.md names a test that there is', () => {
  const rows = [...read('docs/reliability.md').matchAll(/`(tests\/[\w/.-]+)`: ([^|\n]+?) \|/g)]
  expect(rows.length).toBeGreaterThan(20)
  for (const [, path, titles] of rows) {
    const text = read(path)
    for (const title of titles.trim().split(' · ')) expect(text.includes(title), `${path}: ${title}`).toBe(true)
  }
})
