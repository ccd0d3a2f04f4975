import type { Format } from './format.ts'

/** The finished web page in both languages, in a ZIP, with the team's pictures once, and the record of each if wanted. */
export const both = {
  id: 'both',
  ending: '.zip',
  mimeType: 'application/zip',
  needs: ['layout', 'texts', 'faces'],
  values: 'accepted',
  hasAddresses: true,
  choices: ['usePlaceholderImages', 'signOff'],
  button: 'both',
  goesTo: 'file',
  isCommand: false,
  async make({ other, ...page }, tools) {
    const { packPages } = await import('./pictured/pack-page.ts')
    return await packPages(other ? [page, other] : [page], tools)
  },
} as const satisfies Format
