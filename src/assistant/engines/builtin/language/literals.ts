/** What a text must hold, in lower case: one of these stretches, and so on for each of the list. */
export type Needed = readonly (readonly string[])[]

/**
 * The stretches of plain letters without which a pattern cannot match: `/\bput (?:it|them) back$/` needs “put ”, one of
 * “it” and “them”, and “ back”. To look for them costs nothing beside running a pattern, or compiling it (as searchers do
 * that look for a pattern in many files: Russ Cox, “Regular Expression Matching with a Trigram Index”, 2012). It may
 * need less than the pattern does, and never more.
 */
export function literalsOf(pattern: RegExp): Needed {
  const [options] = alternatives(pattern.source, 0)
  return options.length === 1 ? options[0] : anyOf(options)
}

/** Whether a text, in lower case, holds all that is needed. */
export const holds = (text: string, needed: Needed): boolean =>
  needed.every((stretches) => stretches.some((stretch) => text.includes(stretch)))

/** Of several ways to match, what is the most telling of each; nothing, where one of them needs nothing. */
function anyOf(options: readonly Needed[]): Needed {
  const chosen = options.map((needed) =>
    needed.reduce<readonly string[]>((best, one) => (shortest(one) > shortest(best) ? one : best), []),
  )
  return chosen.every(({ length }) => length) ? [chosen.flat()] : []
}

const shortest = (stretches: readonly string[]) =>
  stretches.length ? Math.min(...stretches.map(({ length }) => length)) : 0

/** Reads ways to match, parted by bars, up to a closing bracket or the end: what each needs, and where they end. */
function alternatives(source: string, start: number): [options: Needed[], end: number] {
  const options: Needed[] = []
  let at = start
  for (;;) {
    const [needed, end] = sequence(source, at)
    options.push(needed)
    if (source[end] !== '|') return [options, end]
    at = end + 1
  }
}

function sequence(source: string, start: number): [needed: Needed, end: number] {
  const needed: (readonly string[])[] = []
  let run = ''
  let at = start
  const close = () => {
    if (/[a-z]/.test(run)) needed.push([run])
    run = ''
  }
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const { letter, group, end } = atom(source, at)
    const mayLack = /^(?:[?*]|\{0?,|\{0\})/.test(source.slice(end, end + 3))
    at = end + (/^(?:[?*+]|\{\d*,?\d*\})\??/.exec(source.slice(end))?.[0].length ?? 0)
    if (letter !== undefined && !mayLack) run += letter
    if (letter === undefined || at > end) close()
    if (group && !mayLack) needed.push(...group)
  }
  close()
  return [needed, at]
}

const ESCAPE = /^\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pPk][{<][^}>]*[}>]|\d+|.)/i

/** One piece of a pattern: a letter that stands for itself, a group with what it needs, or something else. */
function atom(source: string, at: number): { letter?: string; group?: Needed; end: number } {
  const here = source[at]
  if (here === '(') {
    const [, mark] = /^\((\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at)) as RegExpExecArray
    const [options, end] = alternatives(source, at + 1 + (mark?.length ?? 0))
    const isDenied = mark?.endsWith('!')
    return { group: isDenied ? [] : options.length === 1 ? options[0] : anyOf(options), end: end + 1 }
  }
  if (here === '[') return { end: endOfClass(source, at) }
  if (here === '\\') return { end: at + (ESCAPE.exec(source.slice(at)) as RegExpExecArray)[0].length }
  if ('.^$'.includes(here)) return { end: at + 1 }
  return { letter: here.toLowerCase(), end: at + 1 }
}

function endOfClass(source: string, at: number): number {
  let end = at + 1
  while (source[end] !== ']') end += source[end] === '\\' ? 2 : 1
  return end + 1
}
