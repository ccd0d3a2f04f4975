import type { Draft } from '#content/draft/draft.ts'

/** Nobody would miss it. */
export function isBlankPage({ layout, content }: Draft): boolean {
  return layout.components.length === 0 && layout.pageName === '' && Object.keys(content).length === 0
}
