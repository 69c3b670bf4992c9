import { unzipSync } from 'fflate'
import type { InputFile } from '../../commands/context.ts'
import { FileError } from '../gltf/glb.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const bytesOf = async (file: InputFile): Promise<Bytes> => new Uint8Array(await file.blob.arrayBuffer())
export const extensionOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1].toLowerCase() ?? ''
export const baseName = (path: string) => path.replace(/^.*\//, '')
export const folderOf = (path: string) => path.slice(0, path.length - baseName(path).length)

/** A file by its path relative to a folder; where folders did not come along, by its name. */
export function findFile(all: readonly InputFile[], folder: string, uri: string): InputFile | undefined {
  const path = normalize(folder + decode(uri))
  const exact = all.find((file) => normalize(file.path) === path)
  const named = all.filter((file) => baseName(file.path).toLowerCase() === baseName(path).toLowerCase())
  return exact ?? (named.length === 1 ? named[0] : undefined)
}

/** A URI as the path that it stands for. */
export function decode(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri // a name with a bare "%" in it is taken as it stands
  }
}

function normalize(path: string): string {
  const parts: string[] = []
  for (const part of path.split(/[\\/]/)) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Bytes that an archive may unpack to. */
const MOST_UNPACKED = 2 ** 31
/** What a Mac adds to archives, and what hides. */
const CLUTTER = /(^|\/)(__MACOSX\/|\.)/

/** Lets archives among some files be what is in them. */
export async function unpackArchives(files: readonly InputFile[]): Promise<InputFile[]> {
  const unpacked = await Promise.all(
    files.map(async (file) => (extensionOf(file.path) === 'zip' ? unpack(await bytesOf(file), file.path) : [file])),
  )
  return unpacked.flat()
}

function unpack(bytes: Bytes, path: string): InputFile[] {
  const entries = Object.entries(unzip(bytes, baseName(path)))
  const folder = path.replace(/\.zip$/i, '/')
  return entries
    .filter(([inner]) => !inner.endsWith('/') && !CLUTTER.test(inner))
    .map(([inner, content]) => ({ path: folder + inner, blob: new Blob([content as Bytes]) }))
}

/** The files of an archive. Throws a FileError where it is damaged, or would unpack to more than there is room for. */
export function unzip(bytes: Bytes, name: string): Record<string, Uint8Array> {
  let total = 0
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize
        if (total > MOST_UNPACKED) throw new FileError(`"${name}" would unpack to more than 2 GB, and is not opened`)
        return true
      },
    })
  } catch (error) {
    if (error instanceof FileError) throw error
    throw new FileError(`"${name}" cannot be unpacked: ${(error as Error).message}`)
  }
}
