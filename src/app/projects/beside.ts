import { isSame } from '../../document/index.ts'
import type { KeptMessage, KeptSession } from '../../io/project/format.ts'
import type { Write } from '../../io/project/store.ts'
import type { ProjectParts } from './parts.ts'

/** Milliseconds after which a view that has come to rest is kept. */
const REST_MS = 800

type Parts = Pick<ProjectParts, 'chat' | 'session' | 'view'>

/** Where the user is now, as it is kept. */
export const sessionOf = ({ session, view }: Parts): KeptSession => ({
  view: view.canvas || view.left ? view.pose() : null,
  selection: [...session.state.selection],
  views: [...session.state.views],
})

/** Takes up a session where it was left. */
export function takeUp({ session }: Pick<Parts, 'session'>, kept: KeptSession | null): void {
  session.set({ entered: null, through: null, steering: false, views: kept?.views ?? [] })
  session.select(kept?.selection ?? [])
}

/** Keeps what lies beside the scene: the conversation, and where the user is. Returns how to stop. */
export function keepBeside(parts: Parts, known: readonly KeptMessage[], add: (writes: Write[]) => void): () => void {
  const messages = new Map(known.map((one) => [one.message.id, one]))
  let session: KeptSession | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const keepMessages = () => {
    const writes = changedMessages(messages, parts.chat.kept())
    if (writes.length) add(writes)
  }
  const keepSession = () => {
    timer = undefined
    const now = sessionOf(parts)
    if (isSame(now, session)) return
    session = now
    add([{ table: 'session', id: 'session', value: now }])
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(keepSession, REST_MS)
  }
  const offs = [
    parts.chat.store.subscribe(keepMessages),
    parts.session.store.subscribe((now, before) => {
      if (now.selection !== before.selection || now.views !== before.views) soon()
    }),
    parts.view.onFrame(soon),
  ]
  return () => {
    clearTimeout(timer)
    for (const off of offs) off()
  }
}

/** The messages that are new or other than they were; those that are gone are removed. */
function changedMessages(known: Map<string, KeptMessage>, now: readonly KeptMessage[]): Write[] {
  const writes: Write[] = []
  const gone = new Set(known.keys())
  for (const one of now) {
    const { id } = one.message
    gone.delete(id)
    const before = known.get(id)
    if (before?.message === one.message && before.exchange === one.exchange && before.order === one.order) continue
    known.set(id, one)
    writes.push({ table: 'messages', id, value: one })
  }
  for (const id of gone) {
    known.delete(id)
    writes.push({ table: 'messages', id, value: undefined })
  }
  return writes
}
