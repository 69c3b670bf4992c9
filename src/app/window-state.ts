import { createStore } from 'zustand/vanilla'
import type { ImportOptions, ImportQuestion, Panel, WindowPart, WindowPort } from '../commands/context.ts'
import type { ExportOptions } from '../commands/export-options.ts'
import type { FinalOptions } from '../commands/final-options.ts'
import type { PreferenceStore, Preferences } from '../session/preferences.ts'

export type Sheet = 'palette' | 'shortcuts' | 'export' | 'final' | 'projects' | 'versions'
export type RightTab = 'inspector' | 'assistant'

/** Where the keyboard goes from one panel to the next, and what finds it there. */
const PARTS: Record<WindowPart, string> = {
  view: '.viewport-canvas',
  outliner: '.outliner-list',
  filter: '.outliner-filter input',
  inspector: '.inspector-fields :is(input, button)',
  assistant: '.assistant-prompt textarea',
}
const ROUND: readonly WindowPart[] = ['view', 'outliner', 'inspector', 'assistant']

/** CSS pixels of window width below which panels are drawers over the view, */
const DRAWERS_BELOW = 1100
/** and below which inspector and assistant share a column. */
const SHARED_BELOW = 1240

/** How the panels stand: beside the view, the right ones sharing a column, or as drawers over it. */
export type LayoutMode = 'wide' | 'shared' | 'drawers'

export type ImportAnswer = Pick<ImportOptions, 'unit' | 'up'>

/** A question about a file that is waiting to be answered. */
export interface AskedImport {
  name: string
  question: ImportQuestion
  answer(given: ImportAnswer | null): void
}

export interface WindowLook {
  sheet: Sheet | null
  /** How the export dialog is to begin; as it was left, where nothing says otherwise. */
  exportOptions: ExportOptions | null
  /** How a final picture is to be made. */
  finalOptions: Partial<FinalOptions>
  asked: AskedImport | null
  /** Where the menu of the selection is open, in CSS pixels of the page. */
  menuAt: { x: number; y: number } | null
  focusMode: boolean
  rightTab: RightTab
  drawers: { left: boolean; right: boolean }
  width: number
}

/** What of the window is open. Sizes, and which panels are shown, are preferences. */
export class WindowState implements WindowPort {
  readonly store = createStore<WindowLook>(() => ({
    sheet: null,
    exportOptions: null,
    finalOptions: {},
    asked: null,
    menuAt: null,
    focusMode: false,
    rightTab: 'inspector',
    drawers: { left: false, right: false },
    width: typeof window === 'undefined' ? SHARED_BELOW : window.innerWidth,
  }))
  constructor(private readonly preferences: PreferenceStore) {}

  /** Follows the size of the browser's window; returns how to stop. */
  listen(): () => void {
    const follow = () => this.store.setState({ width: window.innerWidth })
    follow()
    window.addEventListener('resize', follow)
    return () => window.removeEventListener('resize', follow)
  }

  open(sheet: Sheet): void {
    this.store.setState({ sheet, menuAt: null })
  }

  openExport(options?: ExportOptions): void {
    this.store.setState({ exportOptions: options ?? null })
    this.open('export')
  }

  openFinal(options: Partial<FinalOptions>): void {
    this.store.setState({ finalOptions: options })
    this.open('final')
  }

  close(): void {
    this.store.setState({ sheet: null })
  }

  /** One question at a time: a new one answers that before with no. */
  askImport(name: string, question: ImportQuestion): Promise<ImportAnswer | null> {
    this.store.getState().asked?.answer(null)
    return new Promise((resolve) => {
      const answer = (given: ImportAnswer | null) => {
        this.store.setState({ asked: null })
        resolve(given)
      }
      this.store.setState({ asked: { name, question, answer } })
    })
  }

  openMenu(x: number, y: number): void {
    this.store.setState({ menuAt: { x, y } })
  }

  closeMenu(): void {
    this.store.setState({ menuAt: null })
  }

  focus(part: WindowPart): void {
    if (part === 'assistant' || part === 'inspector') this.show(part)
    if (part === 'filter' || part === 'outliner') this.show('left')
    focusWhenShown(part, PATIENCE)
  }

  focusNext(by: 1 | -1): void {
    const shown = ROUND.filter(find)
    const now = shown.findIndex((part) => find(part)?.closest('.panel, .viewport')?.contains(document.activeElement))
    const next = shown[(now + by + shown.length) % shown.length]
    if (next) find(next)?.focus()
  }

  toggle(panel: Panel): void {
    if (this.isShown(panel)) this.hide(panel)
    else this.#reveal(panel)
  }

  focusMode(on = !this.store.getState().focusMode): void {
    this.store.setState({ focusMode: on })
  }

  configure(patch: Partial<Preferences>): void {
    this.preferences.set(patch)
  }

  get mode(): LayoutMode {
    return layoutMode(this.store.getState().width, this.preferences.state.rightShared)
  }

  isShown(panel: Panel): boolean {
    return shownPanels(this.store.getState(), this.preferences.state)[panel]
  }

  /** Shows a panel; of the left one, the outliner. */
  show(panel: Panel): void {
    if (panel === 'left') this.preferences.set({ leftTab: 'scene' })
    this.#reveal(panel)
  }

  hide(panel: Panel): void {
    const { drawers } = this.store.getState()
    if (this.mode === 'drawers') {
      this.store.setState({ drawers: panel === 'left' ? { ...drawers, left: false } : { ...drawers, right: false } })
    } else if (panel === 'left') this.preferences.set({ leftShown: false })
    else if (this.mode === 'shared') this.preferences.set({ inspectorShown: false, assistantShown: false })
    else this.preferences.set(panel === 'inspector' ? { inspectorShown: false } : { assistantShown: false })
  }

  #reveal(panel: Panel): void {
    const { drawers } = this.store.getState()
    this.store.setState({ focusMode: false })
    if (panel !== 'left') this.store.setState({ rightTab: panel })
    if (this.mode === 'drawers') {
      this.store.setState({ drawers: panel === 'left' ? { ...drawers, left: true } : { ...drawers, right: true } })
    } else this.preferences.set(SHOWN[panel])
  }
}

const SHOWN: Record<Panel, Partial<Preferences>> = {
  left: { leftShown: true },
  inspector: { inspectorShown: true },
  assistant: { assistantShown: true },
}

export function layoutMode(width: number, rightShared: boolean): LayoutMode {
  if (width < DRAWERS_BELOW) return 'drawers'
  return rightShared || width < SHARED_BELOW ? 'shared' : 'wide'
}

/** Which panels are seen: in a shared column, one of the two at a time. */
export function shownPanels(look: WindowLook, preferences: Preferences): Record<Panel, boolean> {
  const { leftShown, inspectorShown, assistantShown, rightShared } = preferences
  const { rightTab, drawers } = look
  const mode = layoutMode(look.width, rightShared)
  if (look.focusMode) return { left: false, inspector: false, assistant: false }
  if (mode === 'wide') return { left: leftShown, inspector: inspectorShown, assistant: assistantShown }
  const right = mode === 'drawers' ? drawers.right : inspectorShown || assistantShown
  return {
    left: mode === 'drawers' ? drawers.left : leftShown,
    inspector: right && rightTab === 'inspector',
    assistant: right && rightTab === 'assistant',
  }
}

/** Frames that a part may take to be shown, and at first to be loaded. */
const PATIENCE = 120

function focusWhenShown(part: WindowPart, frames: number) {
  requestAnimationFrame(() => {
    const element = find(part)
    if (element) element.focus()
    else if (frames) focusWhenShown(part, frames - 1)
  })
}

const find = (part: WindowPart): HTMLElement | null => document.querySelector(PARTS[part])
