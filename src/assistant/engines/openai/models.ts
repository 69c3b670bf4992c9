import OpenAI from 'openai'
import { explain } from './errors.ts'
import type { OpenAiSettings } from './settings.ts'

/** Milliseconds until a server must have said which models it has. */
const PATIENCE = 8_000

/** The names of the models that a server has, sorted. Throws a sentence for the user. */
export async function listModels({ baseURL, apiKey }: Pick<OpenAiSettings, 'baseURL' | 'apiKey'>): Promise<string[]> {
  try {
    const found: string[] = []
    for await (const { id } of createClient({ baseURL, apiKey }, PATIENCE).models.list()) found.push(id)
    return found.sort((a, b) => (a < b ? -1 : 1))
  } catch (error) {
    throw explain(error, baseURL, '')
  }
}

/** A client of the server; it makes no request anew by itself. */
export function createClient({ baseURL, apiKey }: Pick<OpenAiSettings, 'baseURL' | 'apiKey'>, timeout: number): OpenAI {
  return new OpenAI({
    baseURL,
    apiKey: apiKey || 'none',
    // The key is the user's own, entered in this page.
    dangerouslyAllowBrowser: true,
    maxRetries: 0,
    timeout,
    logLevel: 'off',
  })
}
