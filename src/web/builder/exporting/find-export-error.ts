import type { Draft } from '#content/draft/draft.ts'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { type ExportButton, formatsOf } from '#formats/formats.ts'
import { findPageNameError } from '#layout/page-name.ts'
import { validateLayout } from '#layout/rules.ts'
import { texts } from '#texts/export-buttons.ts'
import { describeLayoutError, pageNameErrors } from '#texts/layout.ts'

/** Why the page cannot be exported, as a message for people; `field` is where it belongs. */
export type ExportError = { field: 'page-name' | 'page'; message: string }

export function findExportError(
  { layout, content, other }: Draft,
  button: ExportButton,
): ExportError | undefined {
  const needs = formatsOf(button).flatMap((format) => format.needs)
  if (needs.includes('layout')) {
    const nameError = findPageNameError(layout.pageName)
    if (nameError) return { field: 'page-name', message: pageNameErrors[nameError] }
    const [layoutError] = validateLayout(layout.components)
    if (layoutError) return { field: 'page', message: describeLayoutError(layoutError) }
  }
  if (needs.includes('faces') && !other) return { field: 'page', message: texts.noFaces }
  if (needs.includes('texts') && !hasWrittenContent(content)) {
    return { field: 'page', message: texts.noContent }
  }
}
