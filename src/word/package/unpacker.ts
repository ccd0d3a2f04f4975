import { Inflate } from 'fflate'
import { accept, type Result, refuse } from '#base/result.ts'
import { checksumOf } from './checksum.ts'

type Unpacked = Result<Uint8Array, 'damaged' | 'too-large'>

/** How deflated bytes are unpacked, and checked: in plain JavaScript, or by what a platform has that is faster. */
export type Unpacker = {
  /** Counts what comes out, and stops once it is more than `limit` bytes. */
  inflate: (packed: Uint8Array, limit: number) => Unpacked
  /** CRC-32 (APPNOTE 4.4.7). */
  checksumOf: (bytes: Uint8Array) => number
}

/** Runs everywhere. */
export const portableUnpacker: Unpacker = { inflate, checksumOf }

/** Deflate grows by at most 1,032 to 1, so each step of the input bounds what a step can put out. */
const step = 16 * 1024

function inflate(packed: Uint8Array, limit: number): Unpacked {
  if (packed.length === 0) return refuse('damaged')
  const pieces: Uint8Array[] = []
  let total = 0
  const stream = new Inflate((piece) => {
    pieces.push(piece)
    total += piece.length
  })
  try {
    for (let at = 0; at < packed.length; at += step) {
      stream.push(packed.subarray(at, at + step), at + step >= packed.length)
      if (total > limit) return refuse('too-large')
    }
  } catch {
    return refuse('damaged')
  }
  return accept(joined(pieces, total))
}

function joined(pieces: Uint8Array[], total: number) {
  const whole = new Uint8Array(total)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
