/** A file as it came in: never put together in this process, which would copy every megabyte of it. */
export type Pieces = readonly Uint8Array[]

export function sizeOf(pieces: Pieces): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}
