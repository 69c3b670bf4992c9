import type { Forwarding } from './server.mjs'

/** The settings for forwarding that the environment gives; null where it gives none. Throws for an address that is none. */
export function forwardingFrom(env: Record<string, string | undefined>): Forwarding | null
