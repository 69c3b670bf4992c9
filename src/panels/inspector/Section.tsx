import { AnimatePresence, m } from 'framer-motion'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../hooks/EditorContext.tsx'

interface SectionProps {
  /** Under which it is remembered whether the section is folded. */
  id: string
  title: string
  /** Folded as long as the user has not said otherwise. */
  folded?: boolean
  /** Small buttons at the end of the header. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of the inspector under a title that folds it. */
export function Section({ id, title, folded = false, actions, children }: SectionProps) {
  const { preferences } = useEditor()
  const kept = useStore(preferences.store, (state) => state.folded[id])
  const isFolded = kept ?? folded
  const body = useId()
  const toggle = () => preferences.set({ folded: { ...preferences.state.folded, [id]: !isFolded } })
  return (
    <section className="section">
      <h3>
        <button type="button" aria-expanded={!isFolded} aria-controls={body} onClick={toggle}>
          <ChevronRight size={12} style={{ rotate: isFolded ? '0deg' : '90deg' }} />
          {title}
        </button>
        {actions}
      </h3>
      <AnimatePresence initial={false}>
        {!isFolded && (
          <m.div
            id={body}
            className="section-body"
            initial={{ height: 0, opacity: 0 }}
            animate={{ height: 'auto', opacity: 1 }}
            exit={{ height: 0, opacity: 0 }}
            transition={{ duration: 0.14 }}
          >
            {children}
          </m.div>
        )}
      </AnimatePresence>
    </section>
  )
}
