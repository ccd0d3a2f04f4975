import type { ParseResult } from '#content/parse-result.ts'
import type { FillBrief } from '#content/writing/fill-plan.ts'
import type { PauseReason } from '#content/writing/run.ts'
import type { FillRun, LeftEmpty } from './fill-run.ts'

/** Where the filling of a document's empty fields stands. */
export type Filling =
  | { status: 'idle' }
  | { status: 'asking' }
  /** `waitSeconds`: the server asked for patience. */
  | { status: 'writing'; run: FillRun; waitSeconds?: number }
  | { status: 'paused'; run: FillRun; pause: Pause }

/** 'broken': something in this tab is. `message` is the server's own word about it. */
export type Pause = { reason: PauseReason | 'broken'; message?: string | undefined }

/** What was filled in, and the document as it was read. */
export type Filled = { original: ParseResult; left: readonly LeftEmpty[] }

/** What was taken back, as long as it can be put in again. */
export type Removed = { result: ParseResult; filled: Filled }

/** What stays with a document from one filling to the next. */
export type Fillable = { filling: Filling; brief?: FillBrief; filled?: Filled; removed?: Removed }

export type FillEvent =
  | { type: 'fill-opened' }
  | { type: 'fill-closed' }
  | { type: 'fill-started'; brief: FillBrief; run: FillRun }
  | { type: 'fill-waits'; seconds: number }
  | { type: 'fill-advanced'; run: FillRun }
  | { type: 'fill-paused'; pause: Pause }
  | { type: 'fill-resumed' }

/** A run has the document in its hands: what is typed meanwhile would be lost. */
export function isRunning({ status }: Filling): boolean {
  return status === 'writing' || status === 'paused'
}

export const unfilled: Fillable = { filling: { status: 'idle' } }

/** Events that do not fit the present state are late or doubled, and change nothing. */
export function nextFilling(filling: Filling, event: FillEvent): Filling {
  switch (event.type) {
    case 'fill-opened':
      return filling.status === 'idle' ? { status: 'asking' } : filling
    case 'fill-closed':
      return { status: 'idle' }
    case 'fill-started':
      return filling.status === 'asking' ? { status: 'writing', run: event.run } : filling
    case 'fill-waits':
      return filling.status === 'writing' ? { ...filling, waitSeconds: event.seconds } : filling
    case 'fill-advanced':
      return filling.status === 'writing' ? { status: 'writing', run: event.run } : filling
    case 'fill-paused':
      return filling.status === 'writing'
        ? { status: 'paused', run: filling.run, pause: event.pause }
        : filling
    case 'fill-resumed':
      return filling.status === 'paused' ? { status: 'writing', run: filling.run } : filling
  }
}

/** On top of what was filled before. Without a list of its own, what a person typed leaves the last run's. */
export function addFilled(
  before: Filled | undefined,
  original: ParseResult,
  left: readonly LeftEmpty[] = before?.left ?? [],
): Filled {
  return { original: before?.original ?? original, left }
}
