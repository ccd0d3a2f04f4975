import { z } from 'zod'
import type { Locale } from '#base/locale.ts'
import { codeSchema } from './manifest.ts'

/** As in a sample file: values by field name, and `items` as a list of such maps. */
const valueSchema = z.union([z.string(), z.number(), z.array(z.string())])
const valuesSchema = z.record(z.string(), z.union([valueSchema, z.array(z.record(z.string(), valueSchema))]))

const titleSchema = z.strictObject({ 'en-AE': z.string().min(1).max(60), 'ar-AE': z.string().min(1).max(60) })
const textsSchema = z.strictObject({ 'en-AE': valuesSchema, 'ar-AE': valuesSchema })

const sectionSchema = z.union([
  codeSchema.transform((code) => ({ code })),
  z.strictObject({
    code: codeSchema,
    /** Instead of the component's samples. */
    texts: textsSchema.optional(),
  }),
])

/** A file of `pages/`: what a page may start from. Header and footer follow from the brand that is chosen. */
export const startPageFileSchema = z.strictObject({
  title: titleSchema,
  /** Pages with a low number are offered first. */
  order: z.int(),
  sections: z.array(sectionSchema).min(1).max(60),
})

/** What people choose from. */
export const startPageSchema = z.strictObject({
  name: z.string(),
  title: titleSchema,
  /** The first words of the page, for a small picture of it. */
  headline: z.strictObject({ 'en-AE': z.string(), 'ar-AE': z.string() }),
  codes: z.array(z.string()),
})

export const startPagesSchema = z.array(startPageSchema)

/** What one of them begins with, in one language. */
export const startSectionsSchema = z.array(z.strictObject({ code: z.string(), values: valuesSchema }))

export type StartPage = z.infer<typeof startPageSchema>
export type StartSections = z.infer<typeof startSectionsSchema>
export type StartValues = z.infer<typeof valuesSchema>

/** With everything that it begins with. */
export type LoadedStartPage = StartPage & { sections: Record<Locale, StartSections> }
