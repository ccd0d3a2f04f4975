import { crc32 } from 'node:zlib'

/** Bytes as they stand in the archive: stored, or deflated and of a size that need not be true. */
export type PackedEntry =
  | { name: string; packed: Uint8Array; method: 0 }
  | { name: string; packed: Uint8Array; method: 8; size: number }

/** An archive of parts that are packed already. The checksums of deflated ones are not given. */
export function packedZip(entries: readonly PackedEntry[]): Uint8Array {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(entry.method, 4)
    about.writeUInt32LE(entry.method === 0 ? crc32(entry.packed) : 0, 10)
    about.writeUInt32LE(entry.packed.length, 14)
    about.writeUInt32LE(entry.method === 0 ? entry.packed.length : entry.size, 18)
    about.writeUInt16LE(name.length, 22)

    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = [Buffer.from('PK\x03\x04'), about, name, Buffer.from(entry.packed)]
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), about, place, name)
    files.push(...file)
    offset += file.reduce((sum, { length }) => sum + length, 0)
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8)
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...files, ...directory, end]))
}
