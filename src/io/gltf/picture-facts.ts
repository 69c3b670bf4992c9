/** What a picture says of itself in its first bytes. Sizes in pixels; 0 where they are not told there. */
export interface PictureFacts {
  mime: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/ktx2'
  width: number
  height: number
}

/** Reads the kind and the size of a picture from its header; undefined where it is none that browsers or glTF know. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  try {
    if (head.startsWith('\x89PNG')) return { mime: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
    if (head.startsWith('\xff\xd8\xff')) return { mime: 'image/jpeg', ...jpegSize(view) }
    if (head.startsWith('WEBP', 8)) return { mime: 'image/webp', ...webpSize(view) }
    if (/^ftypavi[fs]/.test(head.slice(4))) return { mime: 'image/avif', ...avifSize(bytes, view) }
    if (head.startsWith('\xabKTX 20')) {
      return { mime: 'image/ktx2', width: view.getUint32(20, true), height: view.getUint32(24, true) }
    }
  } catch {
    return undefined // the header itself is cut short
  }
  return undefined
}

/** The frame header (SOF) is the first of its markers that says a size. */
function jpegSize(view: DataView) {
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return { width: 0, height: 0 }
}

/** Simple, lossless and extended files of the WebP container each say it elsewhere. */
function webpSize(view: DataView) {
  const kind = view.getUint8(15)
  if (kind === 0x58) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 0x4c) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

/** The box `ispe` of the first picture. */
function avifSize(bytes: Uint8Array, view: DataView) {
  const end = Math.min(bytes.byteLength - 16, 4096)
  for (let at = 0; at < end; at++) {
    if (view.getUint32(at) === 0x69737065) return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
  }
  return { width: 0, height: 0 }
}
