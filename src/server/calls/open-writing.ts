import { hostname } from 'node:os'
import { join } from 'node:path'
import type { LineSorter } from '#models/line-sorter.ts'
import type { Writer } from '#writing/writer.ts'
import type { Counting } from '../counts/counting.ts'
import { skipWhileAway } from '../counts/day-counts.ts'
import { countDay } from './count-day.ts'
import { createDailyCap, type DailyCap } from './daily-cap.ts'
import { createLedger, type Ledger, type LedgerLine } from './ledger.ts'
import type { WriterSettings } from './settings.ts'

/** What the routes need for writing. */
export type WritingServices = Pick<WriterSettings, 'signIn' | 'callsPerMinute' | 'ledgerTexts'> & {
  writer: Writer
  /** Nothing where no model is. */
  sorter: LineSorter | undefined
  ledger: Ledger
  /** Nothing where no model writes: the draft writer costs nothing. */
  dailyCap: DailyCap | undefined
  /** Milliseconds. */
  now: () => number
}

type Options = {
  settings: WriterSettings
  writer: Writer
  sorter?: LineSorter | undefined
  dataDirectory: string
  counting: Pick<Counting, 'days' | 'status'>
  now: () => number
  /** Told of every call, when it is noted. */
  onCall: (line: LedgerLine) => void
  onTrouble: (reason: string) => void
}

export function openWriting({
  settings: { signIn, callsPerMinute, model, mostADay, ledgerTexts, costsMoney },
  writer,
  sorter,
  dataDirectory,
  counting: { days, status },
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
    sorter,
    ledger: {
      note(line) {
        onCall(line)
        return ledger.note(line)
      },
    },
    dailyCap:
      model &&
      createDailyCap({
        most: mostADay,
        now,
        counts: costsMoney ? days : skipWhileAway(days),
        countLedger: (day) => countDay(directory, day),
      }),
    now,
  }
}
