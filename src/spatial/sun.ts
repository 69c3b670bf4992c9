import { Matrix4, Quaternion, Vector3 } from 'three'
import type { Quat, Vec3 } from '../document/index.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

/** When and where the sun is seen. */
export interface SunTime {
  /** Hours of true solar time, 0 to 24: at 12 the sun is highest. */
  hour: number
  /** Day of the year, 1 to 365. */
  day: number
  /** Degrees north of the equator. */
  latitude: number
}

/**
 * Where the sun stands: degrees above the horizon, and degrees from north by the east. By the usual approximation of the
 * declination, within half a degree (Cooper, "The absorption of radiation in solar stills", Solar Energy 12, 1969).
 */
export function sunPosition({ hour, day, latitude }: SunTime): { elevation: number; azimuth: number } {
  const declination = radians(23.45 * Math.sin(radians((360 / 365) * (284 + day))))
  const [angle, north] = [radians(15 * (hour - 12)), radians(latitude)]
  const up = Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(angle)
  const east = -Math.cos(declination) * Math.sin(angle)
  const toNorth = Math.cos(north) * Math.sin(declination) - Math.sin(north) * Math.cos(declination) * Math.cos(angle)
  return { elevation: degrees(Math.asin(up)), azimuth: (degrees(Math.atan2(east, toNorth)) + 360) % 360 }
}

/** From the ground towards a place in the sky; north is -Z, east is +X. */
export function skyDirection(elevation: number, azimuth: number): Vec3 {
  const [up, turn] = [radians(elevation), radians(azimuth)]
  return [Math.sin(turn) * Math.cos(up), Math.sin(up), -Math.cos(turn) * Math.cos(up)]
}

/** The rotation by which a light, which shines along its own -Z, shines from a direction. */
export function shiningFrom(direction: Vec3): Quat {
  const up = Math.abs(direction[1]) > 0.999 ? new Vector3(0, 0, -1) : new Vector3(0, 1, 0)
  const turn = new Matrix4().lookAt(new Vector3(...direction), new Vector3(), up)
  return new Quaternion().setFromRotationMatrix(turn).toArray() as Quat
}
