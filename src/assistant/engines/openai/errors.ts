import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'

/** Why a server did not answer, as a sentence for the user. */
export function explain(error: unknown, baseURL: string, model: string): Error {
  if (error instanceof APIConnectionTimeoutError)
    return new Error(`${baseURL} did not answer in time; is the server busy?`)
  if (error instanceof APIConnectionError) {
    return new Error(
      `${baseURL} cannot be reached. Check the address and that the server runs; a local one must allow this page’s origin (CORS)`,
    )
  }
  if (!(error instanceof APIError)) return error instanceof Error ? error : new Error(String(error))
  const said = error.message.replace(/^\d+ /, '')
  switch (error.status) {
    case 401:
    case 403:
      return new Error(`${baseURL} refused the key; enter another one in the assistant’s settings`)
    case 404:
      return new Error(`${baseURL} does not know the model "${model}", or has no chat completions at this address`)
    case 429:
      return new Error(`${baseURL} asks to wait, or the quota is used up: ${said}`)
    default:
      return new Error(`${baseURL} answered with an error${error.status ? ` ${error.status}` : ''}: ${said}`)
  }
}
