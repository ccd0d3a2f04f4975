import { hasTeamPictures } from '#content/pictures/images-of.ts'
import type { Format } from './format.ts'

/** The finished web page; with the team's pictures beside it, in a ZIP. */
export const html = {
  id: 'html',
  ending: '.html',
  mimeType: 'text/html',
  packed: { ending: '.zip', mimeType: 'application/zip' },
  needs: ['layout', 'texts'],
  values: 'accepted',
  hasAddresses: true,
  choices: ['usePlaceholderImages', 'signOff'],
  button: 'html',
  goesTo: 'file',
  isCommand: false,
  async make({ other: _, ...page }, tools) {
    const { render, usePlaceholderImages, loadPicture } = tools
    if (!loadPicture || !hasTeamPictures(page)) return await render({ ...page, usePlaceholderImages })
    const { packPage } = await import('./pictured/pack-page.ts')
    return await packPage(page, { ...tools, loadPicture })
  },
} as const satisfies Format
