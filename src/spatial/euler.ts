import { Euler, MathUtils, Quaternion } from 'three'
import type { Quat, Vec3 } from '../document/index.ts'

/** Rotation from degrees about X, Y and Z, in that order (three's 'XYZ'). */
export function fromDegrees([x, y, z]: Vec3): Quat {
  const euler = new Euler(MathUtils.degToRad(x), MathUtils.degToRad(y), MathUtils.degToRad(z), 'XYZ')
  return new Quaternion().setFromEuler(euler).toArray() as Quat
}

/** Degrees about X, Y and Z of a rotation, rounded to a millionth so that 90 reads as 90. */
export function toDegrees(rotation: Quat): Vec3 {
  const euler = new Euler().setFromQuaternion(new Quaternion(...rotation), 'XYZ')
  return [euler.x, euler.y, euler.z].map(degrees) as Vec3
}

function degrees(radians: number): number {
  const value = Math.round(MathUtils.radToDeg(radians) * 1e6) / 1e6
  return value === 0 ? 0 : value
}
