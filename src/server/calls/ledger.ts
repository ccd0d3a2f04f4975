import { appendFile, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { draftWriterName } from '#writing/writer.ts'
import type { DailyShare } from './daily-cap.ts'
import { readFromEnd } from './read-from-end.ts'

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
  /** `written`, why nothing was written, or one of those that no writer saw. */
  outcome: z.string(),
  detail: z.string().optional(),
  /** With LEDGER_TEXT=on alone: what was used and written. */
  texts: z.unknown().optional(),
})

export type LedgerLine = z.infer<typeof lineSchema>

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

/**
 * What each has had of models on a day (`2026-11-21`), by name, on all machines. Lines that were cut off do not count, nor
 * does what costs nothing: calls that no writer saw, and those of the draft writer.
 */
export async function countDay(directory: string, day: string): Promise<Map<string, DailyShare>> {
  const shares = new Map<string, DailyShare>()
  const names = (await readdir(directory).catch(ignoreMissing)) ?? []
  for (const name of names.filter((each) => isOfMonth(each, day.slice(0, 7)))) {
    for await (const call of readDay(join(directory, name), day)) {
      if (wasUncalled(call) || call.writer === draftWriterName) continue
      const { calls, tokens } = shares.get(call.who) ?? { calls: 0, tokens: 0 }
      const { inputTokens = 0, outputTokens = 0 } = call
      shares.set(call.who, { calls: calls + 1, tokens: tokens + inputTokens + outputTokens })
    }
  }
  return shares
}

/** The last first. A line is written when its call ends: those of the evening before may stand between them. */
async function* readDay(path: string, day: string): AsyncGenerator<LedgerLine> {
  const longBefore = new Date(Date.parse(day) - anHour).toISOString()
  const file = await open(path, 'r')
  try {
    for await (const text of readFromEnd(file)) {
      const at = /^\{"at":"([^"]+)"/.exec(text)?.[1] ?? day
      if (at < longBefore) return
      const line = at.startsWith(day) ? readLine(text) : undefined
      if (line) yield line
    }
  } finally {
    await file.close()
  }
}

const anHour = 60 * 60 * 1000

function isOfMonth(name: string, month: string): boolean {
  return name.startsWith(`${month}.`) && name.endsWith('.jsonl')
}

function wasUncalled({ outcome }: LedgerLine): boolean {
  return outcome === uncalled.spent || outcome === uncalled.uncounted
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
