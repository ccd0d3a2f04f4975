import { z } from 'zod'
import { locales } from '#base/locale.ts'

const domainSchema = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as example.com, in lower case')

const legalUrlSchema = z
  .string()
  .regex(
    /^(\/|https:\/\/[^\s/\\@]+\/)(?![/\\])[^\s\\]*$/,
    'must be a path of the site, or start with https://',
  )

const legalLinksSchema = z.strictObject({
  terms: legalUrlSchema,
  privacy: legalUrlSchema,
  cookies: legalUrlSchema,
})

const byLocaleSchema = z.record(z.enum(locales), legalLinksSchema)

/** What `page/site.json` holds of the sites that pages are for. */
export const siteSchema = z.strictObject({
  /** The bank's own, with every host under them: pictures of theirs are shown without asking. */
  domains: z.array(domainSchema),
  /** Where the links of the footers lead. */
  legal: z.strictObject({ ENBD: byLocaleSchema, EI: byLocaleSchema }),
})

export type Site = z.infer<typeof siteSchema>
