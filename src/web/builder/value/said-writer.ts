import { createContext } from 'react'
import type { ReviewedInstance } from '#content/draft/review.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { writerOf } from '#content/values/origin.ts'

/** The writer that is named above all texts; only another one is named beside its own. */
export const SaidWriter = createContext<string | undefined>(undefined)

/** The writer of all texts that a machine wrote, if it is one. */
export function onlyWriterOf(reviewed: readonly ReviewedInstance[]): string | undefined {
  const writers = new Set<string>()
  for (const { component, instance } of reviewed) {
    for (const slot of slotsOf(component, instance)) {
      const writer = writerOf(valueAt(instance, slot))
      if (writer !== undefined) writers.add(writer)
    }
  }
  const [only, ...others] = writers
  return others.length === 0 ? only : undefined
}
