import { Canvas } from '@react-three/fiber'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { PCFShadowMap, WebGLRenderer, type WebGLRendererParameters } from 'three'
import { useEditor } from '../hooks/EditorContext.tsx'
import { useSession } from '../hooks/records.ts'
import { useTexts } from '../texts/texts.ts'
import { BoundsBoxes } from './BoundsBoxes.tsx'
import { ContextGuard } from './ContextGuard.tsx'
import { Controls } from './Controls.tsx'
import { useViewport, ViewportProvider } from './context.tsx'
import { FOV } from './framing.ts'
import { Ghost } from './Ghost.tsx'
import { ContextLost } from './overlays/ContextLost.tsx'
import { NoGraphics, Spare } from './overlays/Graphics.tsx'
import { Projection } from './Projection.tsx'
import { Resolution } from './Resolution.tsx'
import { Stage } from './Stage.tsx'
import './viewport.css'

// What the first frame does not need.
const Gizmo = lazy(async () => ({ default: (await import('./gizmo/Gizmo.tsx')).Gizmo }))
const Through = lazy(async () => ({ default: (await import('./Through.tsx')).Through }))
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
  const { life, lost, restored, isSpare, renew, onContext, spend } = useGraphics()
  const { isBlind, makeRenderer } = useRenderer(isSpare)

  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => void ports.view.ready.then(() => setIsDrawn(true)), [ports.view])

  useEffect(() => {
    if (!isDrawn) return
    const stop = new AbortController()
    void import('./pointer/PointerControl.ts').then(({ PointerControl }) => {
      if (stop.signal.aborted) return
      const off = new PointerControl(editor, ports.view, area.current!, { onContextMenu }).listen()
      stop.signal.addEventListener('abort', off)
    })
    return () => stop.abort()
  }, [isDrawn, editor, ports.view, onContextMenu])

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
          key={`${life} ${isSpare}`}
          frameloop="demand"
          dpr={isSpare ? SPARE_DPR : [1, 2]}
          shadows={isSpare ? false : { type: PCFShadowMap, autoUpdate: false, needsUpdate: true }}
          gl={makeRenderer}
        >
          <ViewportProvider value={ports}>
            <ContextGuard onChange={onContext} />
            <Controls />
            <Resolution />
            <Stage key={`stage ${restored}`} />
            <Projection />
            <BoundsBoxes />
            <Ghost />
            <Suspense>{isDrawn && <Gizmo />}</Suspense>
            <Suspense>{isDrawn && <Through fov={FOV} />}</Suspense>
          </ViewportProvider>
        </Canvas>
      </div>
      <Suspense>{isDrawn && <Overlays />}</Suspense>
      {lost && <ContextLost onRenew={renew} />}
      {isSpare && !lost && <Spare onSpend={spend} />}
      {isBlind && <NoGraphics />}
      {children}
    </section>
  )
}

/** Times that the graphics are lost before less is drawn: then the scene is too much for them. */
const MOST_LOSSES = 3
/** Pixels of the picture for each of the screen, along a side, where less is drawn. */
const SPARE_DPR = 0.6

/** Whether the graphics are lost, how often they came back, and the number of canvases that there have been. */
function useGraphics() {
  const [state, setState] = useState({ life: 0, lost: false, restored: 0, losses: 0 })
  const spend = useCallback(() => setState((now) => ({ ...now, losses: 0 })), [])
  const renew = useCallback(() => setState((now) => ({ ...now, life: now.life + 1, lost: false })), [])
  const onContext = useCallback(
    (change: 'lost' | 'restored') =>
      setState((now) => ({
        ...now,
        lost: change === 'lost',
        losses: now.losses + (change === 'lost' ? 1 : 0),
        // What was computed on the GPU is gone, and the stage makes it anew.
        restored: now.restored + (change === 'restored' ? 1 : 0),
      })),
    [],
  )
  return { ...state, isSpare: state.losses >= MOST_LOSSES, renew, onContext, spend }
}

/** Makes the renderer; where the browser has no WebGL 2, the editor goes on without a view. */
function useRenderer(isSpare: boolean) {
  const { view, models } = useViewport()
  const [isBlind, setIsBlind] = useState(false)
  const makeRenderer = useCallback(
    (defaults: WebGLRendererParameters) => {
      try {
        return new WebGLRenderer({ ...defaults, antialias: !isSpare, powerPreference: 'high-performance' })
      } catch {
        // three has said why, on the console.
        setIsBlind(true)
        view.giveUp()
        models.giveUp()
        // Fiber takes a promise as well, and waits for it.
        return new Promise(() => {}) as unknown as WebGLRenderer
      }
    },
    [view, models, isSpare],
  )
  return { isBlind, makeRenderer }
}

const prevent = (event: { preventDefault(): void }) => event.preventDefault()
