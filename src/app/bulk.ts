import type { Registry } from '../commands/registry.ts'

/** From so many nodes on, a change may take longer than a blink. */
const MANY = 5000

/** How many nodes a command of the user's is about to change, where they are so many that it is worth a word; else 0. */
export function bulkOf(registry: Registry, id: string, params: unknown): number {
  const count = countOf(registry, id, params)
  return count >= MANY ? count : 0
}

function countOf(registry: Registry, id: string, params: unknown): number {
  const { scene, session } = registry.ports
  const { history } = scene
  if (id === 'history.undo') return history.entries().at(-1)?.diff.nodes.size ?? 0
  if (id === 'history.redo') return history.ahead().length ? (history.held().at(-1)?.diff.nodes.size ?? 0) : 0
  // What only selects or looks changes no node.
  if (registry.get(id).assistant !== 'write' || id.startsWith('select.') || id.startsWith('view.')) return 0
  const { nodes, items } = (params ?? {}) as { nodes?: unknown[]; items?: unknown[] }
  return (items ?? nodes ?? session.state.selection).length
}

/** Resolves when the page has been painted: what is shown now is seen while it is busy. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
