import { Group } from 'three'

/** What a component's props may not be called: what it passes on to its group, and what JavaScript keeps. */
const TAKEN = new Set([
  ...propertiesOf(new Group()),
  ...['args', 'attach', 'dispose', 'key', 'onUpdate', 'ref', 'play', 'props', 'nodes', 'materials', 'group'],
  ...['break', 'case', 'catch', 'class', 'const', 'continue', 'default', 'delete', 'do', 'else', 'enum', 'export'],
  ...['extends', 'false', 'finally', 'for', 'function', 'if', 'import', 'in', 'instanceof', 'new', 'null', 'return'],
  ...['super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'var', 'void', 'while', 'with', 'yield', 'let'],
])

function propertiesOf(object: object): string[] {
  const names: string[] = []
  for (let at: object | null = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    names.push(...Object.getOwnPropertyNames(at))
  }
  return names
}

/** Turns the names of parts into names of props: "Left knob" into `leftKnob`, each its own. */
export class PropNames {
  readonly #used = new Set<string>()

  take(name: string): string {
    const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word)
    const camel = words.map((word, i) => (i ? word[0].toUpperCase() : word[0].toLowerCase()) + word.slice(1)).join('')
    const stem = /^[a-z]/i.test(camel) ? camel : `part${camel}`
    let free = TAKEN.has(stem) ? `${stem}Part` : stem
    for (let n = 2; this.#used.has(free); n++) free = `${stem}${n}`
    this.#used.add(free)
    return free
  }
}
