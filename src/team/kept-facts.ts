import { z } from 'zod'
import { deed, nameSchema } from './words.ts'

/** A line of a brief that the team keeps for the next page of the product, with the page that it was confirmed on. */
const keptFactSchema = z.strictObject({
  line: z.string().trim().min(1).max(1000),
  ...deed,
  page: nameSchema.catch('—'),
})

export type KeptFact = z.infer<typeof keptFactSchema>

/** The value of a record of the kind `facts`: those of one product of one bank, the last kept first. */
export const keptFactsSchema = z.strictObject({ facts: z.array(keptFactSchema).max(100) })

/** What is kept: the oldest give way to new ones, so that the record stays as small as one may be. */
export const mostKeptFacts = 100
export const mostKeptBytes = 48_000

/** The id of the record. */
export function keptFactsOf(brand: string, product: string): string {
  return `${brand}-${product}`
}

/** With these, each once by its words; the newest first, as many as there is room for. */
export function keepFacts(facts: readonly KeptFact[], fresh: readonly KeptFact[]): KeptFact[] {
  const lines = new Set(fresh.map(({ line }) => line))
  return withRoom([...fresh, ...facts.filter(({ line }) => !lines.has(line))])
}

/** In the place of the old line, as long as that is still there. */
export function mendFact(facts: readonly KeptFact[], line: string, mended: KeptFact): KeptFact[] {
  if (!facts.some((fact) => fact.line === line)) return [...facts]
  return withRoom(
    facts
      .filter((fact) => fact.line === line || fact.line !== mended.line)
      .map((fact) => (fact.line === line ? mended : fact)),
    mended,
  )
}

/** Without the oldest, which stand last; `mended` has its room before them. */
function withRoom(facts: readonly KeptFact[], mended?: KeptFact): KeptFact[] {
  let bytes = mended ? bytesOf(mended) : 0
  return facts.slice(0, mostKeptFacts).filter((fact) => {
    if (fact === mended) return true
    bytes += bytesOf(fact)
    return bytes <= mostKeptBytes
  })
}

function bytesOf(fact: KeptFact): number {
  return new TextEncoder().encode(JSON.stringify(fact)).length + 1
}

export function dropFact(facts: readonly KeptFact[], line: string): KeptFact[] {
  return facts.filter((fact) => fact.line !== line)
}
