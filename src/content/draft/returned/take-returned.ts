import { unwritten } from '../../values/field-value.ts'
import { readSections, type Section, writeSections } from '../compare/sections.ts'
import { settings } from '../compare/settings.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import type { Item } from '../items.ts'
import { mergeOrder } from '../merge/merge-order.ts'
import { chosenValue } from '../merge/merge-value.ts'
import type { AlignedPages } from './align-returned.ts'
import { findSection, type ReturnedDifference } from './returned-changes.ts'

/**
 * The page with these changes of the document in it, and all else as it is. A text that stood there can be brought back; a section
 * or an item that the page has no more comes back with what the document says of it. `page` shows the face that the document is in.
 */
export function takeReturned(
  page: Draft,
  aligned: AlignedPages,
  differences: readonly ReturnedDifference[],
): Draft {
  return differences.reduce((draft, difference) => takeOne(draft, aligned, difference), page)
}

function takeOne(page: Draft, aligned: AlignedPages, difference: ReturnedDifference): Draft {
  const { exported, returned } = aligned
  switch (difference.kind) {
    case 'setting':
      return settings[difference.setting].write(page, difference.after)
    case 'section-added':
      return withSection(page, returned, difference)
    case 'section-removed':
      return writeSections(
        page,
        [...readSections(page).values()].filter(
          ({ instance }) =>
            instance.instanceId !== difference.instanceId || instance.code !== difference.code,
        ),
      )
    case 'section-moved':
      return inOrder(page, exported, returned)
    default: {
      if (!findSection(page, difference)) return withSection(page, returned, difference)
      return changeSection(page, difference, (section) => takeInSection(section, aligned, difference))
    }
  }
}

type Place = { instanceId: string; code: string }
type InSection = Exclude<
  ReturnedDifference,
  { kind: 'setting' | 'section-added' | 'section-removed' | 'section-moved' }
>

/** Behind the nearest section that it follows in the document. */
function withSection(page: Draft, returned: Draft, place: Place): Draft {
  const section = findSection(returned, place)
  const now = readSections(page)
  const there = [...readSections(returned).entries()]
  const index = there.findIndex(([, each]) => each.instance.instanceId === place.instanceId)
  const [key] = there[index] ?? []
  if (!section || key === undefined || now.has(key)) return page
  const before = there.slice(0, index).findLast(([each]) => now.has(each))?.[0]
  const at = before === undefined ? 0 : [...now.keys()].indexOf(before) + 1
  return writeSections(page, [...now.values()].toSpliced(at, 0, section))
}

/** What both moved stands where the page has it. */
function inOrder(page: Draft, exported: Draft, returned: Draft): Draft {
  const sections = readSections(page)
  const keys = (draft: Draft) => [...readSections(draft).keys()]
  const order = mergeOrder(
    { base: keys(exported), mine: keys(page), theirs: keys(returned) },
    new Set(sections.keys()),
  )
  return writeSections(
    page,
    order.flatMap((key) => sections.get(key) ?? []),
  )
}

function changeSection(page: Draft, place: Place, change: (section: Section) => Section): Draft {
  const sections = [...readSections(page).values()].map((section) =>
    section.instance.instanceId === place.instanceId ? change(section) : section,
  )
  return writeSections(page, sections)
}

const nothing: InstanceDraft = { fields: {}, items: [] }

function takeInSection(
  section: Section,
  { exported, returned }: AlignedPages,
  difference: InSection,
): Section {
  const content = section.content ?? nothing
  const there = findSection(returned, difference)?.content ?? nothing
  switch (difference.kind) {
    case 'status':
    case 'text': {
      const { field } = difference
      if (!('itemId' in difference)) {
        const fields = withValue(content.fields, field, there.fields)
        return { ...section, content: { ...content, fields } }
      }
      const item = there.items.find(({ id }) => id === difference.itemId)
      const items = content.items.map((each) =>
        each.id === difference.itemId
          ? { ...each, values: withValue(each.values, field, item?.values ?? {}) }
          : each,
      )
      const isThere = content.items.some(({ id }) => id === difference.itemId)
      return withItems(section, isThere ? items : insertItem(content.items, there.items, difference.itemId))
    }
    case 'item-added':
      return withItems(section, insertItem(content.items, there.items, difference.itemId))
    case 'item-removed':
      return withItems(
        section,
        content.items.filter(({ id }) => id !== difference.itemId),
      )
    case 'item-moved': {
      const ids = (items: readonly Item[]) => items.map(({ id }) => id)
      const base = findSection(exported, difference)?.content ?? nothing
      const order = mergeOrder(
        { base: ids(base.items), mine: ids(content.items), theirs: ids(there.items) },
        new Set(ids(content.items)),
      )
      return withItems(
        section,
        order.flatMap((id) => content.items.filter((item) => item.id === id)),
      )
    }
    case 'switch': {
      const ofItem = { ...section.switches?.[difference.itemId], [difference.element]: difference.isShown }
      return { ...section, switches: { ...section.switches, [difference.itemId]: ofItem } }
    }
  }
}

function withValue(values: Item['values'], field: string, there: Item['values']): Item['values'] {
  const old = (Object.hasOwn(values, field) ? values[field] : undefined) ?? unwritten
  const next = (Object.hasOwn(there, field) ? there[field] : undefined) ?? unwritten
  return { ...values, [field]: chosenValue(next, old) }
}

/** Switches go with their items, and how many there are to be follows from those that are there. */
function withItems(section: Section, items: Item[]): Section {
  const { switches, config, content = nothing } = section
  const ids = new Set(items.map(({ id }) => id))
  const kept = Object.entries(switches ?? {}).filter(([id]) => ids.has(id))
  return {
    ...section,
    content: { ...content, items },
    ...(switches && { switches: Object.fromEntries(kept) }),
    ...(config && { config: { ...config, itemCount: items.length } }),
  }
}

/** Behind the nearest item that it follows in the document. */
function insertItem(items: readonly Item[], there: readonly Item[], id: string): Item[] {
  const index = there.findIndex((item) => item.id === id)
  const item = there[index]
  if (!item || items.some((each) => each.id === id)) return [...items]
  const before = there.slice(0, index).findLast((each) => items.some((one) => one.id === each.id))
  const at = before ? items.findIndex((each) => each.id === before.id) + 1 : 0
  return items.toSpliced(at, 0, item)
}
