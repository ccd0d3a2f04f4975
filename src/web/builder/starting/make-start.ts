import type { Locale } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { StartPage, StartSections } from '#catalogue/start-page.ts'
import { emptyContent } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { createStartDraft } from '#content/draft/start-draft.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { type Brand, frameOf } from '#layout/layout.ts'

export type StartChoice = { brand: Brand; locale: Locale }

/** The whole page, between the header and footer of its brand. */
export function makeStart(
  { title }: StartPage,
  sections: StartSections,
  { brand, locale }: StartChoice,
  { manifest, at }: { manifest: Manifest; at: string },
): Draft {
  const { header, footer } = frameOf(brand)
  const frame = [header, footer]
    .filter((code) => findComponent(manifest, code))
    .map((code) => ({ code, content: emptyContent }))
  const body = sections.map(({ code, values }) => {
    const { [code]: content = emptyContent } = readData(dataSchema.parse({ [code]: values }))
    return { code, content }
  })
  return createStartDraft({ sections: [...frame, ...body], title, locale, at })
}
