import { emptyDiff, invert, overlaps, sizeOf, squashInto } from './diff.ts'
import type { Conflict, HistoryEntry, Origin, SceneDiff, Step } from './types.ts'
import { newId } from './values.ts'

/** Entries with equal `coalesce` keys merge when they follow within this many milliseconds. */
const COALESCE_MS = 1000
const BUDGET_BYTES = 512 * 1024 * 1024

/** What history needs of the scene: to apply a diff, and to show a selection. */
export interface HistoryPort {
  apply(diff: SceneDiff): void
  select(ids: readonly string[]): void
  /** Applies a diff as a new entry. */
  commit(label: string, origin: Origin, diff: SceneDiff): HistoryEntry
}

/** The steps that were done, and those that were undone and can be done again. Bounded by bytes. */
export class History {
  /** Told when steps were forgotten, and with them perhaps assets. */
  onForgotten: () => void = () => {}
  #done: HistoryEntry[] = []
  #undone: HistoryEntry[] = []
  #bytes = 0

  constructor(
    private readonly port: HistoryPort,
    private readonly budget = BUDGET_BYTES,
  ) {}

  /** The entries that are done, the oldest first. */
  entries(): readonly HistoryEntry[] {
    return this.#done
  }

  /** All entries that can still be undone or done again. */
  held(): HistoryEntry[] {
    return [...this.#done, ...this.#undone]
  }

  steps(): Step[] {
    return toSteps(this.#done)
  }

  /** The steps that were undone, in the order in which they would be done again. */
  ahead(): Step[] {
    return toSteps([...this.#undone].reverse())
  }

  get undoStep(): Step | undefined {
    return toSteps(tail(this.#done)).at(-1)
  }

  get redoStep(): Step | undefined {
    return toSteps(tail(this.#undone).reverse()).at(-1)
  }

  /** Takes the last step back; returns its entries, none where there is nothing to undo. */
  undo(): readonly HistoryEntry[] {
    const entries = tail(this.#done).reverse()
    for (const entry of entries) {
      this.#done.pop()
      this.port.apply(invert(entry.diff))
      this.#undone.push(entry)
    }
    if (entries.length) this.port.select(entries.at(-1)!.selection.before)
    return entries
  }

  redo(): readonly HistoryEntry[] {
    const entries = tail(this.#undone).reverse()
    for (const entry of entries) {
      this.#undone.pop()
      this.port.apply(entry.diff)
      this.#done.push(entry)
    }
    if (entries.length) this.port.select(entries.at(-1)!.selection.after)
    return entries
  }

  /** Takes back a group as a new entry, if nothing has touched its records since; else says what did. */
  revert(group: string, origin: Origin): HistoryEntry | Conflict | null {
    const own = this.#done.filter((entry) => entry.origin.group === group)
    if (!own.length) return null
    const diff = own.reduce((all, entry) => squashInto(all, entry.diff), emptyDiff())
    const later = this.#done.slice(this.#done.indexOf(own[0])).filter((entry) => entry.origin.group !== group)
    const blocker = later.find((entry) => overlaps(entry.diff, diff))
    if (blocker) return { conflict: true, label: blocker.label, source: blocker.origin.source }
    return this.port.commit(`Undo: ${toSteps(own)[0].label}`, origin, invert(diff))
  }

  push(entry: HistoryEntry): void {
    this.#undone = []
    const last = this.#done.at(-1)
    if (last && merges(last, entry)) {
      squashInto(last.diff, entry.diff)
      last.at = entry.at
      last.selection.after = entry.selection.after
      return
    }
    this.#done.push(entry)
    this.#bytes += entry.bytes
    if (this.#bytes <= this.budget) return
    while (this.#bytes > this.budget && this.#done.length > 1) this.#bytes -= this.#done.shift()!.bytes
    this.onForgotten()
  }

  /** Takes over the steps of another history, to be done and undone on a copy of its scene. */
  adopt(other: History): void {
    this.#done = [...other.#done]
    this.#undone = [...other.#undone]
    this.#bytes = other.#bytes
  }

  clear(): void {
    this.#done = []
    this.#undone = []
    this.#bytes = 0
  }
}

const merges = (last: HistoryEntry, next: HistoryEntry) =>
  next.origin.coalesce !== undefined &&
  next.origin.coalesce === last.origin.coalesce &&
  next.origin.group === last.origin.group &&
  next.at - last.at < COALESCE_MS

/** The entries at the end that make one step, in their order. */
function tail(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const group = entries.at(-1)?.origin.group
  if (group === undefined) return entries.slice(-1)
  let start = entries.length - 1
  while (start > 0 && entries[start - 1].origin.group === group) start--
  return entries.slice(start)
}

function toSteps(entries: readonly HistoryEntry[]): Step[] {
  const steps: (Step & { count: number; first: string })[] = []
  for (const { label, origin, at } of entries) {
    const last = steps.at(-1)
    if (last && origin.group !== undefined && last.group === origin.group) {
      last.count++
      last.label = `${last.first} and ${last.count - 1} more`
      last.time = at
    } else steps.push({ label, first: label, source: origin.source, time: at, group: origin.group, count: 1 })
  }
  return steps.map(({ label, source, time, group }) => ({ label, source, time, ...(group && { group }) }))
}

export function createEntry(
  label: string,
  origin: Origin,
  diff: SceneDiff,
  selection: HistoryEntry['selection'],
  at: number,
): HistoryEntry {
  return { id: newId(), label, origin, at, diff, selection, bytes: bytesOf(diff) }
}

/** What keeping a diff costs, roughly: its records, and the bytes of assets that only it still names. */
function bytesOf(diff: SceneDiff): number {
  let bytes = 256 + sizeOf(diff) * 600
  for (const { before, after } of diff.assets.values()) if (before && !after) bytes += before.size
  return bytes
}
