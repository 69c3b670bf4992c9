import { BlobStore } from '../assets/blobs.ts'
import { assetsInUse } from '../assets/in-use.ts'
import { Keymap } from '../commands/keymap.ts'
import { Registry } from '../commands/registry.ts'
import { type Asset, createScene, type Scene } from '../document/index.ts'
import type { ClipPort } from '../hooks/clips.ts'
import type { PicturePort } from '../hooks/pictures.ts'
import { createBrowserIo } from '../io/browser.ts'
import { createPreferences, type PreferenceStore } from '../session/preferences.ts'
import { createSession, type Session } from '../session/session.ts'
import { ModelLibrary } from '../viewport/models.ts'
import { View } from '../viewport/view.ts'
import { askServer } from './assistant-settings.ts'
import { Chat } from './chat.ts'
import { lazyLibrary } from './lazy-library.ts'
import { notify, tellFailure, tellFaults, tellNotSaved, tellRefused } from './notify.ts'
import { lazyPictures } from './pictures.ts'
import { type LazyProjects, openProjects } from './projects/index.ts'
import { createProjectState, type ProjectStateStore } from './projects/state.ts'
import { WindowState } from './window-state.ts'

/** Everything an editor is made of, tied together. */
export interface Editor {
  scene: Scene
  session: Session
  registry: Registry
  blobs: BlobStore
  models: ModelLibrary
  view: View
  chat: Chat
  projects: LazyProjects
  projectState: ProjectStateStore
  keymap: Keymap
  preferences: PreferenceStore
  window: WindowState
  pictures: PicturePort
  clips: ClipPort
  run(id: string, params?: unknown, coalesce?: string): Promise<unknown>
  fail(what: string, error: Error): void
}

export function createEditor(): Editor {
  const scene = createScene()
  const session = createSession(scene)
  const blobs = new BlobStore()
  const models = new ModelLibrary(blobs)
  const view = new View(scene, session)
  const prepare = async (asset: Asset) => {
    const lost = await models.prepare(asset)
    await view.warm(models.get(asset.id))
    return lost
  }
  const io = createBrowserIo({
    scene,
    blobs,
    prepare,
    target: () => view.target(),
    selection: () => session.state.selection,
  })
  const storage = browserStorage()
  const preferences = createPreferences(storage)
  const windowState = new WindowState(preferences)
  const projectState = createProjectState()
  const library = lazyLibrary({ blobs, prepare })
  const release = () => {
    const used = assetsInUse(scene)
    models.keepOnly(used)
    blobs.keepOnly(used)
  }
  scene.history.onForgotten = release
  const projects = openProjects(() => ({
    ...{ scene, session, blobs, chat, view, io, storage, release, prepare },
    state: projectState,
    warn: (faults) => void tellFaults(faults),
  }))
  const registry = new Registry({
    ...{ scene, session, io, view, library },
    window: windowState,
    projects: projects.port,
  })
  const chat = new Chat({ scene, session, registry, view, storage, forwarded: view.ready.then(askServer) })
  projectState.subscribe(({ save }, { save: before }) => {
    if (save.is === 'failed' && before.is !== 'failed') void tellNotSaved(save.error, () => void run('project.save'))
  })
  scene.onRefused((reason) => void tellRefused(reason))
  const keymap = new Keymap(registry, preferences)
  const run = async (id: string, params?: unknown, coalesce?: string) => {
    const outcome = await notify(registry, id, params, coalesce)
    return outcome.ok ? outcome.result : undefined
  }
  const pictures = lazyPictures(scene, view)
  const fail = (what: string, error: Error) => void tellFailure(what, error)
  return {
    scene,
    session,
    registry,
    blobs,
    models,
    view,
    chat,
    projects,
    projectState,
    keymap,
    preferences,
    window: windowState,
    pictures,
    clips: { timeOf: (instance) => view.clipTime(instance), onFrame: (listener) => view.onFrame(listener) },
    run,
    fail,
  }
}

/** The browser's storage; none where it is blocked. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined // blocked: asking for it throws
  }
}
