import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { LIBRARY_CATEGORIES, type LibraryItem } from '../../commands/library-item.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useLibrary } from '../../hooks/library.ts'
import { useTexts } from '../../texts/texts.ts'
import { answersTo, Find } from './Find.tsx'
import { ItemCard } from './ItemCard.tsx'

/** Things to build with, by what they are for: a click adds one, a drag sets it down. */
export function Things() {
  const { preferences } = useEditor()
  const t = useTexts().library
  const items = useLibrary()
  const favourites = useStore(preferences.store, (state) => state.favourites)
  const [text, setText] = useState('')
  const shelves = useMemo(() => (items ? shelvesOf(items, text, favourites, t) : []), [items, text, favourites, t])
  const count = new Set(shelves.flatMap((shelf) => shelf.items)).size
  return (
    <>
      <Find label={t.find} hint={t.findHint} text={text} onText={setText} />
      <div className="library-shelves">
        {!items && <p className="library-note">{t.loading}</p>}
        {items && !count && <p className="library-note">{t.nothingFound(text.trim())}</p>}
        {shelves.map((shelf) => (
          <section key={shelf.title} aria-label={shelf.title}>
            <h3>{shelf.title}</h3>
            <ul>
              {shelf.items.map((item) => (
                <ItemCard key={item.id} item={item} isFavourite={favourites.includes(item.id)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer className="outliner-footer">
        <span>{t.found(count)}</span>
        <span>{t.hint}</span>
      </footer>
    </>
  )
}

/** What a text finds, by category; the favourites come first. */
function shelvesOf(
  items: readonly LibraryItem[],
  text: string,
  favourites: readonly string[],
  t: ReturnType<typeof useTexts>['library'],
) {
  const found = items.filter(({ words, category }) => answersTo([...words, category], text.trim()))
  return [
    { title: t.favourites, items: found.filter(({ id }) => favourites.includes(id)) },
    // One's own come before those of everyone.
    ...[...LIBRARY_CATEGORIES]
      .sort((a, b) => Number(b === 'own') - Number(a === 'own'))
      .map((category) => ({
        title: t.categories[category],
        items: found.filter((item) => item.category === category),
      })),
  ].filter((shelf) => shelf.items.length > 0)
}
