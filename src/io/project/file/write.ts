import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { SceneRecords } from '../../../document/index.ts'
import { FORMAT, type KeptMessage, type KeptSession } from '../format.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What a project file is made of. */
export interface FileContent {
  records: SceneRecords
  messages: readonly KeptMessage[]
  session: KeptSession | null
  thumbnail: Blob | null
  /** The bytes of an asset. Throws where there are none. */
  bytesOf(asset: string): Bytes
}

export const PROJECT_MIME = 'application/vnd.diorama+zip'

/** Bytes that are packed between two breaths of the page. */
const SLICE = 1 << 20
/** Records between two breaths. */
const RECORDS = 2000

/** A project as one file: a zip of its scene, the files it uses, the conversation, and a small picture. */
export async function writeProjectFile(content: FileContent): Promise<Blob> {
  const chunks: Uint8Array[] = []
  let fail: Error | null = null
  const zip = new Zip((error, chunk) => {
    fail ??= error
    if (chunk) chunks.push(chunk)
  })
  await addText(zip, 'scene.json', sceneLines(content))
  await addText(zip, 'conversation.json', lines('[', content.messages, ']\n'))
  for (const { id, mime } of content.records.assets) {
    await addPlain(zip, `assets/${id}.${extensionOf(mime)}`, content.bytesOf(id))
  }
  if (content.thumbnail) {
    await addPlain(zip, 'thumbnail.webp', new Uint8Array(await content.thumbnail.arrayBuffer()))
  }
  zip.end()
  if (fail) throw fail
  return new Blob(chunks as Bytes[], { type: PROJECT_MIME })
}

/** Each record is on a line of its own: a file that was cut off is read line by line. */
function* sceneLines({ records, session }: FileContent): Generator<string> {
  const { settings, assets, materials, nodes } = records
  yield `{"format":"diorama","version":${FORMAT},\n"settings":${JSON.stringify(settings)},\n"session":${JSON.stringify(session)},\n`
  yield* lines('"assets":[', assets, '],\n')
  yield* lines('"materials":[', materials, '],\n')
  yield* lines('"nodes":[', nodes, ']}\n')
}

function* lines(before: string, all: readonly unknown[], after: string): Generator<string> {
  yield `${before}\n`
  for (let i = 0; i < all.length; i += RECORDS) {
    const some = all.slice(i, i + RECORDS).map((one) => JSON.stringify(one))
    yield `${some.join(',\n')}${i + RECORDS < all.length ? ',' : ''}\n`
  }
  yield after
}

async function addText(zip: Zip, path: string, parts: Iterable<string>) {
  const file = new ZipDeflate(path, { level: 6 })
  zip.add(file)
  const encoder = new TextEncoder()
  for (const part of parts) {
    file.push(encoder.encode(part))
    await breath()
  }
  file.push(new Uint8Array(0), true)
}

/** What is compressed already is taken as it is. */
async function addPlain(zip: Zip, path: string, bytes: Bytes) {
  const file = new ZipPassThrough(path)
  zip.add(file)
  for (let at = 0; at < bytes.length; at += SLICE) {
    file.push(bytes.subarray(at, at + SLICE))
    await breath()
  }
  file.push(new Uint8Array(0), true)
}

/** Lets the page do what is waiting. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

const EXTENSIONS: Record<string, string> = {
  'model/gltf-binary': 'glb',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/ktx2': 'ktx2',
  'image/x-exr': 'exr',
  'image/vnd.radiance': 'hdr',
}

const extensionOf = (mime: string) => EXTENSIONS[mime] ?? 'bin'
