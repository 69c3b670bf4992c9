import { emptyRecords, mend, newId, recordsOf } from '../../document/index.ts'
import { Autosave } from '../../io/project/autosave.ts'
import { collect } from '../../io/project/collect.ts'
import { openStore } from '../../io/project/open.ts'
import { type ProjectStore, type Write, writesOf } from '../../io/project/store.ts'
import { type TabMessage, Tabs } from '../../io/project/tabs.ts'
import { keepBeside, sessionOf } from './beside.ts'
import { showProject, showWrites } from './follow.ts'
import { projectIn, watchPage } from './page.ts'
import type { Content, ProjectParts } from './parts.ts'
import { putInPlace } from './place.ts'
import { rescue } from './rescue.ts'
import { RunningMark } from './running.ts'
import { READ_ONLY, type Role } from './state.ts'
import { takePicture } from './thumbnail.ts'

/** Milliseconds between automatic versions of a project that is being changed. */
const VERSION_MS = 10 * 60_000
/** Milliseconds after which a session has lasted. */
const LASTING_MS = 60_000
/** Nodes that nobody makes again in a minute. */
const WORTH_NODES = 10
/** Crashes in a row after which a project is not opened by itself any more. */
const MOST_CRASHES = 2
const LAST = 'diorama.last'
const EMPTY: Content = { records: emptyRecords(), messages: [], session: null }

/**
 * The project that is open: keeps it on the disk, follows it where another tab edits it, and takes its place by another.
 * One is open at any time; a new one comes to the disk with its first change.
 */
export class Projects {
  readonly self = newId()
  readonly marks: RunningMark
  #autosave: Autosave | null = null
  #tabs: Tabs | null = null
  #stopBeside: () => void = () => {}
  #stopState: () => void = () => {}
  #versionTimer: ReturnType<typeof setInterval> | undefined
  #markTimer: ReturnType<typeof setTimeout> | undefined
  #hasAskedToPersist = false
  /** The number of the last write that is shown here. */
  #seen = 0
  /** The revision of the scene that is in a file of the user's. */
  #inFile = -1
  /** One project is opened after the other. */
  #opening: Promise<unknown> = Promise.resolve()
  /** What other tabs say is taken up in its order. */
  #hearing: Promise<void> = Promise.resolve()

  private constructor(
    private readonly parts: ProjectParts,
    /** Null where the browser keeps nothing. */
    readonly store: ProjectStore | null,
  ) {
    this.marks = new RunningMark(parts.storage)
  }

  /** Opens the database, and what was open last. */
  static async start(parts: ProjectParts): Promise<Projects> {
    const { store, error } = await openStore(() => void projects.#outdated())
    const projects: Projects = new Projects(parts, store)
    if (error) projects.#unkept(error)
    else await projects.#openFirst()
    watchPage(projects, parts)
    return projects
  }

  get id(): string {
    return this.parts.state.getState().id!
  }

  /**
   * Opens a project of this browser. Throws a sentence where it cannot be opened, or what is open is not saved: that is then
   * still there.
   */
  open(id: string): Promise<void> {
    return this.#oneAtATime(async () => {
      const { facts, records, messages, session } = await this.#need().read(id)
      const { records: sound, faults } = mend(records)
      await this.#leave()
      await this.#show({ records: sound, messages, session }, faults)
      await this.#enter(id, facts.sequence)
    })
  }

  /** Opens an empty project, or what is given: that is on the disk when this resolves. */
  openNew(content?: Content): Promise<string> {
    return this.#oneAtATime(async () => {
      const id = newId()
      await this.#leave()
      await this.#show(content ?? EMPTY, [])
      if (content && this.store) {
        const writes = writesOf({ ...content, messages: [...content.messages] })
        await this.store.create(content.records.settings.name, writes, id)
      }
      await this.#enter(id, 0)
      return id
    })
  }

  /** Shows what may only be looked at. */
  look(content: Content): Promise<void> {
    return this.#oneAtATime(async () => {
      await this.#leave()
      await this.#show(content, [])
      this.#setRole('looks', newId())
    })
  }

  /** Told that a project was thrown away: it is not missed. */
  forgetLast(id: string): void {
    const { storage } = this.parts
    if (storage?.getItem(LAST) === id) storage.removeItem(LAST)
  }

  /** Told that all there is has been written to a file of the user's. */
  wroteFile(): void {
    this.#inFile = this.parts.scene.revision
  }

  /** Whether there is something that is neither on the disk nor in a file. */
  get isAtRisk(): boolean {
    const { scene, state } = this.parts
    const { role, save } = state.getState()
    const isUnkept = role === 'unkept' || save.is === 'failed'
    return isUnkept && scene.nodeCount > 0 && scene.revision !== this.#inFile
  }

  /** Writes what is pending. Throws a sentence where it cannot be written. */
  async flush(): Promise<void> {
    await this.#autosave?.flush()
    const { save } = this.parts.state.getState()
    if (save.is === 'failed') throw save.error
  }

  /** Whether something is not on the disk yet. */
  get hasPending(): boolean {
    return this.#autosave?.hasPending ?? false
  }

  async takeOver(): Promise<void> {
    await this.#tabs?.takeOver()
  }

  /** Keeps a small picture of the view with the project. */
  async picture(): Promise<Blob | null> {
    const { view, scene } = this.parts
    const { role } = this.parts.state.getState()
    if (!view.canvas || !scene.nodeCount) return null
    const picture = await takePicture(view)
    if (picture && role === 'edits' && (await this.store?.facts(this.id)))
      await this.store!.setThumbnail(this.id, picture)
    return picture
  }

  /** All that is open, as it is now. */
  content(): Content {
    return { records: recordsOf(this.parts.scene), messages: this.parts.chat.kept(), session: sessionOf(this.parts) }
  }

  #need(): ProjectStore {
    if (!this.store) throw new Error('This browser keeps nothing for Diorama; save the project as a file')
    return this.store
  }

  async #openFirst() {
    const id = await this.#wanted()
    const mark = id && this.marks.read(id)
    if (mark && mark.crashes >= MOST_CRASHES) {
      this.marks.clear(id)
      await this.openNew()
      this.parts.state.setState({ crashed: { at: mark.at, isShut: true } })
      return
    }
    try {
      if (id) await this.open(id)
      else await this.openNew()
    } catch (error) {
      await this.openNew()
      this.parts.warn([(error as Error).message])
    }
  }

  /** The project that the address names, else the last one; null where there is none. */
  async #wanted(): Promise<string | null> {
    const store = this.#need()
    const named = projectIn(location.hash)
    if (named && (await store.facts(named))) return named
    const last = this.parts.storage?.getItem(LAST)
    const projects = (await store.list()).filter(({ deleted }) => deleted === undefined)
    if (last && !projects.some(({ id }) => id === last) && !(await store.facts(last))) {
      this.parts.warn(['The browser has cleared away the project that was open last; it does so when space is short'])
    }
    return projects[0]?.id ?? null
  }

  #oneAtATime<T>(open: () => Promise<T>): Promise<T> {
    const opened = this.#opening.then(open)
    this.#opening = opened.catch(() => {})
    return opened
  }

  /** Lets go of the project that is open. Throws where that would lose something. */
  async #leave() {
    const { state, scene } = this.parts
    await scene.idle()
    if (state.getState().role === 'edits') {
      await this.picture().catch(() => null)
      await this.#autosave?.flush()
    }
    if (this.isAtRisk) throw new Error('What is open is not saved yet; save it to a file first')
    if (state.getState().role === 'edits') this.marks.clear(this.id)
    this.#stopEditing()
    this.#tabs?.close()
    this.#tabs = null
    scene.readOnly = READ_ONLY.opening!
    state.setState({ role: 'opening', save: { is: 'saved' }, crashed: null })
  }

  #show(content: Content, faults: readonly string[]) {
    return putInPlace(this.parts, this.store?.bytes, content, faults)
  }

  /** Edits the project, or follows it where another tab does. */
  async #enter(id: string, sequence: number) {
    this.#seen = sequence
    if (!this.store) return this.#setRole('unkept', id)
    this.#tabs = new Tabs(id, this.self, {
      message: (message) => {
        this.#hearing = this.#hearing.then(() => this.#hear(message)).catch((error: Error) => this.#unkept(error))
      },
      gained: () => void this.#takeUpEditing(),
      lost: () => void this.#lose(id),
    })
    if (await this.#tabs.tryToEdit()) await this.#edit(id)
    else this.#watch(id)
    history.replaceState(null, '', `#project=${id}`)
  }

  async #edit(id: string) {
    const store = this.#need()
    const { scene, blobs, chat, state } = this.parts
    const facts = await store.claim(id, this.self)
    if (!this.#tabs?.edits) return // another tab was faster, and this one was told
    const mark = this.marks.read(id)
    this.marks.set(id, mark ? mark.crashes + 1 : 0)
    this.#autosave = new Autosave({
      store,
      project: id,
      writer: this.self,
      scene,
      blobs,
      begin: () => this.#begin(id),
      onSaved: (writes, sequence) => this.#saved(writes, sequence),
      onReplaced: () => void this.#lose(id),
    })
    const autosave = this.#autosave
    this.#stopState = autosave.state.subscribe((save) => state.setState({ save }))
    this.#stopBeside = keepBeside(this.parts, chat.kept(), (writes) => {
      // A project that is still empty does not come to the disk for a look around.
      if (facts || scene.nodeCount || this.#seen || chat.kept().length) autosave.add(writes)
    })
    // A session that has lasted is no crash in a row with the one before.
    this.#markTimer = setTimeout(() => this.marks.set(id, 0), LASTING_MS)
    this.#versionTimer = setInterval(() => void this.#keepVersion(id), VERSION_MS)
    this.#setRole('edits', id)
    if (mark) state.setState({ crashed: { at: mark.at, isShut: false } })
    if (!facts) return
    this.parts.storage?.setItem(LAST, id)
    void this.#tidy(id)
  }

  /** Makes the project of what there is, where it is not on the disk yet, and claims it. */
  async #begin(id: string) {
    const store = this.#need()
    if (!(await store.facts(id))) {
      // What a drag is still doing is not done.
      await this.parts.scene.idle()
      const { records, session } = this.content()
      await store.create(records.settings.name, writesOf({ records, messages: [], session }), id)
      this.parts.storage?.setItem(LAST, id)
    }
    await store.claim(id, this.self)
  }

  /** What need not be done at once: an automatic version, and clearing away what nobody needs. */
  async #tidy(id: string) {
    await this.parts.view.ready
    const store = this.#need()
    await this.#keepVersion(id)
    await store.emptyBin()
    await collect(store)
  }

  async #keepVersion(id: string) {
    const { keepVersion } = await import('../../io/project/versions.ts')
    await keepVersion(this.#need(), id, null)
  }

  #saved(writes: readonly Write[], sequence: number) {
    this.#seen = sequence
    this.#tabs?.tell({ type: 'saved', sequence, writes })
    // Asked for when there is something to lose that is not made again in a minute.
    const { scene } = this.parts
    const matters = scene.nodeCount >= WORTH_NODES || writes.some(({ table }) => table === 'assets')
    if (!matters || this.#hasAskedToPersist) return
    this.#hasAskedToPersist = true
    void navigator.storage?.persist?.()
  }

  #stopEditing() {
    this.#autosave?.end()
    this.#autosave = null
    this.#stopBeside()
    this.#stopState()
    clearInterval(this.#versionTimer)
    clearTimeout(this.#markTimer)
  }

  /** Another tab has taken over. */
  async #lose(id: string) {
    try {
      await this.#letGo(id)
      this.#watch(id)
    } catch (error) {
      this.#unkept(error as Error)
    }
  }

  /** Edits no more. What could not be written is no part of the project: it becomes one of its own. */
  async #letGo(id: string) {
    const isBehind = this.hasPending
    const content = this.content()
    this.#stopEditing()
    this.#setRole('watches', id)
    if (!isBehind) return
    const name = await rescue(this.#need(), this.parts, content)
    this.parts.warn([`Another tab has taken over; what was not saved here yet is kept as "${name}"`])
  }

  /** Shows what another tab does, and edits once that is closed. */
  #watch(id: string) {
    this.#setRole('watches', id)
    this.parts.state.setState({ save: { is: 'saved' } })
    this.#tabs?.waitToEdit()
    // What was not written when the other took over is not in the project.
    void this.#refresh()
  }

  async #takeUpEditing() {
    await this.#refresh()
    await this.#edit(this.id)
  }

  async #hear(message: TabMessage) {
    if (message.type === 'wanted' && this.#tabs?.edits) {
      await this.parts.scene.idle()
      await this.#autosave?.flush()
      await this.#letGo(this.id)
      this.marks.clear(this.id)
      this.#tabs?.yieldTo(message.by)
    }
    if (message.type === 'saved' && !this.#tabs?.edits) await this.#follow(message.sequence, message.writes)
  }

  /** Shows what the tab that edits has written. */
  async #follow(sequence: number, writes: readonly Write[]) {
    if (sequence <= this.#seen) return
    const isNext = sequence === this.#seen + 1
    if (!isNext || writes.some(({ table }) => table === 'messages')) return this.#refresh()
    this.#seen = sequence
    await showWrites(this.parts, this.#need(), writes)
  }

  /** Shows the project as it is on the disk. */
  async #refresh() {
    const project = await this.store?.read(this.id).catch(() => null)
    if (!project || !this.#tabs) return
    await showProject(this.parts, this.#need(), project)
    this.#seen = project.facts.sequence
  }

  #setRole(role: Role, id: string) {
    this.parts.scene.readOnly = READ_ONLY[role] ?? null
    this.parts.state.setState({ role, id })
  }

  #unkept(error: Error) {
    this.#setRole('unkept', newId())
    this.parts.state.setState({ save: { is: 'failed', error } })
  }

  /** A newer version of the editor, in another tab, has taken the database. */
  #outdated() {
    this.#stopEditing()
    this.#unkept(new Error('A newer version of Diorama is open in another tab; load this page again'))
  }
}
