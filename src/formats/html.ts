import type { Format } from './format.ts'

/** The finished web page. */
export const html = {
  id: 'html',
  ending: '.html',
  mimeType: 'text/html',
  needs: ['layout', 'texts'],
  values: 'accepted',
  hasAddresses: true,
  choices: ['usePlaceholderImages'],
  button: 'html',
  goesTo: 'file',
  isCommand: false,
  make: (page, { render, usePlaceholderImages }) => render({ ...page, usePlaceholderImages }),
} as const satisfies Format
