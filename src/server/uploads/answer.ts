import { readingMilliseconds } from './limits.ts'
import type { UnreadLines } from './unread-lines.ts'

/** What the results of one request may hold until they are read. */
export type Answer = {
  /** It holds all that it may, and nobody reads: it takes no more. */
  isFull: () => boolean
  /** Whether so many bytes more may be held. */
  takes: (bytes: number) => Promise<boolean>
}

/** An answer that is read when all of it is there. */
export function createWholeAnswer(mostBytes: number): Answer {
  let held = 0
  let isFull = false
  return {
    isFull: () => isFull,
    takes: async (bytes) => {
      isFull ||= held + bytes > mostBytes
      if (!isFull) held += bytes
      return !isFull
    },
  }
}

/**
 * An answer that is read as it comes, once the whole form has come. When it is full it then waits for its reader, though
 * not for ever; before that there is none to wait for, and while it waits nothing more of the form is read.
 */
export function createLineAnswer(
  mostBytes: number,
  lines: UnreadLines,
  hasAllCome: () => boolean,
  patience = readingMilliseconds,
): Answer {
  let isFull = false
  return {
    isFull: () => isFull,
    takes: async (bytes) => {
      while (!isFull && lines.size() > 0 && lines.size() + bytes > mostBytes) {
        isFull = !hasAllCome() || !(await lines.isReadWithin(patience))
      }
      return !isFull
    },
  }
}
