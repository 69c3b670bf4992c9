import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Each layer with those it may import. */
const LAYERS: Record<string, string[]> = {
  texts: [],
  document: [],
  spatial: ['document'],
  session: ['document', 'spatial'],
  commands: ['document', 'spatial', 'session'],
  assets: ['document', 'spatial', 'session', 'commands'],
  io: ['document', 'spatial', 'session', 'commands', 'assets'],
  hooks: ['document', 'spatial', 'session', 'commands', 'assets', 'io', 'texts'],
  viewport: ['document', 'spatial', 'session', 'commands', 'assets', 'io', 'hooks', 'texts', 'ui'],
  assistant: ['document', 'spatial', 'session', 'commands', 'assets', 'io'],
  panels: ['document', 'spatial', 'session', 'commands', 'assets', 'io', 'hooks', 'texts', 'ui'],
  ui: ['texts'],
  app: [
    'document',
    'spatial',
    'session',
    'commands',
    'assets',
    'io',
    'hooks',
    'viewport',
    'assistant',
    'panels',
    'texts',
    'ui',
  ],
}

/** Packages that would tie a layer to a window. */
const FORBIDDEN: Record<string, RegExp> = {
  document: /^(react|three|@react|leva|zustand$|framer-motion|openai)/,
  spatial: /^(react|@react|leva|zustand$|framer-motion|openai|three\/)/,
  session: /^(react|@react|leva|zustand$|three)/,
  commands: /^(react|@react|leva|zustand$)/,
  assistant: /^(react|@react|leva|zustand$|framer-motion)/,
  ui: /^(three|zustand|leva)/,
}

const SRC = join(__dirname, '../../src')
const MOST_LINES = 400

interface Source {
  path: string
  layer: string
  text: string
  imports: string[]
}

const IMPORT =
  /(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]|import\s+['"]([^'"]+)['"]|new URL\(\s*['"]([^'"]+)['"]/g

const sources: Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(join(SRC, path), 'utf8')
    const imports = [...text.matchAll(IMPORT)].map((match) => (match[1] ?? match[2] ?? match[3] ?? match[4])!)
    return { path, layer: path.includes('/') ? path.split('/')[0] : 'main', text, imports }
  })

const target = (from: string, spec: string) => normalize(join(dirname(from), spec))

describe('architecture', () => {
  test('sees the sources', () => {
    expect(sources.length).toBeGreaterThan(100)
    for (const layer of Object.keys(LAYERS))
      expect(
        sources.some((source) => source.layer === layer),
        layer,
      ).toBe(true)
  })

  test('a layer imports only from those above it, types too', () => {
    const faults = sources.flatMap(({ path, layer, imports }) =>
      imports
        .filter((spec) => spec.startsWith('.'))
        .map((spec) => target(path, spec).split('/')[0])
        .filter((other) => layer !== 'main' && other !== layer && !LAYERS[layer]?.includes(other))
        .map((other) => `${path} imports ${other}`),
    )
    expect(faults).toEqual([])
  })

  test('the core is free of React, of the DOM’s libraries, and the document of three', () => {
    const faults = sources.flatMap(({ path, layer, imports }) =>
      imports.filter((spec) => FORBIDDEN[layer]?.test(spec)).map((spec) => `${path} imports ${spec}`),
    )
    expect(faults).toEqual([])
  })

  test('there are no cycles', () => {
    const graph = new Map(
      sources.map(({ path, imports }) => [
        path,
        imports.filter((spec) => spec.startsWith('.')).map((spec) => target(path, spec)),
      ]),
    )
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (path: string, above: string[]) => {
      if (above.includes(path)) cycles.push([...above.slice(above.indexOf(path)), path].join(' → '))
      if (done.has(path) || above.includes(path)) return
      for (const next of graph.get(path) ?? []) visit(next, [...above, path])
      done.add(path)
    }
    for (const path of graph.keys()) visit(path, [])
    expect(cycles).toEqual([])
  })

  test('no file is longer than 400 lines', () => {
    const long = sources
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES)
    expect(long).toEqual([])
  })
})
