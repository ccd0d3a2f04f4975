import type { Format } from './format.ts'

/** The Word specification document. */
export const word = {
  id: 'word',
  ending: '-spec.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  needs: ['layout'],
  values: 'all',
  hasAddresses: false,
  choices: ['protect'],
  button: 'docx',
  goesTo: 'file',
  isCommand: false,
  async make(page, { loadManifest, exportedAt, protect, keepExport }) {
    const [manifest, { describeExport, writeSpec }] = await Promise.all([
      loadManifest(),
      import('#word/write.ts'),
    ])
    const input = { ...page, manifest, exportedAt, protect }
    const { id, page: exported } = describeExport(input)
    keepExport?.(id, exported)
    return await writeSpec(input)
  },
} as const satisfies Format
