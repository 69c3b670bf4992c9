import type { CompressedTexture, WebGLRenderer } from 'three'
import type { PictureMime, PictureTools, PictureUse } from '../export/textures.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How good WebP and JPEG look, from 0 to 1. */
const QUALITY = 0.85

/** Decodes pictures by the browser, and KTX2 by Basis; encodes by the browser, and KTX2 by the encoder of Basis. */
export const pictureTools: PictureTools = {
  async convert(bytes, from, to, use) {
    const canvas = await draw(bytes, from, use, to === 'image/ktx2' ? 4 : 1)
    return to === 'image/ktx2' ? encodeKtx2(canvas, use) : encode(canvas, to)
  },
}

async function encode(canvas: OffscreenCanvas, type: PictureMime): Promise<Bytes> {
  const blob = await canvas.convertToBlob({ type, quality: QUALITY })
  if (blob.type !== type) throw new Error(`this browser cannot write ${type.replace('image/', '')}`)
  return new Uint8Array(await blob.arrayBuffer())
}

/** Draws a picture no larger than wished for; its sides are multiples of a number. */
async function draw(
  bytes: Bytes,
  mime: string,
  { maxSize, isColor }: PictureUse,
  multiple: number,
): Promise<OffscreenCanvas> {
  const source = mime === 'image/ktx2' ? await transcode(bytes) : await decode(bytes, mime, isColor)
  const scale = Math.min(1, maxSize / Math.max(source.width, source.height))
  const side = (n: number) => Math.max(multiple, Math.round((n * scale) / multiple) * multiple)
  const canvas = new OffscreenCanvas(side(source.width), side(source.height))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** What is no colour, such as a normal, must not be changed by colour profiles. */
const decode = (bytes: Bytes, type: string, isColor: boolean): Promise<ImageBitmap> =>
  createImageBitmap(new Blob([bytes], { type }), { colorSpaceConversion: isColor ? 'default' : 'none' })

/** Says that nothing compressed can be shown: then Basis unpacks pictures to plain pixels. */
const PLAIN = { extensions: { has: () => false, get: () => null }, capabilities: {} } as unknown as WebGLRenderer

async function transcode(bytes: Bytes): Promise<OffscreenCanvas> {
  const { StrictKtx2Loader } = await import('../ktx2.ts')
  const loader = new StrictKtx2Loader().detectSupport(PLAIN)
  try {
    const texture = await new Promise<CompressedTexture>((resolve, reject) =>
      loader.parse(bytes.slice().buffer, resolve as never, reject),
    )
    const { data, width, height } = (texture.mipmaps![0] ?? texture.image) as unknown as {
      data: Uint8Array<ArrayBuffer>
      width: number
      height: number
    }
    const canvas = new OffscreenCanvas(width, height)
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, width * height * 4)
    canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0)
    return canvas
  } finally {
    loader.dispose()
  }
}

async function encodeKtx2(canvas: OffscreenCanvas, { isColor }: PictureUse): Promise<Bytes> {
  const { encodeToKTX2 } = await import('ktx2-encoder')
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
  const made = await encodeToKTX2(new Uint8Array(0), {
    imageDecoder: async () => ({ width, height, data: new Uint8Array(data.buffer) }),
    // Colours bear the stronger compression; what is read as numbers does not.
    isUASTC: !isColor,
    needSupercompression: !isColor,
    qualityLevel: 160,
    isPerceptual: isColor,
    isSetKTX2SRGBTransferFunc: isColor,
    generateMipmap: true,
    isKTX2File: true,
  })
  return new Uint8Array(made)
}
