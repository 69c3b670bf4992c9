/** What is dragged within the window and may be let go in the view. */
interface ViewDrops<T> {
  /** The types of data by which it is known. */
  types: readonly string[]
  /** Where it would go; nothing where it cannot. */
  target(event: DragEvent): T | null | undefined
  /** Shows where it would go, or no more. */
  show(target: T | null): void
  drop(target: T, data: DataTransfer): void
}

/** Lets something be dragged into the view. Returns how to stop. */
export function listenToViewDrops<T>({ types, target, show, drop }: ViewDrops<T>): () => void {
  const carries = ({ dataTransfer }: DragEvent) => types.some((type) => dataTransfer?.types.includes(type))
  const over = (event: DragEvent) => {
    if (!carries(event)) return
    const found = target(event) ?? null
    show(found)
    if (found === null) return
    event.preventDefault()
    event.dataTransfer!.dropEffect = 'copy'
  }
  const letGo = (event: DragEvent) => {
    if (!carries(event)) return
    show(null)
    const found = target(event) ?? null
    if (found === null) return
    event.preventDefault()
    drop(found, event.dataTransfer!)
  }
  const end = () => show(null)
  window.addEventListener('dragover', over)
  window.addEventListener('drop', letGo)
  window.addEventListener('dragend', end)
  return () => {
    window.removeEventListener('dragover', over)
    window.removeEventListener('drop', letGo)
    window.removeEventListener('dragend', end)
  }
}
