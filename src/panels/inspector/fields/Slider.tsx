import { useRef } from 'react'
import { useField } from '../context.tsx'

/** A slider over a number's usual range. A drag of it is one step of undo; Esc puts it back. */
export function Slider({ range: [from, to], value }: { range: readonly [number, number]; value: number | null }) {
  const { field, bridge } = useField<'number'>()
  const isDragged = useRef(false)
  const end = () => {
    if (isDragged.current) bridge.end()
    isDragged.current = false
  }
  const at = Math.min(to, Math.max(from, value ?? from))
  return (
    <input
      className="field-slider"
      type="range"
      tabIndex={-1} // the number beside it is the same to the keyboard, and finer
      aria-label={`${field.label}, slider`}
      min={from}
      max={to}
      step={field.step}
      value={at}
      data-mixed={value === null || undefined}
      style={{ '--share': (at - from) / (to - from) } as React.CSSProperties}
      onPointerDown={() => {
        isDragged.current = true
        bridge.begin(field.label)
      }}
      onChange={(event) => {
        const next = Number(event.target.value)
        bridge.edit<'number'>(field, () => next)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
