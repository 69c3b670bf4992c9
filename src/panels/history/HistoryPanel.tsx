import { useVirtualizer } from '@tanstack/react-virtual'
import { Bot, SquareTerminal, User } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Step } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import './history.css'

const ROW_HEIGHT = 30
/** How many steps before the present one are seen as the panel opens. */
const ROWS_ABOVE = 8
const ICONS = { user: User, assistant: Bot, script: SquareTerminal }

/** Every step that was done, and those that were undone; a click goes there. */
export function HistoryPanel() {
  const { scene, run } = useEditor()
  const t = useTexts()
  useRevision()
  const done = scene.history.steps()
  const steps: (Step | null)[] = [null, ...done, ...scene.history.ahead()]
  const now = done.length
  const list = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: steps.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    initialOffset: () => Math.max(0, (now - ROWS_ABOVE) * ROW_HEIGHT),
  })
  useEffect(() => bringIntoView(list.current!, now * ROW_HEIGHT), [now])

  const go = (index: number) => void run('history.goTo', { steps: Math.max(0, Math.min(steps.length - 1, index)) })
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: now - 1, ArrowDown: now + 1, Home: 0, End: steps.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    go(to)
  }
  return (
    <div className="history">
      <div
        className="history-list"
        role="listbox"
        aria-label={t.layout.history}
        aria-activedescendant={virtual.getVirtualItems().some(({ index }) => index === now) ? `step-${now}` : undefined}
        tabIndex={0}
        ref={list}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <Row key={index} step={steps[index]} index={index} now={now} top={start} onGo={go} />
          ))}
        </div>
      </div>
      <footer className="outliner-footer">
        <span>{t.history.steps(done.length)}</span>
        {steps.length - 1 > now && <span>{t.history.undone(steps.length - 1 - now)}</span>}
      </footer>
    </div>
  )
}

/** Scrolls no more than it must. */
function bringIntoView(list: HTMLElement, top: number) {
  const bottom = top + ROW_HEIGHT * 1.5
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}

interface RowProps {
  step: Step | null
  index: number
  now: number
  top: number
  onGo(index: number): void
}

function Row({ step, index, now, top, onGo }: RowProps) {
  const t = useTexts()
  const Icon = step && ICONS[step.source]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    <div
      id={`step-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === now}
      className={`history-row ${index > now ? 'undone' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onGo(index)}
    >
      {Icon ? <Icon size={13} /> : <i />}
      <span>{step ? t.phrase(step.label) : t.history.beginning}</span>
      {step && <small title={t.history.sources[step.source]}>{timeText(step.time, t.locale)}</small>}
      {step && <span className="visually-hidden">{t.history.sources[step.source]}</span>}
    </div>
  )
}

const timeText = (time: number, locale: string) =>
  new Date(time).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
