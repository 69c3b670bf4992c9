import { Link2, Unlink2 } from 'lucide-react'
import { useStore } from 'zustand'
import { useEditor } from '../../../hooks/EditorContext.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useField } from '../context.tsx'
import type { Change } from '../expression.ts'
import { FieldRow } from './FieldRow.tsx'
import { NumberBox } from './NumberBox.tsx'

/** Numbers that belong together, such as a place; scales may be linked, so that all follow one. */
export function VectorField() {
  const { field, shown, bridge } = useField<'vector'>()
  const linked = useStore(useEditor().preferences.store, (state) => state.scaleLinked) && !!field.linkable
  const values = shown as (number | null)[]

  const edit = (axis: number, change: Change, merges?: boolean) =>
    bridge.edit<'vector'>(
      field,
      (old, i) => {
        const next = change(old[axis], i)
        if (!linked) return old.map((n, k) => (k === axis ? next : n))
        const factor = old[axis] ? next / old[axis] : 1
        return old.map((n, k) => (k === axis ? next : old[axis] ? n * factor : next))
      },
      merges,
    )

  return (
    <FieldRow extra={field.linkable && <LinkButton />}>
      <div className="field-vector">
        {field.axes.map((axis, k) => (
          <NumberBox
            key={axis}
            axis={axis}
            label={`${field.label} ${axis}`}
            value={values[k]}
            quantity={field.quantity}
            step={field.step}
            min={field.min}
            onChange={(change, merges) => edit(k, change, merges)}
            onBegin={() => bridge.begin(field.label)}
            onEnd={() => bridge.end()}
            onCancel={() => bridge.cancel()}
          />
        ))}
      </div>
    </FieldRow>
  )
}

function LinkButton() {
  const { preferences } = useEditor()
  const linked = useStore(preferences.store, (state) => state.scaleLinked)
  const t = useTexts().inspector
  const label = linked ? t.unlinkScale : t.linkScale
  return (
    <button
      type="button"
      className="field-link"
      aria-label={label}
      aria-pressed={linked}
      title={label}
      onClick={() => preferences.set({ scaleLinked: !linked })}
    >
      {linked ? <Link2 size={12} /> : <Unlink2 size={12} />}
    </button>
  )
}
