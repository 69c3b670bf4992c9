import { ChevronDown, Magnet } from 'lucide-react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSession } from '../../hooks/records.ts'
import { Menu, MenuButton, MenuItem, MenuLabel, MenuLine, MenuRow } from '../../ui/Menu.tsx'

const STEPS = {
  move: { label: 'Move', choices: [0.01, 0.05, 0.1, 0.25, 0.5, 1], show: (n: number) => `${n} m` },
  rotate: { label: 'Turn', choices: [1, 5, 15, 30, 45, 90], show: (n: number) => `${n}°` },
  scale: { label: 'Scale', choices: [0.01, 0.05, 0.1, 0.25, 0.5, 1], show: (n: number) => `${n * 100} %` },
} as const

const TARGETS = [
  { key: 'grid', label: 'Steps', hint: 'the grid' },
  { key: 'surface', label: 'Surfaces', hint: 'rests on what is below' },
  { key: 'points', label: 'Points', hint: 'corners, centres' },
] as const

/** The magnet: on or off, its steps, and what it pulls to. */
export function SnapMenu() {
  const { run } = useEditor()
  const snap = useSession((state) => state.snap)
  const directDrag = useSession((state) => state.directDrag)
  const pulls = TARGETS.filter(({ key }) => key !== 'grid' && snap[key]).map(({ label }) => label)
  const summary = [snap.grid && `${snap.move} m`, ...pulls].filter(Boolean).join(', ') || 'nothing'
  return (
    <Menu
      trigger={
        <button type="button" className="ui-chip" aria-label={`Snapping: ${snap.on ? summary : 'off'}`}>
          <Magnet size={16} style={{ color: snap.on ? 'var(--accent)' : undefined }} />
          <b className="wide">{snap.on ? summary : 'Snap off'}</b>
          <ChevronDown size={13} />
        </button>
      }
    >
      <MenuItem checked={snap.on} shortcut="Shift+S" onSelect={() => run('tool.snap', {})}>
        Snap while dragging
      </MenuItem>
      <MenuItem
        checked={snap.guides}
        hint="while the magnet is off"
        onSelect={() => run('tool.snap', { guides: !snap.guides })}
      >
        Smart guides
      </MenuItem>
      <MenuItem
        checked={directDrag}
        hint="else only by the gizmo"
        onSelect={() => run('tool.directDrag', { on: !directDrag })}
      >
        Drag nodes directly
      </MenuItem>
      <MenuLine />
      <MenuLabel>Snap to</MenuLabel>
      {TARGETS.map(({ key, label, hint }) => (
        <MenuItem
          key={key}
          checked={snap[key]}
          hint={hint}
          onSelect={() => run('tool.snap', { [key]: !snap[key], ...(!snap[key] && { on: true }) })}
        >
          {label}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuLabel>Steps</MenuLabel>
      {(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((key) => (
        <MenuRow key={key} label={STEPS[key].label}>
          {STEPS[key].choices.map((step) => (
            <MenuButton
              key={step}
              label={`${STEPS[key].label} by ${STEPS[key].show(step)}`}
              pressed={snap[key] === step}
              onSelect={() => run('tool.snap', { [key]: step, on: true })}
            >
              {STEPS[key].show(step)}
            </MenuButton>
          ))}
        </MenuRow>
      ))}
    </Menu>
  )
}
