import { AnimatePresence, m } from 'framer-motion'
import { Eye, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../texts/texts.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import type { Editor } from './editor.ts'

/** What stands over the view until it no longer holds: who edits the project, and how the last session ended. */
export function Notices({ editor }: { editor: Editor }) {
  const { role, crashed, id } = useStore(editor.projectState)
  const { projects: t, locale, common } = useTexts()
  const forget = () => editor.projectState.setState({ crashed: null })
  return (
    <div className="notices">
      <AnimatePresence>
        {role === 'watches' && (
          <Notice key="watches" icon={<Eye size={15} />} text={t.watching}>
            <Button onClick={() => void editor.run('project.takeOver')}>{t.editHere}</Button>
          </Notice>
        )}
        {role === 'looks' && <Notice key="looks" icon={<Eye size={15} />} text={t.looking} />}
        {crashed !== null && role === 'edits' && (
          <Notice
            key={`crashed ${id}`}
            icon={<TriangleAlert size={15} />}
            text={crashed.isShut ? t.crashedTwice : `${t.crashed(timeOf(crashed.at, locale))} ${t.crashedAbout}`}
          >
            <Button onClick={() => void editor.run(crashed.isShut ? 'window.projects' : 'window.versions')}>
              {crashed.isShut ? t.seeProjects : t.seeVersions}
            </Button>
            <IconButton label={common.close} onClick={forget}>
              <X size={14} />
            </IconButton>
          </Notice>
        )}
      </AnimatePresence>
    </div>
  )
}

const timeOf = (at: number, locale: string) =>
  new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })

function Notice({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <m.div
      className="notice"
      role="status"
      initial={{ opacity: 0, y: -6 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, y: -6 }}
      transition={{ duration: 0.16 }}
    >
      {icon}
      <span>{text}</span>
      {children}
    </m.div>
  )
}
