import { type ComponentType, createElement, lazy } from 'react'

let show: () => void = () => {}
const firstFrame = new Promise<void>((resolve) => {
  show = resolve
})

/** Lets the panels load: told when the first frame is drawn, which must not wait for them. */
export const loadPanels = (): void => show()

/** A part of the window that loads after the first frame; what is in it can move, has tooltips, and fails alone. */
function afterFirstFrame<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    await firstFrame
    const [Panel, { Motion }, { Guard }] = await Promise.all([
      load(),
      import('./Motion.tsx'),
      import('../ui/Guard.tsx'),
    ])
    return {
      default: (props: P) => createElement(Motion, null, createElement(Guard, null, createElement(Panel, props))),
    }
  })
}

export const LeftPanel = afterFirstFrame(async () => (await import('./LeftPanel.tsx')).LeftPanel)
export const RightPanels = afterFirstFrame(async () => (await import('./RightPanels.tsx')).RightPanels)
export const Overlays = afterFirstFrame(async () => (await import('./Overlays.tsx')).Overlays)
export const Timeline = afterFirstFrame(async () => (await import('../panels/timeline/Timeline.tsx')).Timeline)
export const StatusBar = afterFirstFrame(async () => (await import('./StatusBar.tsx')).StatusBar)
export const TopBar = afterFirstFrame(async () => (await import('./topbar/TopBar.tsx')).TopBar)
export const ViewTools = afterFirstFrame(async () => (await import('./ViewTools.tsx')).ViewTools)
