import type { Assignment } from '#writing/assignment.ts'
import { keyMessagesOf, sectionContextOf } from '#writing/prompt/brief.ts'
import type { PromptLength } from '#writing/writer.ts'
import type { Question } from './ask.ts'

/** What is sent to a model at once: ten times what a long brief takes. */
export const mostPromptCharacters = 60_000

export function lengthOf({ instructions, messages }: Pick<Question, 'instructions' | 'messages'>): number {
  return messages.reduce((sum, { content }) => sum + content.length, instructions.length)
}

/** Nothing, or what is too long about a question. */
export function findTooLong(question: Question, assignment: Assignment): PromptLength | undefined {
  const characters = lengthOf(question)
  if (characters <= mostPromptCharacters) return undefined
  return { characters, longest: longestOf(assignment, characters) }
}

/** Of what a person may shorten. */
function longestOf({ brief, instanceId }: Assignment, all: number): PromptLength['longest'] {
  const parts: PromptLength['longest'][] = [
    { part: 'topic', characters: brief.topic.length },
    { part: 'audience', characters: brief.audience.length },
    { part: 'key-messages', characters: keyMessagesOf(brief).join('\n').length },
    { part: 'additional-context', characters: brief.additionalContext.length },
    { part: 'instructions', characters: sectionContextOf(brief, instanceId).length },
  ]
  const others = all - parts.reduce((sum, { characters }) => sum + characters, 0)
  const besides: PromptLength['longest'] = { part: 'other-texts', characters: others }
  return parts.reduce((longest, part) => (part.characters > longest.characters ? part : longest), besides)
}
