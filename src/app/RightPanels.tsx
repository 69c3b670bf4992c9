import { useStore } from 'zustand'
import { AssistantPanel } from '../panels/assistant/AssistantPanel.tsx'
import { Inspector } from '../panels/inspector/Inspector.tsx'
import { useTexts } from '../texts/texts.ts'
import { Guard } from '../ui/Guard.tsx'
import { Splitter } from '../ui/Splitter.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import type { Editor } from './editor.ts'
import { NARROWEST, useLayout, WIDEST } from './layout.ts'

/** Inspector and assistant beside each other, or sharing a column by tabs. */
export function RightPanels({ editor }: { editor: Editor }) {
  const { window, preferences, chat } = editor
  const t = useTexts().layout
  const { mode, shown, widths } = useLayout(editor)
  const rightTab = useStore(window.store, (state) => state.rightTab)

  const splitter = (panel: 'inspector' | 'assistant') => (
    <Splitter
      label={panel === 'inspector' ? t.resizeInspector : t.resizeAssistant}
      side="left"
      width={widths[`${panel}Width`]}
      min={NARROWEST + 40}
      max={WIDEST}
      onWidth={(width) => preferences.set({ [`${panel}Width`]: width })}
      onFold={() => window.hide(panel)}
    />
  )
  if (mode === 'wide') {
    return (
      <div className="right-panels">
        {shown.inspector && (
          <aside className="panel" aria-label={t.inspector} style={{ width: widths.inspectorWidth }}>
            {splitter('inspector')}
            <Guard>
              <Inspector />
            </Guard>
          </aside>
        )}
        {shown.assistant && (
          <aside className="panel" aria-label={t.assistant} style={{ width: widths.assistantWidth }}>
            {splitter('assistant')}
            <Guard>
              <AssistantPanel chat={chat} />
            </Guard>
          </aside>
        )}
      </div>
    )
  }
  return (
    <div className="right-panels">
      <aside className="panel" aria-label={t[rightTab]} style={{ width: widths.inspectorWidth }}>
        {splitter('inspector')}
        <Tabs
          label={t.right}
          tabs={[
            { id: 'inspector', title: t.inspector },
            { id: 'assistant', title: t.assistant },
          ]}
          active={rightTab}
          onChoose={(rightTab) => window.store.setState({ rightTab })}
        />
        <Guard key={rightTab}>{rightTab === 'inspector' ? <Inspector /> : <AssistantPanel chat={chat} />}</Guard>
      </aside>
    </div>
  )
}
