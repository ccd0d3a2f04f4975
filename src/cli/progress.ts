import { printable } from '#base/printable.ts'
import { texts } from '#texts/cli.ts'
import type { Terminal } from './terminal.ts'

/** One line on a terminal that says how far the work is; nothing where there is no terminal. */
export function createProgress(total: number, stream: Pick<Terminal['stderr'], 'isTTY' | 'write'>) {
  let done = 0
  return {
    step(name: string) {
      done++
      if (stream.isTTY) stream.write(`\r\u001b[K${texts.progress(done, total, printable(name))}`)
    },
    /** Clears the line, so that what is said next stands alone. */
    clear() {
      if (stream.isTTY) stream.write('\r\u001b[K')
    },
  }
}
