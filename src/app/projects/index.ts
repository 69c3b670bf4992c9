import type { ProjectPort } from '../../commands/context.ts'
import type { Projects } from './Projects.ts'
import type { ProjectParts } from './parts.ts'
import type { PortParts } from './port.ts'

/** The projects, whose code comes beside that of the first frame. */
export interface LazyProjects {
  port: ProjectPort
  /** Resolves when the first project is open. */
  opened: Promise<Projects>
}

/** Opens what was open last. What it works with is asked for when the code is there, and all else is made. */
export function openProjects(give: () => ProjectParts & PortParts): LazyProjects {
  const load = async () => {
    const [{ Projects }, { createProjectPort }] = await Promise.all([import('./Projects.ts'), import('./port.ts')])
    const parts = give()
    const projects = await Projects.start(parts)
    return { projects, port: createProjectPort(projects, parts) }
  }
  const loaded = load()
  // Every call waits for what it is a call to.
  const port = new Proxy({} as ProjectPort, {
    get:
      (_, name: keyof ProjectPort) =>
      async (...args: never[]) => {
        const call = (await loaded).port[name] as (...given: never[]) => Promise<unknown>
        return call(...args)
      },
  })
  return { port, opened: loaded.then(({ projects }) => projects) }
}
