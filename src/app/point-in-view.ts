import type { View } from '../viewport/view.ts'

/** Where a pointer is in the view, in CSS pixels from its left top; null outside of it. */
export function pointInView(view: View, event: MouseEvent): { x: number; y: number } | null {
  const canvas = view.canvas?.renderer.domElement
  if (!canvas) return null
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const [x, y] = [event.clientX - left, event.clientY - top]
  return x < 0 || y < 0 || x > width || y > height ? null : { x, y }
}
