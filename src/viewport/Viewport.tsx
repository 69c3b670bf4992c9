import { Canvas } from '@react-three/fiber'
import { type ReactNode, useEffect, useRef } from 'react'
import { PCFShadowMap } from 'three'
import { useEditor } from '../hooks/EditorContext.tsx'
import { Controls } from './Controls.tsx'
import { useViewport, ViewportProvider } from './context.tsx'
import { Gizmo } from './Gizmo.tsx'
import { AxisGizmo } from './overlays/AxisGizmo.tsx'
import { Breadcrumb } from './overlays/Breadcrumb.tsx'
import { Readout } from './overlays/Readout.tsx'
import { Stats } from './overlays/Stats.tsx'
import { Projection } from './Projection.tsx'
import { PointerControl } from './pointer.ts'
import { Stage } from './Stage.tsx'
import './viewport.css'

/** The view of the scene. Draws a frame when something changed, and none at rest. */
export function Viewport({ children }: { children?: ReactNode }) {
  const editor = useEditor()
  const ports = useViewport()
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => new PointerControl(editor, ports.view, area.current!).listen(), [editor, ports.view])

  return (
    <section className="viewport" aria-label="Viewport">
      <div
        className="viewport-canvas"
        ref={area}
        tabIndex={0}
        role="application"
        aria-label="3D view"
        onContextMenu={prevent}
      >
        <Canvas
          frameloop="demand"
          dpr={[1, 2]}
          shadows={{ type: PCFShadowMap, autoUpdate: false, needsUpdate: true }}
          gl={{ antialias: true, powerPreference: 'high-performance' }}
          camera={{ fov: 45, near: 0.05, far: 5000, position: [4.4, 3.6, 6.2] }}
        >
          <ViewportProvider value={ports}>
            <Controls />
            <Stage />
            <Projection />
            <Gizmo />
          </ViewportProvider>
        </Canvas>
      </div>
      <Breadcrumb />
      <AxisGizmo />
      <Readout />
      <Stats />
      {children}
    </section>
  )
}

const prevent = (event: { preventDefault(): void }) => event.preventDefault()
