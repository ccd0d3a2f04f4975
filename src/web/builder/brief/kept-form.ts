import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { parseJson } from '#base/parse-json.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { briefSchema } from '#content/brief.ts'
import type { Draft } from '#content/draft.ts'
import { itemConfigSchema } from '#content/item-config.ts'
import { type BriefForm, briefFormOf, typedOf } from './brief-form.ts'

/** What is typed in the set-up and not used yet, one form a page: a reload or a closed tab loses nothing of it. */
const prefix = 'webpage-builder.brief'

const keptSchema = z.strictObject({
  brief: briefSchema,
  itemConfigs: z.record(z.string(), itemConfigSchema),
  locale: z.enum(locales),
})

export function keepForm(pageId: string, form: BriefForm) {
  try {
    localStorage.setItem(nameOf(pageId), JSON.stringify(typedOf(form)))
  } catch {
    // Where nothing may be kept, it lasts as long as the dialog is open.
  }
}

export function forgetForm(pageId: string) {
  try {
    localStorage.removeItem(nameOf(pageId))
  } catch {
    // Where nothing may be kept, nothing was.
  }
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
  try {
    return keptSchema.safeParse(parseJson(localStorage.getItem(nameOf(pageId)) ?? '')).data
  } catch {
    return undefined
  }
}

function nameOf(pageId: string): string {
  return `${prefix}/${pageId}`
}
