import { findContradictions } from '#figures/find-contradictions.ts'
import type { KeptFact } from '#team/kept-facts.ts'

type Line = { place: number; text: string }

/** A kept fact with all that says something else: key messages of the page, and what was kept later. */
export type ComparedFact = {
  fact: KeptFact
  isHere: boolean
  here: readonly Line[]
  newer: readonly KeptFact[]
}

export function compareKept(facts: readonly KeptFact[], messages: readonly Line[]): ComparedFact[] {
  const lines = [...facts.map(({ line }) => line), ...messages.map(({ text }) => text)]
  const pairs = findContradictions(lines)
  return facts.map((fact, index) => {
    const others = pairs.flatMap(({ one, other }) => {
      if (one === index) return [other]
      return other === index ? [one] : []
    })
    return {
      fact,
      isHere: messages.some(({ text }) => text === fact.line),
      here: others.flatMap((place) => messages[place - facts.length] ?? []),
      newer: others.flatMap((place) => facts[place] ?? []).filter(({ at }) => at > fact.at),
    }
  })
}
