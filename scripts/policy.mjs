// What the page may do, as a Content-Security-Policy (https://www.w3.org/TR/CSP3).

/**
 * Scripts come from the page's own host, and none are made of text; `wasm-unsafe-eval` lets decoders be compiled. Workers of
 * three's decoders are made of blobs. Connections go to the page's own host: a language model is reached through a worker
 * of its own (src/assistant/engines/openai/gate.ts). Styles are set by libraries on elements, which cannot run anything.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data:",
  "img-src 'self' blob: data:",
  "media-src 'self' blob: data:",
  "font-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** What only a header can say: the page is shown in no other. */
export const HEADER_POLICY = `${POLICY}; frame-ancestors 'none'`

/** Writes the policy into the built page, for hosts that send no headers of ours. */
export const contentPolicy = () => ({
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
})
