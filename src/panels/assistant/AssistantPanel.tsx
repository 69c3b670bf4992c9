import { ArrowUp, Settings2, Square, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../ui/Button.tsx'
import type { ChatPort } from './chat-port.ts'
import { Message } from './Message.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { Suggestions } from './Suggestions.tsx'
import './assistant.css'

interface AssistantPanelProps {
  chat: ChatPort
  promptRef: RefObject<HTMLTextAreaElement | null>
}

/** The chat. */
export function AssistantPanel({ chat, promptRef }: AssistantPanelProps) {
  const { messages, isRunning, question, settings } = useStore(chat.store)
  const [configuring, setConfiguring] = useState(false)
  const log = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something is said
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [messages])

  return (
    <>
      <header className="ui-panel-header assistant-header">
        <span>Assistant</span>
        <button type="button" className="assistant-engine" onClick={() => setConfiguring(true)}>
          <i className={settings.engine} />
          {settings.engine === 'builtin' ? 'Built-in · offline' : settings.model}
        </button>
        {messages.length > 0 && (
          <IconButton label="Clear the conversation" onClick={() => chat.reset()}>
            <Trash2 size={14} />
          </IconButton>
        )}
        <IconButton label="Assistant settings" onClick={() => setConfiguring(true)}>
          <Settings2 size={15} />
        </IconButton>
      </header>
      <div className="assistant-log" role="log" aria-label="Conversation" ref={log}>
        {messages.length === 0 && (
          <p className="assistant-hello">
            Say what to change, in plain words. Each reply is one step of undo, and names what it did.
          </p>
        )}
        {messages.map((message) => (
          <Message key={message.id} message={message} chat={chat} />
        ))}
      </div>
      {question && <Leave question={question} onAnswer={(yes) => chat.allow(yes)} />}
      <Suggestions onChoose={(text) => void chat.send(text)} isRunning={isRunning} />
      <Prompt chat={chat} isRunning={isRunning} promptRef={promptRef} />
      <SettingsDialog chat={chat} open={configuring} onClose={() => setConfiguring(false)} />
    </>
  )
}

/** Asks leave for what cannot be done lightly. */
function Leave({ question, onAnswer }: { question: string; onAnswer(yes: boolean): void }) {
  return (
    <div className="assistant-leave" role="alertdialog" aria-label="The assistant asks">
      <p className="assistant-question">{question}</p>
      <Button kind="primary" onClick={() => onAnswer(true)}>
        Let it
      </Button>
      <Button onClick={() => onAnswer(false)}>No</Button>
    </div>
  )
}

function Prompt({ chat, isRunning, promptRef }: AssistantPanelProps & { isRunning: boolean }) {
  const [text, setText] = useState('')
  const send = () => {
    const said = text.trim()
    if (!said || isRunning) return
    setText('')
    void chat.send(said)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape') promptRef.current?.blur()
    if (event.key === 'ArrowUp' && text === '') {
      const last = chat.store.getState().messages.findLast((message) => message.role === 'user')
      if (last) setText(last.text)
    }
  }
  return (
    <div className="assistant-prompt">
      <textarea
        ref={promptRef}
        rows={Math.min(6, text.split('\n').length)}
        aria-label="Message to the assistant"
        placeholder="Ask for a change …"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isRunning ? (
        <IconButton label="Stop" className="assistant-send" onClick={() => chat.stop()}>
          <Square size={13} />
        </IconButton>
      ) : (
        <IconButton
          label="Send"
          className="assistant-send"
          reason={text.trim() ? undefined : 'Write something first'}
          onClick={send}
        >
          <ArrowUp size={16} />
        </IconButton>
      )}
    </div>
  )
}
