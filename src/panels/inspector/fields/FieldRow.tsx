import { Components } from 'leva/plugin'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { useField } from '../context.tsx'
import type { Field } from '../field.ts'

const { Row } = Components

/** A line of the inspector: the field's name, how to reset it, and what it is edited with. */
export function FieldRow({ labelFor, extra, children }: { labelFor?: string; extra?: ReactNode; children: ReactNode }) {
  const { field } = useField()
  return (
    <Row input>
      <span className="field-label">
        {labelFor ? <label htmlFor={labelFor}>{field.label}</label> : <span>{field.label}</span>}
        {extra}
        <Reset />
      </span>
      {children}
    </Row>
  )
}

/** Gives all subjects the value that new ones have; there only where one differs. */
function Reset() {
  const { field, shown, bridge } = useField()
  const t = useTexts().inspector
  if (field.initial === undefined || JSON.stringify(shown) === JSON.stringify(field.initial)) return null
  const label = t.reset(field.label)
  return (
    <button
      type="button"
      className="field-reset"
      aria-label={label}
      title={label}
      onClick={() => bridge.edit(field as never, () => (field as Field).initial as never)}
    >
      <RotateCcw size={11} />
    </button>
  )
}
