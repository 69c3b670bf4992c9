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
import type { Primitive } from '../document/index.ts'

/** Builds a primitive's triangles: metres, centred on the origin; planes and tori lie flat. */
export function buildPrimitive(shape: Primitive): BufferGeometry {
  switch (shape.shape) {
    case 'box':
      return new BoxGeometry(shape.width, shape.height, shape.depth)
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
  }
}

const TRIANGLES: Record<Primitive['shape'], number> = {
  box: 12,
  sphere: 1840,
  cylinder: 192,
  cone: 96,
  torus: 2560,
  plane: 2,
  capsule: 1600,
}

/** How many triangles `buildPrimitive` makes. */
export const primitiveTriangles = (shape: Primitive): number => TRIANGLES[shape.shape]
