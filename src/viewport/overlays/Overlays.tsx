import { useEffect } from 'react'
import { useViewport } from '../context.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Marks } from './Marks.tsx'
import { Readout } from './Readout.tsx'
import { Stats } from './Stats.tsx'
import { ThroughFrame } from './ThroughFrame.tsx'
import { ViewCube } from './ViewCube.tsx'

/** What lies over the view. None of it is needed for the first frame. */
export function Overlays() {
  const { view } = useViewport()
  // They follow the frames, and none need come by itself.
  useEffect(() => view.canvas?.invalidate(), [view])
  return (
    <>
      <ThroughFrame />
      <Marks />
      <Breadcrumb />
      <ViewCube />
      <Readout />
      <Stats />
    </>
  )
}
