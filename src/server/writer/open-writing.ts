import { join } from 'node:path'
import { createDailyCap, type DailyCap, dayOf } from './daily-cap.ts'
import { countCalls, createLedger, type Ledger } from './ledger.ts'
import type { WriterSettings } from './settings.ts'
import type { Writer } from './writer.ts'

/** What the routes need for writing. */
export type WritingServices = Pick<WriterSettings, 'signIn' | 'callsPerMinute' | 'ledgerTexts'> & {
  writer: Writer
  ledger: Ledger
  dailyCap: DailyCap
  /** Milliseconds. */
  now: () => number
}

type Options = {
  settings: WriterSettings
  writer: Writer
  dataDirectory: string
  now: () => number
  onTrouble: (reason: string) => void
}

/** Takes up the ledger where the last server left it. */
export async function openWriting({
  settings: { signIn, callsPerMinute, callsPerDay, ledgerTexts },
  writer,
  dataDirectory,
  now,
  onTrouble,
}: Options): Promise<WritingServices> {
  const directory = join(dataDirectory, 'ledger')
  const counted = await countCalls(directory, dayOf(now()))
  return {
    signIn,
    callsPerMinute,
    ledgerTexts,
    writer,
    ledger: createLedger(directory, onTrouble),
    dailyCap: createDailyCap({ most: callsPerDay, now, counted }),
    now,
  }
}
