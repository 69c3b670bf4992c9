/** A request that the page asks for. */
export interface GateRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

/** What comes of it: the head, then the bytes, then the end; or an error at any time. */
export type GateAnswer =
  | { status: number; statusText: string; headers: [string, string][] }
  | { bytes: Uint8Array<ArrayBuffer> }
  | { error: string }
  | { end: true }

/** The one server that this worker reaches: it is named after its origin. */
const ALLOWED = self.name

self.onmessage = ({ data, ports: [port] }: MessageEvent<GateRequest>) => void answer(data, port)

async function answer({ url, ...request }: GateRequest, port: MessagePort): Promise<void> {
  const tell = (message: GateAnswer, transfer: Transferable[] = []) => port.postMessage(message, transfer)
  const stop = new AbortController()
  port.onmessage = () => stop.abort()
  try {
    if (new URL(url).origin !== ALLOWED) throw new TypeError(`Only ${ALLOWED} is reached here`)
    // A redirect could lead to another server, and the key with it.
    const response = await fetch(url, { ...request, signal: stop.signal, credentials: 'omit', redirect: 'error' })
    tell({ status: response.status, statusText: response.statusText, headers: [...response.headers] })
    const reader = response.body?.getReader()
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done || !value) break
      const bytes = value.slice()
      tell({ bytes }, [bytes.buffer])
    }
    tell({ end: true })
  } catch (error) {
    tell({ error: (error as Error).message })
  }
}
