import { pictureLimits } from '#content/pictures/picture-kind.ts'
import { maxFileBytes } from '#conversion/upload.ts'
import { pollSeconds } from '#team/limits.ts'
import type { BudgetSize } from './guard/memory-budget.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The 10 MB of the specification, for each document; on the command line too. */
export { maxFileBytes }
export const maxFilesInBulk = 200
export const maxBulkBytes = 200 * megabyte

/** What of a form is read besides its files, which nothing is made of. */
export const formLimits = { fields: 20, fieldSize: kilobyte, headerPairs: 100 }

/** What a form adds round its files: boundaries, headers, names. */
export const formOverheadBytes = megabyte

/** JSON of the generate calls: 64 MB of it, and what stands round it. */
export const maxJsonBytes = 65 * megabyte

/** What JSON may hold in memory, all callers together: one at its fullest, and those of others. */
export const jsonBudget: BudgetSize = {
  totalBytes: maxJsonBytes + 2 * maxFileBytes,
  reservedBytes: 2 * maxFileBytes,
}

/** What the results of one bulk request may hold in memory until they are read. */
export const maxAnswerBytes = 32 * megabyte

/** Some 250,000 letters of Arabic, more than any brief: reading JSON, and what may be wrong in it, keeps others waiting. */
export const maxCallBytes = 512 * kilobyte
/** What a call counts as in memory that declares less. */
export const leastCallBytes = 16 * kilobyte

/** Values in a request that is checked here. A long call has a thousand; looking for what is wrong with as many as a body can hold takes seconds. */
export const mostValues = 5000

/** What calls that write may hold until they are answered, all callers together: hundreds of usual ones. */
export const callBudget: BudgetSize = { totalBytes: 64 * maxCallBytes, reservedBytes: 16 * maxCallBytes }

/** A draft at its largest as a request, which may write its letters longer. The proxy takes 2 MB. */
export const maxTeamBytes = 1_900_000

/** What calls for the team may hold until they are answered: hundreds of usual ones. */
export const teamBudget: BudgetSize = { totalBytes: 32 * maxTeamBytes, reservedBytes: 8 * maxTeamBytes }

/** Calls a minute of an account, and of an address: fifty tabs in sight, which ask every few seconds. */
export const teamCallsPerMinute = 50 * (60 / pollSeconds)

/** Calls a minute and address over review links: a token that is guessed takes longer than the sun will shine. */
export const guestCallsPerMinute = 60
/** What pictures may hold in memory, all callers together: one that is made anew, and two that come in meanwhile. */
export const pictureBudget: BudgetSize = {
  totalBytes: 3 * pictureLimits.bytes,
  reservedBytes: pictureLimits.bytes,
}

/** What uploads may hold in memory, all callers together: one for each child, and one that comes in meanwhile. */
export function uploadBudget(children: number): BudgetSize {
  return { totalBytes: (children + 1) * maxFileBytes, reservedBytes: maxFileBytes }
}

/** What answers to bulk requests may hold: two at their fullest, or many small ones, and the results on their way. */
export function answerBudget(bytesOnTheirWay: number): BudgetSize {
  const bytes = maxAnswerBytes + bytesOnTheirWay
  return { totalBytes: 2 * bytes, reservedBytes: bytes }
}
