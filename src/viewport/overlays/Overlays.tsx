import { Breadcrumb } from './Breadcrumb.tsx'
import { Marks } from './Marks.tsx'
import { Readout } from './Readout.tsx'
import { Stats } from './Stats.tsx'
import { ThroughFrame } from './ThroughFrame.tsx'
import { ViewCube } from './ViewCube.tsx'

/** What lies over the view. None of it is needed for the first frame. */
export function Overlays() {
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
