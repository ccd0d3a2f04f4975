import { compareDrafts, type Difference } from '../compare/compare-drafts.ts'
import { findMoved } from '../compare/find-moved.ts'
import { isSame } from '../compare/is-same.ts'
import { readSections, type Section } from '../compare/sections.ts'
import { settings } from '../compare/settings.ts'
import type { Draft } from '../draft.ts'
import type { Item } from '../items.ts'
import { hasOtherWords, isRewritten } from '../merge/is-rewritten.ts'
import type { AlignedPages } from './align-returned.ts'

/**
 * What the page says of it today: nothing that speaks against it (`open`), something else since the export (`both`), the section
 * or item is not there any more (`gone`), or the same already (`done`).
 */
export type Standing = 'open' | 'both' | 'gone' | 'done'

/** One thing that is another in the document than it was at its export: of one page, in one language. */
export type ReturnedDifference = Exclude<Difference, { kind: 'instructions' | 'face-added' | 'face-removed' }>

/** What changed in the document, in its order; what is decided about a text travels in none. */
export function listReturned({ exported, returned }: AlignedPages): ReturnedDifference[] {
  return compareDrafts(exported, returned).filter(isOfDocument)
}

function isOfDocument(difference: Difference): difference is ReturnedDifference {
  return !['status', 'instructions', 'face-added', 'face-removed'].includes(difference.kind)
}

/** `page` shows the face that the document is in. */
export function standingOf(page: Draft, aligned: AlignedPages, difference: ReturnedDifference): Standing {
  const { exported, returned } = aligned
  if (difference.kind === 'setting') {
    const now = settings[difference.setting].read(page)
    if (isSame(now, difference.after)) return 'done'
    return isSame(now, difference.before) ? 'open' : 'both'
  }
  const here = findSection(page, difference)
  switch (difference.kind) {
    case 'section-added':
      return here ? 'done' : 'open'
    case 'section-removed': {
      const before = findSection(exported, difference)
      if (!here) return 'done'
      return before && isRewritten(before, here) ? 'both' : 'open'
    }
    case 'section-moved':
      return here ? orderStanding(keysOf(page), keysOf(returned)) : 'gone'
  }
  if (!here) return 'gone'
  return standingIn(here, aligned, difference)
}

type InSection = Exclude<
  ReturnedDifference,
  { kind: 'setting' | 'section-added' | 'section-removed' | 'section-moved' }
>

function standingIn(here: Section, { exported, returned }: AlignedPages, difference: InSection): Standing {
  const items = here.content?.items ?? []
  const item = 'itemId' in difference ? items.find(({ id }) => id === difference.itemId) : undefined
  switch (difference.kind) {
    case 'item-added':
      return item ? 'done' : 'open'
    case 'item-removed': {
      const before = itemsIn(exported, difference).find(({ id }) => id === difference.itemId)
      if (!item) return 'done'
      return before && hasOtherWords(before.values, item.values) ? 'both' : 'open'
    }
    case 'item-moved':
      return item ? orderStanding(idsOf(items), idsOf(itemsIn(returned, difference))) : 'gone'
    case 'switch': {
      const isShown = here.switches?.[difference.itemId]?.[difference.element] ?? true
      return isShown === difference.isShown ? 'done' : 'open'
    }
    case 'status':
    case 'text': {
      if ('itemId' in difference && !item) return 'gone'
      const now = (item ? item.values : here.content?.fields)?.[difference.field]?.value ?? ''
      if (isSame(now, difference.after.value)) return 'done'
      return isSame(now, difference.before.value) ? 'open' : 'both'
    }
  }
}

function orderStanding(now: readonly string[], wanted: readonly string[]): Standing {
  return findMoved(now, wanted).size === 0 ? 'done' : 'open'
}

export function findSection(
  draft: Draft,
  { instanceId, code }: { instanceId: string; code: string },
): Section | undefined {
  return [...readSections(draft).values()].find(
    ({ instance }) => instance.instanceId === instanceId && instance.code === code,
  )
}

function itemsIn(draft: Draft, place: { instanceId: string; code: string }): readonly Item[] {
  return findSection(draft, place)?.content?.items ?? []
}

function idsOf(items: readonly Item[]): string[] {
  return items.map(({ id }) => id)
}

function keysOf(draft: Draft): string[] {
  return [...readSections(draft).keys()]
}
