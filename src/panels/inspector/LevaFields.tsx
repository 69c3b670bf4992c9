import { LevaPanel, useControls, useCreateStore } from 'leva'
import { useEffect, useRef } from 'react'
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
  const schema = () =>
    Object.fromEntries(fields.map((field) => [field.key, INPUTS[field.kind]({ value: shownOf(field) })]))
  const [, set] = useControls(schema as never, { store }, []) as unknown as [unknown, (values: object) => void]

  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` says that values may have changed
  useEffect(() => {
    const changed: Record<string, unknown> = {}
    for (const field of fields) {
      const value = shownOf(field)
      const text = JSON.stringify(value)
      if (shown.current.get(field.key) === text) continue
      shown.current.set(field.key, text)
      changed[field.key] = value
    }
    if (Object.keys(changed).length) set(changed)
  }, [revision, fields, set])

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
