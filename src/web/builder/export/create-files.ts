import { safeFileName } from '#base/file-name.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
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
