import * as Popover from '@radix-ui/react-popover'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { HexColorPicker } from 'react-colorful'
import { useTexts } from '../../../texts/texts.ts'
import { useBridge, useField } from '../context.tsx'
import type { FieldOf } from '../field.ts'
import { FieldRow } from './FieldRow.tsx'

/** A colour: a swatch that opens a picker, and its code. */
export function ColorField() {
  const id = useId()
  const { field, shown } = useField<'color'>()
  const color = shown as string | null
  return (
    <FieldRow labelFor={id}>
      <div className="field-color">
        <Swatch field={field} color={color} />
        <Code id={id} field={field} color={color} />
      </div>
    </FieldRow>
  )
}

interface ColorProps {
  field: FieldOf<'color'>
  color: string | null
}

/** Each drag in the picker is one step of undo. */
function Swatch({ field, color }: ColorProps) {
  const t = useTexts().inspector
  const bridge = useBridge()
  return (
    <Popover.Root onOpenChange={(open) => open || bridge.end()}>
      <Popover.Trigger asChild>
        <button
          type="button"
          className="field-swatch"
          aria-label={t.pickColor(field.label)}
          data-mixed={color === null || undefined}
          style={{ background: color ?? undefined }}
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="ui-popover" side="left" align="start" sideOffset={8} collisionPadding={8}>
          <div
            onPointerDownCapture={() => {
              bridge.begin(field.label)
              window.addEventListener('pointerup', () => bridge.end(), { once: true, capture: true })
            }}
          >
            <HexColorPicker
              color={color ?? '#808080'}
              onChange={(next) => next !== color && bridge.edit<'color'>(field, () => next)}
            />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** `#rrggbb`, or any CSS name of a colour. */
function Code({ id, field, color }: ColorProps & { id: string }) {
  const t = useTexts().inspector
  const bridge = useBridge()
  const [text, setText] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isDropped = useRef(false)
  const take = () => {
    const typed = isDropped.current ? undefined : text?.trim().toLowerCase()
    isDropped.current = false
    setText(null)
    if (!typed || typed === color) return
    bridge.edit<'color'>(field, () => (/^[0-9a-f]{3}([0-9a-f]{3})?$/.test(typed) ? `#${typed}` : typed))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') input.current?.blur()
    if (event.key === 'Escape') {
      event.stopPropagation()
      isDropped.current = true
      input.current?.blur()
    }
  }
  return (
    <input
      ref={input}
      id={id}
      className="field-code"
      autoComplete="off"
      spellCheck={false}
      placeholder={color === null ? t.mixed : undefined}
      value={text ?? color?.toUpperCase() ?? ''}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  )
}
