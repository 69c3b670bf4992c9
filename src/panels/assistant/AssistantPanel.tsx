import { Settings2, Trash2 } from 'lucide-react'
import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import type { ChatMessage, ChatPort, ChatQuestion } from './chat-port.ts'
import { Message } from './Message.tsx'
import { Prompt } from './Prompt.tsx'
import { readPictures } from './pictures.ts'
import { SettingsDialog } from './SettingsDialog.tsx'
import { Suggestions } from './Suggestions.tsx'
import './assistant.css'

interface AssistantPanelProps {
  chat: ChatPort
}

/** The chat. Pictures can be dropped anywhere on it. */
export function AssistantPanel({ chat }: AssistantPanelProps) {
  const { messages, isRunning, question, settings } = useStore(chat.store)
  const t = useTexts().assistant
  const { fail } = useEditor()
  const [configuring, setConfiguring] = useState(false)
  const [images, setImages] = useState<readonly string[]>([])
  const [isOver, setIsOver] = useState(false)
  const log = useFollowing(messages)

  const add = (files: Iterable<File>) =>
    void readPictures(files).then(
      (urls) => setImages((now) => [...now, ...urls]),
      (error: Error) => fail(t.addPicture, error),
    )
  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    const pictures = [...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/'))
    if (!pictures.length) return
    // Elsewhere a picture that is dropped becomes a texture.
    event.preventDefault()
    add(pictures)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pictures can be chosen by a button as well
    <div
      className="assistant-panel"
      data-takes="pictures"
      data-over={isOver}
      onDragOver={(event) => setIsOver(event.dataTransfer.types.includes('Files'))}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
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
      <Prompt chat={chat} isRunning={isRunning} images={images} onImages={setImages} onFiles={add} />
      <SettingsDialog chat={chat} open={configuring} onClose={() => setConfiguring(false)} />
    </div>
  )
}

/** Pixels from its end at which a log still counts as read to its end. */
const NEAR = 60

/** Keeps a log at its end while more is said, or its room changes, unless the user has scrolled up to read. */
function useFollowing(messages: readonly ChatMessage[]) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const follow = useCallback(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [])
  useEffect(() => {
    const own = log.current!
    const onScroll = () => {
      isAtEnd.current = own.scrollTop + own.clientHeight > own.scrollHeight - NEAR
    }
    const resized = new ResizeObserver(follow)
    own.addEventListener('scroll', onScroll)
    resized.observe(own)
    return () => {
      own.removeEventListener('scroll', onScroll)
      resized.disconnect()
    }
  }, [follow])
  // biome-ignore lint/correctness/useExhaustiveDependencies: who says something wants to see the answer
  useEffect(() => {
    isAtEnd.current = true
  }, [messages.length])
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows when something is said
  useEffect(follow, [messages])
  return log
}

/** Asks leave for what cannot be done lightly, and shows what it is about. */
function Leave({ question, chat }: { question: ChatQuestion; chat: ChatPort }) {
  const t = useTexts().assistant
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => no.current?.focus(), [])
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
      <Button kind="primary" onClick={() => chat.allow(true)}>
        {t.allow}
      </Button>
      <Button ref={no} onClick={() => chat.allow(false)}>
        {t.refuse}
      </Button>
    </div>
  )
}

/** Names that a question lists. */
const LISTED = 12
