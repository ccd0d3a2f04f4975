import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { parseJson } from '#base/parse-json.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { itemConfigSchema } from '#content/draft/item-config.ts'
import { briefSchema } from '#content/writing/brief.ts'
import { findKeptBrief, keepBrief } from '../../drafts/kept-briefs.ts'
import { type BriefForm, briefFormOf, typedOf } from './brief-form.ts'

const keptSchema = z.strictObject({
  brief: briefSchema,
  itemConfigs: z.record(z.string(), itemConfigSchema),
  locale: z.enum(locales),
})

/** A reload or a closed tab loses nothing of what is typed. */
export function keepForm(pageId: string, form: BriefForm) {
  keepBrief(pageId, JSON.stringify(typedOf(form)))
}

/** The form as it was typed, over the page as it is now. */
export function findKeptForm(pageId: string, draft: Draft, manifest: Manifest): BriefForm | undefined {
  const kept = readKept(pageId)
  if (!kept) return undefined
  const { brief, itemConfigs, locale } = kept
  const layout = { ...draft.layout, locale }
  return briefFormOf(
    { ...draft, layout, brief, itemConfigs: { ...draft.itemConfigs, ...itemConfigs } },
    manifest,
  )
}

function readKept(pageId: string) {
  return keptSchema.safeParse(parseJson(findKeptBrief(pageId) ?? '')).data
}
