import { isOver } from '#facts/fact.ts'
import { findContradictions } from '#figures/find-contradictions.ts'
import { linesOfContext } from '#writing/brief/context-lines.ts'
import { understandMessages } from '#writing/brief/understand-brief.ts'
import type { BriefForm } from './brief-form.ts'

/** One side of a question: the topic, a sentence of the additional context, or a key message with its place, from 1. */
export type Said =
  | { kind: 'topic' | 'context'; text: string }
  | { kind: 'message'; text: string; id: number; place: number }

/** Two that cannot both be true; the other is the later one, and always a key message. */
export type MessageQuestion = { one: Said; other: Extract<Said, { kind: 'message' }> }

/** What was to be had until a day that is over: the topic, or a key message. `day` as in ISO 8601. */
export type PastOffer = { said: Said; day: string }

/** Offers that nobody can take any more on this day. */
export function findPastOffers(form: BriefForm, today: string): PastOffer[] {
  const said: Said[] = [{ kind: 'topic', text: form.topic }, ...sentMessages(form)]
  return said.flatMap((each): PastOffer[] => {
    const facts = understandMessages([each.text]).flatMap((message) => message.facts)
    const day = facts.find((fact) => isOver(fact, today))?.validTo
    return day === undefined ? [] : [{ said: each, day }]
  })
}

/** What has to be decided before texts are written. */
export function findQuestions(form: BriefForm): MessageQuestion[] {
  const sent = sentMessages(form)
  const said: Said[] = [{ kind: 'topic', text: form.topic }, ...sent]
  const ofMessages = findContradictions(said.map(({ text }) => text)).flatMap(({ one, other }) => {
    const [first, second] = [said[one], said[other]]
    return first && second?.kind === 'message' ? [{ one: first, other: second }] : []
  })
  const context = linesOfContext(form.additionalContext)
  const open = sent.filter(({ text }) => !form.confirmed.includes(text))
  const ofContext = open.flatMap((other): MessageQuestion[] => {
    const text = context.find((line) => findContradictions([other.text, line]).length > 0)
    return text === undefined ? [] : [{ one: { kind: 'context', text }, other }]
  })
  return [...ofMessages, ...ofContext]
}

/** The key messages that say something and are not left out. */
export function sentMessages({ keyMessages, leftOut }: BriefForm): Extract<Said, { kind: 'message' }>[] {
  return keyMessages.flatMap(({ id, text }, index) =>
    text.trim() === '' || leftOut.includes(text) ? [] : [{ kind: 'message', id, text, place: index + 1 }],
  )
}
