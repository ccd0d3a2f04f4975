import type { Draft } from '#content/draft/draft.ts'
import type { ReturnedDifference } from '#content/draft/returned/returned-changes.ts'
import type { WordMark } from '#word/read/list-marks.ts'

/** What people did or said where this changed; `returned` tells which place in the document an item has. */
export function marksAt(
  marks: readonly WordMark[],
  difference: ReturnedDifference,
  returned: Draft,
): WordMark[] {
  if (!('instanceId' in difference)) return []
  const { instanceId } = difference
  const items = returned.content[instanceId]?.items ?? []
  const item = 'itemId' in difference ? items.findIndex(({ id }) => id === difference.itemId) : undefined
  return marks.filter((mark) => mark.instanceId === instanceId && isOf(mark, difference, item))
}

function isOf(mark: WordMark, difference: ReturnedDifference, item: number | undefined): boolean {
  switch (difference.kind) {
    case 'text':
    case 'status':
      return mark.field === difference.field && mark.item === item
    case 'item-removed':
      return mark.kind === 'row-deleted'
    case 'section-added':
      return true
    case 'section-moved':
    case 'section-removed':
      return mark.field === undefined
    case 'item-added':
    case 'item-moved':
      return mark.item === item
    default:
      return false
  }
}
