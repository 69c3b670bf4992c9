import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { en } from './en/index.ts'

export type Texts = typeof en

const store = createStore<{ texts: Texts }>(() => ({ texts: en }))

/** The texts of the window in the language that the user has chosen. */
export const useTexts = (): Texts => useStore(store, (state) => state.texts)
