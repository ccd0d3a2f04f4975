import { Console } from 'node:console'
import { printable } from '#base/printable.ts'

/** Where a command says how it goes. Nothing that a document or the name of a file holds is obeyed by a terminal. */
export type Terminal = {
  /** Prints what was asked for. */
  say: (lines: readonly string[]) => void
  /** Prints what went wrong. */
  complain: (lines: readonly string[]) => void
  /** For what is seen only while the work is done. */
  stderr: Stream
}

type Stream = NodeJS.WritableStream & { isTTY?: boolean }

export function createTerminal(stdout: Stream, stderr: Stream): Terminal {
  const { log, error } = new Console({ stdout, stderr })
  return {
    say: (lines) => log(lines.map(printable).join('\n')),
    complain: (lines) => error(lines.map(printable).join('\n')),
    stderr,
  }
}
