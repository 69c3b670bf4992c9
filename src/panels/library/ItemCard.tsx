import { Star, Trash2 } from 'lucide-react'
import { itemSize } from '../../commands/item-parts.ts'
import type { LibraryItem } from '../../commands/library-item.ts'
import { draggedItem, ITEM_DRAG } from '../../hooks/drag.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useTexts } from '../../texts/texts.ts'

/** One thing of the library, with its picture. */
export function ItemCard({ item, isFavourite }: { item: LibraryItem; isFavourite: boolean }) {
  const { run, preferences } = useEditor()
  const t = useTexts().library
  const star = isFavourite ? t.notFavourite(item.name) : t.favourite(item.name)
  const flip = () => {
    const { favourites } = preferences.state
    preferences.set({
      favourites: isFavourite ? favourites.filter((id) => id !== item.id) : [...favourites, item.id],
    })
  }
  return (
    <li className="library-card">
      <button
        type="button"
        title={t.add(item.name, sizeText(itemSize(item)))}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(ITEM_DRAG, item.id)
          event.dataTransfer.effectAllowed = 'copy'
          draggedItem.set({ id: item.id, size: itemSize(item) })
        }}
        onDragEnd={() => draggedItem.set(null)}
        onClick={() => void run('library.add', { item: item.name })}
      >
        <img
          src={item.picture ?? `/library/${item.id}.webp`}
          alt=""
          width="224"
          height="224"
          loading="lazy"
          draggable={false}
        />
        <span>{item.name}</span>
      </button>
      {item.category === 'own' && (
        <button
          type="button"
          className="library-forget"
          aria-label={t.forget(item.name)}
          title={t.forget(item.name)}
          onClick={() => void run('library.forget', { item: item.id })}
        >
          <Trash2 size={12} />
        </button>
      )}
      <button
        type="button"
        className="library-star"
        aria-label={star}
        title={star}
        aria-pressed={isFavourite}
        onClick={flip}
      >
        <Star size={12} fill={isFavourite ? 'currentColor' : 'none'} />
      </button>
    </li>
  )
}

/** "1.6 × 0.75 × 0.9 m", or in centimetres where it is small. */
function sizeText(size: readonly number[]): string {
  const isSmall = Math.max(...size) < 1
  const numbers = size.map((n) => (isSmall ? Math.round(n * 1000) / 10 : Math.round(n * 100) / 100))
  return `${numbers.join(' × ')} ${isSmall ? 'cm' : 'm'}`
}
