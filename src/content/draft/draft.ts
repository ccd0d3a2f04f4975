import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { defaultLocale, locales } from '#base/locale.ts'
import { instanceIdSchema, placedCodeSchema } from '#layout/layout.ts'
import { findOrderViolation } from '#layout/operations.ts'
import type { ItemSwitches } from '../content.ts'
import { pageImagesSchema } from '../pictures/page-picture.ts'
import { briefSchema, emptyBrief } from '../writing/brief.ts'
import { itemConfigSchema } from './item-config.ts'
import { fieldValuesSchema, itemsSchema } from './items.ts'
import { waiverSchema } from './waiver.ts'

const instanceDraftSchema = z.strictObject({ fields: fieldValuesSchema, items: itemsSchema })

const instanceSchema = z.strictObject({
  instanceId: instanceIdSchema,
  code: placedCodeSchema,
  position: z.int().nonnegative(),
  createdAt: z.string(),
})

const layoutSchema = z.strictObject({
  components: z
    .array(instanceSchema)
    .refine((all) => new Set(all.map(({ instanceId }) => instanceId)).size === all.length, 'different-ids')
    .refine((all) => all.every(({ position }, index) => position === index), 'position-by-place')
    .refine((all) => findOrderViolation(all) === undefined, 'order'),
  pageName: z.string(),
  locale: z.enum(locales),
})

const switchesSchema: z.ZodType<ItemSwitches> = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), z.boolean())),
)

/**
 * A page in a second language: what of it differs from the face in front, which is the draft itself. Sections and items are
 * the same by id and order (`faces/follow-structure.ts`); all that is not here, both share.
 */
const otherFaceSchema = z.strictObject({
  locale: z.enum(locales),
  content: z.record(z.string(), instanceDraftSchema),
  pageName: z.string(),
  displayName: z.string().optional(),
  publicUrl: z.string().optional(),
  actionUrl: z.string().optional(),
  /** What pictures show, by digest. */
  alts: z.record(z.string(), z.string()).optional(),
})

/** One page in the making: which instances stand where, and everything that belongs to them. */
export const draftSchema = z.strictObject({
  /** Counts up when what is stored changes its form; `read-stored.ts` reads those before. */
  format: z.literal(2),
  /** When the page was made; travels in every export. */
  createdAt: isoTimeSchema,
  layout: layoutSchema,
  /** What people call the page; without it, its page name. */
  displayName: z.string().optional(),
  /** What the page is about, by the id of a product; absent while nobody has said it. */
  product: z.string().optional(),
  /** Where the page will stand, if that is known. */
  publicUrl: z.string().optional(),
  /** Where buttons without an address of their own lead; empty when nobody wants one, absent while nobody was asked. */
  actionUrl: z.string().optional(),
  /** Where the page's pictures will stand, if that is known; else they come in a folder beside the page. */
  picturesUrl: z.string().optional(),
  /** What the page knows of the team's pictures, by digest. Absent where it has none, as in drafts from before. */
  images: pageImagesSchema.optional(),
  /** By instance id; an instance that nothing was written in has none. */
  content: z.record(z.string(), instanceDraftSchema),
  /** Switches of items: per instance id, per item id, per element id. Absent means shown. */
  optionalElements: switchesSchema,
  /** For what of its words somebody answers. Absent where nobody does, as in drafts from before. */
  waivers: z.array(waiverSchema).optional(),
  brief: briefSchema,
  /** How items are to be written, by instance id. */
  itemConfigs: z.record(z.string(), itemConfigSchema),
  /** Absent on a page of one language. */
  other: otherFaceSchema.optional(),
})

/** Whether drafts are valid, for many that share most of what they are made of: that is looked at once. */
export function createDraftCheck(): (draft: unknown) => boolean {
  const schema = draftSchema.extend({
    layout: lookedAtOnce(layoutSchema),
    content: z.record(z.string(), lookedAtOnce(instanceDraftSchema)),
    brief: lookedAtOnce(briefSchema),
    other: otherFaceSchema
      .extend({ content: z.record(z.string(), lookedAtOnce(instanceDraftSchema)) })
      .optional(),
  })
  return (draft) => schema.safeParse(draft).success
}

function lookedAtOnce(schema: z.ZodType) {
  const held = new WeakSet<object>()
  return z.custom((value) => {
    if (typeof value !== 'object' || value === null) return false
    if (!held.has(value) && schema.safeParse(value).success) held.add(value)
    return held.has(value)
  })
}

export type InstanceDraft = z.infer<typeof instanceDraftSchema>
export type OtherFace = z.infer<typeof otherFaceSchema>
export type Draft = z.infer<typeof draftSchema>

export function createDraft(createdAt: string): Draft {
  return {
    format: 2,
    createdAt,
    layout: { components: [], pageName: '', locale: defaultLocale },
    content: {},
    optionalElements: {},
    brief: emptyBrief,
    itemConfigs: {},
  }
}
