import type { FastifyBaseLogger } from 'fastify'
import type { Result } from '#base/result.ts'
import { CountsAway } from '../counts/counts.ts'
import { type Caller, nameOf } from './caller.ts'
import { describeLostCounts, describeSpentDay, failedWriting } from './describe-failure.ts'
import { type LedgerLine, uncalled } from './ledger.ts'
import type { WritingServices } from './open-writing.ts'
import type { WritingFailure, Written } from './writer.ts'

type Call<Content> = {
  caller: Caller
  /** What the ledger says of it. */
  subject: Pick<LedgerLine, 'component' | 'instance' | 'field'> & { page: string | undefined }
  /** What was asked, for a ledger that keeps texts. */
  request: unknown
  log: FastifyBaseLogger
  write: () => Promise<Result<Written<Content>, WritingFailure>>
}

/** One call of the writer: counted against the day, timed, and put into the ledger, however it ends. */
export async function performCall<Content>(
  { writer, ledger, ledgerTexts, dailyCap, now }: WritingServices,
  { caller, subject: { page, ...subject }, request, log, write }: Call<Content>,
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
  const refuse = async (outcome: string, error: Error) => {
    await ledger.note({ ...line, milliseconds: 0, outcome })
    throw error
  }
  const isTaken = await dailyCap.take(line.who).catch((error: Error) => {
    if (error instanceof CountsAway) return refuse(uncalled.uncounted, describeLostCounts(error))
    throw error
  })
  if (!isTaken) await refuse(uncalled.spent, describeSpentDay(dailyCap.most, dailyCap.secondsToReset()))

  const outcome = await write()
  const { promptHash, usage } = outcome.ok ? outcome.value : outcome.refusal
  await ledger.note({
    ...line,
    ...(promptHash && { promptHash }),
    ...usage,
    milliseconds: Math.round(now() - started),
    outcome: outcome.ok ? 'written' : outcome.refusal.reason,
    ...(!outcome.ok && { detail: outcome.refusal.detail }),
    ...(ledgerTexts === 'on' && {
      texts: { request, ...(outcome.ok && { content: outcome.value.content }) },
    }),
  })
  if (outcome.ok) return outcome.value

  const { reason, detail } = outcome.refusal
  if (reason !== 'cancelled') log.warn({ reason, detail }, 'nothing was written')
  throw failedWriting(outcome.refusal)
}
