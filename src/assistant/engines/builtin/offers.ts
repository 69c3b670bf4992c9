import type { LibraryItem } from '../../../commands/library-item.ts'

/** So many things of a category are named. */
const NAMED = 8

/** What can be added by name: some of each category, or of the one that was asked for. */
export function offers(library: readonly LibraryItem[], asked: string): string {
  if (!library.length) return 'The library is empty.'
  const categories = [...new Set(library.map(({ category }) => category))]
  const wanted = categories.filter((category) => asked.toLowerCase().includes(category.toLowerCase()))
  const told = (wanted.length ? wanted : categories).map((of) => {
    const names = library.filter(({ category }) => category === of).map(({ name }) => name)
    const most = wanted.length ? names.length : NAMED
    const more = names.length > most ? ` and ${names.length - most} more` : ''
    return `• ${of}: ${names.slice(0, most).join(', ')}${more}`
  })
  return `I can add boxes, spheres and other shapes, lights, cameras, and ${library.length} things of the library:\n${told.join('\n')}`
}
