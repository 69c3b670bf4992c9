import { ArrowUp, ImagePlus, Slash, Square, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { ChatPort } from './chat-port.ts'
import { Offers } from './Offers.tsx'
import { type Asked, askedIn, type Offer, offersFor } from './offer.ts'

interface PromptProps {
  chat: ChatPort
  isRunning: boolean
  /** Pictures that go along, as data URLs. */
  images: readonly string[]
  onImages(images: readonly string[]): void
  onFiles(files: Iterable<File>): void
}

/** Where the user writes: "/" lists commands, "@" nodes; pictures can be dropped and pasted. */
export function Prompt({ chat, isRunning, images, onImages, onFiles }: PromptProps) {
  const texts = useTexts()
  const t = texts.assistant
  const { registry, scene, run } = useEditor()
  useRevision()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [active, setActive] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const list = useId()
  const offers = asked ? offersFor(asked, registry, scene, texts) : []

  const write = (next: string, caret = next.length) => {
    setText(next)
    setAsked(askedIn(next, caret))
    setActive(0)
  }
  const send = () => {
    const said = text.trim()
    if ((!said && !images.length) || isRunning) return
    write('')
    onImages([])
    void chat.send(said || t.lookAtPicture, images)
  }
  const choose = (offer: Offer) => {
    if (offer.reason) return
    if (offer.kind === 'command') {
      write('')
      void run(offer.id)
      return
    }
    const rest = text.slice(asked!.from + 1 + asked!.word.length)
    write(`${text.slice(0, asked!.from)}"${offer.title}"${rest || ' '}`)
    setAsked(null)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (offers.length && /^(Arrow(Up|Down)|Tab|Enter)$/.test(event.key) && !event.shiftKey) {
      event.preventDefault()
      if (event.key === 'ArrowDown') setActive((active + 1) % offers.length)
      else if (event.key === 'ArrowUp') setActive((active + offers.length - 1) % offers.length)
      else choose(offers[active])
      return
    }
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape') {
      if (asked) setAsked(null)
      else if (isRunning) chat.stop()
      else event.currentTarget.blur()
    }
    if (event.key === 'ArrowUp' && text === '') {
      const last = chat.store.getState().messages.findLast((message) => message.role === 'user')
      if (last) setText(last.text)
    }
  }
  return (
    <div className="assistant-prompt">
      {offers.length > 0 && <Offers id={list} offers={offers} active={active} onChoose={choose} />}
      {images.length > 0 && (
        <ul className="assistant-pictures">
          {images.map((url, i) => (
            <li key={url}>
              <img src={url} alt={t.picture} />
              <IconButton label={t.removePicture} onClick={() => onImages(images.filter((_, k) => k !== i))}>
                <X size={11} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <textarea
        ref={field}
        rows={Math.min(6, text.split('\n').length)}
        aria-label={t.message}
        placeholder={t.placeholder}
        aria-haspopup="listbox"
        aria-controls={offers.length ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={offers.length ? `${list}-${active}` : undefined}
        value={text}
        onFocus={() => chat.getReady()}
        onChange={(event) => write(event.target.value, event.target.selectionStart)}
        onKeyDown={onKeyDown}
        onPaste={(event) => event.clipboardData.files.length && onFiles(event.clipboardData.files)}
      />
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          onFiles(event.target.files ?? [])
          event.target.value = ''
        }}
      />
      <IconButton label={t.addPicture} className="assistant-attach" onClick={() => files.current?.click()}>
        <ImagePlus size={15} />
      </IconButton>
      <IconButton
        label={t.listCommands}
        className="assistant-attach"
        onClick={() => {
          write('/')
          field.current?.focus()
        }}
      >
        <Slash size={14} />
      </IconButton>
      <span className="assistant-gap" />
      {isRunning ? (
        <IconButton label={texts.common.stop} className="assistant-send" onClick={() => chat.stop()}>
          <Square size={13} />
        </IconButton>
      ) : (
        <IconButton
          label={t.send}
          className="assistant-send"
          reason={text.trim() || images.length ? undefined : t.nothingToSend}
          onClick={send}
        >
          <ArrowUp size={16} />
        </IconButton>
      )}
    </div>
  )
}
