import type { GateAnswer, GateRequest } from './gate.worker.ts'

/** Statuses that come without a body (Fetch, "null body status"). */
const EMPTY = [101, 103, 204, 205, 304]

/**
 * A `fetch` that reaches one server. The page itself may connect to its own host alone, by its content security policy,
 * and a policy cannot be widened; so the requests are made by a worker, which lets through those to this server only.
 */
export function gateTo(address: string): typeof fetch {
  if (!URL.canParse(address)) return fetch // what asks will say what is wrong with the address
  const { origin } = new URL(address)
  if (origin === location.origin) return fetch
  let worker: Worker | undefined
  return (input, init) => {
    worker ??= new Worker(new URL('./gate.worker.ts', import.meta.url), { type: 'module', name: origin })
    return pass(worker, input, init)
  }
}

async function pass(worker: Worker, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { signal } = init
  signal?.throwIfAborted()
  const request = new Request(input, { ...init, signal: null })
  const { port1: port, port2 } = new MessageChannel()
  const asked: GateRequest = {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: request.body && (await request.arrayBuffer()),
  }
  worker.postMessage(asked, [port2])
  return new Promise((resolve, reject) => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const stop = () => {
      port.postMessage('stop')
      fail(signal?.reason)
    }
    const end = () => {
      signal?.removeEventListener('abort', stop)
      port.close()
    }
    const fail = (error: unknown) => {
      end()
      stream?.error(error)
      reject(error)
    }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller
      },
      cancel: () => {
        port.postMessage('stop')
        end()
      },
    })
    signal?.addEventListener('abort', stop, { once: true })
    port.onmessage = ({ data }: MessageEvent<GateAnswer>) => {
      if ('status' in data) {
        const { status, statusText, headers } = data
        resolve(new Response(EMPTY.includes(status) ? null : body, { status, statusText, headers }))
      } else if ('bytes' in data) stream?.enqueue(data.bytes)
      else if ('error' in data) fail(new TypeError(data.error))
      else {
        end()
        stream?.close()
      }
    }
  })
}
