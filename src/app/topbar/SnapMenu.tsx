import { ChevronDown, Magnet } from 'lucide-react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSession } from '../../hooks/records.ts'
import { useShortcut } from '../../hooks/useCommand.ts'
import { useTexts } from '../../texts/texts.ts'
import { Menu, MenuButton, MenuItem, MenuLabel, MenuLine, MenuRow } from '../../ui/Menu.tsx'

const STEPS = {
  move: { choices: [0.01, 0.05, 0.1, 0.25, 0.5, 1], show: (n: number) => `${n} m` },
  rotate: { choices: [1, 5, 15, 30, 45, 90], show: (n: number) => `${n}°` },
  scale: { choices: [0.01, 0.05, 0.1, 0.25, 0.5, 1], show: (n: number) => `${n * 100} %` },
} as const

const TARGETS = ['grid', 'surface', 'points'] as const

/** The magnet: on or off, its steps, and what it pulls to. */
export function SnapMenu() {
  const snap = useSession((state) => state.snap)
  const t = useTexts().snap
  const pulls = TARGETS.filter((key) => key !== 'grid' && snap[key]).map((key) => t.targets[key][0])
  const summary = [snap.grid && `${snap.move} m`, ...pulls].filter(Boolean).join(', ') || t.nothing
  return (
    <Menu
      trigger={
        <button type="button" className="ui-chip" aria-label={`${t.label}: ${snap.on ? summary : t.offState}`}>
          <Magnet size={16} style={{ color: snap.on ? 'var(--accent)' : undefined }} />
          <b className="wide">{snap.on ? summary : t.off}</b>
          <ChevronDown size={13} />
        </button>
      }
    >
      <SnapItems />
    </Menu>
  )
}

function SnapItems() {
  const { run } = useEditor()
  const snap = useSession((state) => state.snap)
  const directDrag = useSession((state) => state.directDrag)
  const shortcut = useShortcut('tool.snap')
  const t = useTexts().snap
  return (
    <>
      <MenuItem checked={snap.on} shortcut={shortcut} onSelect={() => run('tool.snap', {})}>
        {t.whileDragging}
      </MenuItem>
      <MenuItem checked={snap.guides} hint={t.guidesHint} onSelect={() => run('tool.snap', { guides: !snap.guides })}>
        {t.guides}
      </MenuItem>
      <MenuItem checked={directDrag} hint={t.directHint} onSelect={() => run('tool.directDrag', { on: !directDrag })}>
        {t.direct}
      </MenuItem>
      <MenuLine />
      <MenuLabel>{t.to}</MenuLabel>
      {TARGETS.map((key) => (
        <MenuItem
          key={key}
          checked={snap[key]}
          hint={t.targets[key][1]}
          onSelect={() => run('tool.snap', { [key]: !snap[key], ...(!snap[key] && { on: true }) })}
        >
          {t.targets[key][0]}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuLabel>{t.steps}</MenuLabel>
      {(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((key) => (
        <MenuRow key={key} label={t[key]}>
          {STEPS[key].choices.map((step) => (
            <MenuButton
              key={step}
              label={t.by(t[key], STEPS[key].show(step))}
              pressed={snap[key] === step}
              onSelect={() => run('tool.snap', { [key]: step, on: true })}
            >
              {STEPS[key].show(step)}
            </MenuButton>
          ))}
        </MenuRow>
      ))}
    </>
  )
}
