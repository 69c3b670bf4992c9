import { ALL_RULES } from './all-rules.ts'

const SOURCES = ALL_RULES.map(([{ source }]) => source.replace(/\\[bwsdpS](?:\{\w+\})?/g, ' '))

/** Words and parts of words that the rules look for: what a rule takes up is no slip of the fingers. */
const PARTS: ReadonlySet<string> = new Set(SOURCES.flatMap((source) => source.match(/[a-z]{3,}/g) ?? []))

const ENDING = /(?:ing|ed|es|s|er|d)$/

/** Whether a rule may take a word up as it is. */
export const isRuleWord = (word: string): boolean => PARTS.has(word) || PARTS.has(word.replace(ENDING, ''))

/** "Colou?r", "fac(?:e|ing)" hold no whole words. */
const WHOLE = /(?<![a-z)\]?'])[a-z]{5,}(?![a-z?*+[({\\'])/g

/** Words of the rules, long enough for what is nearly one to be meant to be it. */
export const RULE_WORDS: readonly string[] = [...new Set(SOURCES.flatMap((source) => source.match(WHOLE) ?? []))]
