import type { Preferences } from '../session/preferences.ts'

/** Gives the window its colours; returns how to stop following the system's. */
export function applyTheme(theme: Preferences['theme']): () => void {
  const light = window.matchMedia('(prefers-color-scheme: light)')
  const set = () => {
    document.documentElement.dataset.theme = theme === 'auto' ? (light.matches ? 'light' : 'dark') : theme
  }
  set()
  light.addEventListener('change', set)
  return () => light.removeEventListener('change', set)
}
