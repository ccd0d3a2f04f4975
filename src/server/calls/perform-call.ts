import type { FastifyBaseLogger } from 'fastify'
import type { Result } from '#base/result.ts'
import type { FieldTask, ItemTask, Usage, WritingFailure, Written } from '#writing/writer.ts'
import { CountsAway } from '../counts/day-counts.ts'
import { type Caller, nameOf } from './caller.ts'
import type { DailyCap } from './daily-cap.ts'
import { describeLostCounts, describeSpentDay, failedWriting } from './describe-failure.ts'
import { type LedgerLine, uncalled } from './ledger.ts'
import { ledgerTextsOf } from './ledger-texts.ts'
import type { WritingServices } from './open-writing.ts'

type Call<Content> = {
  caller: Caller
  /** What the ledger says of it. */
  subject: Pick<LedgerLine, 'component' | 'instance' | 'field'> & { page: string | undefined }
  /** What was asked, for a ledger that keeps texts. */
  task: FieldTask | ItemTask
  log: FastifyBaseLogger
  write: () => Promise<Result<Written<Content>, WritingFailure>>
}

/** One call of the writer: counted against the day, timed, and put into the ledger, however it ends. */
export async function performCall<Content extends string | Record<string, string>>(
  { writer, ledger, ledgerTexts, dailyCap, now }: WritingServices,
  { caller, subject: { page, ...subject }, task, log, write }: Call<Content>,
): Promise<Written<Content>> {
  const started = now()
  const line = {
    at: new Date(started).toISOString(),
    who: nameOf(caller),
    ...(page && { page }),
    ...subject,
    writer: writer.name,
    ...(writer.model && { model: writer.model }),
  }
  async function takeOf(cap: DailyCap) {
    const taken = await cap.take(line.who).catch((error: Error) => {
      if (error instanceof CountsAway) return refuse(uncalled.uncounted, describeLostCounts(error))
      throw error
    })
    if (!taken.ok) return refuse(uncalled.spent, describeSpentDay(cap, taken.refusal))
    return taken.value
  }
  const refuse = async (outcome: string, error: Error) => {
    await ledger.note({ ...line, milliseconds: 0, outcome })
    throw error
  }
  const settle = dailyCap ? await takeOf(dailyCap) : uncapped

  const outcome = await write()
  const { promptHash, usage } = outcome.ok ? outcome.value : outcome.refusal
  // What cannot be given back is counted anew with the day.
  await settle(sumOf(usage)).catch(ignoreAway)
  await ledger.note({
    ...line,
    ...(promptHash && { promptHash }),
    ...usage,
    milliseconds: Math.round(now() - started),
    outcome: outcome.ok ? 'written' : outcome.refusal.reason,
    ...(!outcome.ok && { detail: outcome.refusal.detail }),
    ...(ledgerTexts === 'on' && {
      texts: ledgerTextsOf(task, outcome.ok ? outcome.value.content : undefined),
    }),
  })
  if (outcome.ok) return outcome.value

  const { reason, detail } = outcome.refusal
  if (reason !== 'cancelled') log.warn({ reason, detail }, 'nothing was written')
  throw failedWriting(outcome.refusal)
}

/** Where nothing is counted against the day. */
const uncapped = async () => undefined

function sumOf({ inputTokens, outputTokens }: Usage = { inputTokens: 0, outputTokens: 0 }): number {
  return inputTokens + outputTokens
}

function ignoreAway(error: Error) {
  if (!(error instanceof CountsAway)) throw error
}
