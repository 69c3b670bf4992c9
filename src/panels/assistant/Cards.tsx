import { m } from 'framer-motion'
import { Check, ChevronRight, Eye, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import type { ChatCard, ChatPort } from './chat-port.ts'
import { APPEAR } from './motion.ts'
import { withoutRepeats } from './repeats.ts'

/** What a reply did, call by call, in plain words. */
export function Cards({ cards, chat }: { cards: readonly ChatCard[]; chat: ChatPort }) {
  return (
    <div className="assistant-cards">
      {withoutRepeats(cards).map((card) => (
        <Card key={card.id} card={card} chat={chat} />
      ))}
    </div>
  )
}

/** One call: shows its nodes in the view while the pointer is on it, selects them on a click, and opens to all of it. */
function Card({ card, chat }: { card: ChatCard; chat: ChatPort }) {
  const t = useTexts().assistant
  const [isOpen, setIsOpen] = useState(false)
  const details = useId()
  const show = () => chat.highlight(card.nodes)
  const hide = () => chat.highlight([])
  return (
    <m.div className="assistant-card" data-ok={card.ok} data-read={!!card.isRead} {...APPEAR}>
      <div className="assistant-card-line" onPointerEnter={show} onPointerLeave={hide}>
        <button type="button" onClick={() => chat.select(card.nodes)} onFocus={show} onBlur={hide}>
          <Mark card={card} />
          <span>{card.text}</span>
          {card.detail && <em>{card.detail}</em>}
        </button>
        <button
          type="button"
          className="assistant-card-fold"
          aria-label={t.details(card.text)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight size={13} />
        </button>
      </div>
      {isOpen && (
        <dl className="assistant-card-details" id={details}>
          <dt>{card.command}</dt>
          <dd>
            <Raw value={card.args} label={card.command} />
          </dd>
          <dt>{t.result}</dt>
          <dd>
            {pictureIn(card.result) ? (
              <img src={pictureIn(card.result)} alt={t.picture} />
            ) : (
              <Raw value={card.result} label={t.result} />
            )}
          </dd>
        </dl>
      )}
    </m.div>
  )
}

/** Long ones scroll, by the keyboard as well. */
const Raw = ({ value, label }: { value: unknown; label: string }) => (
  <section className="assistant-raw" aria-label={label}>
    <pre tabIndex={0}>{asText(value)}</pre>
  </section>
)

function Mark({ card }: { card: ChatCard }) {
  if (!card.ok) return <TriangleAlert size={14} />
  return card.isRead ? <Eye size={14} /> : <Check size={14} />
}

/** A picture that a call gave, as a data URL. */
function pictureIn(result: unknown): string | undefined {
  const { image } = (result ?? {}) as { image?: unknown }
  return typeof image === 'string' && image.startsWith('data:image/') ? image : undefined
}

/** Letters of a result that are shown: a picture has millions. */
const MOST = 4000

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 1) ?? '')
  return text.length > MOST ? `${text.slice(0, MOST)} …` : text
}
