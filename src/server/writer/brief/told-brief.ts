import type { WritingBrief } from '#content/writing.ts'
import type { LeftOut } from './left-out.ts'
import { readBrief } from './read-brief.ts'

/** The brief as a model gets it: messages that may be told, and all that is said among colleagues as context. */
export function toldBrief(brief: WritingBrief): { brief: WritingBrief; leftOut: readonly LeftOut[] } {
  const { statements, asked, leftOut } = readBrief(brief)
  const context = [brief.additionalContext, ...asked].filter((text) => text.trim() !== '')
  return {
    brief: {
      ...brief,
      keyMessages: statements.map(({ text }) => text),
      additionalContext: context.join('\n'),
    },
    leftOut,
  }
}
