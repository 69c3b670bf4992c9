import { useInputContext } from 'leva/plugin'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { FieldBridge } from './bridge.ts'
import type { Field, FieldKind, FieldOf, Shown } from './field.ts'

const BridgeContext = createContext<FieldBridge | null>(null)
const FieldsContext = createContext<ReadonlyMap<string, Field>>(new Map())

/** Gives the fields inside the bridge to the document. A gesture that is open when they go is kept as it is. */
export function BridgeProvider({ children }: { children: ReactNode }) {
  const editor = useEditor()
  const bridge = useMemo(() => new FieldBridge(editor), [editor])
  useEffect(() => () => bridge.end(), [bridge])
  return <BridgeContext value={bridge}>{children}</BridgeContext>
}

export function FieldsProvider({ fields, children }: { fields: readonly Field[]; children: ReactNode }) {
  const byKey = useMemo(() => new Map(fields.map((field) => [field.key, field])), [fields])
  return <FieldsContext value={byKey}>{children}</FieldsContext>
}

export function useBridge(): FieldBridge {
  const bridge = useContext(BridgeContext)
  if (!bridge) throw new Error('useBridge must be used below BridgeProvider')
  return bridge
}

/** The field that a leva input stands for, and what it shows now. */
export function useField<K extends FieldKind>(): { field: FieldOf<K>; shown: unknown; bridge: FieldBridge } {
  const { key, value } = useInputContext<{ key: string; value: Shown }>()
  const field = useContext(FieldsContext).get(key)
  const bridge = useBridge()
  if (!field) throw new Error(`There is no field "${key}"`)
  return { field: field as FieldOf<K>, shown: value.value, bridge }
}
