import type { Server } from 'node:http'

/** Serves a folder on 127.0.0.1, at `port` or the next free one. */
export function serve(folder: string, port: number): Promise<{ server: Server; url: string }>
