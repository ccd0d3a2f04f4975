/** CRC-32 as ZIP has it (APPNOTE 4.4.7), four bytes at a time. */
export function checksumOf(bytes: Uint8Array) {
  const [t0, t1, t2, t3] = tables
  const whole = bytes.length - (bytes.length % 4)
  let sum = -1
  let at = 0
  for (; at < whole; at += 4) {
    sum ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24)
    sum =
      (t3[sum & 255] as number) ^
      (t2[(sum >>> 8) & 255] as number) ^
      (t1[(sum >>> 16) & 255] as number) ^
      (t0[sum >>> 24] as number)
  }
  for (; at < bytes.length; at++) sum = (t0[(sum ^ (bytes[at] as number)) & 255] as number) ^ (sum >>> 8)
  return ~sum >>> 0
}

const tables = checksumTables()

function checksumTables() {
  const first = Int32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
    return sum
  })
  const following = (table: Int32Array) =>
    table.map((sum) => (sum >>> 8) ^ (first[sum & 255] as number)) as Int32Array
  const second = following(first)
  const third = following(second)
  return [first, second, third, following(third)] as const
}
