import { useTexts } from '../../texts/texts.ts'

/** Says that nothing can be drawn here, and that everything else works. */
export function NoGraphics() {
  const t = useTexts().view
  return (
    <div className="context-lost" role="alert">
      <b>{t.blind}</b>
      <span>{t.blindAbout}</span>
    </div>
  )
}

/** Says that less is drawn than there is, since the graphics broke down under it. */
export function Spare({ onSpend }: { onSpend(): void }) {
  const t = useTexts().view
  return (
    <div className="view-spare" role="status">
      <span>{t.spare}</span>
      <button type="button" className="ui-button plain" onClick={onSpend}>
        {t.spend}
      </button>
    </div>
  )
}
