import { ChevronDown, LayoutGrid } from 'lucide-react'
import { Menu } from '../../ui/Menu.tsx'
import { ArrangeItems } from '../arrange/ArrangeItems.tsx'

/** Everything that sets nodes in order. */
export function ArrangeMenu() {
  return (
    <Menu
      trigger={
        <button type="button" className="ui-chip" aria-label="Arrange">
          <LayoutGrid size={16} />
          <b className="wide">Arrange</b>
          <ChevronDown size={13} />
        </button>
      }
    >
      <ArrangeItems />
    </Menu>
  )
}
