import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/texts.ts'
import type { Offer } from './offer.ts'

interface OffersProps {
  id: string
  offers: readonly Offer[]
  active: number
  onChoose(offer: Offer): void
}

/** Commands or nodes that fit what is typed, above the prompt. */
export function Offers({ id, offers, active, onChoose }: OffersProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      className="assistant-offers"
      role="listbox"
      tabIndex={0}
      id={id}
      ref={list}
      aria-label={useTexts().assistant.offers}
    >
      {offers.map((offer, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the prompt has the focus, and its keys choose
        <div
          key={offer.id}
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === active}
          aria-disabled={!!offer.reason}
          title={offer.reason}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(offer)}
        >
          <b>{offer.title}</b>
          <small>{offer.reason ?? offer.about}</small>
        </div>
      ))}
    </div>
  )
}
