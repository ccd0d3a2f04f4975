/** CRC-32 as ZIP has it (APPNOTE 4.4.7), eight bytes at a time. */
export function checksumOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = bytes.length - (bytes.length % 8)
  let sum = -1
  let at = 0
  for (; at < whole; at += 8) {
    const low = sum ^ view.getInt32(at, true)
    const high = view.getInt32(at + 4, true)
    sum =
      entry(7, low & 255) ^
      entry(6, (low >>> 8) & 255) ^
      entry(5, (low >>> 16) & 255) ^
      entry(4, low >>> 24) ^
      entry(3, high & 255) ^
      entry(2, (high >>> 8) & 255) ^
      entry(1, (high >>> 16) & 255) ^
      entry(0, high >>> 24)
  }
  for (; at < bytes.length; at++) sum = entry(0, (sum ^ view.getUint8(at)) & 255) ^ (sum >>> 8)
  return ~sum >>> 0
}

/** Table n has what a byte does to the sum n bytes later. */
const tables = new Int32Array(8 * 256)
for (let byte = 0; byte < 256; byte++) {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  tables[byte] = sum
}
for (let at = 256; at < tables.length; at++) {
  const before = tables[at - 256] as number
  tables[at] = (before >>> 8) ^ (tables[before & 255] as number)
}

function entry(table: number, byte: number) {
  return tables[table * 256 + byte] as number
}
