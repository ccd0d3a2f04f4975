import { accept, type Result, refuse } from '#base/result.ts'
import type { Unpacker } from './unpacker.ts'

/** One file of the archive, as its directory describes it. The sizes are claims and are not believed. */
export type ZipEntry = {
  name: string
  method: number
  isEncrypted: boolean
  checksum: number
  compressedSize: number
  /** Unpacked. */
  size: number
  /** Where its local header begins, and its record in the directory. */
  offset: number
  record: number
}

export type ZipProblem = 'damaged' | 'too-many-parts' | 'too-large'

const maxEntries = 1000
/** Methods of APPNOTE 4.4.5; others are in no Word file. */
const stored = 0
const deflated = 8
const endRecordSize = 22
const none32 = 0xffffffff

/** The directory at the archive's end (APPNOTE 4.3.12), ZIP64 included. Nothing is unpacked. */
export function readDirectory(bytes: Uint8Array): Result<ZipEntry[], ZipProblem> {
  const view = viewOf(bytes)
  const directory = findDirectory(view)
  if (!directory) return refuse('damaged')

  const entries: ZipEntry[] = []
  let at = directory.offset
  while (at + 46 <= directory.end && view.getUint32(at, true) === 0x02014b50) {
    if (entries.length === maxEntries) return refuse('too-many-parts')
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    const next = extraEnd + view.getUint16(at + 32, true)
    if (next > directory.end) return refuse('damaged')

    const large = readLargeFields(view, at, nameEnd, extraEnd)
    entries.push({
      name: names.decode(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      checksum: view.getUint32(at + 16, true),
      compressedSize: large.compressedSize,
      size: large.size,
      offset: large.offset,
      record: at,
    })
    at = next
  }
  return at === directory.end ? accept(entries) : refuse('damaged')
}

/** Unpack one entry, counting what comes out and stopping once it is more than `limit` bytes. */
export function unpackEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  limit: number,
  { inflate, checksumOf }: Unpacker,
): Result<Uint8Array, ZipProblem> {
  const { method } = entry
  if (method !== stored && method !== deflated) return refuse('damaged')
  const place = placeOfPacked(bytes, entry)
  if (!place) return refuse('damaged')

  const packed = bytes.subarray(place.from, place.to)
  const unpacked = method === stored ? limited(packed, limit) : inflate(packed, limit)
  if (unpacked.ok && checksumOf(unpacked.value) !== entry.checksum) return refuse('damaged')
  return unpacked
}

/** Where the packed bytes of an entry stand in the archive; undefined where they do not. */
export function placeOfPacked(
  bytes: Uint8Array,
  { offset, compressedSize }: ZipEntry,
): { from: number; to: number } | undefined {
  const view = viewOf(bytes)
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04034b50) return
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const to = from + compressedSize
  return to > bytes.length ? undefined : { from, to }
}

const names = new TextDecoder()

function viewOf(bytes: Uint8Array) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function findDirectory(view: DataView) {
  const first = Math.max(0, view.byteLength - endRecordSize - 0xffff)
  for (let at = view.byteLength - endRecordSize; at >= first; at--) {
    if (view.getUint32(at, true) !== 0x06054b50) continue
    const size = view.getUint32(at + 12, true)
    const offset = view.getUint32(at + 16, true)
    const isLarge = offset === none32 || size === none32
    const found = isLarge ? findLargeDirectory(view, at) : { offset, end: offset + size }
    return found && found.end <= at ? found : undefined
  }
}

function findLargeDirectory(view: DataView, endRecord: number) {
  const locator = endRecord - 20
  if (locator < 0 || view.getUint32(locator, true) !== 0x07064b50) return
  const record = readLargeNumber(view, locator + 8)
  if (record + 56 > view.byteLength || view.getUint32(record, true) !== 0x06064b50) return
  const offset = readLargeNumber(view, record + 48)
  return { offset, end: offset + readLargeNumber(view, record + 40) }
}

/** Sizes and places that do not fit 32 bits stand in an extra field, in this order and only where needed. */
function readLargeFields(view: DataView, at: number, extraStart: number, extraEnd: number) {
  let size = view.getUint32(at + 24, true)
  let compressedSize = view.getUint32(at + 20, true)
  let offset = view.getUint32(at + 42, true)
  if (compressedSize !== none32 && offset !== none32 && size !== none32)
    return { compressedSize, size, offset }

  for (let field = extraStart; field + 4 <= extraEnd; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue
    let value = field + 4
    if (size === none32 && value + 8 <= extraEnd) {
      size = readLargeNumber(view, value)
      value += 8
    }
    if (compressedSize === none32 && value + 8 <= extraEnd) {
      compressedSize = readLargeNumber(view, value)
      value += 8
    }
    if (offset === none32 && value + 8 <= extraEnd) offset = readLargeNumber(view, value)
  }
  return { compressedSize, size, offset }
}

function readLargeNumber(view: DataView, at: number) {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32
}

function limited(bytes: Uint8Array, limit: number): Result<Uint8Array, ZipProblem> {
  return bytes.length > limit ? refuse('too-large') : accept(bytes)
}
