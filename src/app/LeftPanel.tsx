import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { normalizeChord } from '../commands/keymap.ts'
import { HistoryPanel } from '../panels/history/HistoryPanel.tsx'
import { Outliner } from '../panels/outliner/Outliner.tsx'
import { useTexts } from '../texts/texts.ts'
import { Guard } from '../ui/Guard.tsx'
import { Splitter } from '../ui/Splitter.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import type { Editor } from './editor.ts'
import { NARROWEST, WIDEST } from './layout.ts'

const LibraryPanel = lazy(async () => ({ default: (await import('../panels/library/LibraryPanel.tsx')).LibraryPanel }))

/** The scene as a tree, things to build with, and what was done to it. */
export function LeftPanel({ editor }: { editor: Editor }) {
  const { preferences, window, keymap } = editor
  const t = useTexts().layout
  const { leftTab, leftWidth } = useStore(preferences.store)
  return (
    <div className="left-panels">
      <aside className="panel left-panel" aria-label={t.left} style={{ width: leftWidth }}>
        <Tabs
          label={t.left}
          tabs={[
            { id: 'scene', title: t.scene },
            { id: 'library', title: t.library },
            { id: 'history', title: t.history },
          ]}
          active={leftTab}
          onChoose={(leftTab) => preferences.set({ leftTab })}
        />
        <Guard key={leftTab}>
          {leftTab === 'scene' ? (
            <Outliner
              onContextMenu={(x, y) => window.openMenu(x, y)}
              isShortcut={(key) => keymap.commandFor(normalizeChord(key)) !== undefined}
            />
          ) : leftTab === 'library' ? (
            <Suspense>
              <LibraryPanel />
            </Suspense>
          ) : (
            <HistoryPanel />
          )}
        </Guard>
        <Splitter
          label={t.resizeLeft}
          side="right"
          width={leftWidth}
          min={NARROWEST}
          max={WIDEST}
          onWidth={(leftWidth) => preferences.set({ leftWidth })}
          onFold={() => window.hide('left')}
        />
      </aside>
    </div>
  )
}
