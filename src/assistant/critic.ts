import type { NodeId, SceneReader } from '../document/index.ts'
import { type Fault, faultsOf, faultText } from '../spatial/later/faults.ts'

/** A fault that a change has caused, in words too. */
export interface Warning extends Fault {
  text: string
}

/**
 * Looks at a layout before and after each change of a turn, and warns of what is newly wrong: rules in space, which agree
 * with people better than a model that looks at a picture does (SceneCritic, 2026). What was wrong before is nobody's
 * fault, and each fault is told once.
 */
export class Critic {
  readonly #known = new Set<string>()

  constructor(private readonly scene: SceneReader) {}

  /** Takes note of what is wrong already about nodes that a change is going to touch. */
  note(nodes: readonly NodeId[]): void {
    if (!nodes.length) return
    for (const fault of faultsOf(this.scene, new Set(nodes))) this.#known.add(keyOf(fault))
  }

  /** What is wrong about nodes that were changed, and was not before. */
  review(changed: readonly NodeId[]): Warning[] {
    const found = faultsOf(this.scene, new Set(changed)).filter((fault) => !this.#known.has(keyOf(fault)))
    for (const fault of found) this.#known.add(keyOf(fault))
    return found.map((fault) => ({ ...fault, text: faultText(this.scene, fault) }))
  }
}

const keyOf = ({ kind, nodes }: Fault): string => `${kind}:${[...nodes].sort().join()}`
