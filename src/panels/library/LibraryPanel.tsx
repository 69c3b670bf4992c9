import { useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Looks } from './Looks.tsx'
import { Materials } from './Materials.tsx'
import { Things } from './Things.tsx'
import './library.css'

const SHELVES = { things: Things, materials: Materials, looks: Looks } as const
type Shelf = keyof typeof SHELVES

/** What scenes are built of: things, what they are made of, and the light they stand in. */
export function LibraryPanel() {
  const t = useTexts().library
  const [shelf, setShelf] = useState<Shelf>('things')
  const Shown = SHELVES[shelf]
  return (
    <div className="library">
      <fieldset className="library-kinds" aria-label={t.kinds}>
        {(Object.keys(SHELVES) as Shelf[]).map((id) => (
          <button type="button" key={id} aria-pressed={id === shelf} onClick={() => setShelf(id)}>
            {t.shelves[id]}
          </button>
        ))}
      </fieldset>
      <Shown />
    </div>
  )
}
