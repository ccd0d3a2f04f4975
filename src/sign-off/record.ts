import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { waiverSchema } from '#content/draft/waiver.ts'
import { brands } from '#layout/layout.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Where nobody knows who it was. */
export const unknownPerson = 'unknown'

/** A value of the page, in words: 'FAQ, item 2, Question'. */
const placeSchema = z.object({ instanceId: z.string(), place: z.string() })

/** What a page says, where it has that from, and who answers for it, as of one export. */
export const recordSchema = z.object({
  record: z.literal('webpage-builder-sign-off'),
  version: z.literal(1),
  page: z.object({
    name: z.string(),
    pageName: z.string(),
    locale: z.enum(locales),
    brand: z.enum(brands),
    /** The id of a product; empty while nobody has said what the page is about. */
    product: z.string(),
    layoutHash: z.string(),
    createdAt: z.string(),
  }),
  exportedAt: z.string(),
  exportedBy: z.string(),
  /** Digests of the bytes of the page, and of the pictures that lie beside it. */
  file: z.object({
    name: z.string(),
    sha256,
    pictures: z.array(z.object({ path: z.string(), sha256 })),
  }),
  /** A digest of all rules, and how many there are. */
  rules: z.object({ version: z.string(), count: z.int() }),
  /** What the page says by its product. */
  notices: z.array(z.object({ id: z.string(), text: z.string(), source: z.string() })),
  facts: z.array(
    z.object({
      line: z.string(),
      state: z.enum(['confirmed', 'refused', 'proposed']),
      /** Where the line came from; of the brief are those that somebody typed there. Not in older records. */
      source: z
        .object({
          from: z.enum(['brief', 'table', 'document', 'kept', 'named']),
          of: z.string(),
          at: z.string(),
        })
        .optional(),
      /** What it said as it was typed, and who mended what was understood of it. */
      mended: z.object({ was: z.string(), by: z.string(), at: z.string() }).optional(),
      /** Absent where nobody did, and where nobody knows who. */
      confirmed: z.object({ by: z.string(), at: z.string() }).optional(),
      places: z.array(placeSchema),
      /** Without a figure and in another language than the page: nobody knows whether it stands there. */
      isUntold: z.literal(true).optional(),
    }),
  ),
  /** Figures, names of products and conditions. */
  claims: z.array(
    placeSchema.extend({
      words: z.string(),
      source: z.enum(['brief', 'earlier', 'nowhere']),
      /** The lines that say it, or said it before. */
      lines: z.array(z.string()),
    }),
  ),
  findings: z.array(
    z.object({ severity: z.enum(['error', 'warning']), message: z.string(), place: z.string() }),
  ),
  /** What is forbidden, in words, and who answers for it. */
  waivers: z.array(waiverSchema.extend({ message: z.string(), place: z.string() })),
  accepted: z.array(
    placeSchema.extend({
      at: z.string(),
      /** By their user name; older records and older pages do not say it. */
      acceptedBy: z.string().default(unknownPerson),
      /** Whose words they are. */
      writtenBy: z.enum(['person', 'machine', 'document', 'sample', 'unknown']),
    }),
  ),
})

export type SignOffRecord = z.infer<typeof recordSchema>
export type WrittenBy = SignOffRecord['accepted'][number]['writtenBy']
