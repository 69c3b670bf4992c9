import { ChevronDown, Globe } from 'lucide-react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSession } from '../../hooks/records.ts'
import { useCommand } from '../../hooks/useCommand.ts'
import { PIVOTS, SPACES } from '../../session/session.ts'
import { useTexts } from '../../texts/texts.ts'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../../ui/Menu.tsx'

/** Along which axes the gizmo works, and what it turns about. */
export function AxesMenu() {
  const { run } = useEditor()
  const space = useSession((state) => state.space)
  const pivot = useSession((state) => state.pivot)
  const { title, shortcut } = useCommand('tool.space')
  const t = useTexts().axes
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="ui-chip"
          aria-label={`${title}: ${t.spaces[space]}, ${t.pivot}: ${t.pivots[pivot][0]}`}
        >
          <Globe size={16} />
          <b className="wide">{t.spaces[space]}</b>
          <ChevronDown size={13} />
        </button>
      }
    >
      <MenuLabel>{t.label}</MenuLabel>
      {SPACES.map((key) => (
        <MenuItem
          key={key}
          checked={space === key}
          shortcut={key === 'local' ? shortcut : undefined}
          onSelect={() => run('tool.space', { space: key })}
        >
          {t.spaces[key]}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuLabel>{t.pivot}</MenuLabel>
      {PIVOTS.map((key) => (
        <MenuItem
          key={key}
          checked={pivot === key}
          hint={t.pivots[key][1]}
          onSelect={() => run('tool.pivot', { pivot: key })}
        >
          {t.pivots[key][0]}
        </MenuItem>
      ))}
    </Menu>
  )
}
