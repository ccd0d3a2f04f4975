import { findContradictions } from '#figures/find-contradictions.ts'
import type { BriefForm } from './brief-form.ts'

/** One side of a question: the topic, or a key message with its place, from 1. */
export type Said =
  | { kind: 'topic'; text: string }
  | { kind: 'message'; text: string; id: number; place: number }

/** Two that cannot both be true; the other is the later one, and always a key message. */
export type MessageQuestion = { one: Said; other: Extract<Said, { kind: 'message' }> }

/** What has to be decided before texts are written. */
export function findQuestions(form: BriefForm): MessageQuestion[] {
  const said: Said[] = [{ kind: 'topic', text: form.topic }, ...sentMessages(form)]
  return findContradictions(said.map(({ text }) => text)).flatMap(({ one, other }) => {
    const [first, second] = [said[one], said[other]]
    return first && second?.kind === 'message' ? [{ one: first, other: second }] : []
  })
}

/** The key messages that say something and are not left out. */
export function sentMessages({ keyMessages, leftOut }: BriefForm): Extract<Said, { kind: 'message' }>[] {
  return keyMessages.flatMap(({ id, text }, index) =>
    text.trim() === '' || leftOut.includes(text) ? [] : [{ kind: 'message', id, text, place: index + 1 }],
  )
}
