import type { ReactNode } from 'react'

type Tab = 'inspector' | 'assistant'

interface RightPanelsProps {
  tab: Tab
  onTab(tab: Tab): void
  inspector: ReactNode
  assistant: ReactNode
}

/** Inspector and assistant beside each other; in a narrow window they share a column, by tabs. */
export function RightPanels({ tab, onTab, inspector, assistant }: RightPanelsProps) {
  const button = (name: Tab, text: string) => (
    <button type="button" role="tab" aria-selected={tab === name} onClick={() => onTab(name)}>
      {text}
    </button>
  )
  return (
    <div className="right-panels" data-tab={tab}>
      <div className="right-tabs" role="tablist" aria-label="Panels">
        {button('inspector', 'Inspector')}
        {button('assistant', 'Assistant')}
      </div>
      <aside className="inspector-panel" aria-label="Inspector">
        {inspector}
      </aside>
      <aside className="assistant-panel" aria-label="Assistant">
        {assistant}
      </aside>
    </div>
  )
}
