/** A file as it came in: never put together in this process, which would copy every megabyte of it. */
export type Pieces = readonly Uint8Array[]

/** What stands in a file from here to there, as it lies in its pieces. */
export function cutPieces(pieces: Pieces, from: number, to: number): Uint8Array[] {
  const cut: Uint8Array[] = []
  let start = 0
  for (const piece of pieces) {
    const part = piece.subarray(Math.max(0, from - start), Math.max(0, to - start))
    if (part.length > 0) cut.push(part)
    start += piece.length
  }
  return cut
}

export function sizeOf(pieces: Pieces): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}
