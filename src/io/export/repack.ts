import { type Document, Logger, type WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, EXTMeshoptCompression, KHRDracoMeshCompression } from '@gltf-transform/extensions'
import { dedup, dequantize, draco, meshopt, quantize, simplify, unpartition, weld } from '@gltf-transform/functions'
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import type { ExportOptions } from '../../commands/export-options.ts'
import { parseGlb } from '../gltf/glb.ts'
import { presentIn } from './extensions.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type Packing = Pick<ExportOptions, 'geometry' | 'dedup' | 'weld' | 'simplify'>

/** Whether an export must take geometry apart, and not just carry it. */
export const isRepacked = (options: Packing): boolean =>
  options.geometry !== 'asIs' || options.dedup || options.weld || options.simplify < 1

/** How far a simplified surface may lie from the first, as a share of the size of the mesh. */
const SIMPLIFY_ERROR = 0.02

/** Packs the geometry of a GLB anew, with glTF-Transform. What that does not know is left out, and listed. */
export async function repack(glb: Bytes, options: Packing, io: WebIO): Promise<{ glb: Bytes; warnings: string[] }> {
  const doc = await io.readBinary(glb)
  doc.setLogger(new Logger(Logger.Verbosity.SILENT))
  const wasCompressed = compressions(doc).length > 0
  if (options.geometry !== 'asIs') uncompress(doc)
  if (options.geometry === 'plain' || options.simplify < 1) await doc.transform(dequantize())
  if (options.dedup) await doc.transform(dedup())
  if (options.weld || options.simplify < 1) await doc.transform(weld())
  if (options.simplify < 1) {
    await MeshoptSimplifier.ready
    await doc.transform(simplify({ simplifier: MeshoptSimplifier, ratio: options.simplify, error: SIMPLIFY_ERROR }))
  }
  if (options.geometry === 'quantized') await doc.transform(quantize())
  if (options.geometry === 'meshopt') await doc.transform(meshopt({ encoder: MeshoptEncoder, level: 'medium' }))
  if (options.geometry === 'draco') await doc.transform(draco())
  await doc.transform(unpartition())
  doc.getRoot().getAsset().generator = 'Diorama'
  const warnings = lostBy(glb)
  if (wasCompressed && options.geometry === 'asIs') {
    warnings.push('Geometry that came compressed is compressed anew, since vertices are joined or left out')
  }
  return { glb: (await io.writeBinary(doc)) as Bytes, warnings }
}

const compressions = (doc: Document) =>
  doc
    .getRoot()
    .listExtensionsUsed()
    .filter(({ extensionName }) => COMPRESSIONS.includes(extensionName))

const COMPRESSIONS: string[] = [
  KHRDracoMeshCompression.EXTENSION_NAME,
  EXTMeshoptCompression.EXTENSION_NAME,
  'KHR_meshopt_compression',
]

function uncompress(doc: Document) {
  for (const extension of compressions(doc)) extension.dispose()
}

/** What glTF-Transform does not carry over. */
function lostBy(glb: Bytes): string[] {
  const { json } = parseGlb(glb, 'the scene')
  const lost = [...presentIn(json)].filter((name) => !CARRIED.has(name))
  return lost.length ? [`${lost.join(', ')} cannot be kept where geometry is packed anew, and is left out`] : []
}

const CARRIED = new Set<string>(ALL_EXTENSIONS.map(({ EXTENSION_NAME }) => EXTENSION_NAME))
