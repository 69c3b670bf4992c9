import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react'

/** Pixels after which a press becomes a scrub. */
const THRESHOLD = 3
/** Pixels from the window's edge where the pointer is locked, so that a scrub has no end there. */
const EDGE = 3

export interface ScrubSteps {
  start(): void
  /** Steps since the start, sideways; `whole` asks for whole ones. */
  move(steps: number, whole: boolean): void
  end(): void
  cancel(): void
  /** The press was no scrub. */
  click(): void
}

/**
 * Scrubbing a number: a pixel is a step, with Shift ten, with Alt a tenth. The pointer is locked only where it would
 * leave the window, since browsers announce each lock with a banner. Esc, which then ends the lock, puts it back.
 */
export function useScrub(steps: ScrubSteps) {
  const state = useRef<{ x: number; sum: number; isScrub: boolean } | null>(null)
  const latest = useRef(steps)
  latest.current = steps

  const finish = useCallback((how: 'end' | 'cancel' | 'click') => {
    state.current = null
    if (document.pointerLockElement) document.exitPointerLock()
    latest.current[how]()
  }, [])

  useEffect(() => {
    const onLock = () => {
      if (!document.pointerLockElement && state.current?.isScrub) finish('cancel')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !state.current?.isScrub) return
      event.preventDefault()
      event.stopPropagation()
      finish('cancel')
    }
    document.addEventListener('pointerlockchange', onLock)
    window.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerlockchange', onLock)
      window.removeEventListener('keydown', onKey, true)
      if (state.current?.isScrub) finish('cancel')
    }
  }, [finish])

  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      if (event.button !== 0 || state.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      state.current = { x: event.clientX, sum: 0, isScrub: false }
    },
    onPointerMove(event: ReactPointerEvent<HTMLElement>) {
      const now = state.current
      if (!now) return
      const locked = document.pointerLockElement !== null
      const dx = locked ? event.movementX : event.clientX - now.x
      now.x = event.clientX
      if (!now.isScrub) {
        now.sum += dx
        if (Math.abs(now.sum) < THRESHOLD) return
        now.isScrub = true
        now.sum = 0
        latest.current.start()
        return
      }
      now.sum += dx * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1)
      latest.current.move(now.sum, event.ctrlKey)
      if (!locked && isAtEdge(event.clientX)) lock(event.currentTarget)
    },
    onPointerUp() {
      if (state.current) finish(state.current.isScrub ? 'end' : 'click')
    },
    onPointerCancel() {
      if (state.current?.isScrub) finish('cancel')
      state.current = null
    },
  }
}

const isAtEdge = (x: number) => x <= EDGE || x >= window.innerWidth - EDGE - 1

function lock(element: HTMLElement) {
  // A browser may refuse; then the scrub ends at the window's edge.
  void Promise.resolve(element.requestPointerLock()).catch(() => {})
}
