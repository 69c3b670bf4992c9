import { type ReactNode, useId } from 'react'

interface RowProps {
  label: string
  hint?: string
  /** The control, which is to have this id. */
  children(id: string): ReactNode
}

/** A label with what belongs to it at its right; a hint below. */
function FormRow({ label, hint, children }: RowProps) {
  const id = useId()
  return (
    <div className="ui-row">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <small>{hint}</small>}
    </div>
  )
}

interface SelectProps<T extends string> {
  label: string
  hint?: string
  value: T
  options: readonly (readonly [value: T, label: string])[]
  onChange(value: T): void
}

export function SelectRow<T extends string>({ label, hint, value, options, onChange }: SelectProps<T>) {
  return (
    <FormRow label={label} hint={hint}>
      {(id) => (
        <select id={id} className="ui-input" value={value} onChange={(event) => onChange(event.target.value as T)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  )
}

interface CheckProps {
  label: string
  hint?: string
  checked: boolean
  onChange(checked: boolean): void
}

export function CheckRow({ label, hint, checked, onChange }: CheckProps) {
  return (
    <FormRow label={label} hint={hint}>
      {(id) => (
        <input
          id={id}
          type="checkbox"
          className="ui-switch"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </FormRow>
  )
}

interface NumberProps {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  step?: number
  unit?: string
  onChange(value: number): void
}

/** A number that is taken when it is one, and lies in its bounds. */
export function NumberRow({ label, hint, value, min, max, step = 1, unit, onChange }: NumberProps) {
  return (
    <FormRow label={unit ? `${label} (${unit})` : label} hint={hint}>
      {(id) => (
        <input
          id={id}
          type="number"
          className="ui-input"
          defaultValue={value}
          key={value}
          min={min}
          max={max}
          step={step}
          onBlur={(event) => {
            const next = event.target.valueAsNumber
            if (Number.isFinite(next) && next !== value) onChange(Math.min(max, Math.max(min, next)))
            else event.target.value = String(value)
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
    </FormRow>
  )
}
