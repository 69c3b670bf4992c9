import { type RefCallback, useCallback, useRef, useState } from 'react'

/** The size of an element, as it changes; CSS pixels. */
export function useSize<E extends HTMLElement>(): [RefCallback<E>, { width: number; height: number }] {
  const [size, setSize] = useState({ width: 1, height: 1 })
  const observer = useRef<ResizeObserver | null>(null)
  const ref = useCallback((element: E | null) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect
      setSize({ width, height })
    })
    observer.current.observe(element)
  }, [])
  return [ref, size]
}
