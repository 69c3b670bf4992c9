import type { Server } from 'node:http'

/** How a language model is reached on the editor's behalf. */
export interface Forwarding {
  /** Up to `/v1`, without a slash at its end. */
  address: string
  key: string
  model: string
}

/** Serves a folder on 127.0.0.1, at `port` or the next free one; forwards to a language model where one is given. */
export function serve(
  folder: string,
  port: number,
  forwarding?: Forwarding | null,
): Promise<{ server: Server; url: string }>
