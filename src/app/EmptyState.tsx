import { AnimatePresence, m } from 'framer-motion'
import { Box, Download, LayoutGrid, MessageSquare } from 'lucide-react'
import { useRevision } from '../hooks/records.ts'
import type { Editor } from './editor.ts'
import { buildExample } from './example.ts'

/** What an empty scene invites to. */
export function EmptyState({ editor, onAsk }: { editor: Editor; onAsk(): void }) {
  const { scene, run } = editor
  useRevision()
  const choices = [
    {
      icon: Download,
      title: 'Drop a model',
      about: 'or click to choose a GLB or glTF',
      act: () => run('file.import', {}),
    },
    { icon: Box, title: 'Add a shape', about: 'a box to begin with', act: () => run('mesh.add', { shape: 'box' }) },
    { icon: LayoutGrid, title: 'Open an example', about: 'a reading corner', act: () => buildExample(editor) },
    { icon: MessageSquare, title: 'Ask', about: '“add three red boxes in a row”', act: onAsk },
  ]
  return (
    <AnimatePresence>
      {scene.nodeCount === 0 && (
        <m.div
          className="empty"
          initial={{ opacity: 0, y: 6 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, y: 6 }}
          transition={{ duration: 0.16 }}
        >
          <h1>Make a scene</h1>
          <div className="empty-choices">
            {choices.map(({ icon: Icon, title, about, act }) => (
              <button type="button" key={title} onClick={() => void act()}>
                <Icon size={18} />
                <b>{title}</b>
                <small>{about}</small>
              </button>
            ))}
          </div>
        </m.div>
      )}
    </AnimatePresence>
  )
}
