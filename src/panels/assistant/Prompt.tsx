import { ArrowUp, ImagePlus, Square, X } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { ChatPort } from './chat-port.ts'
import { Offers } from './Offers.tsx'
import { readPictures } from './pictures.ts'
import { type Asked, askedIn, type Offer, offersFor } from './suggestions-at.ts'

interface PromptProps {
  chat: ChatPort
  isRunning: boolean
}

/** Where the user writes: "/" lists commands, "@" nodes; pictures can be dropped and pasted. */
export function Prompt({ chat, isRunning }: PromptProps) {
  const texts = useTexts()
  const t = texts.assistant
  const { registry, scene, run, fail } = useEditor()
  useRevision()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [active, setActive] = useState(0)
  const [images, setImages] = useState<string[]>([])
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
    setImages([])
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
  const add = (picked: Iterable<File>) =>
    void readPictures(picked).then(
      (urls) => setImages((now) => [...now, ...urls]),
      (error: Error) => fail(t.addPicture, error),
    )
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
      else event.currentTarget.blur()
    }
    if (event.key === 'ArrowUp' && text === '') {
      const last = chat.store.getState().messages.findLast((message) => message.role === 'user')
      if (last) setText(last.text)
    }
  }
  const onDrop = (event: DragEvent) => {
    const pictures = [...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/'))
    if (!pictures.length) return
    // Elsewhere a picture that is dropped becomes a texture.
    event.preventDefault()
    event.stopPropagation()
    add(pictures)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen by the button as well
    <div className="assistant-prompt" onDrop={onDrop}>
      {offers.length > 0 && <Offers id={list} offers={offers} active={active} onChoose={choose} />}
      {images.length > 0 && (
        <ul className="assistant-pictures">
          {images.map((url, i) => (
            <li key={url}>
              <img src={url} alt={t.picture} />
              <IconButton label={t.removePicture} onClick={() => setImages(images.filter((_, k) => k !== i))}>
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
        onChange={(event) => write(event.target.value, event.target.selectionStart)}
        onKeyDown={onKeyDown}
        onPaste={(event) => event.clipboardData.files.length && add(event.clipboardData.files)}
      />
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          add(event.target.files ?? [])
          event.target.value = ''
        }}
      />
      <IconButton label={t.addPicture} className="assistant-attach" onClick={() => files.current?.click()}>
        <ImagePlus size={15} />
      </IconButton>
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
