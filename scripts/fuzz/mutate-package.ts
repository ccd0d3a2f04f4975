import { type Chance, mutateBy } from './chance.ts'
import { directoryFields, endFields, extremes, localFields } from './zip-fields.ts'

type Mutation = (bytes: Uint8Array, chance: Chance) => Uint8Array

/** A Word file with something wrong in the bytes of its package. */
export function mutatePackage(bytes: Uint8Array, chance: Chance): Uint8Array {
  return mutateBy(bytes, 1 + chance.below(3), mutations, chance)
}

const mutations: Mutation[] = [
  truncate,
  flipBits,
  splice,
  changeDirectoryField,
  changeDirectoryField,
  changeLocalField,
  changeEndField,
  changeName,
  repeatEntry,
  surround,
]

function truncate(bytes: Uint8Array, chance: Chance) {
  return bytes.slice(0, chance.below(bytes.length))
}

function flipBits(bytes: Uint8Array, chance: Chance) {
  const flipped = bytes.slice()
  for (let left = 1 + chance.below(8); left > 0; left--) {
    const at = chance.below(flipped.length)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << chance.below(8))
  }
  return flipped
}

/** A stretch of the file stands in another place too, over what was there. */
function splice(bytes: Uint8Array, chance: Chance) {
  const spliced = bytes.slice()
  const length = chance.below(Math.min(200, bytes.length))
  const from = chance.below(bytes.length - length)
  spliced.copyWithin(chance.below(bytes.length), from, from + length)
  return spliced
}

function changeDirectoryField(bytes: Uint8Array, chance: Chance) {
  return changeField(bytes, chance, 0x02014b50, directoryFields)
}

function changeLocalField(bytes: Uint8Array, chance: Chance) {
  return changeField(bytes, chance, 0x04034b50, localFields)
}

function changeEndField(bytes: Uint8Array, chance: Chance) {
  return changeField(bytes, chance, 0x06054b50, endFields)
}

function changeField(
  bytes: Uint8Array,
  chance: Chance,
  signature: number,
  fields: readonly (readonly [offset: number, size: number])[],
) {
  const [offset, size] = chance.pick(fields)
  const places = placesOf(bytes, signature).filter((place) => place + offset + size <= bytes.length)
  if (places.length === 0) return bytes
  const changed = bytes.slice()
  const view = new DataView(changed.buffer)
  const at = chance.pick(places) + offset
  const number = chance.pick([...extremes, chance.below(0x10000)])
  if (size === 2) view.setUint16(at, number & 0xffff, true)
  else view.setUint32(at, number, true)
  return changed
}

const names = [
  '../../etc/passwd',
  '/etc/passwd',
  'C:\\x',
  '__proto__',
  'word\\document.xml',
  '\0',
  'WORD/DOCUMENT.XML',
]

/** In the directory alone, so that it is at odds with the entry itself. */
function changeName(bytes: Uint8Array, chance: Chance) {
  const places = placesOf(bytes, 0x02014b50)
  if (places.length === 0) return bytes
  const changed = bytes.slice()
  const start = chance.pick(places) + 46
  if (start > changed.length) return bytes
  const length = new DataView(changed.buffer).getUint16(start - 18, true)
  changed.set(
    new TextEncoder().encode(chance.pick(names)).slice(0, Math.min(length, changed.length - start)),
    start,
  )
  return changed
}

/** The directory names one entry twice, and the end record is made to agree. */
function repeatEntry(bytes: Uint8Array, chance: Chance) {
  const places = placesOf(bytes, 0x02014b50)
  const end = placesOf(bytes, 0x06054b50).at(-1)
  if (places.length === 0 || end === undefined || end + 22 > bytes.length) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = chance.pick(places)
  if (at + 46 > bytes.length) return bytes
  const size =
    46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  const entry = bytes.subarray(at, at + size)
  const repeated = Buffer.concat([bytes.subarray(0, end), entry, bytes.subarray(end)])
  repeated.writeUInt32LE((view.getUint32(end + 12, true) + entry.length) >>> 0, end + entry.length + 12)
  return new Uint8Array(repeated)
}

function surround(bytes: Uint8Array, chance: Chance) {
  const junk = new Uint8Array(1 + chance.below(300)).fill(chance.below(256))
  return new Uint8Array(Buffer.concat(chance.onceIn(2) ? [junk, bytes] : [bytes, junk]))
}

function placesOf(bytes: Uint8Array, signature: number): number[] {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(signature)
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const places: number[] = []
  for (let at = buffer.indexOf(mark); at >= 0; at = buffer.indexOf(mark, at + 1)) places.push(at)
  return places
}
