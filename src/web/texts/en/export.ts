import type { Locale } from '#base/locale.ts'

/** Words of the export dialog, in English. Those in the specification stand here as written there. */
export const texts = {
  title: 'Export Page',
  pageName: 'Page Name',
  pageNamePlaceholder: 'emirati-credit-card',
  pageNameHint: 'Lowercase letters, digits and hyphens. The files are named after it.',
  locale: 'Locale',
  locales: { 'en-AE': 'English (UAE)', 'ar-AE': 'Arabic (UAE)' } satisfies Record<Locale, string>,
  localeHint: 'The text that is written stays in the language it is in.',
  files: 'Files',
  unnamed: 'page',
  kinds: {
    layout: 'The layout, which this builder opens again. Comes with Export DOCX.',
    word: 'The Word document, to write in. Comes with Export DOCX.',
    html: 'The finished web page. Comes with Generate HTML.',
  },
  leftOut: (count: number) =>
    count === 1
      ? '1 value that nobody has accepted yet is left out of the HTML.'
      : `${count} values that nobody has accepted yet are left out of the HTML.`,
  required: (count: number) =>
    count === 1 ? '1 required value is missing.' : `${count} required values are missing.`,
  buttons: (count: number) =>
    count === 1
      ? '1 button has no address, so the page leaves it out.'
      : `${count} buttons have no address, so the page leaves them out.`,
  seeReport: 'Preview and check shows where.',
  placeholders: 'Use placeholder images',
  placeholdersHint: 'Stand-ins where a picture is missing.',
  protect: 'Protect everything but the values',
  protectHint: 'Word then lets nobody add or delete items, and Word in the browser does not edit it at all.',
  preview: 'Preview and check',
  generateHtml: 'Generate HTML',
  generating: 'Generating...',
  exportDocx: 'Export DOCX',
  exporting: 'Exporting...',
  close: 'Close',
  exported: '✅ DOCX and JSON files exported successfully!',
  generated: '✅ HTML file generated successfully!',
  exportHint: 'Export DOCX saves two files. If the browser asks, allow both.',
  exportedHint: 'If the browser asks, allow this site to save both files.',
  exportFailed: 'Failed to export files. Please try again.',
  generateFailed: 'Failed to generate HTML. Please try again.',
  noContent: 'No AI content available. Please generate content first.',
  nothingLost: 'Your page is as it was.',
} as const
