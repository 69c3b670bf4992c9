import { LevaPanel, useControls, useCreateStore } from 'leva'
import { useEffect, useMemo, useRef } from 'react'
import { FieldsProvider } from './context.tsx'
import { type Field, shownOf } from './field.ts'
import { INPUTS } from './fields/index.ts'
import { levaTheme } from './leva-theme.ts'

interface LevaFieldsProps {
  fields: readonly Field[]
  /** Changes whenever the document may have changed what the fields show. */
  revision: unknown
}

/** Fields in leva that follow the document: the same kinds under the same keys for as long as this is mounted. */
function LevaFields({ fields, revision }: LevaFieldsProps) {
  const store = useCreateStore()
  const shown = useRef(new Map<string, string>())
  // Once for both who ask: of thousands of nodes each field reads them all.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` says that values may have changed
  const values = useMemo(() => new Map(fields.map((field) => [field.key, shownOf(field)])), [fields, revision])
  const schema = () =>
    Object.fromEntries(fields.map(({ key, kind }) => [key, INPUTS[kind]({ value: values.get(key)! })]))
  const [, set] = useControls(schema as never, { store }, []) as unknown as [unknown, (values: object) => void]

  useEffect(() => {
    const changed: Record<string, unknown> = {}
    for (const [key, value] of values) {
      const text = JSON.stringify(value)
      if (shown.current.get(key) === text) continue
      shown.current.set(key, text)
      changed[key] = value
    }
    if (Object.keys(changed).length) set(changed)
  }, [values, set])

  return (
    <FieldsProvider fields={fields}>
      <LevaPanel store={store} theme={levaTheme} fill flat hideCopyButton titleBar={false} />
    </FieldsProvider>
  )
}

/** Fields whose panel is made anew only where other kinds of fields are to be shown, not when the selection changes. */
export function Fields({ fields, revision }: LevaFieldsProps) {
  const kinds = fields.map(({ key, kind }) => `${key}:${kind}`).join()
  return <LevaFields key={kinds} fields={fields} revision={revision} />
}
