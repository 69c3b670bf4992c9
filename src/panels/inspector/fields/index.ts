import { createPlugin } from 'leva/plugin'
import type { ComponentType } from 'react'
import type { FieldKind, Shown } from '../field.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { ColorField } from './ColorField.tsx'
import { NumberField } from './NumberField.tsx'
import { ToggleField } from './ToggleField.tsx'
import { VectorField } from './VectorField.tsx'

/** leva has no field that can be mixed, takes units, or says when a gesture begins and ends; so each kind is a plugin. */
const plugin = (component: ComponentType) =>
  createPlugin<{ value: Shown }, Shown, object>({
    normalize: ({ value }) => ({ value, settings: {} }),
    component: component as never,
  })

export const INPUTS: Record<FieldKind, (input: { value: Shown }) => unknown> = {
  number: plugin(NumberField),
  vector: plugin(VectorField),
  color: plugin(ColorField),
  toggle: plugin(ToggleField),
  choice: plugin(ChoiceField),
}
