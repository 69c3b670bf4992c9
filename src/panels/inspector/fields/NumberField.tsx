import { useId } from 'react'
import { useField } from '../context.tsx'
import { FieldRow } from './FieldRow.tsx'
import { NumberBox } from './NumberBox.tsx'
import { Slider } from './Slider.tsx'

/** A number; with a slider where it has a usual range. */
export function NumberField() {
  const id = useId()
  const { field, shown, bridge } = useField<'number'>()
  const value = shown as number | null
  return (
    <FieldRow labelFor={id}>
      <div className="field-number" data-slider={field.slider !== undefined}>
        {field.slider && <Slider range={field.slider} value={value} />}
        <NumberBox
          id={id}
          label={field.label}
          value={value}
          quantity={field.quantity}
          step={field.step}
          min={field.min}
          max={field.max}
          onChange={(change, merges) => bridge.edit<'number'>(field, change, merges)}
          onBegin={() => bridge.begin(field.label)}
          onEnd={() => bridge.end()}
          onCancel={() => bridge.cancel()}
        />
      </div>
    </FieldRow>
  )
}
