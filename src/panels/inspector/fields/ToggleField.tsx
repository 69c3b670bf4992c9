import { useId } from 'react'
import { useField } from '../context.tsx'
import { FieldRow } from './FieldRow.tsx'

/** Yes or no; a dash where the subjects differ, which a click makes yes for all. */
export function ToggleField() {
  const id = useId()
  const { field, shown, bridge } = useField<'toggle'>()
  return (
    <FieldRow labelFor={id}>
      <input
        id={id}
        type="checkbox"
        className="ui-switch"
        checked={shown === true}
        ref={(input) => {
          if (input) input.indeterminate = shown === null
        }}
        onChange={() => bridge.edit<'toggle'>(field, () => shown !== true)}
      />
    </FieldRow>
  )
}
