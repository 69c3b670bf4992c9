import { ChevronDown, LayoutGrid } from 'lucide-react'
import { useTexts } from '../../texts/texts.ts'
import { Menu } from '../../ui/Menu.tsx'
import { ArrangeItems } from '../arrange/ArrangeItems.tsx'

/** Everything that sets nodes in order. */
export function ArrangeMenu() {
  const t = useTexts().arrange
  return (
    <Menu
      trigger={
        <button type="button" className="ui-chip" aria-label={t.label}>
          <LayoutGrid size={16} />
          <b className="wide">{t.label}</b>
          <ChevronDown size={13} />
        </button>
      }
    >
      <ArrangeItems />
    </Menu>
  )
}
