import { createContext, useContext } from 'react'
import type { ModelLibrary } from './models.ts'
import type { View } from './view.ts'

/** What the viewport draws with, and tells the rest about. */
export interface ViewportPorts {
  view: View
  models: ModelLibrary
}

const Context = createContext<ViewportPorts | null>(null)
export const ViewportProvider = Context.Provider

export function useViewport(): ViewportPorts {
  const ports = useContext(Context)
  if (!ports) throw new Error('useViewport must be used below ViewportProvider')
  return ports
}
