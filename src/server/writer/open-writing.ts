import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Counting } from '../counts/counting.ts'
import { createDailyCap, type DailyCap } from './daily-cap.ts'
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
  counting: Pick<Counting, 'limits' | 'spending' | 'status'>
  now: () => number
  /** Told of every call, when it is noted. */
  onCall: (line: LedgerLine) => void
  onTrouble: (reason: string) => void
}

export function openWriting({
  settings: { signIn, callsPerMinute, callsPerDay, ledgerTexts, costsMoney },
  writer,
  dataDirectory,
  counting: { limits, spending, status },
  now,
  onCall,
  onTrouble,
}: Options): WritingServices {
  const directory = join(dataDirectory, 'ledger')
  const machine = status() === 'own' ? undefined : hostname().replaceAll(/[^\w-]+/g, '-')
  const ledger = createLedger({ directory, machine, onTrouble })
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
    dailyCap: createDailyCap({
      most: callsPerDay,
      now,
      counts: costsMoney ? spending : limits,
      countLedger: (day) => countCalls(directory, day),
    }),
    now,
  }
}
