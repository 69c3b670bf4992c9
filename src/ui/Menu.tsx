import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Keys } from './Keys.tsx'

interface MenuProps {
  trigger: ReactElement
  align?: 'start' | 'end'
  /** Whether the focus goes back to the trigger as the menu closes; asked then. */
  returnsFocus?: () => boolean
  children: ReactNode
}

const stay = (returnsFocus: (() => boolean) | undefined) => (event: Event) => {
  if (returnsFocus && !returnsFocus()) event.preventDefault()
}

export function Menu({ trigger, align = 'start', returnsFocus, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="ui-menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={stay(returnsFocus)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A menu that opens at a point of the page, in CSS pixels. */
export function PointMenu({
  at,
  onClose,
  children,
}: {
  at: { x: number; y: number }
  onClose(): void
  children: ReactNode
}) {
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <Radix.Trigger asChild>
        <span style={{ position: 'fixed', left: at.x, top: at.y }} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="ui-menu" align="start" sideOffset={2} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A menu within a menu. */
export function SubMenu({ icon, label, children }: { icon?: ReactNode; label: string; children: ReactNode }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className="ui-menu-item">
        {icon}
        {label}
        <ChevronRight size={13} className="ui-menu-more" />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent className="ui-menu" sideOffset={4} collisionPadding={8}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  shortcut?: string
  hint?: string
  checked?: boolean
  disabled?: boolean
  /** Why it is disabled, or what it does. */
  title?: string
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, shortcut, hint, checked, disabled, title, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item className="ui-menu-item" disabled={disabled} title={title} onSelect={onSelect}>
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

/** A line of small buttons in a menu, with a name before them. */
export const MenuRow = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="ui-menu-row">
    <span>{label}</span>
    {children}
  </div>
)

interface MenuButtonProps {
  label: string
  pressed?: boolean
  disabled?: boolean
  onSelect(): void
  children: ReactNode
}

export function MenuButton({ label, pressed, disabled, onSelect, children }: MenuButtonProps) {
  return (
    <Radix.Item
      className="ui-menu-button"
      aria-label={label}
      title={label}
      data-pressed={pressed}
      disabled={disabled}
      onSelect={onSelect}
    >
      {children}
    </Radix.Item>
  )
}
