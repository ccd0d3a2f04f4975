import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { draftWriterName } from '#writing/writer.ts'
import type { DailyShare } from './daily-cap.ts'
import { ignoreMissing, type LedgerLine, ledgerLineSchema, uncalled } from './ledger.ts'
import { readFromEnd } from './read-from-end.ts'

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
    return ledgerLineSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
