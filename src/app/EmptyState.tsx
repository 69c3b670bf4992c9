import { AnimatePresence, m } from 'framer-motion'
import { Box, Download, MessageSquare } from 'lucide-react'
import { useStore } from 'zustand'
import { useRevision } from '../hooks/records.ts'
import { useTexts } from '../texts/texts.ts'
import { ghost } from '../viewport/ghost.ts'
import type { Editor } from './editor.ts'
import { EXAMPLE_IDS, openExample } from './examples/index.ts'

/** What an empty scene invites to. */
export function EmptyState({ editor }: { editor: Editor }) {
  const { scene, run } = editor
  const t = useTexts().empty
  const role = useStore(editor.projectState, (state) => state.role)
  // What is dragged in has the view to itself.
  const isLanding = useStore(ghost.store, ({ box }) => box !== null)
  useRevision()
  const choices = [
    { icon: Download, text: t.drop, act: () => run('file.import', {}) },
    { icon: Box, text: t.shape, act: () => run('mesh.add', { shape: 'box' }) },
    { icon: MessageSquare, text: t.ask, act: () => run('window.assistant') },
  ]
  return (
    <AnimatePresence>
      {scene.nodeCount === 0 && role !== 'opening' && !isLanding && (
        <m.div
          className="empty"
          initial={{ opacity: 0, y: 6 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, y: 6 }}
          transition={{ duration: 0.16 }}
        >
          <h1>{t.title}</h1>
          <div className="empty-choices">
            {choices.map(({ icon: Icon, text: [title, about], act }) => (
              <button type="button" key={title} onClick={() => void act()}>
                <Icon size={18} />
                <b>{title}</b>
                <small>{about}</small>
              </button>
            ))}
          </div>
          <h2 id="examples-title">{t.example}</h2>
          <ul className="empty-examples" aria-labelledby="examples-title">
            {EXAMPLE_IDS.map((id) => (
              <li key={id}>
                <button type="button" onClick={() => void openExample(editor, id)}>
                  <img src={`/examples/${id}.webp`} alt="" width="168" height="105" draggable={false} />
                  <span>{t.examples[id]}</span>
                </button>
              </li>
            ))}
          </ul>
        </m.div>
      )}
    </AnimatePresence>
  )
}
