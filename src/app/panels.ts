import { lazy } from 'react'

let show: () => void = () => {}
const firstFrame = new Promise<void>((resolve) => {
  show = resolve
})

/** Lets the panels load: told when the first frame is drawn, which must not wait for them. */
export const loadPanels = (): void => show()

export const Outliner = lazy(async () => {
  await firstFrame
  return { default: (await import('../panels/outliner/Outliner.tsx')).Outliner }
})

export const Inspector = lazy(async () => {
  await firstFrame
  return { default: (await import('../panels/inspector/Inspector.tsx')).Inspector }
})

export const Assistant = lazy(async () => {
  await firstFrame
  return { default: (await import('./Assistant.tsx')).Assistant }
})

export const Overlays = lazy(async () => {
  await firstFrame
  return { default: (await import('./Overlays.tsx')).Overlays }
})
