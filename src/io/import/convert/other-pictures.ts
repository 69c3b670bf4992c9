import { TGALoader } from 'three/addons/loaders/TGALoader.js'

type Bytes = Uint8Array<ArrayBuffer>

/** A picture that glTF has no name for (TGA, BMP, GIF …) as PNG; null where it is none, or where there is no canvas. */
export async function asPng(bytes: Bytes, path: string): Promise<Bytes | null> {
  if (typeof OffscreenCanvas === 'undefined') return null
  try {
    const source = /\.tga$/i.test(path) ? targa(bytes) : await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(source.width, source.height)
    const context = canvas.getContext('2d')!
    if (source instanceof ImageData) context.putImageData(source, 0, 0)
    else context.drawImage(source, 0, 0)
    return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  } catch {
    return null // no picture: whoever asked for it tells the user which file that was
  }
}

function targa(bytes: Bytes): ImageData {
  const { data, width, height } = new TGALoader().parse(bytes.slice().buffer) as unknown as ImageData
  return new ImageData(new Uint8ClampedArray(data), width, height)
}
