import { type KeyboardEvent, useRef } from 'react'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { id: T; title: string }[]
  active: T
  onChoose(id: T): void
}

/** A line of tabs above a panel. Arrow keys go from one to the next. */
export function Tabs<T extends string>({ label, tabs, active, onChoose }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const next = (tabs.findIndex((tab) => tab.id === active) + by + tabs.length) % tabs.length
    onChoose(tabs[next].id)
    ;(list.current?.children[next] as HTMLElement | undefined)?.focus()
  }
  return (
    <div className="ui-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, title }) => (
        <button
          type="button"
          role="tab"
          key={id}
          aria-selected={id === active}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
