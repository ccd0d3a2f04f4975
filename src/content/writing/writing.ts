import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { componentSchema, fieldSchema } from '#catalogue/manifest.ts'
import { brands, instanceIdSchema } from '#layout/layout.ts'
import { tones } from './brief.ts'
import { knownOfTextSchema } from './known-of-text.ts'

/**
 * What the screens ask of a writer, and what it answers. A component or field may come as its manifest object or as its
 * code and name: the server's own catalogue is what counts.
 */
const texts = (most: number) => z.array(z.string().max(4000)).max(most)

/** Of a column or an instance. */
const nameSchema = z.string().max(200)

/** What a brief may hold, in characters, in messages and in sections that have words of their own; `whole`: in all. */
export const briefLimits = { text: 4000, context: 20_000, messages: 100, sections: 500, whole: 40_000 }

/** The columns of an item: more than any component has. */
const mostColumns = 50
/** A list has an entry a line; a text may be far longer than its field allows, until somebody shortens it. */
const itemValueSchema = z.union([z.string().max(20_000), z.array(z.string().max(4000)).max(100)])

export const writingBriefSchema = z.object({
  topic: z.string().max(briefLimits.text),
  audience: z.string().max(briefLimits.text),
  keyMessages: texts(briefLimits.messages),
  /** Those of them of which a person has confirmed what was understood: additional context does not count against them. */
  confirmed: texts(briefLimits.messages).optional(),
  tone: z.enum(tones),
  locale: z.enum(locales),
  additionalContext: z.string().max(briefLimits.context).default(''),
  /** By instance id. */
  componentContexts: recordOf(z.string().max(briefLimits.text), briefLimits.sections).default({}),
})

const componentNameSchema = z.union([z.string(), z.looseObject({ code: componentSchema.shape.code })])
/** The page's name, for the ledger. */
const pageNameSchema = z.string().max(200).optional()
/** Which of the page's sections it is, from 0, the oldest first: with it no two sections get the same phrases. */
const sectionSchema = z.int().min(0).max(1000).optional()
/** Whose page it is. Without it the brief's words alone tell whether it speaks of Islamic banking. */
const pageBrandSchema = z.enum(brands).optional()
/**
 * Statements of the key messages that the value is for, word for word; others are passed over. An empty list: no fact is
 * left for it. Without it the section is planned by itself.
 */
const factsSchema = texts(briefLimits.messages).optional()
const fieldNameSchema = z.union([z.string(), z.looseObject({ name: fieldSchema.shape.name })])

export const writeFieldRequestSchema = z.object({
  brief: writingBriefSchema,
  component: componentNameSchema,
  field: fieldNameSchema,
  instanceId: instanceIdSchema,
  page: pageNameSchema,
  section: sectionSchema,
  brand: pageBrandSchema,
  facts: factsSchema,
  /** What the value says on the page in the other language: it is to say the same in the brief's. */
  otherText: itemValueSchema.optional(),
  /** What the caller knows of that text in both languages. */
  knownOfText: knownOfTextSchema.optional(),
  /** Values that the new one should differ from. */
  retryContext: texts(50).optional(),
  /** The title of the item that the field belongs to. */
  relatedTitle: z.string().max(4000).optional(),
  /** The item's other values, by column. */
  itemValues: recordOf(itemValueSchema, mostColumns).optional(),
  /** Which of those a person wrote or accepted: figures may come from these alone. Without it, from all of them. */
  knownColumns: z.array(nameSchema).max(mostColumns).optional(),
})

export const writeItemRequestSchema = z.object({
  brief: writingBriefSchema,
  component: componentNameSchema,
  /** The columns to write; URLs and fixed columns are never written, whatever stands here. */
  columns: z.array(fieldNameSchema).max(mostColumns),
  instanceId: instanceIdSchema,
  page: pageNameSchema,
  section: sectionSchema,
  brand: pageBrandSchema,
  facts: factsSchema,
  /** From 1. */
  itemIndex: z.int().min(1).max(500),
  totalItems: z.int().min(1).max(500),
  guidedIdea: z.string().max(4000).optional(),
  allPreviousTitles: texts(500).default([]),
})

function recordOf<Value extends z.ZodType>(value: Value, most: number) {
  return z
    .record(nameSchema, value)
    .refine((record) => Object.keys(record).length <= most, { params: { most } })
}

export type WritingBrief = z.infer<typeof writingBriefSchema>
export type WriteFieldRequest = z.infer<typeof writeFieldRequestSchema>
export type WriteItemRequest = z.infer<typeof writeItemRequestSchema>
