import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writingBriefSchema } from '#content/writing/writing.ts'

/** A figure that a person who reads the brief finds in it, and what belongs to it. */
const wantedSchema = z.object({
  /** As the brief has it. */
  figure: z.string(),
  value: z.union([z.string(), z.array(z.string()), z.object({ from: z.string(), to: z.string() })]),
  /** A unit of ours, `date`, or the noun that is counted; null for a bare number. */
  unit: z.string().nullable(),
  bound: z.string().nullable(),
  per: z.string().nullable(),
  /** Words of the line without which the figure says something else. */
  condition: z.string().nullable(),
  /** The key message, or its line. */
  line: z.string(),
  /** Nobody can say for certain what is meant: it may be left out. */
  ambiguous: z.boolean().default(false),
  /** Texts name the audience by its first words, and quote no context. */
  where: z.enum(['topic', 'audience', 'keyMessages', 'context']).default('keyMessages'),
  vat: z.string().optional(),
  unitImplied: z.boolean().optional(),
})

/** A brief as marketers write them, read beforehand by somebody else than the writer. */
const messyBriefSchema = z.object({
  name: z.string(),
  brand: z.enum(['ENBD', 'EI']),
  family: z.string(),
  brief: writingBriefSchema,
  productName: z.string(),
  facts: z.array(wantedSchema),
  /** What is said among colleagues: none of it may be on the page. */
  notes: z.array(z.string()),
  /** Lines that say different figures of one thing. */
  contradictions: z.array(z.array(z.string())),
  /** Lines that cannot be told as they are. */
  unusable: z.array(z.string()),
  /** The day on which its page is made, as in ISO 8601. */
  today: z.string().optional(),
})

export type Wanted = z.infer<typeof wantedSchema>
export type MessyBrief = z.infer<typeof messyBriefSchema>

export const ownMessyBriefs = join(import.meta.dirname, 'messy-briefs')

/** The briefs of a JSON file, or of all those of a folder; each file is a list. */
export function loadMessyBriefs(path: string): MessyBrief[] {
  const files = statSync(path).isFile() ? [path] : readdirSync(path).map((name) => join(path, name))
  return files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const read = z.array(messyBriefSchema).safeParse(JSON.parse(readFileSync(file, 'utf8')))
      if (!read.success) throw new Error(`${file} is not valid. ${z.prettifyError(read.error)}`)
      return read.data
    })
}
