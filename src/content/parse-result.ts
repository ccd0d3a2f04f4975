import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { withoutNoncharacters } from '#base/noncharacters.ts'
import { parseJson } from '#base/parse-json.ts'
import type { ValueRule } from '#base/value-rule.ts'
import { instanceIdSchema, placedCodeSchema } from '#layout/layout.ts'
import {
  type ContentValues,
  countWaiting,
  type InstanceContent,
  type OptionalElements,
  type PageContent,
} from './content.ts'
import { inlinePicturesSchema } from './pictures/inline-picture.ts'
import { pageImagesSchema } from './pictures/page-picture.ts'
import { readAddress, readPublicUrl } from './values/safe-url.ts'

const notAValue: ValueRule = 'value'

/** One field's value on the wire: plain, or with the mark of who wrote it. Both are accepted, the latter is sent. */
const plainValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])
const valueSchema = z.union(
  [
    plainValueSchema,
    z.object({
      value: plainValueSchema,
      ai_generated: z.boolean().default(false),
      /** False: it waits for somebody to read it. */
      accepted: z.boolean().optional(),
    }),
  ],
  { error: notAValue },
)

const itemSchema = z.record(z.string(), valueSchema)

/** Field values by name; `items` is a list of such maps, or that list as a JSON string. */
const instanceDataSchema = z
  .record(z.string(), z.union([valueSchema, z.array(itemSchema)], { error: notAValue }))
  .superRefine((values, context) => {
    for (const [name, value] of Object.entries(values)) {
      const message = name === 'items' ? findItemsFault(value) : findValueFault(value)
      if (message) context.addIssue({ code: 'custom', path: [name], message })
    }
  })

export const dataSchema = z.record(instanceIdSchema, instanceDataSchema)

/** What is null counts as absent. */
export const metadataSchema = z.preprocess(
  withoutNulls,
  z.object({
    pageName: z.string().default(''),
    locale: z.enum(locales).optional(),
    layoutHash: z.string().optional(),
    createdAt: z.string().optional(),
    /** Where the page will stand; no Word document says it. */
    publicUrl: z
      .string()
      .refine(isPublicUrl, 'public-url' satisfies ValueRule)
      .optional(),
    /** The same page in the other language, where it is known where it will stand. */
    counterpart: z
      .object({
        locale: z.enum(locales),
        publicUrl: z.string().refine(isPublicUrl, 'public-url' satisfies ValueRule),
      })
      .optional(),
    /** What the file of the page is called, without its ending, where that is not the page's name. */
    fileName: z.string().optional(),
    /** Where buttons without an address of their own lead; no Word document says it. */
    actionUrl: z
      .string()
      .refine(isAddress, 'action-url' satisfies ValueRule)
      .optional(),
    /** What the page is about, by the id of a product. */
    product: z.string().optional(),
    components: z.array(z.object({ code: placedCodeSchema, instanceId: instanceIdSchema })),
    /** What is known of those pictures of the team that values name. */
    images: pageImagesSchema.optional(),
    /** Pictures of the document that nobody keeps, small enough for the page itself. */
    inlinePictures: inlinePicturesSchema.optional(),
    /** Switches that are off: per instance id, per item index from 0, per element id. */
    optionalElements: z
      .record(z.string(), z.record(z.string(), z.record(z.string(), z.boolean())))
      .optional(),
  }),
)

function isPublicUrl(text: string): boolean {
  return readPublicUrl(text) !== undefined
}

function isAddress(text: string): boolean {
  return readAddress(text) !== undefined
}

export const parseErrorSchema = z.object({
  type: z.string(),
  message: z.string(),
  instanceId: z.string().optional(),
})

export const parseWarningSchema = z.object({
  message: z.string(),
  type: z.string().optional(),
  instanceId: z.string().optional(),
})

/**
 * The pages that a document without component tables could become, two where it has two languages: which components they would have,
 * how many of its words would stand in them, be kept off for a reason or have no place, and how many labels nobody knows.
 */
export const proposalSummarySchema = z.object({
  pages: z.array(
    z.object({
      locale: z.enum(locales),
      components: z.array(z.string()),
      placedWords: z.int(),
      keptWords: z.int(),
      unplacedWords: z.int(),
      questions: z.int(),
    }),
  ),
})

/** What reading one Word document gives. `data` and `metadata` are filled as far as known, also on failure. */
export const parseResultSchema = z.object({
  success: z.boolean(),
  filename: z.string(),
  metadata: metadataSchema,
  data: dataSchema,
  warnings: z.array(parseWarningSchema),
  errors: z.array(parseErrorSchema),
  /** What a document has beside its values in the other language, by place: "FAQ-0001/question/2", items from 1. */
  beside: z.record(z.string(), z.string()).optional(),
  /** Comments that the tool had put into the document, and how many of them were resolved in Word. */
  ownComments: z.object({ count: z.int(), done: z.int() }).optional(),
  /** Only with the error NO_COMPONENTS. */
  proposal: proposalSummarySchema.optional(),
})

export const bulkSummarySchema = z.object({ total: z.int(), successful: z.int(), failed: z.int() })

export const bulkResultSchema = z.object({
  success: z.boolean(),
  results: z.array(parseResultSchema),
  summary: bulkSummarySchema,
})

export type ParsedData = z.infer<typeof dataSchema>
export type ParsedMetadata = z.infer<typeof metadataSchema>
export type ParseWarning = z.infer<typeof parseWarningSchema>
export type ParseError = z.infer<typeof parseErrorSchema>
export type ProposalSummary = z.infer<typeof proposalSummarySchema>
export type PageSummary = ProposalSummary['pages'][number]
export type ParseResult = z.infer<typeof parseResultSchema>
export type BulkSummary = z.infer<typeof bulkSummarySchema>
export type BulkResult = z.infer<typeof bulkResultSchema>

/** The result for a file that could not be read at all. */
export function unreadResult(filename: string, error: ParseError): ParseResult {
  return {
    success: false,
    filename,
    metadata: { pageName: '', components: [] },
    data: {},
    warnings: [],
    errors: [error],
  }
}

/** Content as it travels: every value with its mark, `items` as a list. */
export function writeData(content: PageContent): ParsedData {
  const data: ParsedData = {}
  for (const [instanceId, { fields, items }] of Object.entries(content)) {
    data[instanceId] = items.length > 0 ? { ...fields, items } : { ...fields }
  }
  return data
}

/** Of all instances. */
export function countWaitingTexts({ data }: Pick<ParseResult, 'data'>): number {
  return Object.values(readData(data)).reduce((sum, instance) => sum + countWaiting(instance), 0)
}

/** Content out of what travelled, in any of the accepted forms. */
export function readData(data: ParsedData): PageContent {
  return Object.fromEntries(
    Object.entries(data).map(([instanceId, values]) => [instanceId, readInstance(values)]),
  )
}

export function readOptionalElements({ optionalElements }: ParsedMetadata): OptionalElements {
  return optionalElements ?? {}
}

function readInstance({ items, ...fields }: ParsedData[string]): InstanceContent {
  return { fields: readValues(fields), items: readItems(items).map(readValues) }
}

function readItems(items: unknown): Record<string, unknown>[] {
  return parseItems(items) ?? []
}

/** The items in any accepted form; nothing when this is none. */
function parseItems(items: unknown): Record<string, unknown>[] | undefined {
  if (items === undefined || items === null || items === '') return []
  if (typeof items === 'object' && 'value' in items) return parseItems(items.value)
  return z.array(itemSchema).safeParse(typeof items === 'string' ? parseJson(items) : items).data
}

function findItemsFault(items: unknown): ValueRule | undefined {
  return parseItems(items) ? undefined : 'item-list'
}

function findValueFault(value: unknown): ValueRule | undefined {
  const isItemList = Array.isArray(value) && value.some((entry) => typeof entry === 'object')
  return isItemList ? 'no-item-list' : undefined
}

/** An object without what is null in it. */
export function withoutNulls(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
}

function readValues(values: Record<string, unknown>): ContentValues {
  const read: ContentValues = {}
  for (const [name, given] of Object.entries(values)) {
    const parsed = valueSchema.safeParse(given)
    if (!parsed.success) continue
    const marked = isMarked(parsed.data) ? parsed.data : { value: parsed.data, ai_generated: false }
    const { value, ai_generated, accepted } = { accepted: undefined, ...marked }
    read[name] = { value: readText(value), ai_generated, ...(accepted === false && { accepted }) }
  }
  return read
}

function readText(value: string | number | boolean | string[] | null): string | string[] {
  if (Array.isArray(value)) return value.map(withoutNoncharacters)
  return withoutNoncharacters(String(value ?? ''))
}

type WireValue = z.infer<typeof valueSchema>

function isMarked(value: WireValue): value is Extract<WireValue, { ai_generated: boolean }> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
