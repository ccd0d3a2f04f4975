import type { FastifyBaseLogger } from 'fastify'
import { accept, type Result, refuse } from '#base/result.ts'
import type { Usage, WritingFailure, Written } from '#writing/writer.ts'
import { CountsAway } from '../counts/day-counts.ts'
import { type Caller, nameOf } from './caller.ts'
import type { DailyCap, Settle } from './daily-cap.ts'
import { describeLostCounts, describeSpentDay, failedWriting } from './describe-failure.ts'
import { type LedgerLine, uncalled } from './ledger.ts'
import type { WritingServices } from './open-writing.ts'

type Call<Content> = {
  caller: Caller
  /** What the ledger says of it. */
  subject: Pick<LedgerLine, 'component' | 'instance' | 'field'> & { page: string | undefined }
  /** What was asked and answered, for a ledger that keeps texts. */
  ledgerTexts: (content: Content | undefined) => Record<string, string>
  /** Why nothing came, where it is said in other words than those of writing. */
  failures?: Partial<Record<WritingFailure['reason'], string>>
  log: FastifyBaseLogger
  write: () => Promise<Result<Written<Content>, WritingFailure>>
}

/** One call of the writer: counted against the day, timed, and put into the ledger, however it ends. */
export async function performCall<Content>(
  { writer, ledger, ledgerTexts, dailyCap, now }: WritingServices,
  { caller, subject: { page, ...subject }, log, write, ...call }: Call<Content>,
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
  const taken = dailyCap ? await takeOf(dailyCap, line.who) : accept(uncapped)
  if (!taken.ok) {
    const { outcome, error } = taken.refusal
    await ledger.note({ ...line, milliseconds: 0, outcome })
    throw error
  }

  const outcome = await write()
  const { promptHash, usage } = outcome.ok ? outcome.value : outcome.refusal
  // What cannot be given back is counted anew with the day.
  await taken.value(sumOf(usage)).catch(ignoreAway)
  await ledger.note({
    ...line,
    ...(promptHash && { promptHash }),
    ...usage,
    milliseconds: Math.round(now() - started),
    outcome: outcome.ok ? 'written' : outcome.refusal.reason,
    ...(!outcome.ok && { detail: outcome.refusal.detail }),
    ...(ledgerTexts === 'on' && {
      texts: call.ledgerTexts(outcome.ok ? outcome.value.content : undefined),
    }),
  })
  if (outcome.ok) return outcome.value

  const { reason, detail } = outcome.refusal
  if (reason !== 'cancelled') log.warn({ reason, detail }, 'nothing was written')
  throw failedWriting(outcome.refusal, call.failures)
}

/** One call of the day, or what the ledger and the caller are told instead. */
async function takeOf(
  cap: DailyCap,
  name: string,
): Promise<Result<Settle, { outcome: string; error: Error }>> {
  try {
    const taken = await cap.take(name)
    if (taken.ok) return taken
    return refuse({ outcome: uncalled.spent, error: describeSpentDay(cap, taken.refusal) })
  } catch (error) {
    if (error instanceof CountsAway)
      return refuse({ outcome: uncalled.uncounted, error: describeLostCounts(error) })
    throw error
  }
}

/** Where nothing is counted against the day. */
const uncapped = async () => undefined

function sumOf({ inputTokens, outputTokens }: Usage = { inputTokens: 0, outputTokens: 0 }): number {
  return inputTokens + outputTokens
}

function ignoreAway(error: Error) {
  if (!(error instanceof CountsAway)) throw error
}
