import { Search, X } from 'lucide-react'
import { useTexts } from '../../texts/texts.ts'

interface FindProps {
  label: string
  hint: string
  text: string
  onText(text: string): void
}

/** Finds things by their names as they are typed; Esc clears. */
export function Find({ label, hint, text, onText }: FindProps) {
  const t = useTexts().library
  return (
    <label className="ui-search library-search">
      <Search size={13} />
      <input
        placeholder={hint}
        aria-label={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') onText('')
        }}
      />
      {text && (
        <button type="button" className="ui-icon-button" aria-label={t.clear} onClick={() => onText('')}>
          <X size={13} />
        </button>
      )}
    </label>
  )
}

/** Whether each word of a text begins a word of one of some names. */
export const answersTo = (names: readonly string[], text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((part) => names.some((name) => name.split(' ').some((word) => word.startsWith(part))))
