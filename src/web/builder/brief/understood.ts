import { isOver, saysFigures } from '#facts/fact.ts'
import { findContradictions } from '#figures/find-contradictions.ts'
import { describeMessages } from '#writing/brief/table-rows.ts'
import { type UnderstoodMessage, understandMessages } from '#writing/brief/understand-brief.ts'
import type { BriefForm } from './brief-form.ts'

/** What a person has decided of a key message. */
export type Decision = 'confirmed' | 'refused' | undefined

/** A key message with what was understood of it. `id`: of its row. */
export type UnderstoodRow = UnderstoodMessage & {
  id: number
  decision: Decision
  /** Key messages that say something else, by their places; of those that are not refused. */
  against: readonly { place: number; text: string }[]
}

export function understand({
  keyMessages,
  leftOut,
  confirmed,
}: Pick<BriefForm, 'keyMessages' | 'leftOut' | 'confirmed'>): UnderstoodRow[] {
  const rows = understandMessages(keyMessages.map(({ text }) => text))
  const counted = rows.filter(({ text }) => !leftOut.includes(text))
  const pairs = findContradictions(describeMessages(counted.map(({ text }) => text)))
  return rows.map((row) => {
    const others = pairs.flatMap(({ one, other }) => {
      if (counted[one] === row) return counted[other] ?? []
      return counted[other] === row ? (counted[one] ?? []) : []
    })
    return {
      ...row,
      id: keyMessages[row.place]?.id ?? 0,
      decision: decisionOn(row.text, leftOut, confirmed),
      against: others.map(({ place, text }) => ({ place, text })),
    }
  })
}

function decisionOn(text: string, leftOut: readonly string[], confirmed: readonly string[]): Decision {
  if (leftOut.includes(text)) return 'refused'
  return confirmed.includes(text) ? 'confirmed' : undefined
}

/** Whether there is something of it to confirm, and nothing against it: no other line, and no day that is over. */
export function isClear({ facts, unread, against }: UnderstoodRow, today: string): boolean {
  const isPast = facts.some((fact) => isOver(fact, today))
  return facts.some(saysFigures) && unread.length === 0 && against.length === 0 && !isPast
}
