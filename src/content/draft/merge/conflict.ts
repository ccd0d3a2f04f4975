import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { fieldValueSchema } from '../../values/field-value.ts'
import { settingNames } from '../compare/settings.ts'

const settingValueSchema = z.union([z.string(), z.array(z.string())]).optional()
/** The face that it is in, on a page of two languages. */
const faceSchema = z.enum(locales).optional()
const removedBySchema = z.enum(['me', 'them'])

/**
 * What two people did to one thing, so that one of them has to be chosen. Mine stands in the draft until then, and what
 * one of us removed stands there still.
 */
export const conflictSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('value'),
    locale: faceSchema,
    instanceId: z.string(),
    itemId: z.string().optional(),
    field: z.string(),
    /** Absent: nothing stood there. */
    base: fieldValueSchema.optional(),
    theirs: fieldValueSchema,
  }),
  /** Removed by one, changed by the other. */
  z.strictObject({ kind: z.literal('section'), instanceId: z.string(), removedBy: removedBySchema }),
  z.strictObject({
    kind: z.literal('item'),
    instanceId: z.string(),
    itemId: z.string(),
    removedBy: removedBySchema,
  }),
  z.strictObject({
    kind: z.literal('setting'),
    locale: faceSchema,
    setting: z.enum(settingNames),
    base: settingValueSchema,
    theirs: settingValueSchema,
  }),
  /** How the texts, or the items, of one section are to be written. */
  z.strictObject({
    kind: z.enum(['instructions', 'ideas']),
    instanceId: z.string(),
    base: settingValueSchema,
    theirs: settingValueSchema,
  }),
])

export type Conflict = z.infer<typeof conflictSchema>

/** One that waits for a decision, and who wrote what came in. */
export const openConflictSchema = z.strictObject({ conflict: conflictSchema, by: z.string(), at: z.string() })

export type OpenConflict = z.infer<typeof openConflictSchema>

/** What a conflict is about: of two with the same key the later one counts. */
export function conflictKey(conflict: Conflict): string {
  switch (conflict.kind) {
    case 'value':
      return [
        'value',
        conflict.instanceId,
        conflict.itemId ?? '',
        conflict.field,
        conflict.locale ?? '',
      ].join(' ')
    case 'item':
      return ['item', conflict.instanceId, conflict.itemId].join(' ')
    case 'setting':
      return ['setting', conflict.setting, conflict.locale ?? ''].join(' ')
    default:
      return [conflict.kind, conflict.instanceId].join(' ')
  }
}
