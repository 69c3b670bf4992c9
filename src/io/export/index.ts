import type { WebIO } from '@gltf-transform/core'
import type { ExportFormat, ExportOptions } from '../../commands/export-options.ts'
import { parseGlb } from '../gltf/glb.ts'
import { presentIn } from './extensions.ts'
import { writeScene } from './gltf.ts'
import type { Panorama } from './html.ts'
import type { ExportInput } from './input.ts'
import { convertTextures, type PictureMime, type PictureTools } from './textures.ts'
import { gltfFiles, zip } from './zip.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface Exported {
  bytes: Bytes
  mime: string
  extension: string
  /** What could not be kept, in words for the user. */
  warnings: string[]
}

/** What an export needs of its surroundings; each is loaded when it is first needed. */
export interface ExportTools {
  /** Reads and writes glTF, and decodes all geometry. */
  io(): Promise<WebIO>
  /** Decodes and encodes pictures; where there are none, pictures stay as they are. */
  pictures?(): Promise<PictureTools>
  /** The program of exported web pages. */
  viewer?(): Promise<string>
  /** The panorama that lights a scene. */
  panorama?(input: ExportInput): Promise<Panorama | null>
}

const ZIP = { mime: 'application/zip', extension: 'zip' }

/**
 * Makes a file of a scene: first a GLB that has everything as it came, then what the options want changed, then the
 * format. What cannot be kept is among the warnings.
 */
export async function exportScene(input: ExportInput, options: ExportOptions, tools: ExportTools): Promise<Exported> {
  const written = writeScene(input, options)
  const warnings = [...written.warnings]
  const textured = await withTextures(written.bytes, options, tools, warnings)
  const glb = await withGeometry(textured, options, tools, warnings)
  return { ...(await inFormat(input, glb, options, tools, warnings)), warnings }
}

/** Pictures that programs other than those for glTF read. */
const COMMON = (mime: string): PictureMime => (mime === 'image/jpeg' ? mime : 'image/png')

/** The picture formats that an export's format takes; null where it takes any. */
const PICTURES_OF: Partial<Record<ExportFormat, (mime: string) => PictureMime>> = {
  usdz: COMMON,
  obj: COMMON,
  // Its page brings no decoder of KTX2, which is larger than most pictures.
  html: (mime) => (mime === 'image/ktx2' ? 'image/webp' : (mime as PictureMime)),
}

async function withTextures(
  glb: Bytes,
  options: ExportOptions,
  tools: ExportTools,
  warnings: string[],
): Promise<Bytes> {
  const { format, textures, maxTexture = Infinity } = options
  if (!hasPictures(glb) || format === 'stl' || format === 'ply') return glb
  const allowed = PICTURES_OF[format] ?? ((mime: string) => mime as PictureMime)
  const stays = (mime: string) => textures === 'asIs' || mime === 'image/ktx2' || !isGltf(format)
  const wanted = (mime: string) => allowed(stays(mime) ? mime : `image/${textures}`)
  if (textures === 'asIs' && maxTexture === Infinity && !PICTURES_OF[format]) return glb
  if (!tools.pictures) return glb
  const made = await convertTextures(glb, { format: wanted, maxSize: maxTexture }, await tools.pictures())
  warnings.push(...made.warnings)
  return made.glb
}

const hasPictures = (glb: Bytes) => (parseGlb(glb, 'the scene').json.images?.length ?? 0) > 0

async function withGeometry(
  glb: Bytes,
  options: ExportOptions,
  tools: ExportTools,
  warnings: string[],
): Promise<Bytes> {
  const packing = packingFor(glb, options)
  const { isRepacked, repack } = await import('./repack.ts')
  if (!isRepacked(packing)) return glb
  const made = await repack(glb, packing, await tools.io())
  if (isGltf(options.format)) warnings.push(...made.warnings)
  return made.glb
}

const isGltf = (format: ExportFormat) => ['glb', 'gltf', 'react', 'html'].includes(format)

/** Other formats are written from plain vertices; a web page has no decoder for Draco. */
function packingFor(glb: Bytes, options: ExportOptions): ExportOptions {
  if (!isGltf(options.format)) return { ...options, geometry: 'plain' }
  const isDraco = options.geometry === 'draco' || presentIn(parseGlb(glb, 'the scene').json).has(DRACO)
  return options.format === 'html' && isDraco ? { ...options, geometry: 'meshopt' } : options
}

const DRACO = 'KHR_draco_mesh_compression'

async function inFormat(
  input: ExportInput,
  glb: Bytes,
  options: ExportOptions,
  tools: ExportTools,
  warnings: string[],
): Promise<Omit<Exported, 'warnings'>> {
  switch (options.format) {
    case 'glb':
      return { bytes: glb, mime: 'model/gltf-binary', extension: 'glb' }
    case 'gltf':
      return { bytes: zip(gltfFiles(glb)), ...ZIP }
    case 'stl':
      return { bytes: await (await import('./print.ts')).writeStl(glb), mime: 'model/stl', extension: 'stl' }
    case 'ply':
      return {
        bytes: await (await import('./print.ts')).writePly(glb),
        mime: 'application/octet-stream',
        extension: 'ply',
      }
    case 'obj':
      return { bytes: zip(await (await import('./print.ts')).writeObj(glb)), ...ZIP }
    case 'usdz': {
      const { writeUsdz } = await import('./usdz.ts')
      const made = await writeUsdz(glb, options.maxTexture ?? LARGEST_IN_AR)
      warnings.push(...made.warnings)
      return { bytes: made.bytes, mime: 'model/vnd.usdz+zip', extension: 'usdz' }
    }
    case 'react': {
      const { writeComponent } = await import('./react/component.ts')
      const source = new TextEncoder().encode(await writeComponent(glb))
      return { bytes: zip({ 'Scene.tsx': source, 'scene.glb': glb }), ...ZIP }
    }
    case 'html': {
      const { writePage } = await import('./html.ts')
      if (!tools.viewer) throw new Error('Web pages can be made in a browser only')
      const [program, panorama] = await Promise.all([tools.viewer(), tools.panorama?.(input) ?? null])
      return { bytes: writePage(input, glb, program, panorama), mime: 'text/html', extension: 'html' }
    }
  }
}

/** Pixels a side: what phones show in AR without running out of memory. */
const LARGEST_IN_AR = 2048
