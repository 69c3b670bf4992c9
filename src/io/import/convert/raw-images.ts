import { ImageLoader } from 'three'
import type { InputFile } from '../../../commands/context.ts'
import { pictureFacts } from '../../gltf/picture-facts.ts'
import { baseName, bytesOf, decode, findFile, folderOf } from '../files.ts'
import { asPng } from './other-pictures.ts'

/** A picture that a loader of three asked for: its bytes, not decoded. */
export class RawImage {
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  width = 1
  height = 1

  constructor(readonly name: string) {}
}

/**
 * Runs one of three's loaders so that it gets the bytes of pictures in the place of decoded ones: of files that came
 * along, and of what the loader unpacked itself. Nothing is fetched from elsewhere. Needs no DOM.
 */
export async function withRawImages<T>(
  file: InputFile,
  all: readonly InputFile[],
  load: () => T | Promise<T>,
): Promise<{ result: T; missing: string[] }> {
  const original = ImageLoader.prototype.load
  const waiting: Promise<void>[] = []
  const missing: string[] = []
  ImageLoader.prototype.load = function (this: ImageLoader, url, onLoad) {
    const image = new RawImage(nameOf(url))
    const fetched = read(url, file, all).then(async (given) => {
      const bytes = given && (pictureFacts(given) ? given : await asPng(given, url))
      if (!bytes) missing.push(decode(url))
      else Object.assign(image, { bytes }, sizeOf(bytes))
      onLoad?.(image as unknown as HTMLImageElement)
    })
    waiting.push(fetched)
    return image as unknown as HTMLImageElement
  }
  try {
    const result = await load()
    await Promise.all(waiting)
    return { result, missing }
  } finally {
    ImageLoader.prototype.load = original
  }
}

const nameOf = (url: string) => (url.startsWith('blob:') ? '' : baseName(url.replace(/\\/g, '/')).replace(/\.\w+$/, ''))

async function read(url: string, file: InputFile, all: readonly InputFile[]): Promise<Uint8Array<ArrayBuffer> | null> {
  if (/^(blob|data):/.test(url)) return new Uint8Array(await (await fetch(url)).arrayBuffer())
  const match = findFile(all, folderOf(file.path), url.replace(/\\/g, '/'))
  return match ? bytesOf(match) : null
}

function sizeOf(bytes: Uint8Array) {
  const { width, height } = pictureFacts(bytes)!
  return { width, height }
}
