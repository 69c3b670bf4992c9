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
  const open = async () => (await import('./Projects.ts')).Projects.start(give())
  const opened = open()
  const loadPort = async () => {
    const [{ createProjectPort }, projects] = await Promise.all([import('./port.ts'), opened])
    return createProjectPort(projects, give())
  }
  let loaded: Promise<ProjectPort> | undefined
  // Every call waits for what it is a call to.
  const port = new Proxy({} as ProjectPort, {
    get:
      (_, name: keyof ProjectPort) =>
      async (...args: never[]) => {
        loaded ??= loadPort()
        const call = (await loaded)[name] as (...given: never[]) => Promise<unknown>
        return call(...args)
      },
  })
  return { port, opened }
}
