import { isOver } from '#facts/fact.ts'
import { findContradictions } from '#figures/find-contradictions.ts'
import { linesOfContext } from '#writing/brief/context-lines.ts'
import { describeMessages } from '#writing/brief/table-rows.ts'
import { understandMessages } from '#writing/brief/understand-brief.ts'
import type { BriefForm } from './brief-form.ts'

/** One side of a question: the topic, what is said of the audience, a sentence of the additional context, or a key message with its place, from 1. */
export type Said =
  | { kind: 'topic' | 'audience' | 'context'; text: string }
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

/** What has to be decided before texts are written. A message is asked about one sentence of the context, the first. */
export function findQuestions(form: BriefForm): MessageQuestion[] {
  const sent = sentMessages(form)
  const context = (['audience', 'additionalContext'] as const).flatMap((field) =>
    linesOfContext(form[field]).map((text) => ({
      kind: field === 'audience' ? ('audience' as const) : ('context' as const),
      text,
    })),
  )
  const said: Said[] = [{ kind: 'topic', text: form.topic }, ...sent, ...context]
  const messages = describeMessages(sent.map(({ text }) => text))
  const texts = [form.topic, ...messages, ...context.map(({ text }) => text)]
  const found = findContradictions(texts, form.topic).flatMap(({ one, other }) => {
    const [first, second] = [said[one], said[other]]
    return first && second ? [[first, second] as const] : []
  })
  const ofMessages = found.flatMap(([one, other]) => (other.kind === 'message' ? [{ one, other }] : []))
  const open = sent.filter(({ text }) => !form.confirmed.includes(text))
  const ofContext = open.flatMap((message): MessageQuestion[] => {
    const line = found.find(([one, other]) => one === message && other.kind !== 'message')?.[1]
    return line ? [{ one: line, other: message }] : []
  })
  return [...ofMessages, ...ofContext]
}

/** The key messages that say something and are not left out. */
export function sentMessages({ keyMessages, leftOut }: BriefForm): Extract<Said, { kind: 'message' }>[] {
  return keyMessages.flatMap(({ id, text }, index) =>
    text.trim() === '' || leftOut.includes(text) ? [] : [{ kind: 'message', id, text, place: index + 1 }],
  )
}
