import type { WritingBrief } from '#content/writing/writing.ts'
import type { LeftOut } from './left-out.ts'
import { readBrief } from './read-brief.ts'

/** The brief as a model gets it, with what of it is left out, and whether all of it was read. */
export type ToldBrief = { brief: WritingBrief; leftOut: readonly LeftOut[]; isWhole: boolean }

/** Messages that may be told, and all that is said among colleagues as context. A model may shorten what is long. */
export function toldBrief(brief: WritingBrief, today?: string): ToldBrief {
  const { statements, asked, leftOut, isWhole } = readBrief(brief, today)
  const long = leftOut.filter(({ reason }) => reason === 'too-long').map(({ line }) => line)
  const context = [brief.additionalContext, ...asked].filter((text) => text.trim() !== '')
  return {
    brief: {
      ...brief,
      keyMessages: [...statements.map(({ text }) => text), ...long],
      additionalContext: context.join('\n'),
    },
    leftOut: leftOut.filter(({ reason }) => reason !== 'too-long'),
    isWhole,
  }
}
