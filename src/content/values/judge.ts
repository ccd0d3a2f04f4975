import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Placement } from '#layout/layout.ts'
import type { InstanceContent } from '../content.ts'
import { describeContentProblem } from '../describe-problem.ts'
import type { ParseError, ParseWarning } from '../parse-result.ts'
import { findContentProblems } from './check.ts'
import { errorTypeOf, warningTypeOfProblem } from './problem.ts'

/** What a person should know: errors make a page wrong, warnings are worth a look. */
export type Problems = { errors: ParseError[]; warnings: ParseWarning[] }

/** Nobody reads more than this of either, and a document of a million rows could have as many. */
const maxMessages = 200

export type Judged = Placement & {
  content: InstanceContent
  /** Values that have no place in the document: `title`, `question/2`. */
  absent?: ReadonlySet<string>
  /** Rows whose names no field has. */
  strangeRows?: number
  unknownFields?: readonly string[]
}

/** What is wrong with the content of these instances, in words. Components that the catalogue does not know have no rules. */
export function judgeContent(instances: readonly Judged[], catalogue: Manifest): Problems {
  const errors: ParseError[] = []
  const warnings: ParseWarning[] = []
  for (const { code, instanceId, content, absent, strangeRows = 0, unknownFields = [] } of instances) {
    const isRenamed = strangeRows > 0 || unknownFields.length > 0
    const component = findComponent(catalogue, code)
    if (!component) continue
    for (const problem of findContentProblems(component, content)) {
      const message = describeContentProblem(component, instanceId, problem, absent, isRenamed)
      const type = errorTypeOf(problem)
      if (type) errors.push({ type, message, instanceId })
      else warnings.push({ type: warningTypeOfProblem(problem.problem), message, instanceId })
    }
  }
  return { errors, warnings }
}

/** As many messages as anybody reads; the last one says how many more there are. */
export function limitMessages<Message extends { message: string }>(messages: Message[]): Message[] {
  if (messages.length <= maxMessages) return messages
  const last = messages[maxMessages] as Message
  const rest = messages.length - maxMessages
  return [
    ...messages.slice(0, maxMessages),
    { ...last, message: `${last.message} And ${rest} more like these.` },
  ]
}
