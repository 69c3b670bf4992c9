type Json = Record<string, unknown>

/** What stands at a path of keys with dots; undefined where nothing does. */
export function at(holder: unknown, path: string): unknown {
  let here = holder
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null) return undefined
    here = (here as Json)[key]
  }
  return here
}

/** Sets what stands at a path, and makes what leads there. */
export function put(holder: object, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop()!
  let here = holder as Json
  for (const key of keys) {
    here[key] ??= {}
    here = here[key] as Json
  }
  here[last] = value
}

/** Takes away what stands at a path, and what led only there. */
export function cut(holder: object, path: string): void {
  const [key, ...rest] = path.split('.')
  const here = holder as Json
  const inner = here[key]
  if (!rest.length) delete here[key]
  else if (typeof inner === 'object' && inner !== null) {
    cut(inner, rest.join('.'))
    if (!Object.keys(inner).length) delete here[key]
  }
}
