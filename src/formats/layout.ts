import { createPageSpec } from '#layout/page-spec.ts'
import type { Format, FormatPage } from './format.ts'

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
  make: async (page) => createLayoutFile(page),
} as const satisfies Format

export function createLayoutFile(page: Pick<FormatPage, 'pageName' | 'locale' | 'components' | 'createdAt'>) {
  return `${JSON.stringify(createPageSpec(page, page.createdAt), null, 2)}\n`
}
