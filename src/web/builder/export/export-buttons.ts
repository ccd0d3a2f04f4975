import type { Draft } from '#content/draft/draft.ts'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { type ExportButton, exportButtons, formatsOf } from '#formats/formats.ts'

/** What Enter does, too; it stands last. */
export const mainButton: ExportButton = 'docx'

/** What is made of texts alone is offered once there are some, and what has both languages once it has them. */
export function offeredButtons({ content, other }: Pick<Draft, 'content' | 'other'>): ExportButton[] {
  const lacks = { layout: false, texts: !hasWrittenContent(content), faces: other === undefined }
  return exportButtons.filter((button) =>
    formatsOf(button).every(({ needs }) => needs.every((need) => !lacks[need])),
  )
}

/** What goes to the clipboard has its button in the list of files. */
export function savesFiles(button: ExportButton): boolean {
  return formatsOf(button).every(({ goesTo }) => goesTo === 'file')
}

/** It is published as it is: what blocks has to be changed or waived before. */
export function isPublished(button: ExportButton): boolean {
  return formatsOf(button).some(({ values }) => values === 'accepted')
}
