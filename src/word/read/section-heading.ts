import type { WordParagraph } from '../walk/document.ts'
import type { OrderRow } from './parts.ts'

/** What may be the heading of a section: by its style, or by its number. */
export function isHeading({ heading }: WordParagraph, text: string) {
  return heading > 0 || /^\d+\.\s/.test(text)
}

/** The row of the order table that a section's heading, "2. Hero banner", speaks of. */
export function findPlacedRow(
  rowsByComponent: ReadonlyMap<string, OrderRow[]>,
  text: string,
): OrderRow | undefined {
  const [, number, name = ''] = /^(?:(\d{1,4})\.\s*)?(.+)$/.exec(text) ?? []
  const rows = rowsByComponent.get(name) ?? []
  return rows.find(({ order }) => order === number) ?? (rows.length === 1 ? rows[0] : undefined)
}
