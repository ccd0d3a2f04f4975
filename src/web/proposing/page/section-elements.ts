import type { Draft } from '#content/draft/draft.ts'
import { isFooter, isHeader } from '#layout/layout.ts'

/** Ids of the elements of a proposal's sections on its page, in their order. */
export function sectionElements({ layout }: Draft): string[] {
  return layout.components
    .filter(({ code }) => !isHeader(code) && !isFooter(code))
    .map(({ instanceId }) => instanceId.toLowerCase())
}
