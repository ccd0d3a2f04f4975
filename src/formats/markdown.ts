import type { Format } from './format.ts'

/** All texts as Markdown, to be pasted into a mail or a document. */
export const markdown = {
  id: 'markdown',
  ending: '.md',
  mimeType: 'text/markdown',
  needs: ['texts'],
  values: 'all',
  hasAddresses: false,
  choices: [],
  button: 'markdown',
  goesTo: 'clipboard',
  isCommand: true,
  async make(page, { loadManifest }) {
    const [manifest, { writeMarkdown }] = await Promise.all([
      loadManifest(),
      import('./markdown/write-markdown.ts'),
    ])
    return writeMarkdown(page, manifest)
  },
} as const satisfies Format
