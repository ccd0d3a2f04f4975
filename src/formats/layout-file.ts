import { createPageSpec } from '#layout/page-spec.ts'
import type { FormatPage } from './format.ts'

/** The layout JSON file, which the builder opens again. */
export function createLayoutFile(page: Pick<FormatPage, 'pageName' | 'locale' | 'components' | 'createdAt'>) {
  return `${JSON.stringify(createPageSpec(page, page.createdAt), null, 2)}\n`
}
