import { type Remote, wrap } from 'comlink'

/**
 * Lets a worker do one thing and ends it. Stopping ends it at once, in the middle of whatever it does. Throws a sentence
 * where the worker fails, and the signal's reason where it is stopped.
 */
export async function runInWorker<Api, T>(
  worker: Worker,
  what: string,
  signal: AbortSignal,
  use: (api: Remote<Api>) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(`${what} stopped: ${message || 'its worker failed to start'}`))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([use(wrap<Api>(worker)), failed])
  } finally {
    worker.terminate()
  }
}
