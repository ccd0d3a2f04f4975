import { appendFile, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const ledgerLineSchema = z.object({
  /** ISO. */
  at: z.string(),
  /** An account, or the address of someone who did not need one. */
  who: z.string(),
  page: z.string().optional(),
  component: z.string(),
  instance: z.string(),
  /** The field, or `items.{index}` with the index from 0. */
  field: z.string(),
  writer: z.string(),
  model: z.string().optional(),
  promptHash: z.string().optional(),
  inputTokens: z.number().optional(),
  outputTokens: z.number().optional(),
  milliseconds: z.number(),
  /** `written`, why nothing was written, or one of those that no writer saw. */
  outcome: z.string(),
  detail: z.string().optional(),
  /** With LEDGER_TEXT=on alone: what was used and written. */
  texts: z.unknown().optional(),
})

export type LedgerLine = z.infer<typeof ledgerLineSchema>

export type Ledger = { note: (line: LedgerLine) => Promise<void> }

/** Outcomes of calls that no writer saw. */
export const uncalled = { spent: 'daily-cap', uncounted: 'counts-away' } as const

type Options = {
  directory: string
  /** In the names of the files, where several machines write into one folder: not every disk keeps their lines apart. */
  machine?: string | undefined
  onTrouble: (reason: string) => void
}

/** One file a month, one line a call. */
export function createLedger({ directory, machine, onTrouble }: Options): Ledger {
  let last = Promise.resolve()

  return {
    note(line) {
      const name = [line.at.slice(0, 7), ...(machine ? [machine] : []), 'jsonl'].join('.')
      last = last
        .then(() => append(join(directory, name), `${JSON.stringify(line)}\n`))
        .catch((error: Error) => onTrouble(`the ledger cannot be written: ${error.message}`))
      return last
    },
  }

  async function append(path: string, line: string) {
    await mkdir(directory, { recursive: true })
    await appendFile(path, (await endsWell(path)) ? line : `\n${line}`, { mode: 0o600 })
  }
}

/** A crash may have left half a line: the next one must not be joined to it. */
async function endsWell(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(ignoreMissing)
  if (!file) return true
  try {
    const { size } = await file.stat()
    if (size === 0) return true
    const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 })
    return buffer.toString() === '\n'
  } finally {
    await file.close()
  }
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
