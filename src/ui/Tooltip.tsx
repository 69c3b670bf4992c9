import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { Keys } from './Keys.tsx'

interface TooltipProps {
  label: string
  /** A second line: what would happen, or why it cannot. */
  detail?: string
  shortcut?: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactElement
}

/** Says what a control does, with its shortcut. */
export function Tooltip({ label, detail, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="ui-tooltip" side={side} sideOffset={6} collisionPadding={8}>
          <span>
            {label}
            {detail && <small>{detail}</small>}
          </span>
          {shortcut && <Keys shortcut={shortcut} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Must stand around all tooltips of a part of the window. */
export const Tooltips = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={450}>{children}</Radix.Provider>
)
