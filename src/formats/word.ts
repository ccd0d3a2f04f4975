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
  async make(page, { loadManifest, exportedAt, protect }) {
    const [manifest, { writeSpec }] = await Promise.all([loadManifest(), import('#word/write.ts')])
    return await writeSpec({ ...page, manifest, exportedAt, protect })
  },
} as const satisfies Format
