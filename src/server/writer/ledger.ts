import { appendFile, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const lineSchema = z.object({
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
  /** `written`, why nothing was written, or `daily-cap`. */
  outcome: z.string(),
  detail: z.string().optional(),
  /** With LEDGER_TEXT=on alone. */
  texts: z.unknown().optional(),
})

export type LedgerLine = z.infer<typeof lineSchema>

export type Ledger = { note: (line: LedgerLine) => Promise<void> }

/** Outcomes of calls that no writer saw. */
export const uncalled = 'daily-cap'

/** One file a month, one line a call. */
export function createLedger(directory: string, onTrouble: (reason: string) => void): Ledger {
  let last = Promise.resolve()

  return {
    note(line) {
      last = last
        .then(() => append(pathOf(directory, line.at), `${JSON.stringify(line)}\n`))
        .catch((error: Error) => onTrouble(`the ledger cannot be written: ${error.message}`))
      return last
    },
  }

  async function append(path: string, line: string) {
    await mkdir(directory, { recursive: true })
    await appendFile(path, (await endsWell(path)) ? line : `\n${line}`, { mode: 0o600 })
  }
}

/** How many calls each has made on a day (`2026-11-21`), by name. Lines that were cut off do not count. */
export async function countCalls(directory: string, day: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const file = await open(pathOf(directory, day), 'r').catch(ignoreMissing)
  for await (const line of file?.readLines() ?? []) {
    // The time stands first: the rest of a long month need not be read.
    const call = line.startsWith(`{"at":"${day}`) ? readLine(line) : undefined
    if (!call || call.outcome === uncalled) continue
    counts.set(call.who, (counts.get(call.who) ?? 0) + 1)
  }
  return counts
}

function pathOf(directory: string, at: string): string {
  return join(directory, `${at.slice(0, 7)}.jsonl`)
}

function readLine(line: string): LedgerLine | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
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

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
