import { zlibSync } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

/** Writes a PNG of eight bits a channel, the same bytes for the same pixels everywhere. `pixels` are RGB, row by row. */
export function encodePng(pixels: Uint8Array, width: number, height: number): Bytes {
  const stride = width * 3
  // Each row as its difference from the one above (filter 2), which patterns make small.
  const rows = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y++) {
    rows[y * (stride + 1)] = 2
    for (let x = 0; x < stride; x++) {
      const above = y ? pixels[(y - 1) * stride + x] : 0
      rows[y * (stride + 1) + 1 + x] = pixels[y * stride + x] - above
    }
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', head), chunk('IDAT', zlibSync(rows, { level: 6 })), chunk('IEND', new Uint8Array(0))]
  return join([Uint8Array.from(SIGNATURE), ...chunks])
}

function chunk(type: string, data: Uint8Array): Bytes {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)))
  return bytes
}

function checksum(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const byte of bytes) c = TABLE[(c ^ byte) & 0xff] ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

function join(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
