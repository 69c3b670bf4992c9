import { Settings2, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../texts/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import type { ChatPort, ChatQuestion } from './chat-port.ts'
import { Message } from './Message.tsx'
import { Prompt } from './Prompt.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { Suggestions } from './Suggestions.tsx'
import './assistant.css'

interface AssistantPanelProps {
  chat: ChatPort
}

/** The chat. */
export function AssistantPanel({ chat }: AssistantPanelProps) {
  const { messages, isRunning, question, settings } = useStore(chat.store)
  const t = useTexts().assistant
  const [configuring, setConfiguring] = useState(false)
  const log = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something is said
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [messages])

  return (
    <>
      <header className="ui-panel-header assistant-header">
        <span>{t.title}</span>
        <button type="button" className="assistant-engine" onClick={() => setConfiguring(true)}>
          <i className={settings.engine} />
          {settings.engine === 'builtin' ? t.builtin : settings.model}
        </button>
        {messages.length > 0 && (
          <IconButton label={t.clear} onClick={() => chat.reset()}>
            <Trash2 size={14} />
          </IconButton>
        )}
        <IconButton label={t.settings} onClick={() => setConfiguring(true)}>
          <Settings2 size={15} />
        </IconButton>
      </header>
      <div className="assistant-log" role="log" aria-label={t.conversation} ref={log}>
        {messages.length === 0 && <p className="assistant-hello">{t.hello}</p>}
        {messages.map((message, i) => (
          <Message key={message.id} message={message} chat={chat} asked={messages[i - 1]} />
        ))}
      </div>
      {question && <Leave question={question} chat={chat} />}
      <Suggestions onChoose={(text) => void chat.send(text)} isRunning={isRunning} />
      <Prompt chat={chat} isRunning={isRunning} />
      <SettingsDialog chat={chat} open={configuring} onClose={() => setConfiguring(false)} />
    </>
  )
}

/** Asks leave for what cannot be done lightly, and shows what it is about. */
function Leave({ question, chat }: { question: ChatQuestion; chat: ChatPort }) {
  const t = useTexts().assistant
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  const shown = question.nodes.slice(0, LISTED)
  return (
    <div className="assistant-leave" role="alertdialog" aria-label={t.asks} aria-describedby="assistant-question">
      <p className="assistant-question" id="assistant-question">
        {question.question}
      </p>
      {shown.length > 0 && (
        <ul
          onPointerEnter={() => chat.highlight(question.nodes.map(({ id }) => id))}
          onPointerLeave={() => chat.highlight([])}
        >
          {shown.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {question.nodes.length > LISTED && <li>{t.more(question.nodes.length - LISTED)}</li>}
        </ul>
      )}
      <Button ref={yes} kind="primary" onClick={() => chat.allow(true)}>
        {t.allow}
      </Button>
      <Button onClick={() => chat.allow(false)}>{t.refuse}</Button>
    </div>
  )
}

/** Names that a question lists. */
const LISTED = 12
