import type { Format } from './format.ts'

/** The layout JSON file, which the builder opens again. */
export const layout = {
  id: 'layout',
  ending: '.layout.json',
  mimeType: 'application/json',
  needs: ['layout'],
  values: 'all',
  hasAddresses: false,
  choices: [],
  button: 'docx',
  goesTo: 'file',
  isCommand: false,
  // Its hash is made by a library that nobody needs before.
  make: async (page) => (await import('./layout-file.ts')).createLayoutFile(page),
} as const satisfies Format
