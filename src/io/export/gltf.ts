import { type Document, Logger, type WebIO } from '@gltf-transform/core'
import { prune, unpartition } from '@gltf-transform/functions'
import { zipSync } from 'fflate'
import type { ExportFormat } from '../../commands/context.ts'
import type { ExportInput } from './input.ts'
import { readSources } from './sources.ts'
import { writeTree } from './tree.ts'

export interface Exported {
  bytes: Uint8Array<ArrayBuffer>
  mime: string
  extension: string
  warnings: string[]
}

/**
 * Writes a scene from its document and the bytes of its models. What the models bring and nobody changed (textures,
 * clips, extensions) is carried over; what nothing uses is left out.
 */
export async function exportGltf(input: ExportInput, io: WebIO, format: ExportFormat): Promise<Exported> {
  const sources = await readSources(input, io)
  sources.doc.setLogger(new Logger(Logger.Verbosity.SILENT))
  const warnings = [...sources.warnings, ...writeTree(input, sources)]
  sources.doc.getRoot().getAsset().generator = 'Diorama'
  await sources.doc.transform(
    unpartition(),
    prune({ keepLeaves: true, keepAttributes: true, keepIndices: true, keepSolidTextures: true }),
  )
  const { bytes, mime, extension } = format === 'glb' ? await asGlb(io, sources.doc) : await asZip(io, sources.doc)
  return { bytes, mime, extension, warnings }
}

async function asGlb(io: WebIO, doc: Document) {
  const bytes = (await io.writeBinary(doc)) as Uint8Array<ArrayBuffer>
  return { bytes, mime: 'model/gltf-binary', extension: 'glb' }
}

async function asZip(io: WebIO, doc: Document) {
  const { json, resources } = await io.writeJSON(doc, { basename: 'scene' })
  const files: Record<string, Uint8Array> = { 'scene.gltf': new TextEncoder().encode(JSON.stringify(json, null, 1)) }
  for (const [path, bytes] of Object.entries(resources)) files[path] = bytes
  return { bytes: zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>, mime: 'application/zip', extension: 'zip' }
}
