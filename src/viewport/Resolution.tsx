import { useFrame, useThree } from '@react-three/fiber'
import type CameraControlsImpl from 'camera-controls'
import { useEffect, useMemo, useRef } from 'react'
import { Pace } from './pace.ts'

/** Draws less finely while the view moves, where that is too slow, and in full once it rests. */
export function Resolution() {
  const { gl, invalidate } = useThree()
  const controls = useThree((state) => state.controls) as unknown as CameraControlsImpl | null
  const full = useThree((state) => state.viewport.dpr)
  const pace = useMemo(() => new Pace(), [])
  const isMoving = useRef(false)

  useEffect(() => {
    if (!controls) return
    const wake = () => {
      isMoving.current = true
    }
    const sleep = () => {
      isMoving.current = false
      if (gl.getPixelRatio() !== full) invalidate()
    }
    controls.addEventListener('wake', wake)
    controls.addEventListener('sleep', sleep)
    return () => {
      controls.removeEventListener('wake', wake)
      controls.removeEventListener('sleep', sleep)
    }
  }, [controls, gl, full, invalidate])

  // Before the frame is drawn: a canvas that is resized after would be seen empty.
  useFrame((_, seconds) => {
    const ratio = full * (isMoving.current ? pace.move(seconds * 1000) : pace.rest())
    if (gl.getPixelRatio() !== ratio) gl.setPixelRatio(ratio)
  })
  return null
}
