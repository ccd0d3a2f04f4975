import type { Component } from '#catalogue/manifest.ts'
import type { Copy, Grain, GrainRole } from './grain.ts'
import { type Holding, holdCopy } from './hold-copy.ts'
import type { ProposedSection } from './proposal.ts'
import { isProse } from './role-fits.ts'
import { lengthOfGrain, type Words } from './words.ts'

/** More sections than these are no page: what is left waits in the tray. */
const mostSections = 150

/** Nor is a section of more items than these, four times as many as any component has, or of more words. */
const mostItems = 200
const mostGrains = 1000

/** How many components are offered beside the best. */
const offered = 3

/**
 * The component that holds each section's words best. One hero opens the page. Running text that has no place in its section gets a
 * section of its own behind it.
 */
export function chooseSections(
  gathered: readonly Copy[],
  components: readonly Component[],
  words: Words,
  isBelowHero = false,
): ProposedSection[] {
  const hero = findHero(gathered, isBelowHero)
  const copies = gathered
    .map(cutLong)
    .flatMap((copy, index) => (index === hero ? partItems(copy) : partFigures(copy, words)))
  const text = components.filter(isForText)
  const sections: ProposedSection[] = []
  for (const [index, copy] of copies.entries()) {
    if (sections.length >= mostSections) break
    const [heroes, others] = partBy(components, ({ family }) => family === 'Hero')
    const possible = index === hero ? heroes : others
    const section = chooseSection(copy, possible.length > 0 ? possible : components, words, sections.length)
    sections.push(section)
    const left = takeLeft(section)
    if (left.length === 0) continue
    const isItems = left.some((grain) => grain.item !== undefined && !isProse(grain))
    const next: Copy = { grains: isItems ? left : left.map(withoutItem) }
    const best = isItems || text.length === 0 ? others : text
    sections.push(chooseSection(next, best.length > 0 ? best : components, words, sections.length))
  }
  return sections
}

function partBy<Each>(all: readonly Each[], isFirst: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))]
}

/** What a section has no place for and another one may have: items, or running text. */
function takeLeft(section: ProposedSection): Grain[] {
  const { rest } = section.holding
  const items = rest.filter(({ item }) => item !== undefined)
  const isNamed = items.some(
    (grain) => !isProse(grain) && grain.role !== 'action' && grain.role !== 'address',
  )
  const left = isNamed ? items : rest.filter(isProse)
  const gone = new Set(left)
  if (gone.size === 0 || gone.size === section.copy.grains.length) return []
  section.holding = { ...section.holding, rest: rest.filter((grain) => !gone.has(grain)) }
  section.copy = { ...section.copy, grains: section.copy.grains.filter((grain) => !gone.has(grain)) }
  return left
}

function cutLong(copy: Copy): Copy {
  if (copy.grains.length <= mostItems) return copy
  const grains = copy.grains.filter(({ item }) => item === undefined || item < mostItems)
  return { ...copy, grains: grains.slice(0, mostGrains) }
}

/** Headers and footers have no words. */
export function isForWords({ family, docx }: Component): boolean {
  return family !== 'Global' && (docx.fields.length > 0 || docx.items !== undefined)
}

export function chooseSection(
  copy: Copy,
  components: readonly Component[],
  words: Words,
  id: number,
): ProposedSection {
  const holdings = components
    .map((component) => holdCopy(component, copy, words))
    .toSorted((one, other) => other.score - one.score)
  const [best = { code: '', placements: [], rest: copy.grains, score: 0 }, ...others] = holdings as [Holding]
  return { id, copy, holding: best, others: others.slice(0, offered).map(({ code }) => code) }
}

/** The part that the document calls so, else the first below the links of the site, if it opens with a title and no items. */
function findHero(copies: readonly Copy[], isBelowHero: boolean): number | undefined {
  const named = copies.findIndex(
    ({ name, grains }) => name === 'hero' && grains.some(({ item }) => item === undefined),
  )
  if (named >= 0) return named
  if (isBelowHero) return
  const at = copies.findIndex(({ name }) => name !== 'links')
  const first = copies[at]
  if (!first || (first.name !== undefined && first.name !== 'text')) return
  const has = (role: GrainRole) =>
    first.grains.some((grain) => grain.role === role && grain.item === undefined)
  const isAsking = first.grains.some(({ role }) => role === 'question')
  return has('title') && !isAsking ? at : undefined
}

function withoutItem({ item: _, ...grain }: Grain): Grain {
  return grain
}

/** No hero has cards, or a table: items that count nothing, and rows, are a section of their own below it. */
function partItems(whole: Copy): Copy[] {
  const isRow = ({ role, item, pieces }: Grain) => role === 'point' && item === undefined && pieces.length > 1
  const [rows, others] = partBy(whole.grains, isRow)
  if (rows.length > 1) return [...partItems({ ...whole, grains: others }), { name: 'table', grains: rows }]
  const copy = whole
  const items = copy.grains.filter(({ item }) => item !== undefined)
  if (items.length === 0) return [copy]
  const figures = items.filter(({ role }) => role === 'figure')
  if (figures.length === 1) return [copy]
  const own = copy.grains.filter(({ item }) => item === undefined)
  return own.length > 0 ? [{ ...copy, grains: own }, { grains: items }] : [{ grains: items }]
}

/** So many characters of running text are told by themselves. */
const leastText = 80

/** Figures below running text, which a heading over both is of, are a section behind it. */
function partFigures(copy: Copy, words: Words): Copy[] {
  const [figures, own] = partBy(copy.grains, ({ item }) => item !== undefined)
  const areFigures = figures.every(({ role }) => role === 'figure' || role === 'figure-label')
  const first = copy.grains.findIndex(({ item }) => item !== undefined)
  const text = copy.grains
    .slice(0, Math.max(0, first))
    .filter(({ role }) => role === 'body' || role === 'lead')
  const length = text.reduce((sum, grain) => sum + lengthOfGrain(grain, words), 0)
  if (copy.name === 'figures' || figures.length < 4 || !areFigures || length < leastText) return [copy]
  return [
    { ...copy, grains: own },
    { name: 'figures', grains: figures },
  ]
}

/** It holds a heading and running text, and wants nothing else. */
function isForText({ docx: { fields, items } }: Component): boolean {
  return items === undefined && fields.some(({ role }) => role === 'body-and-list')
}
