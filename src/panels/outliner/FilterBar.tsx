import { ChevronsDownUp, ChevronsUpDown, Search, X } from 'lucide-react'
import { useTexts } from '../../texts/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Keys } from '../../ui/Keys.tsx'

interface FilterBarProps {
  text: string
  onText(text: string): void
  isAnyUnfolded: boolean
  /** Unfolds all, or folds all. */
  onFoldAll(unfold: boolean): void
  /** Leaves the field for the tree. */
  onLeave(): void
}

/** Finds nodes by name, kind, material or state; and unfolds or folds the whole tree. */
export function FilterBar({ text, onText, isAnyUnfolded, onFoldAll, onLeave }: FilterBarProps) {
  const t = useTexts().outliner
  return (
    <div className="outliner-bar">
      <label className="ui-search outliner-filter">
        <Search size={13} />
        <input
          aria-label={t.filter}
          placeholder={t.filterHint}
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation()
              if (text) onText('')
              else onLeave()
            }
            if (event.key === 'ArrowDown' || event.key === 'Enter') {
              event.preventDefault()
              onLeave()
            }
          }}
        />
        {text ? (
          <button type="button" aria-label={t.clearFilter} title={t.clearFilter} onClick={() => onText('')}>
            <X size={12} />
          </button>
        ) : (
          <Keys shortcut="Mod+F" />
        )}
      </label>
      <IconButton label={isAnyUnfolded ? t.foldAll : t.unfoldAll} onClick={() => onFoldAll(!isAnyUnfolded)}>
        {isAnyUnfolded ? <ChevronsDownUp size={14} /> : <ChevronsUpDown size={14} />}
      </IconButton>
    </div>
  )
}
