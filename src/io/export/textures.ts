import type { GLTF } from '@gltf-transform/core'
import { parseGlb, viewBytes, writeGlb } from '../gltf/glb.ts'
import { at } from '../gltf/path.ts'
import { pictureFacts } from '../gltf/picture-facts.ts'
import { COLLECTIONS, visitReferences } from '../gltf/references.ts'
import { TEXTURE_PATHS } from '../gltf/surface.ts'
import { joinBuffers } from './bytes.ts'
import { all, compact, ItemSet } from './compact.ts'
import { listExtensions } from './extensions.ts'
import { GltfFile } from './file.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type PictureMime = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/ktx2'

/** Decodes and encodes pictures; only a browser can. */
export interface PictureTools {
  /** A picture in another format, no side longer than so many pixels. */
  convert(bytes: Bytes, from: string, to: PictureMime, use: PictureUse): Promise<Bytes>
}

export interface PictureUse {
  /** Pixels. */
  maxSize: number
  /** Whether it is seen as colours, and not read as numbers (normals, roughness). */
  isColor: boolean
}

export interface TextureOptions {
  /** The format that a picture is to have, by the one that it has. */
  format(mime: string): PictureMime
  maxSize: number
}

/** Which extension names pictures of a format in textures. */
const EXTENSIONS: Partial<Record<string, string>> = {
  'image/webp': 'EXT_texture_webp',
  'image/avif': 'EXT_texture_avif',
  'image/ktx2': 'KHR_texture_basisu',
}

/** Converts the pictures of a GLB, and leaves all else as it is, to the byte. Returns warnings with it. */
export async function convertTextures(glb: Bytes, options: TextureOptions, tools: PictureTools) {
  const file = new GltfFile()
  const { json: source } = file.adopt(parseGlb(glb, 'the scene'), 'the scene')
  const { json } = file
  const [bin] = file.bytes
  const colors = colorImages(json)
  const warnings: string[] = []
  for (const [i, image] of (json.images ?? []).entries()) {
    const bytes = bin && viewBytes({ json, bin }, image.bufferView)?.slice()
    const facts = bytes && pictureFacts(bytes)
    const to = facts && options.format(facts.mime)
    if (!facts || !to || (to === facts.mime && Math.max(facts.width, facts.height) <= options.maxSize)) continue
    try {
      const use = { maxSize: options.maxSize, isColor: colors.has(i) }
      const made = await tools.convert(bytes, facts.mime, to, use)
      image.bufferView = file.addView(made)
      image.mimeType = to
    } catch (error) {
      warnings.push(`The picture "${image.name ?? i}" stays as it is: ${(error as Error).message}`)
    }
  }
  nameSources(file)
  file.close()
  dropUnusedViews(json)
  listExtensions(json, [source])
  return { glb: writeGlb(json, joinBuffers(json, file.bytes, false)), warnings }
}

/** Lets textures name their pictures as the formats of these have it. */
function nameSources(file: GltfFile) {
  for (const texture of file.json.textures ?? []) {
    const before = Object.values(EXTENSIONS).map(
      (name) => texture.extensions?.[name!] as { source?: number } | undefined,
    )
    const source = before.find((extension) => extension?.source !== undefined)?.source ?? texture.source
    const mime = file.json.images?.[source ?? -1]?.mimeType ?? ''
    const extension = EXTENSIONS[mime]
    if (source === undefined || texture.extensions?.[extension ?? '']) continue
    for (const name of Object.values(EXTENSIONS)) delete texture.extensions?.[name!]
    delete texture.source
    if (!extension) texture.source = source
    else {
      texture.extensions = { ...texture.extensions, [extension]: { source } }
      file.require(extension)
    }
    if (texture.extensions && !Object.keys(texture.extensions).length) delete texture.extensions
  }
}

/** The pictures that are seen as colours: sRGB, where the others are read as numbers. */
function colorImages(json: GLTF.IGLTF): Set<number> {
  const colors = new Set<number>()
  for (const material of json.materials ?? []) {
    for (const path of [TEXTURE_PATHS.color, TEXTURE_PATHS.emissive, SHEEN, SPECULAR]) {
      const texture = json.textures?.[(at(material, path) as GLTF.ITextureInfo | undefined)?.index ?? -1]
      if (texture)
        visitReferences({ asset: json.asset, textures: [texture] }, ({ to, index }) => {
          if (to === 'images') colors.add(index as number)
        })
    }
  }
  return colors
}

const SHEEN = 'extensions.KHR_materials_sheen.sheenColorTexture'
const SPECULAR = 'extensions.KHR_materials_specular.specularColorTexture'

/** Leaves out the buffer views that nothing names any more. */
export function dropUnusedViews(json: GLTF.IGLTF): void {
  const used = new Set<number>()
  visitReferences(json, ({ to, index }) => to === 'bufferViews' && used.add(index as number))
  const kept = new ItemSet()
  for (const list of COLLECTIONS) {
    for (const [, i] of all(json, list)) if (list !== 'bufferViews' || used.has(i)) kept.add(list, i)
  }
  compact(json, kept)
}
