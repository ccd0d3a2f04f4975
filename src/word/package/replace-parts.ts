import { accept, type Result, refuse } from '#base/result.ts'
import { keyOf } from './package.ts'
import { placeOfPacked, type ZipEntry } from './zip.ts'

/** How bytes are packed, and what is checked of them. */
export type Packer = {
  deflate: (bytes: Uint8Array) => Uint8Array
  /** CRC-32 (APPNOTE 4.4.7). */
  checksumOf: (bytes: Uint8Array) => number
}

/** An archive that was made of another one: new bytes, and such as stand in the other from here to there. */
export type ArchivePatch = readonly ArchivePiece[]
export type ArchivePiece = Uint8Array | { from: number; to: number }

export type NewPart = { name: string; bytes: Uint8Array }

/**
 * The archive with other parts under these names, and with those added that it has not. What is packed of all others is
 * not even looked at: it stays byte for byte. Headers are written anew, in the order of the directory.
 */
export function replaceParts(
  bytes: Uint8Array,
  entries: Iterable<ZipEntry>,
  parts: readonly NewPart[],
  packer: Packer,
): Result<ArchivePatch, 'damaged'> {
  const left = new Map(parts.map((part) => [keyOf(part.name), part]))
  const pieces: ArchivePiece[] = []
  const records: Uint8Array[] = []
  let offset = 0

  function add(facts: EntryFacts, packed: ArchivePiece) {
    const header = writeLocalHeader(facts)
    records.push(writeRecord(facts, offset))
    pieces.push(header, packed)
    offset += header.length + facts.packedSize
  }

  for (const entry of entries) {
    const part = left.get(keyOf(entry.name))
    left.delete(keyOf(entry.name))
    const facts = readFacts(bytes, entry)
    const place = placeOfPacked(bytes, entry)
    if (part) {
      const packed = pack(part, packer)
      add({ ...facts, ...packed.facts }, packed.bytes)
    } else if (place && entry.size <= most32) add(facts, place)
    else return refuse('damaged')
  }
  for (const part of left.values()) {
    const packed = pack(part, packer)
    add({ ...newFacts(part.name), ...packed.facts }, packed.bytes)
  }

  const size = records.reduce((sum, { length }) => sum + length, 0)
  return accept([...pieces, ...records, writeEnd(records.length, size, offset)])
}

const most32 = 0xfffffffe
const deflated = 8
/** Sizes and checksum stand behind the packed bytes (APPNOTE 4.4.4); here they always stand in the header. */
const hasDescriptor = 8
const namesInUtf8 = 0x800
/** The first day that an archive can name. */
const firstDay = 0x21

type EntryFacts = {
  name: Uint8Array
  madeBy: number
  version: number
  flags: number
  method: number
  time: number
  date: number
  checksum: number
  packedSize: number
  size: number
  internal: number
  external: number
}

function readFacts(
  bytes: Uint8Array,
  { record, checksum, compressedSize, size, method }: ZipEntry,
): EntryFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    name: bytes.subarray(record + 46, record + 46 + view.getUint16(record + 28, true)),
    madeBy: view.getUint16(record + 4, true),
    version: view.getUint16(record + 6, true),
    flags: view.getUint16(record + 8, true) & ~hasDescriptor,
    method,
    time: view.getUint16(record + 12, true),
    date: view.getUint16(record + 14, true),
    checksum,
    packedSize: compressedSize,
    size,
    internal: view.getUint16(record + 36, true),
    external: view.getUint32(record + 38, true),
  }
}

function newFacts(name: string): Omit<EntryFacts, 'method' | 'checksum' | 'packedSize' | 'size'> {
  const day = { time: 0, date: firstDay }
  const facts = { madeBy: 20, version: 20, flags: namesInUtf8, internal: 0, external: 0 }
  return { name: new TextEncoder().encode(name), ...facts, ...day }
}

function pack({ bytes }: NewPart, { deflate, checksumOf }: Packer) {
  const packed = deflate(bytes)
  const sizes = { packedSize: packed.length, size: bytes.length }
  return { bytes: packed, facts: { method: deflated, checksum: checksumOf(bytes), ...sizes } }
}

/** APPNOTE 4.3.7. */
function writeLocalHeader({ name, ...facts }: EntryFacts): Uint8Array {
  const { header, view } = startRecord(30, name, 0x04034b50)
  writeCommon(view, 4, name, facts)
  return header
}

/** APPNOTE 4.3.12. */
function writeRecord({ name, ...facts }: EntryFacts, offset: number): Uint8Array {
  const { header, view } = startRecord(46, name, 0x02014b50)
  view.setUint16(4, facts.madeBy, true)
  writeCommon(view, 6, name, facts)
  view.setUint16(36, facts.internal, true)
  view.setUint32(38, facts.external, true)
  view.setUint32(42, offset, true)
  return header
}

function startRecord(size: number, name: Uint8Array, signature: number) {
  const header = new Uint8Array(size + name.length)
  header.set(name, size)
  const view = new DataView(header.buffer)
  view.setUint32(0, signature, true)
  return { header, view }
}

function writeCommon(view: DataView, at: number, name: Uint8Array, facts: Omit<EntryFacts, 'name'>) {
  view.setUint16(at, facts.version, true)
  view.setUint16(at + 2, facts.flags, true)
  view.setUint16(at + 4, facts.method, true)
  view.setUint16(at + 6, facts.time, true)
  view.setUint16(at + 8, facts.date, true)
  view.setUint32(at + 10, facts.checksum, true)
  view.setUint32(at + 14, facts.packedSize, true)
  view.setUint32(at + 18, facts.size, true)
  view.setUint16(at + 22, name.length, true)
}

/** APPNOTE 4.3.16. */
function writeEnd(count: number, size: number, offset: number): Uint8Array {
  const end = new Uint8Array(22)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, count, true)
  view.setUint16(10, count, true)
  view.setUint32(12, size, true)
  view.setUint32(16, offset, true)
  return end
}
