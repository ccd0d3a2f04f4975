import { columnsOf, isPicture } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { Role } from '#catalogue/roles.ts'
import type { Place } from '#content/place.ts'
import { type Copy, type Grain, type GrainRole, itemsOf } from './grain.ts'
import { columnRoles, fieldRoles, proofRoles, running } from './role-fits.ts'
import { scoreHolding } from './score-holding.ts'
import { lengthOfGrain, type Words } from './words.ts'

/** Which words stand in which place of a component. */
export type Placement = Place & {
  grains: Grain[]
  /** Only where these words lead stands here: they themselves stand elsewhere. */
  isAddress?: true
}

/** How a component holds the words of a section: `rest` has no place in it. */
export type Holding = { code: string; placements: Placement[]; rest: Grain[]; score: number }

/** A component being filled; placements by place, so that no list is searched for each word. */
type Filling = { words: Words; placed: Map<string, Placement>; lengths: Map<string, number>; rest: Grain[] }

/** How far over its limit a value may be before its words rather stand elsewhere. */
const tolerated = 1.5
const toleratedRich = 4

export function holdCopy(component: Component, copy: Copy, words: Words): Holding {
  const { fields, items: definition } = component.docx
  const columns = columnsOf(component)
  const items = itemsOf(copy.grains)
  const filling: Filling = { words, placed: new Map(), lengths: new Map(), rest: [] }
  const isHeld = definition !== undefined && items.length > 0 && canHold(columns, items)
  const points = definition && items.length === 0 ? planPoints(component, copy.grains, words) : undefined
  let row = 0
  for (const grain of copy.grains) {
    if (grain.item !== undefined) continue
    if (points?.grains.has(grain)) place(filling, points.column, grain, row++)
    else if (!putProof(filling, fields, grain)) putGrain(filling, fields, fieldRoles, grain)
  }
  const highlighted = findHighlight(component, items)
  let pressed = 0
  for (const item of items) {
    if (item === highlighted) for (const grain of item) putGrain(filling, fields, fieldRoles, grain)
    else if (isHeld) {
      for (const grain of item) putGrain(filling, columns, columnRoles, grain, row)
      row++
    } else {
      const before = filling.rest.length
      for (const grain of item) {
        const own: Filling = { ...filling, rest: [] }
        putGrain(own, rich(fields), fieldRoles, asRunning(grain))
        if (own.rest.length > 0) filling.rest.push(grain)
      }
      const isNamed = item.some(({ role }) => role === 'title')
      if (filling.rest.length - before < item.length) pressed += isNamed ? 1.5 : 1
    }
  }
  const placements = [...filling.placed.values()]
  const { rest } = filling
  const score = scoreHolding({ component, copy, placements, rest, rows: row, pressed, words })
  return { code: component.code, placements, rest, score }
}

function keyOf(field: string, item: number | undefined): string {
  return `${item ?? ''} ${field}`
}

function place({ placed, lengths, words }: Filling, field: string, grain: Grain, item: number | undefined) {
  const key = keyOf(field, item)
  const known = placed.get(key)
  if (known) known.grains.push(grain)
  else placed.set(key, { field, ...(item !== undefined && { item }), grains: [grain] })
  lengths.set(key, (lengths.get(key) ?? -1) + lengthOfGrain(grain, words) + 1)
}

function putGrain(
  filling: Filling,
  definitions: readonly Field[],
  roles: typeof fieldRoles,
  grain: Grain,
  item?: number,
) {
  if (grain.role === 'address') {
    if (!putAddress(filling, definitions, grain, item)) filling.rest.push(grain)
    return
  }
  const field = findField(filling, definitions, roles[grain.role] ?? [], grain, item)
  if (!field) {
    filling.rest.push(grain)
    return
  }
  place(filling, field.name, grain, item)
  const isButton = grain.role === 'action' || grain.role === 'second-action'
  if (grain.href !== undefined && (item !== undefined || isButton))
    putAddress(filling, definitions, grain, item)
}

function putAddress(
  { placed }: Filling,
  definitions: readonly Field[],
  grain: Grain,
  item: number | undefined,
): boolean {
  const field = findAddressField(placed, definitions, item)
  if (!field) return false
  placed.set(keyOf(field.name, item), {
    ...{ field: field.name, grains: [grain] },
    ...(item !== undefined && { item }),
    ...(grain.role !== 'address' && { isAddress: true }),
  })
  return true
}

/** The address of the button that stands last, else any that is free. */
function findAddressField(
  placed: Filling['placed'],
  definitions: readonly Field[],
  item: number | undefined,
): Field | undefined {
  const open = definitions.filter(
    (field) => field.type === 'url' && !isPicture(field) && !placed.has(keyOf(field.name, item)),
  )
  const button = definitions.findLast(({ name, leadsTo }) => leadsTo && placed.has(keyOf(name, item)))
  return (
    open.find(({ name }) => name === button?.leadsTo) ?? (button?.leadsTo === 'page' ? undefined : open[0])
  )
}

function findField(
  { placed, lengths, words }: Filling,
  definitions: readonly Field[],
  roles: readonly Role[],
  grain: Grain,
  item: number | undefined,
): Field | undefined {
  const length = lengthOfGrain(grain, words)
  const takes = (field: Field) => {
    if (field.type === 'url' || field.fixed || !field.role || !roles.includes(field.role)) return false
    const key = keyOf(field.name, item)
    if (!running.has(field.role)) return !placed.has(key)
    if (grain.role === 'point' && field.type === 'text' && item === undefined) return false
    if (field.max === undefined || field.type === 'array') return true
    const most = field.max * (field.type === 'richtext' ? toleratedRich : tolerated)
    return (lengths.get(key) ?? -1) + length + 1 <= most || (item !== undefined && !placed.has(key))
  }
  const rank = ({ role }: Field) => (role ? roles.indexOf(role) : roles.length)
  const ranked = definitions.filter(takes).toSorted((one, other) => rank(one) - rank(other))
  if (item === undefined) return ranked[0]
  const fitting = ranked.find(({ max, role }) => role && running.has(role) && (max ?? 0) >= length)
  return fitting ?? ranked.at(grain.role === 'body' ? -1 : 0)
}

function rich(fields: readonly Field[]): Field[] {
  return fields.filter(({ type }) => type === 'richtext')
}

/** Items that have to stand in running text are paragraphs of it. */
function asRunning(grain: Grain): Grain {
  const isRunning = grain.role !== 'title' && grain.role !== 'figure' && grain.role !== 'figure-label'
  return isRunning ? grain : { ...grain, role: 'body' }
}

/** Whether the items' own words have columns: what they are called, what they ask or count. */
function canHold(columns: readonly Field[], items: readonly Grain[][]): boolean {
  const roles = new Set(columns.map(({ role }) => role))
  const needed: GrainRole[] = ['question', 'figure', 'title', 'quote']
  return needed.every((role) => {
    if (!items.some((item) => item.some((grain) => grain.role === role))) return true
    return (columnRoles[role] ?? []).some((each) => roles.has(each))
  })
}

/** The figure that stands for itself, where a component has one. */
function findHighlight(component: Component, [first]: readonly Grain[][]): Grain[] | undefined {
  const hasFigure = component.docx.fields.some(({ role }) => role === 'figure')
  return hasFigure && first?.some(({ role }) => role === 'figure') ? first : undefined
}

/** The short proofs of a hero. */
function putProof(filling: Filling, fields: readonly Field[], grain: Grain): boolean {
  if (grain.role !== 'point') return false
  const length = lengthOfGrain(grain, filling.words)
  const proof = fields.find(
    ({ name, role, max = 0 }) =>
      role && proofRoles.has(role) && length <= max * 1.25 && !filling.placed.has(keyOf(name, undefined)),
  )
  if (proof) place(filling, proof.name, grain, undefined)
  return proof !== undefined
}

/** Points of a list, but not what is to be done one after the other, become items where a component has a column for them, or calls its items by so few words. */
function planPoints(component: Component, grains: readonly Grain[], words: Words) {
  const columns = columnsOf(component)
  const own = columns.find(({ role }) => role === 'point')
  const column = own ?? columns.find(({ role }) => role === 'title')
  const points = grains.filter(({ role, item }) => role === 'point' && item === undefined)
  const areSteps = points.length > 0 && points.every(({ isNumbered }) => isNumbered)
  if (!column || (areSteps && !own) || points.length < 2) return
  const most = (column.max ?? Infinity) * (own ? tolerated : 1)
  const fits = points.every((grain) => lengthOfGrain(grain, words) <= most)
  return fits ? { column: column.name, grains: new Set(points) } : undefined
}
