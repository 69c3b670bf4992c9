// Serves the built app. Node built-ins only.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createGzip } from 'node:zlib'
import { FORWARD_PATH, forward } from './forward.mjs'
import { HEADER_POLICY } from './policy.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.wasm'])

/** What the page asks its server for; the built app has a file of this name that says nothing. */
const SERVER_FACTS = '/server.json'

function tellFacts(response, { model }) {
  const facts = JSON.stringify({ llm: { path: FORWARD_PATH, model } })
  response.writeHead(200, { 'Content-Type': TYPES['.json'], 'Cache-Control': 'no-store' }).end(facts)
}

/**
 * Serves a folder on 127.0.0.1, at `port` or the next free one; resolves to the server and its address. With the settings
 * of `forwardingFrom` it also forwards to a language model, and tells the page so.
 */
export async function serve(folder, port, forwarding = null) {
  const server = createServer((request, response) => {
    if (forwarding && request.url.startsWith(`${FORWARD_PATH}/`)) void forward(forwarding, request, response)
    else respond(folder, request, response, forwarding)
  })
  const used = await listen(server, port)
  return { server, url: `http://127.0.0.1:${used}/` }
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && port < 65535) listen(server, port + 1).then(resolve, reject)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => resolve(server.address().port))
  })
}

function respond(folder, request, response, forwarding) {
  if (forwarding && request.url === SERVER_FACTS) return tellFacts(response, forwarding)
  const file = findFile(folder, request.url)
  if (!file || !['GET', 'HEAD'].includes(request.method)) {
    response.writeHead(file ? 405 : 404, { 'Content-Type': 'text/plain' }).end(file ? 'Only GET' : 'Not found')
    return
  }
  const kind = extname(file)
  const zipped = COMPRESSED.has(kind) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  response.writeHead(200, {
    'Content-Type': TYPES[kind] ?? 'application/octet-stream',
    'Cache-Control': file.includes(`${join('dist', 'assets')}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(kind === '.html' && { 'Content-Security-Policy': HEADER_POLICY }),
    Vary: 'Accept-Encoding',
    ...(zipped && { 'Content-Encoding': 'gzip' }),
  })
  if (request.method === 'HEAD') return response.end()
  const stream = createReadStream(file)
  stream.on('error', () => response.destroy())
  if (zipped) stream.pipe(createGzip()).pipe(response)
  else stream.pipe(response)
}

/** The file of a request, inside of the folder; null where there is none. */
function findFile(folder, url) {
  let path
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return null // an address that cannot be decoded names no file
  }
  const file = join(folder, normalize(path === '/' ? '/index.html' : path))
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return null
  return file
}
