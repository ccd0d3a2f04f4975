import type { Fact } from '#facts/fact.ts'
import { readFact } from '#facts/read-fact.ts'
import { fence } from './fence.ts'

/**
 * The facts that a value is for, as data: each line with its figures, as they are understood, and its conditions. Nothing
 * for a text that is for none by its nature.
 */
export function factsBlock(facts: readonly string[] | undefined): string | undefined {
  if (!facts) return undefined
  if (facts.length === 0)
    return 'No fact is left for this place: the others stand elsewhere on the page. Say no figure here, and give null for each value that would say something of the product.'
  return `This place is for these facts. Say each of them, its figures with all that belongs to them, or leave out what has no room for the whole of it; the others stand elsewhere on the page:\n${linesOf(facts)}`
}

/** For a text that is translated: they help to understand it, and add nothing to it. */
export function factsBehindBlock(facts: readonly string[] = []): string | undefined {
  if (facts.length === 0) return undefined
  return `Facts of the page that the text below says figures of, for understanding it; nothing of them is added to it:\n${linesOf(facts)}`
}

function linesOf(facts: readonly string[]): string {
  return fence('facts', facts.map((fact) => JSON.stringify(dataOf(readFact(fact)))).join('\n'))
}

function dataOf({ text, figures, conditions, validFrom, validTo }: Fact) {
  return {
    says: text,
    ...(figures.length > 0 && { figures: figures.map(figureData) }),
    ...(conditions.length > 0 && { conditions }),
    ...(validFrom !== undefined && { from: validFrom }),
    ...(validTo !== undefined && { until: validTo }),
  }
}

function figureData({ figure, about }: Fact['figures'][number]) {
  const { value, unit, bound, per, method, vat } = figure
  return { value, unit, bound, per, method, vat, about }
}
