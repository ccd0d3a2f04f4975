import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** So many bytes of a stream, put together as they come; what follows them stays in it. */
export async function readBytes(stream: Readable, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size)
  for (let filled = 0; filled < size; ) {
    const piece: Buffer | null = stream.read(Math.min(size - filled, stream.readableLength))
    if (piece) {
      bytes.set(piece, filled)
      filled += piece.length
    } else await once(stream, 'readable')
  }
  return bytes
}
