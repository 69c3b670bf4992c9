import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Tooltip } from './Tooltip.tsx'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
  kind?: 'plain' | 'primary'
  children: ReactNode
}

export function Button({ kind = 'plain', className = '', ...props }: ButtonProps) {
  return <button type="button" className={`ui-button ${kind} ${className}`} {...props} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string
  detail?: string
  shortcut?: string
  /** Why the button does nothing now; it stays focusable, so that the reason can be read. */
  reason?: string
  pressed?: boolean
  children: ReactNode
}

/** A button of just an icon, with its name as tooltip and for screen readers. */
export function IconButton({
  label,
  detail,
  shortcut,
  reason,
  pressed,
  onClick,
  className = '',
  ...props
}: IconButtonProps) {
  return (
    <Tooltip label={label} detail={reason ?? detail} shortcut={shortcut}>
      <button
        type="button"
        className={`ui-icon-button ${className}`}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={reason !== undefined}
        onClick={reason === undefined ? onClick : undefined}
        {...props}
      />
    </Tooltip>
  )
}
