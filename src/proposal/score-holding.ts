import { columnsOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type Copy, type Grain, itemsOf } from './grain.ts'
import type { Placement } from './hold-copy.ts'
import { isProse } from './role-fits.ts'
import { countWords, textOfGrain, type Words } from './words.ts'

type Held = {
  component: Component
  copy: Copy
  placements: readonly Placement[]
  rest: readonly Grain[]
  /** How many items stand in rows, and how many had to stand in running text. */
  rows: number
  pressed: number
  words: Words
}

/** How well a component holds words: one for each word in its place, less for what is missing, too long, or left over. */
export function scoreHolding(held: Held): number {
  const { component, placements, rest, rows, pressed, words } = held
  const { fields, items } = component.docx
  let score = nameBonus(held) - 4 * pressed - scoreRest(rest, words)
  for (const placement of placements) score += scorePlacement(placement, held)
  const filled = new Set(placements.map(({ field, item }) => (item === undefined ? field : '')))
  const empty = fields.filter(({ name }) => !filled.has(name))
  score -= 6 * empty.filter(({ required }) => required).length
  score -= 0.2 * empty.filter(({ required, type }) => !required && type !== 'url').length
  if (!items) return score
  if (rows < items.minRows) score -= rows === 0 ? 2 + items.minRows : 5
  if (rows === 0 && component.about !== undefined && component.about !== 'benefits') score -= 3
  if (rows > items.maxRows) score -= 6
  return score - scoreColumns(columnsOf(component), placements, rows)
}

function scoreRest(rest: readonly Grain[], words: Words): number {
  const prose = countWords(rest.filter(isProse), words)
  const others = rest.filter((grain) => !isProse(grain))
  const titles = others.filter(({ role, item }) => role === 'title' && item === undefined)
  const actions = others.filter(({ role }) => role === 'action')
  const ofItems = actions.filter(({ item }) => item !== undefined)
  return (
    countWords(others, words) * 1.5 +
    3 * (titles.length + actions.length + ofItems.length) +
    (prose > 0 ? 2 + prose * 0.6 : 0)
  )
}

function scorePlacement({ field, item, grains, isAddress }: Placement, { component, words }: Held): number {
  const definitions = item === undefined ? component.docx.fields : columnsOf(component)
  const definition = definitions.find(({ name }) => name === field)
  if (!definition || isAddress || definition.type === 'url') return 0
  const { max = Infinity, min = 0, role, type } = definition
  const text = grains.map((grain) => textOfGrain(grain, words)).join(' ')
  const has = (wanted: Grain['role']) => grains.some((grain) => grain.role === wanted)
  let score = countWords(grains, words)
  if (type === 'number') return isPercentage(text) ? score : score - 12
  if (text.length > max * 1.25) score -= 4
  else if (text.length > max) score -= 2
  else if (text.length < min) score -= 0.7
  if (has('point') && role === 'title') score -= 1.5
  if (has('question') && role !== 'question') score -= 4
  if (has('second-action') && role === 'action') score -= 0.5
  const isIntroduction = role === 'lead' && item === undefined && component.family !== 'Hero'
  if (isIntroduction) score -= grains.filter((grain) => grain.role === 'body').length
  return score
}

function isPercentage(text: string): boolean {
  return /^\D?\s*\d{1,3}\s*[%٪]$/.test(text)
}

/** Columns that each item must have, and those that no item uses. */
function scoreColumns(columns: readonly Field[], placements: readonly Placement[], rows: number): number {
  const counts = new Map<string, number>()
  for (const { field, item } of placements)
    if (item !== undefined) counts.set(field, (counts.get(field) ?? 0) + 1)
  let score = 0
  for (const { name, required, type } of columns) {
    const count = counts.get(name) ?? 0
    if (required) score += 3 * Math.max(0, rows - count)
    else if (type !== 'url' && count === 0) score += 0.3
  }
  return score
}

/** The document says what the section is, or its items do. */
function nameBonus({ component: { about, family, docx }, copy: { name, grains, hasPicture } }: Held): number {
  const items = itemsOf(grains)
  const has = (role: Grain['role']) => items.some((item) => item.some((grain) => grain.role === role))
  const counted = has('figure') ? 'figures' : undefined
  const subject = has('question') ? 'questions' : counted
  if (family !== 'Hero' && subject !== undefined) return about === subject ? 14 : 0
  if (name === 'hero') return family === 'Hero' ? 12 : 0
  const isPictured = hasPicture && family === 'Content' && docx.fields.some(({ picture }) => picture)
  if (isPictured && items.length === 0) return 8
  const isLinks = items.length > 1 && items.every((item) => item.every(({ href }) => href !== undefined))
  if (isLinks) return about === 'links' ? 8 : 0
  const isTold = items.length > 0 && items.every((item) => item.some(({ role }) => role === 'body'))
  if (
    name === 'links' &&
    isTold &&
    !grains.some(({ href, role }) => href !== undefined || role === 'address')
  )
    return 0
  if (name === 'steps') return about === 'three' ? 4 : 0
  if (name === undefined || about === undefined) return 0
  if (
    name === 'links' &&
    items.length < 2 &&
    !items.some((item) => item.every(({ role }) => role === 'title')) &&
    !grains.some(({ href, role }) => href !== undefined || role === 'address')
  )
    return 0
  const isText = items.length === 0 && grains.every(({ role }) => plainRoles.has(role))
  if (isText && ofItems.has(name)) return 0
  return name === about || (name === 'cards' && about === 'three') ? 12 : 0
}

/** A title over running text, whatever the document calls it. */
const plainRoles: ReadonlySet<Grain['role']> = new Set(['eyebrow', 'title', 'lead', 'body'] as const)
const ofItems: ReadonlySet<string> = new Set(['benefits', 'cards', 'steps', 'list'])
