import { folder, LevaPanel, useControls, useCreateStore } from 'leva'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { FieldBridge } from './bridge.ts'
import type { Field, Section } from './field.ts'
import { levaTheme } from './theme.ts'

interface LevaFieldsProps {
  /** Names what is edited. Mount anew (by `key`) when it changes. */
  subject: string
  sections: readonly Section[]
  /** Changes whenever the document may have changed what the fields show. */
  revision: unknown
}

interface ChangeContext {
  initial: boolean
  fromPanel?: boolean
}

/** Fields in leva that follow the document, and change it by commands only. */
export function LevaFields({ subject, sections, revision }: LevaFieldsProps) {
  const editor = useEditor()
  const store = useCreateStore()
  const bridge = useMemo(() => new FieldBridge(editor, subject), [editor, subject])
  const fields = useRef(sections.flatMap((section) => section.fields)).current
  const shown = useRef(new Map<string, string>())

  const schema = () =>
    Object.fromEntries(
      sections.map((section) => [
        section.title,
        folder(
          Object.fromEntries(
            section.fields.map((field) => [field.key, levaInput(field, bridge, shown.current)]),
          ) as never,
          { collapsed: section.folded ?? false },
        ),
      ]),
    )
  const [, set] = useControls(schema as never, { store }, []) as unknown as [unknown, (values: object) => void]

  useEffect(() => bridge.listen(), [bridge])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` says that values may have changed
  useEffect(() => {
    const changed: Record<string, unknown> = {}
    for (const field of fields) {
      const value = field.read()
      const text = JSON.stringify(value)
      if (shown.current.get(field.key) === text) continue
      shown.current.set(field.key, text)
      changed[field.key] = value
    }
    if (Object.keys(changed).length) set(changed)
  }, [revision, fields, set])

  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current) nameInputs(root.current, fields)
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its fields let through
    <div ref={root} onKeyUp={leaveOnEnter}>
      <LevaPanel store={store} theme={levaTheme} fill flat hideCopyButton titleBar={false} />
    </div>
  )
}

/** leva labels only the first number of a vector; each gets a name for screen readers. */
function nameInputs(root: HTMLElement, fields: readonly Field[]) {
  for (const input of root.querySelectorAll('input[id]')) {
    const [, key, axis] = input.id.split('.')
    const field = fields.find((one) => one.key === key)
    if (!field) continue
    const isVector = typeof field.read() === 'object'
    input.setAttribute('aria-label', isVector ? `${field.label} ${(axis ?? 'x').toUpperCase()}` : field.label)
  }
}

/** Enter is done with a field: the keyboard goes back to the scene, where Mod+Z means its undo. */
function leaveOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.target.blur()
}

function levaInput(field: Field, bridge: FieldBridge, shown: Map<string, string>) {
  const value = field.read()
  shown.set(field.key, JSON.stringify(value))
  return {
    ...field.settings,
    value,
    label: field.label,
    onChange: (next: unknown, _path: string, context: ChangeContext) => {
      if (context.initial || !context.fromPanel) return
      const text = JSON.stringify(next)
      if (shown.get(field.key) === text) return
      shown.set(field.key, text)
      bridge.change(field, next)
    },
  }
}
