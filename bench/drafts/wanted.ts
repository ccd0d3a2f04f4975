import { z } from 'zod'

const kinds = [
  ...([
    'hero',
    'text',
    'list',
    'cards',
    'figures',
    'questions',
    'steps',
    'picture',
    'table',
    'links',
  ] as const),
  ...(['notice', 'band'] as const),
] as const

export type WantedKind = (typeof kinds)[number]

/** What a person says that a page made of a document has. Words are exactly those of the document. */
const pageSchema = z.object({
  language: z.enum(['en', 'ar']).default('en'),
  sections: z.array(
    z.object({
      kind: z.enum(kinds),
      slots: z.array(z.object({ role: z.string(), text: z.string() })),
    }),
  ),
  /** Words that must not stand on the page. */
  notes: z.array(z.string()).default([]),
  data: z.array(z.string()).default([]),
  unplaced: z.array(z.string()).default([]),
})

/** `also`: the page in the other language. */
export const wantedSchema = pageSchema
  .extend({ also: pageSchema.optional() })
  .transform(({ also, ...page }) => (also ? [page, also] : [page]))

export type WantedPage = z.infer<typeof pageSchema>
