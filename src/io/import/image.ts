import type { InputFile } from '../../commands/context.ts'
import type { Asset } from '../../document/index.ts'
import { FileError } from '../gltf/glb.ts'
import type { ImportEnv } from './env.ts'
import { baseName } from './files.ts'
import { parsePicture } from './parse.ts'

/** Takes in a picture for textures, as it is. Told by its first bytes, not by its name. */
export async function readImage({ blobs, prepare }: ImportEnv, file: InputFile): Promise<Asset> {
  const { kind, asset, bytes } = await parsePicture(file)
  if (kind !== 'image') throw new FileError(`"${baseName(file.path)}" is no picture; expected PNG, JPEG, WebP or AVIF`)
  blobs.keep(asset.id, bytes)
  await prepare(asset)
  return asset
}
