import { m } from 'framer-motion'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Preview } from '../../commands/preview.ts'
import { topmost } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSelection } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { type LiveArrangement, type LiveField, live } from './live.ts'

/** The settings of an arrangement, tried out in the scene as they change. Done makes one step of undo, Esc none. */
export function LivePanel() {
  const { open } = useStore(live)
  return open && <LiveForm key={open.command} arrangement={open} />
}

type Values = Record<string, number | string | boolean>

function LiveForm({ arrangement }: { arrangement: LiveArrangement }) {
  const { registry, scene } = useEditor()
  const t = useTexts()
  const title = t.arrange.live[arrangement.title]
  const selection = useSelection()
  // What is arranged is what was selected at first: an array selects its copies.
  const nodes = useRef(topmost(scene, selection)).current
  const fields = useMemo(() => arrangement.fields(nodes.length), [arrangement, nodes])
  const [values, setValues] = useState<Values>(() => Object.fromEntries(fields.map(({ key, value }) => [key, value])))
  const [fault, setFault] = useState('')
  const preview = useMemo(() => new Preview(registry, registry.get(arrangement.command).title), [registry, arrangement])
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    try {
      preview.run(arrangement.command, { nodes, ...arrangement.params(values) })
      setFault('')
    } catch (error) {
      setFault((error as Error).message)
    }
  }, [preview, arrangement, nodes, values])

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus()
    // A command of the user's from elsewhere ends the preview, kept as it is; there is nothing to set up any more.
    const off = scene.onDiff((_, { phase }) => {
      if (phase !== 'live' && !preview.isOpen) live.setState({ open: null })
    })
    return () => {
      off()
      preview.cancel()
    }
  }, [scene, preview])

  const close = (keep: boolean) => {
    if (keep) preview.commit()
    else preview.cancel()
    live.setState({ open: null })
  }
  return (
    <m.form
      ref={form}
      className="live-panel glass"
      aria-label={title}
      initial={{ opacity: 0, y: 8 }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ duration: 0.14 }}
      onSubmit={(event) => {
        event.preventDefault()
        close(true)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close(false)
      }}
    >
      <b>{title}</b>
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          value={values[field.key]}
          onChange={(value) => setValues((now) => ({ ...now, [field.key]: value }))}
        />
      ))}
      {fault && <output className="live-fault">{fault}</output>}
      <Button onClick={() => close(false)}>{t.common.cancel}</Button>
      <Button kind="primary" type="submit">
        {t.common.done}
      </Button>
    </m.form>
  )
}

interface FieldProps {
  field: LiveField
  value: number | string | boolean
  onChange(value: number | string | boolean): void
}

function Field({ field, value, onChange }: FieldProps) {
  const name = useTexts().arrange.live[field.label]
  if (field.kind === 'toggle') {
    return (
      <label>
        <input type="checkbox" checked={value as boolean} onChange={(event) => onChange(event.target.checked)} />
        {name}
      </label>
    )
  }
  if (field.kind === 'choice') {
    return (
      <fieldset className="ui-segmented" aria-label={name}>
        {field.choices.map((one) => (
          <button
            type="button"
            key={one}
            className="ui-icon-button"
            aria-pressed={value === one}
            onClick={() => onChange(one)}
          >
            {one.toUpperCase()}
          </button>
        ))}
      </fieldset>
    )
  }
  const { min, max, step, unit } = field
  const set = (text: string) => {
    const number = Number(text.replace(',', '.'))
    if (text.trim() !== '' && Number.isFinite(number)) onChange(Math.max(min, number))
  }
  return (
    <label>
      {name}
      <input
        type="range"
        aria-label={name}
        {...{ min, max, step }}
        value={value as number}
        onChange={(event) => set(event.target.value)}
      />
      <input
        className="ui-input"
        inputMode="decimal"
        aria-label={`${name}${unit ? `, ${unit}` : ''}`}
        key={value as number}
        defaultValue={value as number}
        onBlur={(event) => set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          set(event.currentTarget.value)
        }}
      />
      {unit && <span>{unit}</span>}
    </label>
  )
}
