import type { SceneReader } from './types.ts'

const NUMBERED = /^(.*?)(?: (\d+))?$/s

/** The names in use, and the next free number for each stem; made once for a batch of new names. */
export class Names {
  #taken = new Set<string>()
  #next = new Map<string, number>()

  constructor(scene: SceneReader) {
    for (const node of scene.nodes()) this.#taken.add(node.name)
  }

  /** The name itself where it is free, else the stem with the next free number: "Box", "Box 2", "Box 3". */
  free(name: string): string {
    const chosen = this.#taken.has(name) ? this.#numbered(name) : name
    this.#taken.add(chosen)
    return chosen
  }

  #numbered(name: string): string {
    const [, stem, digits] = NUMBERED.exec(name)!
    let number = Math.max(this.#next.get(stem) ?? 2, digits ? Number(digits) + 1 : 2)
    while (this.#taken.has(`${stem} ${number}`)) number++
    this.#next.set(stem, number + 1)
    return `${stem} ${number}`
  }
}
