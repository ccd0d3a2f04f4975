import type { FileHandle } from 'node:fs/promises'

const stretch = 64 * 1024
const lineEnd = 10

/** The lines of a file, the last first. What stands behind the last line's end, a line that was cut off, is one too. */
export async function* readFromEnd(file: FileHandle): AsyncGenerator<string> {
  let { size: start } = await file.stat()
  /** What was read of the line that begins further up, in the order of the file. */
  let pieces: Buffer[] = []
  while (start > 0) {
    const length = Math.min(stretch, start)
    start -= length
    const { buffer } = await file.read({ buffer: Buffer.alloc(length), position: start })
    let end = length
    for (
      let index = buffer.lastIndexOf(lineEnd);
      index >= 0;
      index = buffer.lastIndexOf(lineEnd, index - 1)
    ) {
      yield Buffer.concat([buffer.subarray(index + 1, end), ...pieces]).toString()
      pieces = []
      end = index
      if (index === 0) break
    }
    pieces.unshift(buffer.subarray(0, end))
  }
  yield Buffer.concat(pieces).toString()
}
