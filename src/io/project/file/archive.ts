import { Inflate } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>

/** One file of a zip archive, as far as it could be read. */
export interface Entry {
  path: string
  bytes: Bytes
  /** It was cut off, or is not what was packed. */
  isDamaged: boolean
}

export interface Archive {
  entries: Entry[]
  /** What could not be read, in words for the user. */
  faults: string[]
}

export interface ArchiveLimits {
  /** Files that an archive may hold. */
  files: number
  /** Bytes that all of them together may unpack to. */
  bytes: number
}

const LIMITS: ArchiveLimits = { files: 10_000, bytes: 2 ** 31 }

// The records of a zip (APPNOTE.TXT 6.3.10: sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16).
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DESCRIPTOR = 0x08074b50
const [LOCAL_SIZE, CENTRAL_SIZE, END_SIZE] = [30, 46, 22]
/** Bytes at the end among which the end record is: it may be followed by a comment of so many. */
const TAIL = 65_557
const [STORED, DEFLATED] = [0, 8]
/** The flag of a file whose sizes follow it. */
const SIZES_FOLLOW = 8

interface Header {
  path: string
  method: number
  crc: number
  packed: number
  size: number
  /** Where its bytes begin. */
  start: number
}

/**
 * The files of a zip archive that may be damaged, as far as they can be read: where the directory at its end is missing or
 * wrong, it is searched for files. Throws a sentence where it is no archive, or would unpack to more than there is room
 * for. Paths that lead out of the archive are left out.
 */
export function readArchive(bytes: Bytes, limits: ArchiveLimits = LIMITS): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const faults: string[] = []
  let headers = directory(view, bytes, limits)
  if (!headers) {
    headers = scan(view, bytes, limits)
    if (!headers.length) throw new Error('It is no project, or nothing of it can be read')
    faults.push('The end of the file is missing or damaged; it was searched for what can be read')
  }
  const entries: Entry[] = []
  let room = limits.bytes
  for (const header of headers) {
    if (header.path.endsWith('/')) continue
    if (!isInside(header.path)) {
      faults.push(`"${header.path.slice(0, 80)}" leads out of the archive, and is left out`)
      continue
    }
    const entry = unpack(bytes, header, room)
    room -= entry.bytes.byteLength
    entries.push(entry)
    if (entry.isDamaged) faults.push(`"${header.path}" is damaged`)
  }
  return { entries, faults }
}

const isInside = (path: string) => !/^[\\/]|^[a-z]:|(^|[\\/])\.\.([\\/]|$)|\0/i.test(path)

/** What the directory at the end lists; null where there is none, or it is wrong. */
function directory(view: DataView, bytes: Bytes, limits: ArchiveLimits): Header[] | null {
  const end = findEnd(view)
  if (end < 0) return null
  const [count, at] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)]
  if (count > limits.files) throw new Error(`It has more than ${limits.files} files in it, and is not opened`)
  const headers: Header[] = []
  for (let i = 0, from = at; i < count; i++) {
    if (from + CENTRAL_SIZE > end || view.getUint32(from, true) !== CENTRAL) return null
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(from + offset, true))
    const local = view.getUint32(from + 42, true)
    if (local + LOCAL_SIZE > bytes.length || view.getUint32(local, true) !== LOCAL) return null
    headers.push({
      path: text(bytes, from + CENTRAL_SIZE, name),
      method: view.getUint16(from + 10, true),
      crc: view.getUint32(from + 16, true),
      packed: view.getUint32(from + 20, true),
      size: view.getUint32(from + 24, true),
      start: local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    })
    from += CENTRAL_SIZE + name + extra + comment
  }
  return headers
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - END_SIZE; at >= Math.max(0, view.byteLength - TAIL); at--) {
    if (view.getUint32(at, true) === END) return at
  }
  return -1
}

/** The files that are found by the headers before each of them. */
function scan(view: DataView, bytes: Bytes, limits: ArchiveLimits): Header[] {
  const headers: Header[] = []
  for (let at = 0; at + LOCAL_SIZE <= bytes.length; at++) {
    if (!isAt(view, at, LOCAL)) continue
    if (headers.length >= limits.files)
      throw new Error(`It has more than ${limits.files} files in it, and is not opened`)
    const [name, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)]
    const start = at + LOCAL_SIZE + name + extra
    if (start > bytes.length) continue
    const told = { crc: view.getUint32(at + 14, true), packed: view.getUint32(at + 18, true) }
    const isToldAfter = (view.getUint16(at + 6, true) & SIZES_FOLLOW) !== 0
    const { crc, packed } = isToldAfter ? sizesAfter(view, start) : told
    headers.push({
      path: text(bytes, at + LOCAL_SIZE, name),
      method: view.getUint16(at + 8, true),
      ...{ crc, packed, size: 0, start },
    })
    at = Math.max(at, Math.min(start + packed, bytes.length) - 1)
  }
  return headers
}

/** Where a file's sizes were not known as it was begun, they follow it (APPNOTE.TXT 4.3.9). */
function sizesAfter(view: DataView, start: number): { crc: number; packed: number } {
  for (let at = start; at + 16 <= view.byteLength; at++) {
    if (isAt(view, at, DESCRIPTOR) && view.getUint32(at + 8, true) === at - start) {
      return { crc: view.getUint32(at + 4, true), packed: at - start }
    }
    if (at > start && isAt(view, at, LOCAL)) return { crc: 0, packed: at - start }
  }
  return { crc: 0, packed: view.byteLength - start }
}

const isAt = (view: DataView, at: number, signature: number) =>
  view.getUint8(at) === 0x50 && view.getUint32(at, true) === signature

const text = (bytes: Bytes, at: number, length: number) => new TextDecoder().decode(bytes.subarray(at, at + length))

function unpack(bytes: Bytes, { path, method, crc, packed, size, start }: Header, room: number): Entry {
  const end = Math.min(start + packed, bytes.length)
  const raw = bytes.slice(start, end)
  if (size > room || raw.byteLength > room) throw tooLarge()
  if (method === STORED) return { path, bytes: raw, isDamaged: crcOf(raw) !== crc || end < start + packed }
  if (method !== DEFLATED) return { path, bytes: new Uint8Array(0), isDamaged: true }
  const unpacked = inflate(raw, room)
  return { path, bytes: unpacked, isDamaged: crcOf(unpacked) !== crc }
}

/** Unpacks as far as it goes. */
function inflate(raw: Bytes, room: number): Bytes {
  const chunks: Uint8Array[] = []
  let total = 0
  const stream = new Inflate((chunk) => {
    total += chunk.byteLength
    if (total <= room) chunks.push(chunk)
  })
  try {
    // In pieces: what was unpacked before the damage is kept, and what swells beyond all measure is seen in time.
    for (let at = 0; at < raw.length && total <= room; at += 4096) {
      stream.push(raw.subarray(at, at + 4096))
    }
    stream.push(new Uint8Array(0), true)
  } catch {
    // Damaged from here on, which the checksum tells.
  }
  if (total > room) throw tooLarge()
  return joined(chunks)
}

const tooLarge = () => new Error('It would unpack to more than there is room for, and is not opened')

function joined(chunks: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

/** CRC-32 as zip has it (ISO 3309, polynomial 0xEDB88320). */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (let i = 0; i < bytes.length; i++) crc = CRC_TABLE[(crc ^ bytes[i]) & 0xff] ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
