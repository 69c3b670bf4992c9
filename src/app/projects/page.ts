import type { ProjectParts } from './parts.ts'
import type { RunningMark } from './running.ts'

/** The project that an address names. */
export const projectIn = (hash: string): string | undefined => /^#project=([\w-]+)$/.exec(hash)?.[1]

/** What is kept of the project that is open. */
interface Kept {
  readonly id: string
  readonly hasPending: boolean
  readonly isAtRisk: boolean
  readonly marks: RunningMark
  flush(): Promise<void>
  open(id: string): Promise<void>
  picture(): Promise<unknown>
}

/** Has everything on the disk before the page goes, and asks the user to stay where that cannot be. */
export function watchPage(projects: Kept, { state, warn }: Pick<ProjectParts, 'state' | 'warn'>): void {
  const edits = () => state.getState().role === 'edits'
  const write = () => void projects.flush().catch(() => {}) // what failed is shown, and asked about
  window.addEventListener('beforeunload', (event) => {
    write()
    if (projects.hasPending || projects.isAtRisk) event.preventDefault()
  })
  window.addEventListener('pagehide', () => {
    write()
    if (edits() && !projects.hasPending) projects.marks.clear(projects.id)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && edits()) projects.marks.set(projects.id, 0)
  })
  window.addEventListener('hashchange', () => {
    const named = projectIn(location.hash)
    if (named && named !== projects.id) void projects.open(named).catch((error: Error) => warn([error.message]))
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    write()
    // The last that the user saw of it is how it looks in the list of projects.
    void projects.picture().catch(() => {})
  })
}
