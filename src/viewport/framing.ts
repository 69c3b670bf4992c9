import { type Box3, type OrthographicCamera, type PerspectiveCamera, type Quaternion, Vector3 } from 'three'
import type { ViewPose } from '../session/session.ts'

/** Vertical field of view in degrees, of the view itself. */
export const FOV = 45
/** Where the view stands at first, metres. */
export const START: Pick<ViewPose, 'eye' | 'target'> = { eye: [4.4, 3.6, 6.2], target: [0, 0.5, 0] }

export interface Fit {
  center: Vector3
  /** From the centre to the eye, metres. */
  distance: number
  /** What an orthographic view shows from bottom to top, metres. */
  height: number
}

/** How far a camera must stand off, turned by `turn`, so that a box just fits into the view, times a margin. */
export function frameFit(
  box: Box3,
  camera: PerspectiveCamera | OrthographicCamera,
  turn: Quaternion,
  size: { width: number; height: number },
  margin: number,
): Fit {
  const center = box.getCenter(new Vector3())
  const back = turn.clone().invert()
  const aspect = size.width / size.height
  const slope = 'fov' in camera ? Math.tan((camera.fov * Math.PI) / 360) / margin : 0.4
  let [distance, height] = [0.05, 0.05]
  for (let corner = 0; corner < 8; corner++) {
    const { x, y, z } = new Vector3(
      corner & 1 ? box.max.x : box.min.x,
      corner & 2 ? box.max.y : box.min.y,
      corner & 4 ? box.max.z : box.min.z,
    )
      .sub(center)
      .applyQuaternion(back)
    distance = Math.max(distance, z + Math.abs(y) / slope, z + Math.abs(x) / (slope * aspect))
    height = Math.max(height, 2 * Math.abs(y) * margin, (2 * Math.abs(x) * margin) / aspect)
  }
  return { center, distance, height }
}
