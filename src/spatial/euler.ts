import { Euler, MathUtils, Quaternion } from 'three'
import type { Quat, Vec3 } from '../document/index.ts'

/** Rotation from degrees about X, Y and Z, in that order (three's 'XYZ'). */
export function fromDegrees([x, y, z]: Vec3): Quat {
  const euler = new Euler(MathUtils.degToRad(x), MathUtils.degToRad(y), MathUtils.degToRad(z), 'XYZ')
  return new Quaternion().setFromEuler(euler).toArray() as Quat
}

/**
 * Degrees about X, Y and Z of a rotation, rounded to a millionth so that 90 reads as 90. Each rotation can be written
 * in two ways, and the one with the smaller turns is given: half a turn about Y is 0, 180, 0 and not 180, 0, 180.
 */
export function toDegrees(rotation: Quat): Vec3 {
  const euler = new Euler().setFromQuaternion(new Quaternion(...rotation), 'XYZ')
  const one = [euler.x, euler.y, euler.z].map(degrees) as Vec3
  const other = [halfTurnFrom(one[0]), halfTurnFrom(-one[1]), halfTurnFrom(one[2])] as Vec3
  return sum(other) < sum(one) - 1e-6 ? other : one
}

/** Half a turn further, between -180 and 180. */
const halfTurnFrom = (n: number) => (n > 0 ? n - 180 : n + 180)
const sum = (v: Vec3) => v.reduce((all, n) => all + Math.abs(n), 0)

function degrees(radians: number): number {
  const value = Math.round(MathUtils.radToDeg(radians) * 1e6) / 1e6
  return value === 0 ? 0 : value
}
