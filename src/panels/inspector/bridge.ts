import type { Gesture } from '../../commands/gesture.ts'
import type { EditorCore } from '../../hooks/EditorContext.tsx'
import type { CommandCall, Field, FieldKind, FieldOf, ValueOf } from './field.ts'

/**
 * The one bridge between records and leva, and it goes one way round: the document gives leva what to show; an edit in
 * a field runs commands, which change the document. leva never holds a value that the document has not.
 *
 * Between `begin` and `end` (a scrub, a slider, a colour being chosen) all edits are one gesture, and so one step of
 * undo. An edit outside of them is a step of its own; one that `merges`, such as an arrow key's, continues one of the same
 * field within a second.
 */
export class FieldBridge {
  #gesture: Gesture | null = null
  /** What each field's subjects were as the gesture began: all of its edits start from there. */
  readonly #starts = new Map<string, readonly unknown[]>()

  constructor(private readonly editor: EditorCore) {}

  begin(label: string): void {
    this.end()
    this.#starts.clear()
    this.#gesture = this.editor.registry.gesture(label)
  }

  end(): void {
    this.#gesture?.commit()
    this.#gesture = null
  }

  /** Puts everything back as it was when the gesture began. */
  cancel(): void {
    this.#gesture?.cancel()
    this.#gesture = null
  }

  /**
   * Gives each subject the value that `change` makes of its old one: of the one it had when the gesture began, where
   * there is a gesture. Throws where `change` does.
   */
  edit<K extends FieldKind>(
    field: FieldOf<K>,
    change: (old: ValueOf<K>, index: number) => ValueOf<K>,
    merges = false,
  ): void {
    const { count, read, write, key } = field as unknown as {
      count: number
      key: string
      read(i: number): ValueOf<K>
      write(values: readonly ValueOf<K>[]): CommandCall[]
    }
    const known = this.#gesture && (this.#starts.get(key) as ValueOf<K>[] | undefined)
    const olds = known ?? Array.from({ length: count }, (_, i) => read(i))
    if (this.#gesture && !known) this.#starts.set(key, olds)
    const calls = write(olds.map(change))
    if (this.#gesture) this.#runIn(this.#gesture, calls)
    else if (calls.length === 1) {
      const [{ id, params }] = calls
      void this.editor.run(id, params, merges ? `field:${key}:${JSON.stringify(subjectsOf(calls[0]))}` : undefined)
    } else if (calls.length) this.#runTogether((field as Field).label, calls)
  }

  /** Several commands as one step of undo; all or none. */
  #runTogether(label: string, calls: readonly CommandCall[]) {
    this.begin(label)
    try {
      this.#runIn(this.#gesture!, calls)
      this.end()
    } catch (error) {
      this.cancel()
      this.editor.fail(label, error as Error)
    }
  }

  #runIn(gesture: Gesture, calls: readonly CommandCall[]) {
    if (!gesture.isOpen) return // cancelled by Esc: the rest of the gesture does nothing
    for (const { id, params } of calls) gesture.run(id, params)
  }
}

/** Which nodes a call is about: edits of other ones are no continuation. */
function subjectsOf({ params }: CommandCall): unknown {
  const { nodes, node, items } = params as { nodes?: unknown; node?: unknown; items?: { node: unknown }[] }
  return nodes ?? node ?? items?.map((item) => item.node)
}
