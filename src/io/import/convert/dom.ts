import { DOMParser as LinkeDomParser } from 'linkedom/worker'

/** Lets three's loaders of XML formats parse it where there is no DOM: in workers, and in Node. */
export function provideDomParser(): void {
  const surroundings = globalThis as { DOMParser?: unknown }
  surroundings.DOMParser ??= LinkeDomParser
}
