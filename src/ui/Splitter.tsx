import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

/** Pixels that an arrow key moves the edge. */
const STEP = 16

interface SplitterProps {
  label: string
  /** The width of the panel that it resizes, CSS pixels. */
  width: number
  min: number
  max: number
  /** On which side of the panel it is. */
  side: 'left' | 'right'
  onWidth(width: number): void
  /** The panel was dragged together, or Enter was pressed. */
  onFold(): void
}

/** The edge of a panel, by which it is resized; see the window splitter pattern of the ARIA practices. */
export function Splitter({ label, width, min, max, side, onWidth, onFold }: SplitterProps) {
  const drag = useRef<{ x: number; width: number } | null>(null)
  const grow = side === 'right' ? 1 : -1
  const set = (next: number) => onWidth(Math.round(Math.min(max, Math.max(min, next))))

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current) return
    const next = drag.current.width + grow * (event.clientX - drag.current.x)
    if (next >= min / 2) return set(next)
    drag.current = null
    onFold()
  }
  const end = () => {
    drag.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = widthAfter(event.key)
    if (next === null && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (next === null) onFold()
    else set(next)
  }
  /** The width that a key asks for. */
  const widthAfter = (key: string): number | null => {
    switch (key) {
      case 'ArrowLeft':
        return width - grow * STEP
      case 'ArrowRight':
        return width + grow * STEP
      case 'Home':
        return min
      case 'End':
        return max
      default:
        return null
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      className={`ui-splitter ${side}`}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    />
  )
}
