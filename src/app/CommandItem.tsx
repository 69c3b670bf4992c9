import type { ReactNode } from 'react'
import { useSelection } from '../hooks/records.ts'
import { useCommand } from '../hooks/useCommand.ts'
import { useTexts } from '../texts/texts.ts'
import { MenuItem } from '../ui/Menu.tsx'

interface CommandItemProps {
  id: string
  params?: unknown
  icon?: ReactNode
  /** Selected nodes without which the command has nothing to work on. */
  needs?: number
  checked?: boolean
  children?: ReactNode
}

/** A command in a menu: its title and shortcut, and why it cannot run now. */
export function CommandItem({ id, params, icon, needs = 0, checked, children }: CommandItemProps) {
  const { title, shortcut, available, about, run } = useCommand(id)
  const t = useTexts().topbar
  const count = useSelection().length
  const reason = available !== true ? available : count < needs ? t.needsNodes(needs) : null
  return (
    <MenuItem
      icon={icon}
      checked={checked}
      shortcut={params === undefined ? shortcut : undefined}
      title={reason ?? about}
      disabled={reason !== null}
      onSelect={() => run(params)}
    >
      {children ?? title}
    </MenuItem>
  )
}
