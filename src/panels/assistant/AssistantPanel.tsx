import { ArrowUp, Settings2, Square, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../texts/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import type { ChatPort } from './chat-port.ts'
import { Message } from './Message.tsx'
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
        {messages.map((message) => (
          <Message key={message.id} message={message} chat={chat} />
        ))}
      </div>
      {question && <Leave question={question} onAnswer={(yes) => chat.allow(yes)} />}
      <Suggestions onChoose={(text) => void chat.send(text)} isRunning={isRunning} />
      <Prompt chat={chat} isRunning={isRunning} />
      <SettingsDialog chat={chat} open={configuring} onClose={() => setConfiguring(false)} />
    </>
  )
}

/** Asks leave for what cannot be done lightly. */
function Leave({ question, onAnswer }: { question: string; onAnswer(yes: boolean): void }) {
  const t = useTexts().assistant
  return (
    <div className="assistant-leave" role="alertdialog" aria-label={t.asks}>
      <p className="assistant-question">{question}</p>
      <Button kind="primary" onClick={() => onAnswer(true)}>
        {t.allow}
      </Button>
      <Button onClick={() => onAnswer(false)}>{t.refuse}</Button>
    </div>
  )
}

function Prompt({ chat, isRunning }: AssistantPanelProps & { isRunning: boolean }) {
  const { stop } = useTexts().common
  const t = useTexts().assistant
  const [text, setText] = useState('')
  const send = () => {
    const said = text.trim()
    if (!said || isRunning) return
    setText('')
    void chat.send(said)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key === 'ArrowUp' && text === '') {
      const last = chat.store.getState().messages.findLast((message) => message.role === 'user')
      if (last) setText(last.text)
    }
  }
  return (
    <div className="assistant-prompt">
      <textarea
        rows={Math.min(6, text.split('\n').length)}
        aria-label={t.message}
        placeholder={t.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isRunning ? (
        <IconButton label={stop} className="assistant-send" onClick={() => chat.stop()}>
          <Square size={13} />
        </IconButton>
      ) : (
        <IconButton
          label={t.send}
          className="assistant-send"
          reason={text.trim() ? undefined : t.nothingToSend}
          onClick={send}
        >
          <ArrowUp size={16} />
        </IconButton>
      )}
    </div>
  )
}
