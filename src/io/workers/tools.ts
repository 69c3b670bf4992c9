import draco from 'draco3dgltf'
import decoderUrl from 'draco3dgltf/draco_decoder_gltf.wasm?url'
import encoderUrl from 'draco3dgltf/draco_encoder.wasm?url'
import { ENVIRONMENTS, isPainted } from '../../assets/environments.ts'
import { createGltfIo } from '../codecs.ts'
import type { Panorama } from '../export/html.ts'
import type { ExportTools } from '../export/index.ts'
import type { ExportInput } from '../export/input.ts'

/** What exports need, as a worker of the browser has it. */
export const browserTools: ExportTools = {
  async io() {
    const [decoder, encoder] = await Promise.all([
      draco.createDecoderModule({ locateFile: () => decoderUrl }),
      draco.createEncoderModule({ locateFile: () => encoderUrl }),
    ])
    return createGltfIo({ decoder, encoder })
  },
  pictures: async () => (await import('./pictures.ts')).pictureTools,
  viewer: async () => (await import('virtual:viewer')).default,
  panorama,
}

async function panorama({ settings, assets, blobs }: ExportInput): Promise<Panorama | null> {
  const { map, image } = settings.environment
  const own = assets.find(({ id }) => id === image)
  if (own) return { bytes: blobs.get(own.id)!, format: own.mime === 'image/x-exr' ? 'exr' : 'hdr' }
  if (map === 'none') return null
  if (isPainted(map)) {
    const [{ paintSky }, { skyOf }, { EXRExporter }] = await Promise.all([
      import('../../assets/skies/sky.ts'),
      import('../../assets/skies/skies.ts'),
      import('three/addons/exporters/EXRExporter.js'),
    ])
    const sky = await new EXRExporter().parse(paintSky(skyOf(map, settings.background)))
    return { bytes: new Uint8Array(sky), format: 'exr' }
  }
  const { default: url } = await ENVIRONMENTS[map]()
  return { bytes: new Uint8Array(await (await fetch(url)).arrayBuffer()), format: 'exr' }
}
