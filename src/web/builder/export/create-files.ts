import { safeFileName } from '#base/file-name.ts'
import { type Locale, locales } from '#base/locale.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { acceptedContent, exportContent } from '#content/draft/draft-content.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import type { Page } from '#html/page.ts'
import { findPageNameError } from '#layout/page-name.ts'
import { createPageSpec } from '#layout/page-spec.ts'
import { validateLayout } from '#layout/rules.ts'
import type { SpecInput } from '#word/write.ts'

/** Names of the files, by what they are. A page name that is too long for a file is cut. */
export function fileNamesOf(pageName: string) {
  const name = safeFileName(pageName)
  return {
    layout: `${name}.layout.json`,
    word: `${name}-spec.docx`,
    html: `${name}.html`,
  }
}

/** Why the page cannot be exported, as a message for people; `field` is where it belongs. */
export type ExportError = { field: 'page-name' | 'page'; message: string }

export function findExportError({ layout }: Draft): ExportError | undefined {
  const nameError = findPageNameError(layout.pageName)
  if (nameError) return { field: 'page-name', message: nameError }
  const [layoutError] = validateLayout(layout.components)
  if (layoutError) return { field: 'page', message: layoutError.message }
}

/** The layout file's text. */
export function createLayoutFile({ layout, createdAt }: Draft): string {
  return `${JSON.stringify(createPageSpec(layout, createdAt), null, 2)}\n`
}

type WordOptions = { manifest: Manifest; exportedAt: string; protect: boolean }

/** What the Word document is written from: every value, whatever its state. */
export function describeSpec(draft: Draft, options: WordOptions): SpecInput {
  const { layout, content, optionalElements, createdAt } = draft
  const { components, pageName, locale } = layout
  return {
    ...options,
    pageName,
    locale,
    createdAt,
    components,
    content: exportContent(content),
    optionalElements,
  }
}

/** What the page is rendered from: accepted values alone. */
export function describePage(draft: Draft, usePlaceholderImages: boolean): Page {
  const { layout, content, optionalElements, createdAt, publicUrl, actionUrl } = draft
  return {
    name: displayNameOf(namesOf(draft)),
    locale: layout.locale,
    layoutHash: createPageSpec(layout, createdAt).page.layoutHash,
    createdAt,
    ...(publicUrl && { publicUrl }),
    ...(actionUrl && { actionUrl }),
    components: layout.components,
    content: acceptedContent(content),
    optionalElements,
    usePlaceholderImages,
  }
}

export function isLocale(text: string): text is Locale {
  return locales.some((locale) => locale === text)
}
