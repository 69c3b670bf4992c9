import {
  Color,
  DoubleSide,
  Material,
  MeshBasicMaterial,
  MeshNormalMaterial,
  MeshStandardMaterial,
  type Material as ThreeMaterial,
} from 'three'
import type { Shading } from '../session/session.ts'

const CLAY = '#b9b4ac'

/** The material that stands for a lit one under another shading. */
export function shaded(lit: ThreeMaterial, shading: Exclude<Shading, 'lit'>): ThreeMaterial {
  const material = MAKE[shading](lit as MeshStandardMaterial)
  material.side = shading === 'wireframe' ? DoubleSide : lit.side
  return material
}

const MAKE: Record<Exclude<Shading, 'lit'>, (lit: MeshStandardMaterial) => ThreeMaterial> = {
  clay: () => new MeshStandardMaterial({ color: CLAY, roughness: 0.9 }),
  normals: () => new MeshNormalMaterial(),
  unlit: ({ color, map, vertexColors, transparent, opacity, alphaTest }) =>
    new MeshBasicMaterial({
      color: color ?? new Color('white'),
      map,
      vertexColors,
      transparent,
      opacity,
      alphaTest,
      toneMapped: false,
    }),
  wireframe: ({ color }) =>
    new MeshBasicMaterial({
      color: new Color(color ?? 'white').lerp(new Color('#dfe5ee'), 0.55),
      wireframe: true,
      toneMapped: false,
    }),
  // Boxes are drawn in place of surfaces, which still can be picked.
  bounds: () => Object.assign(new Material(), { visible: false }),
}
