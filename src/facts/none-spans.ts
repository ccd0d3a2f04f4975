import { claimsOf } from '#figures/claims.ts'
import type { Span } from '#figures/figure.ts'

/** That there is none of something, at its place: "No annual fee". */
export type NoneSpan = Span & { subject: string }

export function noneSpansIn(text: string): NoneSpan[] {
  return [...text.matchAll(clause)].flatMap(({ 0: whole, index }): NoneSpan[] => {
    const words = whole.trim()
    const from = index + whole.indexOf(words)
    return nonesIn(words).map((subject) => ({ subject, from, to: from + words.length, text: words }))
  })
}

/** What a line says that there is none of. */
export function nonesIn(line: string): string[] {
  return claimsOf(line).flatMap(({ subject, said }) => (said === 'none' ? [subject] : []))
}

/** No comma within a figure. */
const clause = /(?:[^.!?؟,،;؛\n]|[.,](?=\d))+/g
