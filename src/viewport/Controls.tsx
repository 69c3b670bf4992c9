import { CameraControls } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import CameraControlsImpl from 'camera-controls'
import { useEffect, useMemo, useRef } from 'react'
import { OrthographicCamera, PerspectiveCamera } from 'three'
import { useSession } from '../hooks/records.ts'
import { useViewport } from './context.tsx'
import { FOV, START } from './framing.ts'

const { ACTION } = CameraControlsImpl

/** Left drag orbits, right drag or Space pans, the wheel zooms to the pointer; ends come to rest. */
export function Controls() {
  const ref = useRef<CameraControlsImpl>(null)
  const { camera, gl, size, set } = useThree()
  const { view } = useViewport()
  const projection = useSession((state) => state.projection)
  const cameras = useMemo(
    () => ({
      perspective: new PerspectiveCamera(FOV, 1, 0.05, 5000),
      orthographic: new OrthographicCamera(-1, 1, 1, -1, -2000, 5000),
    }),
    [],
  )

  useEffect(() => {
    const controls = ref.current
    if (!controls) return
    controls.mouseButtons.right = ACTION.TRUCK
    const { eye, target } = view.left ?? START
    void controls.setLookAt(...eye, ...target, false)
  }, [view])

  useEffect(() => {
    const { perspective, orthographic } = cameras
    perspective.aspect = size.width / size.height
    perspective.updateProjectionMatrix()
    // In pixels, so that the zoom is pixels a metre.
    Object.assign(orthographic, { left: -size.width / 2, right: size.width / 2 })
    Object.assign(orthographic, { top: size.height / 2, bottom: -size.height / 2 })
    orthographic.updateProjectionMatrix()
  }, [cameras, size])

  useEffect(() => {
    const controls = ref.current
    if (!controls) return
    const next = cameras[projection]
    const isFlat = next === cameras.orthographic
    if (controls.camera !== next) swap(controls, next, size.height)
    controls.mouseButtons.wheel = isFlat ? ACTION.ZOOM : ACTION.DOLLY
    controls.touches.two = isFlat ? ACTION.TOUCH_ZOOM_TRUCK : ACTION.TOUCH_DOLLY_TRUCK
    controls.touches.three = ACTION.TOUCH_TRUCK
    set({ camera: next })
  }, [cameras, projection, set, size.height])

  const follow = () => {
    const controls = ref.current
    if (!controls || !(camera instanceof PerspectiveCamera)) return
    const near = Math.min(1, Math.max(0.005, controls.distance * 0.01))
    if (Math.abs(near - camera.near) / camera.near < 0.2) return
    camera.near = near
    camera.far = near * 1e5
    camera.updateProjectionMatrix()
  }

  return (
    <CameraControls
      ref={ref}
      makeDefault
      camera={cameras.perspective}
      domElement={gl.domElement}
      dollyToCursor
      infinityDolly
      minDistance={0.05}
      smoothTime={0.12}
      draggingSmoothTime={0.05}
      restThreshold={0.002}
      onUpdate={follow}
      onRest={() => view.canvas?.invalidate()}
    />
  )
}

/** Hands the controls to another camera that shows as much of what they look at. `height` is the view's, in pixels. */
function swap(controls: CameraControlsImpl, next: PerspectiveCamera | OrthographicCamera, height: number) {
  const before = controls.camera
  const slope = 2 * Math.tan((FOV * Math.PI) / 360)
  const metres = before instanceof PerspectiveCamera ? controls.distance * slope : height / before.zoom
  next.position.copy(before.position)
  next.quaternion.copy(before.quaternion)
  next.updateMatrixWorld()
  controls.camera = next
  if (next instanceof OrthographicCamera) void controls.zoomTo(height / metres, false)
  else {
    void controls.zoomTo(1, false)
    void controls.dollyTo(metres / slope, false)
  }
  controls.update(0)
}
