import { useFrame, useThree } from '@react-three/fiber'
import type CameraControlsImpl from 'camera-controls'
import { useEffect, useMemo, useRef } from 'react'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useViewport } from './context.tsx'
import { Pace } from './pace.ts'

/** Milliseconds after a move that was not drawn in full, in which another may follow: turns of the wheel, for example. */
const REST_MS = 120

/** Draws less finely while the view moves, or something in it is dragged, where that is too slow; in full at rest. */
export function Resolution() {
  const { gl, invalidate } = useThree()
  const { scene } = useEditor()
  const { view } = useViewport()
  const controls = useThree((state) => state.controls) as unknown as CameraControlsImpl | null
  const full = useThree((state) => state.viewport.dpr)
  const pace = useMemo(() => new Pace(), [])
  const isMoving = useRef(false)
  const isWaiting = useRef(false)

  useEffect(() => {
    if (!controls) return
    let rest = 0
    const wake = () => {
      clearTimeout(rest)
      isMoving.current = true
    }
    const stop = () => {
      isMoving.current = false
      invalidate()
    }
    const sleep = () => {
      const isFull = gl.getPixelRatio() === full && !view.canvas?.detail.isCoarse
      if (isFull) isMoving.current = false
      else rest = window.setTimeout(stop, REST_MS)
    }
    controls.addEventListener('wake', wake)
    controls.addEventListener('sleep', sleep)
    return () => {
      clearTimeout(rest)
      controls.removeEventListener('wake', wake)
      controls.removeEventListener('sleep', sleep)
    }
  }, [controls, gl, view, full, invalidate])

  /** Has a frame drawn in full once nothing is being changed any more. */
  const finishLater = () => {
    if (isWaiting.current) return
    isWaiting.current = true
    void scene.idle().then(() =>
      setTimeout(() => {
        isWaiting.current = false
        invalidate()
      }, REST_MS),
    )
  }

  // Before the frame is drawn: a canvas that is resized after would be seen empty.
  useFrame((_, seconds) => {
    const detail = view.canvas?.detail
    const load = detail?.load ?? 'light'
    const isFresh = !!detail?.isFresh && load !== 'light'
    const changes = scene.open !== null || isFresh
    const still = () => (changes ? pace.change(load) : pace.rest())
    const { scale, isCoarse } = isMoving.current ? pace.move(seconds * 1000, load) : still()
    if (changes && isCoarse) finishLater()
    if (detail) {
      detail.isCoarse = isCoarse
      if (isFresh) detail.isFresh = false
    }
    const ratio = full * scale
    if (gl.getPixelRatio() !== ratio) gl.setPixelRatio(ratio)
  })
  return null
}
