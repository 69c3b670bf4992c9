import { ChevronDown, Globe } from 'lucide-react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSession } from '../../hooks/records.ts'
import { useCommand } from '../../hooks/useCommand.ts'
import type { Pivot, Space } from '../../session/session.ts'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../../ui/Menu.tsx'

const SPACES: Record<Space, string> = { world: 'World', local: 'Local', parent: 'Parent' }
const PIVOTS: Record<Pivot, [label: string, hint: string]> = {
  center: ['Centre', 'middle of the bounds'],
  bottom: ['Bottom', 'middle of the bottom'],
  origin: ['Origin', 'of the last selected'],
  each: ['Each its own', 'origin by origin'],
}

/** Along which axes the gizmo works, and what it turns about. */
export function AxesMenu() {
  const { run } = useEditor()
  const space = useSession((state) => state.space)
  const pivot = useSession((state) => state.pivot)
  const { title, shortcut } = useCommand('tool.space')
  return (
    <Menu
      trigger={
        <button type="button" className="ui-chip" aria-label={`${title}: ${SPACES[space]}, pivot: ${PIVOTS[pivot][0]}`}>
          <Globe size={16} />
          <b className="wide">{SPACES[space]}</b>
          <ChevronDown size={13} />
        </button>
      }
    >
      <MenuLabel>Axes</MenuLabel>
      {(Object.keys(SPACES) as Space[]).map((key) => (
        <MenuItem
          key={key}
          checked={space === key}
          shortcut={key === 'local' ? shortcut : undefined}
          onSelect={() => run('tool.space', { space: key })}
        >
          {SPACES[key]}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuLabel>Pivot</MenuLabel>
      {(Object.keys(PIVOTS) as Pivot[]).map((key) => (
        <MenuItem
          key={key}
          checked={pivot === key}
          hint={PIVOTS[key][1]}
          onSelect={() => run('tool.pivot', { pivot: key })}
        >
          {PIVOTS[key][0]}
        </MenuItem>
      ))}
    </Menu>
  )
}
