import { m } from 'framer-motion'
import { Copy, Pencil, Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../texts/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Cards } from './Cards.tsx'
import type { ChatMessage, ChatPort, Undoing } from './chat-port.ts'
import { Markdown } from './Markdown.tsx'
import { APPEAR } from './motion.ts'

interface MessageProps {
  message: ChatMessage
  chat: ChatPort
  /** The message of the user that a reply answers. */
  asked?: ChatMessage
}

/** One message: what was asked, or what was done and said. */
export const Message = memo(function Message(props: MessageProps) {
  return props.message.role === 'user' ? <Mine {...props} /> : <Reply {...props} />
})

/** What the user said, which can be said in other words. */
function Mine({ message, chat }: MessageProps) {
  const t = useTexts().assistant
  const [isEdited, setIsEdited] = useState(false)
  if (isEdited) return <Rewrite message={message} chat={chat} onEnd={() => setIsEdited(false)} />
  return (
    <m.div className="assistant-mine" {...APPEAR}>
      <IconButton label={t.edit} className="assistant-edit" onClick={() => setIsEdited(true)}>
        <Pencil size={12} />
      </IconButton>
      <div className="assistant-bubble">
        {message.images.map((url) => (
          <img key={url} src={url} alt={t.picture} />
        ))}
        <p>{message.text}</p>
      </div>
    </m.div>
  )
}

function Rewrite({ message, chat, onEnd }: MessageProps & { onEnd(): void }) {
  const t = useTexts()
  const [text, setText] = useState(message.text)
  const send = () => {
    if (!text.trim()) return
    onEnd()
    void chat.resend(message.id, text.trim())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      onEnd()
    }
  }
  return (
    <div className="assistant-rewrite">
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        rows={Math.min(6, text.split('\n').length)}
        aria-label={t.assistant.edit}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button kind="primary" onClick={send}>
        {t.assistant.resend}
      </Button>
      <Button onClick={onEnd}>{t.common.cancel}</Button>
    </div>
  )
}

function Reply({ message, chat, asked }: MessageProps) {
  return (
    <m.div className="assistant-reply" data-status={message.status} {...APPEAR}>
      {message.thinking && <Thoughts text={message.thinking} />}
      {message.cards.length > 0 && <Cards cards={message.cards} chat={chat} />}
      {message.text && <Markdown text={message.text} />}
      {message.status === 'running' && <Working message={message} chat={chat} />}
      {message.choices.length > 0 && <Choices message={message} chat={chat} />}
      {message.status !== 'running' && <Actions message={message} chat={chat} asked={asked} />}
    </m.div>
  )
}

function Thoughts({ text }: { text: string }) {
  return (
    <details className="assistant-thoughts">
      <summary>{useTexts().assistant.thoughts}</summary>
      <p>{text}</p>
    </details>
  )
}

/** What a running turn does now. */
function Working({ message: { waiting, cards, text, thinking }, chat }: MessageProps) {
  const t = useTexts().assistant
  const asks = useStore(chat.store, (state) => state.question !== null)
  const now = asks
    ? t.waitsForYou
    : waiting || (text ? t.writing : cards.length ? t.goingOn : thinking ? t.thinking : t.working)
  return (
    <span className="assistant-working" role="status">
      <i />
      <i />
      <i />
      <span>{now}</span>
    </span>
  )
}

function Choices({ message, chat }: { message: ChatMessage; chat: ChatPort }) {
  return (
    <div className="assistant-choices">
      {message.choices.map((choice) => (
        <button
          type="button"
          key={choice.text}
          onClick={() => {
            chat.highlight([])
            void chat.send(choice.text)
          }}
          onPointerEnter={() => chat.highlight(choice.nodes)}
          onPointerLeave={() => chat.highlight([])}
          onFocus={() => chat.highlight(choice.nodes)}
          onBlur={() => chat.highlight([])}
        >
          {choice.text}
        </button>
      ))}
    </div>
  )
}

/** What can be done with a reply: take it back or do it again, copy it, ask once more. */
function Actions({ message, chat, asked }: MessageProps) {
  const t = useTexts().assistant
  const undoing = useUndoing(chat, message.group)
  const [problem, setProblem] = useState('')
  const turn = (act: Promise<void>) =>
    act.then(
      () => setProblem(''),
      (error: Error) => setProblem(error.message),
    )
  return (
    <>
      <div className="assistant-actions">
        {undoing === 'undo' && (
          <Button onClick={() => void turn(chat.undo(message.group))}>
            <Undo2 size={12} /> {t.undoReply}
          </Button>
        )}
        {undoing === 'redo' && (
          <Button onClick={() => void turn(chat.redo(message.group))}>
            <Redo2 size={12} /> {t.redoReply}
          </Button>
        )}
        {asked && (
          <IconButton label={t.retry} onClick={() => void chat.resend(asked.id, asked.text)}>
            <RotateCcw size={13} />
          </IconButton>
        )}
        {message.text && (
          <IconButton label={t.copyReply} onClick={() => void navigator.clipboard.writeText(message.text)}>
            <Copy size={13} />
          </IconButton>
        )}
        {message.usage && <small title={t.tokensAbout}>{t.tokens(message.usage.input + message.usage.output)}</small>}
      </div>
      {problem && (
        <p className="assistant-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

function useUndoing(chat: ChatPort, group: string): Undoing {
  const [undoing, setUndoing] = useState(() => chat.undoing(group))
  useEffect(() => {
    setUndoing(chat.undoing(group))
    return chat.onHistory(() => setUndoing(chat.undoing(group)))
  }, [chat, group])
  return undoing
}
