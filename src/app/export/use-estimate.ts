import { useEffect, useState } from 'react'
import type { ExportResult } from '../../commands/context.ts'
import type { ExportOptions } from '../../commands/export-options.ts'
import type { Registry } from '../../commands/registry.ts'

export type Estimate =
  | { state: 'working' }
  | { state: 'made'; result: ExportResult }
  | { state: 'failed'; reason: string }

/** Milliseconds that options must rest before the file is made. */
const PATIENCE = 250

/** Makes the file that options ask for, so that its size and what it lacks can be seen before it is saved. */
export function useEstimate(registry: Registry, options: ExportOptions | null): Estimate {
  const [estimate, setEstimate] = useState<Estimate>({ state: 'working' })
  useEffect(() => {
    if (!options) return
    const stop = new AbortController()
    setEstimate({ state: 'working' })
    const make = async () => {
      try {
        const result = await registry.context({ source: 'user' }).io.export(options, stop.signal)
        if (!stop.signal.aborted) setEstimate({ state: 'made', result })
      } catch (error) {
        if (!stop.signal.aborted) setEstimate({ state: 'failed', reason: (error as Error).message })
      }
    }
    const timer = setTimeout(make, PATIENCE)
    return () => {
      clearTimeout(timer)
      stop.abort(new Error('Other options were chosen'))
    }
  }, [registry, options])
  return estimate
}
