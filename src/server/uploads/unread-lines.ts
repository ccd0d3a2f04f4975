import { Readable } from 'node:stream'

/** Lines on their way to whoever asked for them, who may read them late, slowly or never. */
export type UnreadLines = {
  /** To be read from. */
  stream: Readable
  write: (line: Buffer) => void
  end: () => void
  /** How many bytes nobody has taken yet. */
  size: () => number
  /** Whether any is taken before so many milliseconds are over; at once when the reader has gone. */
  isReadWithin: (milliseconds: number) => Promise<boolean>
}

/** The signal tells that the reader has gone, which a stream that is not sent yet would not notice: then nothing is kept. */
export function createUnreadLines(signal: AbortSignal): UnreadLines {
  const waiting: (Buffer | null)[] = []
  let size = 0
  let isWanted = false
  let taken = Promise.withResolvers<boolean>()
  const stream = new Readable({
    read() {
      isWanted = true
      give()
    },
    destroy(error, done) {
      waiting.length = 0
      size = 0
      taken.resolve(false)
      done(error)
    },
  })
  signal.addEventListener('abort', () => stream.destroy(), { once: true })

  /** One at a time: the stream asks for the next when its reader has taken what it holds. */
  function give() {
    const [next] = waiting
    if (!isWanted || next === undefined) return
    isWanted = false
    waiting.shift()
    size -= next?.length ?? 0
    taken.resolve(true)
    taken = Promise.withResolvers()
    stream.push(next)
  }

  /** In slices, so that no more is on its way than what a connection takes at a time. */
  function write(line: Buffer) {
    if (stream.destroyed) return
    size += line.length
    for (let start = 0; start < line.length; start += sliceBytes) {
      waiting.push(line.subarray(start, start + sliceBytes))
    }
    give()
  }

  function end() {
    waiting.push(null)
    give()
  }

  async function isReadWithin(milliseconds: number) {
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => late.resolve(false), milliseconds)
    return await Promise.race([taken.promise, late.promise]).finally(() => clearTimeout(timer))
  }

  return { stream, write, end, size: () => size, isReadWithin }
}

const sliceBytes = 64 * 1024
