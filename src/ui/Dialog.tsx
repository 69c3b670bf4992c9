import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { IconButton } from './Button.tsx'

/** Else the first button takes the focus, and its tooltip the first Esc. */
function focusItself(event: Event) {
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).focus()
}

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  about: string
  /** For what needs more room than a form. */
  wide?: boolean
  children: ReactNode
}

export function Dialog({ open, onClose, title, about, wide = false, children }: DialogProps) {
  const t = useTexts().common
  return (
    <Radix.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="ui-dialog-shade" />
        <Radix.Content className={`ui-dialog ${wide ? 'wide' : ''}`} onOpenAutoFocus={focusItself}>
          <Radix.Title asChild>
            <h2>{title}</h2>
          </Radix.Title>
          <Radix.Description asChild>
            <p>{about}</p>
          </Radix.Description>
          {children}
          <IconButton label={t.close} className="ui-dialog-close" onClick={onClose}>
            <X size={16} />
          </IconButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
