import { m } from 'framer-motion'
import { Check, Copy, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { ChatCard, ChatMessage, ChatPort } from './chat-port.ts'

const APPEAR = { initial: { opacity: 0, y: 4 }, animate: { opacity: 1, y: 0 }, transition: { duration: 0.15 } }

/** One message: what was asked, or what was done and said. */
export function Message({ message, chat }: { message: ChatMessage; chat: ChatPort }) {
  if (message.role === 'user') {
    return (
      <m.p className="assistant-mine" {...APPEAR}>
        {message.text}
      </m.p>
    )
  }
  return (
    <m.div className="assistant-reply" data-status={message.status} {...APPEAR}>
      {message.cards.length > 0 && <Cards cards={message.cards} chat={chat} />}
      {message.text && <p>{message.text}</p>}
      {message.status === 'running' && <Thinking />}
      {message.choices.length > 0 && (
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
      )}
      {message.status !== 'running' && <Actions message={message} chat={chat} />}
    </m.div>
  )
}

function Cards({ cards, chat }: { cards: readonly ChatCard[]; chat: ChatPort }) {
  return (
    <div className="assistant-cards">
      {cards.map((card) => (
        <m.button
          type="button"
          key={card.id}
          className="assistant-card"
          data-ok={card.ok}
          onClick={() => chat.select(card.nodes)}
          {...APPEAR}
        >
          {card.ok ? <Check size={14} /> : <TriangleAlert size={14} />}
          <span>{card.text}</span>
          {card.detail && <em>{card.detail}</em>}
        </m.button>
      ))}
    </div>
  )
}

function Actions({ message, chat }: { message: ChatMessage; chat: ChatPort }) {
  const t = useTexts().assistant
  const [canUndo, setCanUndo] = useState(() => chat.canUndo(message.group))
  useEffect(() => {
    setCanUndo(chat.canUndo(message.group))
    return chat.onHistory(() => setCanUndo(chat.canUndo(message.group)))
  }, [chat, message.group])
  return (
    <div className="assistant-actions">
      {canUndo && (
        <button type="button" className="ui-button" onClick={() => void chat.undo(message.group)}>
          <Undo2 size={12} /> {t.undoReply}
        </button>
      )}
      {message.text && (
        <IconButton label={t.copyReply} onClick={() => void navigator.clipboard.writeText(message.text)}>
          <Copy size={13} />
        </IconButton>
      )}
    </div>
  )
}

const Thinking = () => (
  <span className="assistant-thinking" role="status" aria-label={useTexts().assistant.working}>
    <i />
    <i />
    <i />
  </span>
)
