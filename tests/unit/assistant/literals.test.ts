import { describe, expect, it } from 'vitest'
import { holds, literalsOf } from '../../../src/assistant/engines/builtin/language/literals.ts'
import type { Rule } from '../../../src/assistant/engines/builtin/language/rules.ts'
import { REQUESTS } from '../../assistant/requests/index.ts'

describe('what a text must hold for a pattern to match', () => {
  it.each<[RegExp, ReturnType<typeof literalsOf>]>([
    [/\bput back$/, [['put back']]],
    [/^put (?:it|them) back/, [['put '], ['it', 'them'], [' back']]],
    [/colou?rs?/, [['colo'], ['r']]],
    [/go+al/, [['go'], ['al']]],
    [/a{2}b{0,1}c*d/, [['a'], ['d']]],
    [/one|two/, [['one', 'two']]],
    [/one|\d/, []],
    [/(?:please )?stop/, [['stop']]],
    [/(?!not )(?<!un)tie(?= it)/, [['tie'], [' it']]],
    [/[a-z\]]+ (?<what>sofa)\.\u00e9\p{L}\x41 end/u, [['sofa'], [' end']]],
    [/Red/i, [['red']]],
  ])('%s', (pattern, needed) => {
    expect(literalsOf(pattern)).toEqual(needed)
  })

  it('is held by each text that one of the rules of language matches', () => {
    const modules = import.meta.glob<Record<string, unknown>>('../../../src/assistant/engines/builtin/language/*.ts', {
      eager: true,
    })
    const rules = Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter((one): one is Rule[] => Array.isArray(one) && one[0]?.[0] instanceof RegExp)
      .flat()
    expect(rules.length).toBeGreaterThan(1000)
    // Every text against every rule takes minutes; what a rule would miss in one, it misses in many.
    const texts = [...new Set(REQUESTS.flatMap(({ say }) => say))].filter((_, i) => i % 4 === 0)
    const missed = rules.flatMap(([pattern]) => {
      const needed = literalsOf(pattern)
      return texts
        .filter((text) => !holds(text.toLowerCase(), needed) && text.search(pattern) >= 0)
        .map((text) => `${pattern}: ${text}`)
    })
    expect(missed).toEqual([])
  }, 300_000)
})
