import { useStore } from 'zustand'
import type { Panel } from '../commands/context.ts'
import type { Preferences } from '../session/preferences.ts'
import type { Editor } from './editor.ts'
import { type LayoutMode, layoutMode, shownPanels } from './window-state.ts'

/** CSS pixels between which a panel can be resized. */
export const NARROWEST = 200
export const WIDEST = 560

export interface Layout {
  mode: LayoutMode
  shown: Record<Panel, boolean>
  focusMode: boolean
  widths: Pick<Preferences, 'leftWidth' | 'inspectorWidth' | 'assistantWidth'>
}

/** How the window is laid out now. */
export function useLayout({ window, preferences }: Pick<Editor, 'window' | 'preferences'>): Layout {
  const look = useStore(window.store)
  const liked = useStore(preferences.store)
  return {
    mode: layoutMode(look.width, liked.rightShared),
    shown: shownPanels(look, liked),
    focusMode: look.focusMode,
    widths: liked,
  }
}
