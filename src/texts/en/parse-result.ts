import { type ParseResult, unreadResult } from '#content/parse-result.ts'
import type { FilledResult } from '#content/writing/filled-result.ts'
import { findExcess } from '#word/read/find-excess.ts'
import type { SpecAnswer } from '#word/read.ts'
import { describeContentError, describeContentWarning } from './content-messages.ts'
import { describeSpecError, describeSpecWarning } from './word/problems.ts'
import { describeReadRefusal } from './word/refusals.ts'

/** Nobody reads more than this of either, and a document of a million rows could have as many. */
const maxMessages = 200

/** A document with what was filled in, and in words what is wrong with it now. */
export function describeFilled({ kept, found, ...result }: FilledResult): ParseResult {
  const errors = limitMessages([...kept.errors, ...found.errors.map(describeContentError)], (said) => said)
  return {
    ...result,
    success: errors.length === 0,
    errors,
    warnings: limitMessages(
      [...kept.warnings, ...found.warnings.map(describeContentWarning)],
      (said) => said,
    ),
  }
}

/** What a document says, and in words what is wrong with it. */
export function describeRead({ filename, read }: SpecAnswer): ParseResult {
  if (!read.ok) return unreadResult(filename, describeReadRefusal(read.refusal))
  const { metadata, data, problems, ownComments, beside } = read.value
  const errors = limitMessages(problems.errors, describeSpecError)
  const warnings = limitMessages(problems.warnings, describeSpecWarning)
  const result: ParseResult = {
    success: errors.length === 0,
    filename,
    metadata,
    data,
    errors,
    warnings,
    ...(beside && { beside }),
    ...(ownComments && { ownComments }),
  }
  const excess = findExcess(result)
  return excess ? unreadResult(filename, describeReadRefusal(excess)) : result
}

/** As many messages as anybody reads; the last one says how many more there are. */
function limitMessages<Problem, Message extends { message: string }>(
  problems: readonly Problem[],
  say: (problem: Problem) => Message,
): Message[] {
  const rest = problems.length - maxMessages
  return problems.slice(0, maxMessages + 1).map((problem, index) => {
    const said = say(problem)
    return index < maxMessages ? said : { ...said, message: `${said.message} And ${rest} more like these.` }
  })
}
