import type { Fact } from '#facts/fact.ts'
import { readFact } from '#facts/read-fact.ts'
import { readFigures } from '#figures/read-figures.ts'
import type { LeftOut } from './left-out.ts'
import { judgeMessages } from './read-brief.ts'

/** What was understood of one key message. */
export type UnderstoodMessage = {
  /** In the list of key messages, from 0. */
  place: number
  text: string
  /** Each of its statements: those without a figure too. */
  facts: readonly Fact[]
  /** What of it is told nowhere, and why. */
  leftOut: readonly LeftOut[]
  /** Digits that cannot be read for certain. */
  unread: readonly string[]
}

/** What was understood of each key message that says something; of each before any two of them are compared. */
export function understandMessages(keyMessages: readonly string[]): UnderstoodMessage[] {
  const { judged } = judgeMessages(keyMessages)
  const byMessage = Map.groupBy(judged, ({ message }) => message)
  return keyMessages.flatMap((text, place) => {
    if (text.trim() === '') return []
    const sentences = byMessage.get(place) ?? []
    const leftOut = sentences.flatMap(({ leftOut }) => leftOut)
    return {
      place,
      text,
      facts: sentences.flatMap(({ statement }) => (statement ? [readFact(statement.text)] : [])),
      leftOut,
      unread: leftOut
        .filter(({ reason }) => reason === 'unread-figure')
        .flatMap(({ line }) => readFigures(line).unread.map(({ text: words }) => words)),
    }
  })
}
