import { forkScene } from '../document/index.ts'
import { createSession } from '../session/session.ts'
import type { IoPort, LibraryPort, ViewPort, WindowPort } from './context.ts'
import type { LibraryItem } from './library-item.ts'
import { Registry } from './registry.ts'

/**
 * A registry over a copy of the scene, to try commands on: files, the view and the window do nothing there. What works
 * on it works on the scene, too, as long as nobody changes that in between. Materials are painted only where `pictures`
 * says that they are wanted.
 */
export function forkRegistry({ ports }: Registry, { pictures = false } = {}): Registry {
  const scene = forkScene(ports.scene)
  const session = createSession(scene)
  const { selection, playback, entered } = ports.session.state
  session.set({ selection, playback, entered })
  return new Registry({
    scene,
    session,
    io: { ...NO_FILES, ...(pictures && { readImage: ports.io.readImage }) },
    view: stillView(ports.view),
    window: NO_WINDOW,
    library: { ...ports.library, ...NO_SHELF, ...(!pictures && { paint: async () => ({}) }) },
    projects: ports.projects,
  })
}

const nothing = () => {}

const NO_FILES: IoPort = {
  choose: async () => [],
  readImage: async () => {
    throw new Error('Files cannot be read here')
  },
  read: async () => ({ items: [], warnings: [] }),
  export: async () => ({ blob: new Blob(), fileName: '', warnings: [] }),
  zip: async () => new Blob(),
  save: nothing,
}

/** What is kept or taken away on a copy is not. */
const NO_SHELF: Pick<LibraryPort, 'keep' | 'forget' | 'restore'> = {
  keep: async ({ name }) => ownItem(name),
  restore: async (id) => ownItem(id),
  forget: async () => {},
}

const ownItem = (name: string): LibraryItem => ({
  ...{ id: name, name, category: 'own', words: [], params: {} },
  make: () => ({ parts: [] }),
})

/** A view that stands where the user's does, and stays there. */
const stillView = (view: ViewPort): ViewPort => ({
  target: () => view.target(),
  basis: () => view.basis(),
  frame: nothing,
  look: nothing,
  pose: () => view.pose(),
  setPose: nothing,
  seekClip: nothing,
  clipTime: () => 0,
  capture: async () => new Blob(),
  portrait: async () => new Blob(),
})

const NO_WINDOW: WindowPort = {
  open: nothing,
  openExport: nothing,
  openFinal: nothing,
  focus: nothing,
  focusNext: nothing,
  show: nothing,
  toggle: nothing,
  focusMode: nothing,
  askImport: async () => null,
  configure: nothing,
}
