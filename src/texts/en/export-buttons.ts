import type { ExportButton } from '#formats/formats.ts'

type ButtonWords = {
  label: string
  /** What the palette finds its command by besides. */
  words?: string
  busy: string
  done: string
  doneHint?: string
  /** Where the clipboard was refused. */
  instead?: string
  failed: string
}

const buttons: Record<ExportButton, ButtonWords> = {
  docx: {
    label: 'Export DOCX',
    busy: 'Exporting...',
    done: '✅ DOCX and JSON files exported successfully!',
    doneHint: 'If the browser asks, allow this site to save both files.',
    failed: 'Failed to export files. Please try again.',
  },
  html: {
    label: 'Generate HTML',
    busy: 'Generating...',
    done: '✅ HTML file generated successfully!',
    failed: 'Failed to generate HTML. Please try again.',
  },
  both: {
    label: 'Generate both',
    busy: 'Generating...',
    done: 'HTML files of both languages generated.',
    failed: 'Failed to generate HTML. Please try again.',
  },
  markdown: {
    label: 'Copy texts as Markdown',
    words: 'clipboard md mail content paste',
    busy: 'Copying...',
    done: 'All texts are on the clipboard, as Markdown.',
    instead: 'The browser did not let us copy the texts, so they are saved as a Markdown file.',
    failed: 'The texts could not be copied. Please try again.',
  },
}

/** Words of an export with the dialog or without it, in English. Those in the specification stand here as written there. */
export const texts = {
  buttons,
  /** Behind what was copied. */
  notAccepted: (count: number) => (count === 1 ? '1 is not accepted yet.' : `${count} are not accepted yet.`),
  /** Why nothing is made. */
  noFaces: 'The page is in one language.',
  noContent: 'No AI content available. Please generate content first.',
} as const
