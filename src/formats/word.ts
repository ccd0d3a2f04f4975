import type { Format } from './format.ts'

/** The Word specification document. */
export const word = {
  id: 'word',
  ending: '-spec.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  needs: ['layout'],
  values: 'all',
  hasAddresses: false,
  choices: ['protect', 'beside'],
  button: 'docx',
  goesTo: 'file',
  isCommand: false,
  async make({ other, ...page }, { loadManifest, exportedAt, protect, beside, keepExport }) {
    const [manifest, { describeExport, writeSpec }] = await Promise.all([
      loadManifest(),
      import('#word/write.ts'),
    ])
    const input = { ...page, manifest, exportedAt, protect, ...(beside && other && { beside: other }) }
    const exported = describeExport(input)
    keepExport?.(exported.id, exported.page)
    return await writeSpec(input, exported)
  },
} as const satisfies Format
