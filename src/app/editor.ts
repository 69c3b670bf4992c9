import { BlobStore } from '../assets/blobs.ts'
import { Registry } from '../commands/registry.ts'
import { createScene, type Scene } from '../document/index.ts'
import type { PicturePort } from '../hooks/pictures.ts'
import { createBrowserIo } from '../io/browser.ts'
import { createPreferences, type PreferenceStore } from '../session/preferences.ts'
import { createSession, type Session } from '../session/session.ts'
import { ModelLibrary } from '../viewport/models.ts'
import { View } from '../viewport/view.ts'
import { Chat } from './chat.ts'
import { notify, tellFailure } from './notify.ts'
import { lazyPictures } from './pictures.ts'

/** Everything an editor is made of, tied together. */
export interface Editor {
  scene: Scene
  session: Session
  registry: Registry
  blobs: BlobStore
  models: ModelLibrary
  view: View
  chat: Chat
  preferences: PreferenceStore
  pictures: PicturePort
  run(id: string, params?: unknown, coalesce?: string): Promise<unknown>
  fail(what: string, error: Error): void
}

export function createEditor(): Editor {
  const scene = createScene()
  const session = createSession(scene)
  const blobs = new BlobStore()
  const models = new ModelLibrary(blobs)
  const view = new View(scene, session)
  const io = createBrowserIo({ scene, blobs, prepare: (asset) => models.prepare(asset), target: () => view.target() })
  const registry = new Registry({ scene, session, io, view })
  const run = async (id: string, params?: unknown, coalesce?: string) => {
    const outcome = await notify(registry, id, params, coalesce)
    return outcome.ok ? outcome.result : undefined
  }
  const chat = new Chat({ scene, session, registry, view })
  const preferences = createPreferences(browserStorage())
  const pictures = lazyPictures(scene, view)
  const fail = (what: string, error: Error) => void tellFailure(what, error)
  return { scene, session, registry, blobs, models, view, chat, preferences, pictures, run, fail }
}

/** The browser's storage; none where it is blocked. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined // blocked: asking for it throws
  }
}
