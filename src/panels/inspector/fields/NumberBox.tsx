import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSelection } from '../../../hooks/records.ts'
import { useTexts } from '../../../texts/texts.ts'
import { type Change, ExpressionError, parseChange } from '../expression.ts'
import { exactNumber, formatNumber, type Quantity, SUFFIX } from '../units.ts'
import { useScrub } from './scrub.ts'

interface NumberBoxProps {
  id?: string
  /** The name for screen readers. */
  label: string
  /** A letter before the number: X, Y, Z. */
  axis?: string
  /** Null where the subjects differ. */
  value: number | null
  quantity: Quantity
  step: number
  min?: number
  max?: number
  /** Changes the number, of each subject its own; `merges` with a change just before. May throw an `ExpressionError`. */
  onChange(change: Change, merges?: boolean): void
  onBegin(): void
  onEnd(): void
  onCancel(): void
}

/** A number that is typed, scrubbed sideways, or stepped by arrows. */
export function NumberBox({ id, label, axis, value, quantity, step, min, max, ...on }: NumberBoxProps) {
  const t = useTexts().inspector
  const [text, setText] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const faultId = useId()

  const clamped = (n: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, n))
  const change = (make: Change, merges = false) => on.onChange((old, i) => clamped(make(old, i)), merges)
  const stop = () => {
    setText(null)
    setFault('')
  }
  // What was typed and not yet taken: Enter takes it, and the blur that follows must not take it again.
  const typed = useRef<string | null>(null)
  // What is typed is for the nodes that were selected then.
  const selection = useSelection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection is the reason
  useEffect(() => {
    typed.current = null
    setText(null)
  }, [selection])
  /** Takes what was typed; false where it says no number. */
  const take = (): boolean => {
    if (typed.current === null) return true
    try {
      change(parseChange(typed.current, quantity))
      typed.current = null
      return true
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      setFault(error.message)
      return false
    }
  }

  const scrub = useScrub({
    start: on.onBegin,
    move: (steps, whole) =>
      change((old) => {
        const next = old + steps * step
        return whole ? Math.round(next / step) * step : next
      }),
    end: on.onEnd,
    cancel: on.onCancel,
    click: () => input.current?.select(),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      if (take()) {
        stop()
        input.current?.blur()
      }
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      typed.current = null
      stop()
      input.current?.blur()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      if (!take()) return
      stop()
      const size = step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1)
      const by = event.key === 'ArrowUp' ? size : -size
      change((old) => old + by, true)
    }
  }

  const shown = text ?? (value === null ? '' : formatNumber(value, quantity))
  const suffix = text === null && value !== null ? SUFFIX[quantity] : ''
  return (
    <span className="number-box" data-fault={fault !== '' || undefined}>
      {axis && (
        <i className={`number-axis axis-${axis.toLowerCase()}`} aria-hidden="true">
          {axis}
        </i>
      )}
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={fault !== ''}
        aria-describedby={fault ? faultId : undefined}
        placeholder={value !== null ? undefined : axis ? '—' : t.mixed}
        value={shown}
        onChange={(event) => {
          typed.current = event.target.value
          setText(event.target.value)
          setFault('')
        }}
        onFocus={() => setText(value === null ? '' : exactNumber(value))}
        onBlur={() => {
          take()
          typed.current = null
          stop()
        }}
        onKeyDown={onKeyDown}
        // A press that is not let go at once is a scrub, and takes no focus.
        onMouseDown={(event) => text === null && event.preventDefault()}
        {...scrub}
        onPointerDown={(event) => text === null && scrub.onPointerDown(event)}
      />
      {suffix && <u>{suffix}</u>}
      {fault && (
        <output id={faultId} className="number-fault" role="alert">
          {fault}
        </output>
      )}
    </span>
  )
}
