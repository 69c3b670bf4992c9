import OpenAI from 'openai'
import { explain } from './errors.ts'
import type { OpenAiSettings } from './settings.ts'

type Server = Pick<OpenAiSettings, 'baseURL' | 'apiKey' | 'fetch'>

/** Milliseconds until a server must have said which models it has. */
const PATIENCE = 8_000

/** The names of the models that a server has, sorted. Throws a sentence for the user. */
export async function listModels(server: Server): Promise<string[]> {
  try {
    const found: string[] = []
    for await (const { id } of createClient(server, PATIENCE).models.list()) found.push(id)
    return found.sort((a, b) => (a < b ? -1 : 1))
  } catch (error) {
    throw explain(error, server.baseURL, '')
  }
}

/**
 * What the package tells of itself in headers. Local servers that let a page call them (CORS) name the headers that it
 * may send, and few name these.
 */
const UNASKED = ['os', 'lang', 'package-version', 'runtime', 'runtime-version', 'arch', 'retry-count', 'timeout']

/** A client of the server; it makes no request anew by itself. */
export function createClient({ baseURL, apiKey, fetch }: Server, timeout: number): OpenAI {
  const left = Object.fromEntries(UNASKED.map((name) => [`x-stainless-${name}`, null]))
  return new OpenAI({
    baseURL: addressOf(baseURL),
    apiKey: apiKey || 'none',
    defaultHeaders: { ...left, ...(!apiKey && { authorization: null }) },
    // The key is the user's own, entered in this page.
    dangerouslyAllowBrowser: true,
    ...(fetch && { fetch }),
    maxRetries: 0,
    timeout,
    logLevel: 'off',
  })
}

/** An address as people paste it: with a slash at its end, or the whole way to the completions. */
export const addressOf = (address: string): string =>
  address
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/chat\/completions$/, '')
