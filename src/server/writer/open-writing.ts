import { join } from 'node:path'
import { createDailyCap, type DailyCap, dayOf } from './daily-cap.ts'
import { countCalls, createLedger, type Ledger, type LedgerLine } from './ledger.ts'
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
  /** Told of every call, when it is noted. */
  onCall: (line: LedgerLine) => void
  onTrouble: (reason: string) => void
}

/** Takes up the ledger where the last server left it. */
export async function openWriting({
  settings: { signIn, callsPerMinute, callsPerDay, ledgerTexts },
  writer,
  dataDirectory,
  now,
  onCall,
  onTrouble,
}: Options): Promise<WritingServices> {
  const directory = join(dataDirectory, 'ledger')
  const ledger = createLedger(directory, onTrouble)
  const counted = await countCalls(directory, dayOf(now()))
  return {
    signIn,
    callsPerMinute,
    ledgerTexts,
    writer,
    ledger: {
      note(line) {
        onCall(line)
        return ledger.note(line)
      },
    },
    dailyCap: createDailyCap({ most: callsPerDay, now, counted }),
    now,
  }
}
