import { Canvas } from '@react-three/fiber'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { PCFShadowMap } from 'three'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useSession } from '../hooks/records.ts'
import { useTexts } from '../texts/texts.ts'
import { BoundsBoxes } from './BoundsBoxes.tsx'
import { ContextGuard } from './ContextGuard.tsx'
import { Controls } from './Controls.tsx'
import { useViewport, ViewportProvider } from './context.tsx'
import { Ghost } from './Ghost.tsx'
import { Gizmo } from './gizmo/Gizmo.tsx'
import { ContextLost } from './overlays/ContextLost.tsx'
import { Projection } from './Projection.tsx'
import { PointerControl } from './pointer/PointerControl.ts'
import { Stage } from './Stage.tsx'
import './viewport.css'

const Overlays = lazy(async () => ({ default: (await import('./overlays/Overlays.tsx')).Overlays }))

interface ViewportProps {
  /** Opens the menu of what is selected, at a point of the page. */
  onContextMenu(x: number, y: number): void
  children?: ReactNode
}

/** The view of the scene. Draws a frame when something changed, and none at rest. */
export function Viewport({ onContextMenu, children }: ViewportProps) {
  const editor = useEditor()
  const ports = useViewport()
  const t = useTexts().view
  const area = useRef<HTMLDivElement>(null)
  const { life, lost, restored, renew, onContext } = useGraphics()

  useEffect(
    () => new PointerControl(editor, ports.view, area.current!, { onContextMenu }).listen(),
    [editor, ports.view, onContextMenu],
  )

  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => void ports.view.ready.then(() => setIsDrawn(true)), [ports.view])

  // Else the menu that the shape was chosen from has the focus, and Enter opens it again.
  const placing = useSession((state) => state.placing)
  useEffect(() => {
    if (placing) requestAnimationFrame(() => area.current?.focus({ preventScroll: true }))
  }, [placing])

  return (
    <section className="viewport" aria-label={t.viewport}>
      <div
        className="viewport-canvas"
        ref={area}
        tabIndex={0}
        role="application"
        aria-label={t.canvas}
        onContextMenu={prevent}
      >
        <Canvas
          key={life}
          frameloop="demand"
          dpr={[1, 2]}
          shadows={{ type: PCFShadowMap, autoUpdate: false, needsUpdate: true }}
          gl={{ antialias: true, powerPreference: 'high-performance' }}
        >
          <ViewportProvider value={ports}>
            <ContextGuard onChange={onContext} />
            <Controls />
            <Stage key={`stage ${restored}`} />
            <Projection />
            <BoundsBoxes />
            <Ghost />
            <Gizmo />
          </ViewportProvider>
        </Canvas>
      </div>
      <Suspense>{isDrawn && <Overlays />}</Suspense>
      {lost && <ContextLost onRenew={renew} />}
      {children}
    </section>
  )
}

/** Whether the graphics are lost, how often they came back, and the number of canvases that there have been. */
function useGraphics() {
  const [state, setState] = useState({ life: 0, lost: false, restored: 0 })
  const renew = useCallback(() => setState((now) => ({ ...now, life: now.life + 1, lost: false })), [])
  const onContext = useCallback(
    (change: 'lost' | 'restored') =>
      setState((now) => ({
        ...now,
        lost: change === 'lost',
        // What was computed on the GPU is gone, and the stage makes it anew.
        restored: now.restored + (change === 'restored' ? 1 : 0),
      })),
    [],
  )
  return { ...state, renew, onContext }
}

const prevent = (event: { preventDefault(): void }) => event.preventDefault()
