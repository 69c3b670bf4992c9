import type { ProjectParts } from './parts.ts'
import type { RunningMark } from './running.ts'

/** What is kept of the project that is open. */
interface Kept {
  readonly id: string
  readonly hasPending: boolean
  readonly marks: RunningMark
  flush(): Promise<void>
}

/** Has everything on the disk before the page goes, and asks the user to stay where that cannot be. */
export function watchPage(projects: Kept, { state, scene }: ProjectParts): void {
  const edits = () => state.getState().role === 'edits'
  const write = () => void projects.flush().catch(() => {}) // what failed is shown, and asked about
  window.addEventListener('beforeunload', (event) => {
    write()
    const { role, save } = state.getState()
    const isUnkept = (role === 'unkept' || save.is === 'failed') && scene.nodeCount > 0
    if (projects.hasPending || isUnkept) event.preventDefault()
  })
  window.addEventListener('pagehide', () => {
    write()
    if (edits() && !projects.hasPending) projects.marks.clear(projects.id)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && edits()) projects.marks.set(projects.id, 0)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write()
  })
}
