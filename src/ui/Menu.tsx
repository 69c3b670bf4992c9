import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Keys } from './Keys.tsx'

interface MenuProps {
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}

export function Menu({ trigger, align = 'start', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="ui-menu" align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  shortcut?: string
  hint?: string
  checked?: boolean
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, shortcut, hint, checked, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item className="ui-menu-item" disabled={disabled} onSelect={onSelect}>
      {checked === undefined ? icon : <Check size={14} style={{ opacity: checked ? 1 : 0 }} />}
      {children}
      {hint && <span className="hint">{hint}</span>}
      {shortcut && <Keys shortcut={shortcut} />}
    </Radix.Item>
  )
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="ui-menu-label">{children}</Radix.Label>
)
export const MenuLine = () => <Radix.Separator className="ui-menu-line" />
