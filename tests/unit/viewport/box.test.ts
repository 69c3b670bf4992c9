import fc from 'fast-check'
import { BoxGeometry, Group, Mesh, Object3D, TorusKnotGeometry, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { describe, expect, test } from 'vitest'
import { type Boxed, relationTo, takenBy } from '../../../src/viewport/pointer/box.ts'
import { hullArea } from '../../../src/viewport/pointer/hull.ts'

/** A flat view of the XY plane, 100 pixels a metre. */
const project = ([x, y]: readonly number[]) => ({ x: x * 100, y: -y * 100 })

/** As a box meets an object of three's, with all below it. */
function boxed(object: Object3D): Boxed {
  const parts: Mesh[] = []
  object.traverse((part) => {
    if (part instanceof Mesh) parts.push(part)
  })
  return { parts, origin: object.getWorldPosition(new Vector3()).toArray() }
}

function box(x: number, y: number): Mesh {
  const mesh = new Mesh(new BoxGeometry(1, 1, 1))
  mesh.position.set(x, y, 0)
  mesh.updateMatrixWorld()
  return mesh
}
const rect = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

describe('a selection box', () => {
  test('tells what is inside, what it touches and what is apart', () => {
    expect(relationTo(boxed(box(0, 0)), rect(-60, -60, 60, 60), project)).toBe('inside')
    expect(relationTo(boxed(box(0, 0)), rect(0, 0, 60, 60), project)).toBe('touches')
    expect(relationTo(boxed(box(0, 0)), rect(55, 55, 60, 60), project)).toBe('apart')
  })

  test('goes by what is drawn, not by its bounds: a turned box does not fill its corners', () => {
    const turned = box(0, 0)
    turned.rotation.z = Math.PI / 4
    turned.updateMatrixWorld()
    expect(relationTo(boxed(turned), rect(55, -70, 70, -55), project)).toBe('apart')
    expect(relationTo(boxed(turned), rect(-5, -70, 5, -55), project)).toBe('touches')
  })

  test('inside a large thing, it touches that', () => {
    const floor = box(0, 0)
    floor.scale.set(100, 100, 1)
    floor.updateMatrixWorld()
    expect(relationTo(boxed(floor), rect(-5, -5, 5, 5), project)).toBe('touches')
  })

  test('a group is inside when all of it is; a light counts as its origin', () => {
    const group = new Group().add(box(0, 0), box(2, 0))
    expect(relationTo(boxed(group), rect(-60, -60, 60, 60), project)).toBe('touches')
    expect(relationTo(boxed(group), rect(-60, -60, 260, 60), project)).toBe('inside')
    expect(relationTo(boxed(new Object3D()), rect(-1, -1, 1, 1), project)).toBe('inside')
  })

  test('a tree over the triangles says the same as all of them', () => {
    const [plain, planted] = [new TorusKnotGeometry(1, 0.3, 120, 12), new TorusKnotGeometry(1, 0.3, 120, 12)]
    planted.boundsTree = new MeshBVH(planted, { indirect: true })
    const [a, b] = [plain, planted].map((geometry) => boxed(new Mesh(geometry)))
    const pixel = fc.integer({ min: -220, max: 220 })
    fc.assert(
      fc.property(pixel, pixel, fc.nat(300), fc.nat(300), (left, top, width, height) => {
        const area = rect(left, top, left + width, top + height)
        expect(relationTo(b, area, project)).toBe(relationTo(a, area, project))
      }),
    )
  })

  test('from left to right takes what is whole, from right to left what it touches', () => {
    const objects: Record<string, Mesh> = { a: box(0, 0), b: box(1, 0) }
    const [from, to] = [
      { x: -60, y: -60 },
      { x: 80, y: 60 },
    ]
    const boxedOf = (id: string) => boxed(objects[id])
    expect(takenBy(['a', 'b'], boxedOf, from, to, project)).toEqual(['a'])
    expect(takenBy(['a', 'b'], boxedOf, to, from, project)).toEqual(['a', 'b'])
  })
})

test('the hull of a square with points inside has its area', () => {
  const points = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [1, 1],
    [1, 0],
  ].map(([x, y]) => ({ x, y }))
  expect(hullArea(points)).toBeCloseTo(4)
})
