import type { Manifest } from '#catalogue/manifest.ts'
import { printedTexts } from '#checks/words/printed-texts.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { Brand, Instance } from '#layout/layout.ts'
import { findBrand } from '#layout/layout.ts'
import type { Term } from '#pairs/terms/term.ts'
import { judgeSection } from './judge-section.ts'
import { toDoSources } from './sources.ts'
import type { ReadPage, ToDo, ToDoGroup, ToDoId } from './to-do.ts'

type OfSection = { entries: Partial<Record<ToDoId, readonly ToDo[]>> } & Omit<ReadPage, 'printed'>

/** All that a section's entries follow from. */
type Grounds = readonly unknown[]

const known = new Map<string, { grounds: Grounds; found: OfSection }>()

/** What is to be done in one section of a page of this brand; looked for anew only when something of it has changed. */
export function toDoIn(
  draft: Draft,
  manifest: Manifest,
  placement: Instance,
  brand: Brand | undefined,
  terms: readonly Term[],
  today?: string,
): OfSection {
  const { instanceId, code } = placement
  const { content, optionalElements, actionUrl, brief, itemConfigs, waivers, product, other } = draft
  const own = [content[instanceId], optionalElements[instanceId], other?.content[instanceId]]
  const ofPage = [other && terms, actionUrl, brand, brief, itemConfigs, waivers, product, draft.layout.locale]
  const grounds = [manifest, code, today, ...own, ...ofPage]
  const before = known.get(instanceId)
  if (before && grounds.every((each, index) => each === before.grounds[index])) return before.found
  const found = find(draft, manifest, placement, brand, terms, today)
  known.set(instanceId, { grounds, found })
  return found
}

/** Of the whole page, by kind; kinds without an entry are not there. `terms` are those of the team, `today` as in ISO 8601. */
export function listToDo(
  draft: Draft,
  manifest: Manifest,
  terms: readonly Term[],
  today?: string,
): ToDoGroup[] {
  const { components, locale } = draft.layout
  forgetOthers(components)
  const brand = findBrand(components)
  const sections = components.map((placement) => toDoIn(draft, manifest, placement, brand, terms, today))
  const read: ReadPage = {
    texts: sections.flatMap(({ texts }) => texts),
    printed: printedTexts(components, manifest, locale),
    links: sections.flatMap(({ links }) => links),
    anchors: {
      sections: sections.flatMap(({ anchors }) => anchors.sections),
      called: sections.flatMap(({ anchors }) => anchors.called),
    },
  }
  return toDoSources
    .map(({ id, ofPage }) => ({
      id,
      entries: [...(ofPage?.(draft, read) ?? []), ...sections.flatMap(({ entries }) => entries[id] ?? [])],
    }))
    .filter(({ entries }) => entries.length > 0)
}

function forgetOthers(components: readonly Instance[]) {
  const here = new Set(components.map(({ instanceId }) => instanceId))
  for (const instanceId of known.keys()) if (!here.has(instanceId)) known.delete(instanceId)
}

function find(
  draft: Draft,
  manifest: Manifest,
  placement: Instance,
  brand: Brand | undefined,
  terms: readonly Term[],
  today?: string,
): OfSection {
  const section = { ...judgeSection(draft, manifest, placement, brand, today), terms }
  const entries = Object.fromEntries(
    toDoSources.map(({ id, ofSection }) => [id, ofSection?.(section, draft) ?? []]),
  )
  const { texts, links, anchors } = section
  return { entries, texts, links, anchors }
}
