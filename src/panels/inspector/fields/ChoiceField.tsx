import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { useField } from '../context.tsx'
import { FieldRow } from './FieldRow.tsx'

/** One of a few. */
export function ChoiceField() {
  const id = useId()
  const t = useTexts().inspector
  const { field, shown, bridge } = useField<'choice'>()
  return (
    <FieldRow labelFor={id}>
      <span className="field-choice">
        <select
          id={id}
          value={(shown as string | null) ?? ''}
          onChange={(event) => {
            const { value } = event.target
            bridge.edit<'choice'>(field, () => value)
          }}
        >
          {shown === null && <option value="">{t.mixed}</option>}
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown size={12} />
      </span>
    </FieldRow>
  )
}
