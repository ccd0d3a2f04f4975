import { type ExportButton, exportButtons, formatsOf } from '#formats/formats.ts'

/** What Enter does, too; it stands last. */
export const mainButton: ExportButton = 'docx'

/** What is made of texts alone is offered once there are some. */
export function offeredButtons(hasContent: boolean): ExportButton[] {
  return exportButtons.filter(
    (button) => hasContent || !formatsOf(button).some(({ needs }) => needs.includes('texts')),
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
