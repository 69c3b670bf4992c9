import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { en } from './en/index.ts'

/** Everything that the window says. A language is an object of this shape, and so cannot leave anything out. */
export type Texts = typeof en

const LANGUAGES: Record<string, () => Promise<Texts>> = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).de,
}

const store = createStore<{ texts: Texts }>(() => ({ texts: en }))

/** The texts of the window in the language that the user has chosen. */
export const useTexts = (): Texts => useStore(store, (state) => state.texts)

/** The same, outside of React. */
export const texts = (): Texts => store.getState().texts

/** Shows the window in a language, as soon as it is loaded. */
export async function speak(language: string): Promise<void> {
  const next = await LANGUAGES[language]()
  store.setState({ texts: next })
  document.documentElement.lang = next.locale
}
