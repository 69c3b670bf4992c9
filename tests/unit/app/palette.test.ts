import { describe, expect, test } from 'vitest'
import { canAsk, paramsOf, readParam } from '../../../src/app/palette/params.ts'
import { createTestEditor } from '../../support/editor.ts'

const { registry } = createTestEditor()
const params = (id: string) => Object.fromEntries(paramsOf(registry.get(id)).map((one) => [one.name, one]))

describe('what the palette asks for', () => {
  test('follows the schema: choices, numbers, points, colours, nodes', () => {
    expect(params('mesh.add').shape.kind).toMatchObject({ type: 'choice' })
    expect(params('mesh.add').position.kind.type).toBe('vector')
    expect(params('mesh.add').color.kind.type).toBe('color')
    expect(params('node.rotate').degrees).toMatchObject({ isRequired: true, kind: { type: 'number' } })
    expect(params('arrange.placeOn').nodes.kind.type).toBe('nodes')
    expect(params('arrange.placeOn').target.kind.type).toBe('node')
    expect(params('window.theme').theme.kind).toEqual({ type: 'choice', options: ['dark', 'light', 'auto'] })
  })

  test('leaves out what only programs can give', () => {
    expect(canAsk(registry.get('mesh.addMany'))).toBe(false)
    expect(canAsk(registry.get('node.rotate'))).toBe(true)
  })

  test('reads what is typed', () => {
    const { degrees } = params('node.rotate')
    const { by } = params('node.translate')
    const { uniform } = params('node.resize')
    expect([readParam(degrees, '45'), readParam(degrees, '1,5'), readParam(degrees, ' ')]).toEqual([45, 1.5, undefined])
    expect(readParam(by, '1, 0.5, -2')).toEqual([1, 0.5, -2])
    expect(readParam(by, '1 0 2')).toEqual([1, 0, 2])
    expect(readParam(uniform, 'true')).toBe(true)
    expect(readParam(params('arrange.placeOn').nodes, 'A, B')).toEqual(['A', 'B'])
    expect(() => readParam(degrees, 'many')).toThrow(RangeError)
    expect(() => readParam(by, '1, 2')).toThrow(RangeError)
  })
})
