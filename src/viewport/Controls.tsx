import { CameraControls } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import CameraControlsImpl from 'camera-controls'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { useViewport } from './context.tsx'

const { ACTION } = CameraControlsImpl

/** Left drag orbits, right drag or Space pans, the wheel zooms to the pointer; ends come to rest. */
export function Controls() {
  const ref = useRef<CameraControlsImpl>(null)
  const { camera, gl } = useThree()
  const { view } = useViewport()

  useEffect(() => {
    const controls = ref.current
    if (!controls) return
    const { mouseButtons } = controls
    mouseButtons.left = ACTION.ROTATE
    mouseButtons.right = ACTION.TRUCK
    mouseButtons.middle = ACTION.ROTATE
    mouseButtons.wheel = ACTION.DOLLY
    controls.setLookAt(4.4, 3.6, 6.2, 0, 0.5, 0, false)
    const pan = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || isTyping(event)) return
      mouseButtons.left = event.type === 'keydown' ? ACTION.TRUCK : ACTION.ROTATE
    }
    window.addEventListener('keydown', pan)
    window.addEventListener('keyup', pan)
    return () => {
      window.removeEventListener('keydown', pan)
      window.removeEventListener('keyup', pan)
    }
  }, [])

  const follow = () => {
    const controls = ref.current
    if (!controls) return
    const eye = camera as PerspectiveCamera
    const near = Math.min(1, Math.max(0.005, controls.distance * 0.01))
    if (Math.abs(near - eye.near) / eye.near < 0.2) return
    eye.near = near
    eye.far = near * 1e5
    eye.updateProjectionMatrix()
  }

  return (
    <CameraControls
      ref={ref}
      makeDefault
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

const isTyping = (event: KeyboardEvent) =>
  event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]') !== null
