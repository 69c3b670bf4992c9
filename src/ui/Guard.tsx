import { Component, type ReactNode } from 'react'
import { texts } from '../texts/texts.ts'
import { Button } from './Button.tsx'

/** What somebody who is to mend it needs to know; nothing of the scene. */
const report = (error: Error): string =>
  [error.stack ?? error.message, navigator.userAgent, new Date().toISOString(), document.lastModified].join('\n')

interface GuardProps {
  children: ReactNode
}

/** Keeps an error inside of a panel from taking the window down: the panel says so, and can be loaded anew. */
export class Guard extends Component<GuardProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const t = texts()
    return (
      <div className="ui-guard" role="alert">
        <b>{t.layout.panelFailed}</b>
        <details>
          <summary>{t.toasts.details}</summary>
          <pre>{report(error)}</pre>
        </details>
        <div className="ui-guard-foot">
          <Button onClick={() => this.setState({ error: null })}>{t.layout.reloadPanel}</Button>
          <Button onClick={() => void navigator.clipboard.writeText(report(error))}>{t.layout.copyReport}</Button>
        </div>
      </div>
    )
  }
}
