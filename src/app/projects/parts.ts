import type { BlobStore } from '../../assets/blobs.ts'
import type { Asset, Scene, SceneRecords } from '../../document/index.ts'
import type { KeptMessage, KeptSession } from '../../io/project/format.ts'
import type { PreferenceStorage } from '../../session/preferences.ts'
import type { Session } from '../../session/session.ts'
import type { View } from '../../viewport/view.ts'
import type { Chat } from '../chat.ts'
import type { ProjectStateStore } from './state.ts'

/** What is opened: records, and what lies beside them. */
export interface Content {
  records: SceneRecords
  messages: readonly KeptMessage[]
  session: KeptSession | null
}

/** What projects work with. */
export interface ProjectParts {
  scene: Scene
  session: Session
  blobs: BlobStore
  chat: Chat
  view: View
  state: ProjectStateStore
  storage: (PreferenceStorage & { removeItem(key: string): void }) | undefined
  /** Decodes an asset for the view; returns what of it cannot be shown. */
  prepare(asset: Asset): Promise<readonly string[]>
  /** Lets go of what no scene needs any more. */
  release(): void
  /** Tells the user what is missing from what was opened. */
  warn(faults: readonly string[]): void
}
