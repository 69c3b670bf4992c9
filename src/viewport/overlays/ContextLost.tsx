import { useEffect } from 'react'

/** Milliseconds after which a view that the browser does not give back is made anew. */
const PATIENCE = 4000

/** Says that the browser took the graphics away, and makes the view anew where they do not come back by themselves. */
export function ContextLost({ onRenew }: { onRenew(): void }) {
  useEffect(() => {
    const timer = setTimeout(onRenew, PATIENCE)
    return () => clearTimeout(timer)
  }, [onRenew])
  return (
    <div className="context-lost" role="alert">
      <b>The browser took the 3D view away</b>
      <span>It does so when graphics memory runs short. Your scene is safe, and the view comes back by itself.</span>
      <button type="button" className="ui-button plain" onClick={onRenew}>
        Bring it back now
      </button>
    </div>
  )
}
