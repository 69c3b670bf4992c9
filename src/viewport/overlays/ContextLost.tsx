import { useEffect } from 'react'
import { useTexts } from '../../texts/texts.ts'

/** Milliseconds after which a view that the browser does not give back is made anew. */
const PATIENCE = 4000

/** Says that the browser took the graphics away, and makes the view anew where they do not come back by themselves. */
export function ContextLost({ onRenew }: { onRenew(): void }) {
  const t = useTexts().view
  useEffect(() => {
    const timer = setTimeout(onRenew, PATIENCE)
    return () => clearTimeout(timer)
  }, [onRenew])
  return (
    <div className="context-lost" role="alert">
      <b>{t.lost}</b>
      <span>{t.lostAbout}</span>
      <button type="button" className="ui-button plain" onClick={onRenew}>
        {t.renew}
      </button>
    </div>
  )
}
