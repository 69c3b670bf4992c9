import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
} from 'lucide-react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSelection } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { MenuButton, MenuItem, MenuLabel, MenuLine, MenuRow } from '../../ui/Menu.tsx'
import { CommandItem } from '../CommandItem.tsx'
import { LIVE, live } from './live.ts'

const EDGES = {
  x: { min: AlignStartVertical, center: AlignCenterVertical, max: AlignEndVertical },
  y: { min: AlignEndHorizontal, center: AlignCenterHorizontal, max: AlignStartHorizontal },
  z: { min: AlignStartHorizontal, center: AlignCenterHorizontal, max: AlignEndHorizontal },
} as const
const SIDES = ['min', 'center', 'max'] as const

const AXES = ['x', 'y', 'z'] as const

/** What a menu offers to set nodes in order: the same commands that the assistant calls. */
export function ArrangeItems() {
  const { run } = useEditor()
  const t = useTexts().arrange
  const { needsNodes } = useTexts().topbar
  const selection = useSelection()
  const count = selection.length
  const [last, others] = [selection.at(-1), selection.slice(0, -1)]
  return (
    <>
      <MenuLabel>{t.align}</MenuLabel>
      {AXES.map((axis) => (
        <MenuRow key={axis} label={<b className={`axis-${axis}`}>{axis.toUpperCase()}</b>}>
          {SIDES.map((edge) => {
            const Icon = EDGES[axis][edge]
            return (
              <MenuButton
                key={edge}
                label={t.edges[axis][edge]}
                disabled={count < 2}
                onSelect={() => run('arrange.align', { axis, edge })}
              >
                <Icon size={15} />
              </MenuButton>
            )
          })}
          <i />
          <MenuButton
            label={t.gaps(axis.toUpperCase())}
            disabled={count < 3}
            onSelect={() => run('arrange.distribute', { axis })}
          >
            <AlignHorizontalSpaceBetween size={15} />
          </MenuButton>
          <MenuButton
            label={t.centers(axis.toUpperCase())}
            disabled={count < 3}
            onSelect={() => run('arrange.distribute', { axis, equal: 'centers' })}
          >
            <AlignVerticalSpaceBetween size={15} />
          </MenuButton>
        </MenuRow>
      ))}
      <MenuLine />
      <CommandItem id="arrange.rest" needs={1} />
      <CommandItem id="arrange.restBelow" needs={1} />
      <CommandItem id="arrange.stack" needs={2} />
      <CommandItem id="arrange.swap" needs={2} />
      <CommandItem id="arrange.lookAt" params={{ nodes: others, target: last }} needs={2}>
        {t.faceLast}
      </CommandItem>
      <CommandItem id="arrange.placeOn" params={{ nodes: others, target: last }} needs={2}>
        {t.placeOnLast}
      </CommandItem>
      <CommandItem id="arrange.matchSize" needs={2} />
      <MenuLine />
      {LIVE.map((arrangement) => (
        <MenuItem
          key={arrangement.command}
          disabled={count < arrangement.least}
          title={count < arrangement.least ? needsNodes(arrangement.least) : undefined}
          onSelect={() => live.setState({ open: arrangement })}
        >
          {t.live[arrangement.title]}…
        </MenuItem>
      ))}
    </>
  )
}
