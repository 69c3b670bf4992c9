import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  ConeGeometry,
  CylinderGeometry,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Primitive, Shape } from '../document/index.ts'
import { buildLathe, latheTriangles } from './shapes/lathe.ts'
import { buildPrism, prismTriangles } from './shapes/prism.ts'

/**
 * Builds a primitive's triangles: metres, centred on the origin; planes and tori lie flat. Texture coordinates run down
 * from the upper left, as in glTF.
 */
export function buildPrimitive(shape: Primitive): BufferGeometry {
  const geometry = build(shape)
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - uv.getY(i))
  return geometry
}

type Box = Extract<Primitive, { shape: 'box' }>

/** Faces of a rounded edge. */
const ROUNDS = 3

function build(shape: Primitive): BufferGeometry {
  switch (shape.shape) {
    case 'box':
      return shape.bevel ? roundedBox(shape) : new BoxGeometry(shape.width, shape.height, shape.depth)
    case 'sphere':
      return new SphereGeometry(shape.radius, 40, 24)
    case 'cylinder':
      return new CylinderGeometry(shape.radius, shape.radius, shape.height, 48)
    case 'cone':
      return new ConeGeometry(shape.radius, shape.height, 48)
    case 'torus':
      return new TorusGeometry(shape.radius, shape.tube, 20, 64).rotateX(-Math.PI / 2)
    case 'plane':
      return new PlaneGeometry(shape.width, shape.depth).rotateX(-Math.PI / 2)
    case 'capsule':
      return new CapsuleGeometry(shape.radius, Math.max(0, shape.height - 2 * shape.radius), 12, 32)
    case 'lathe':
      return buildLathe(shape)
    case 'prism':
      return buildPrism(shape)
  }
}

function roundedBox({ width, height, depth, bevel = 0, rounds = ROUNDS }: Box): BufferGeometry {
  const most = Math.min(width, height, depth) / 2
  const rounded = new RoundedBoxGeometry(width, height, depth, rounds, Math.min(bevel, most))
  return rounded.index ? rounded : mergeVertices(rounded)
}

/** Six sides of so many squares each way, two triangles a square. */
const roundedBoxTriangles = ({ rounds = ROUNDS }: Box) => 6 * (rounds * 2 + 1) ** 2 * 2

const TRIANGLES: Record<Shape, number> = {
  box: 12,
  sphere: 1840,
  cylinder: 192,
  cone: 96,
  torus: 2560,
  plane: 2,
  capsule: 1600,
}

/** How many triangles `buildPrimitive` makes. */
export function primitiveTriangles(shape: Primitive): number {
  if (shape.shape === 'lathe') return latheTriangles(shape)
  if (shape.shape === 'prism') return prismTriangles(shape)
  return shape.shape === 'box' && shape.bevel ? roundedBoxTriangles(shape) : TRIANGLES[shape.shape]
}
