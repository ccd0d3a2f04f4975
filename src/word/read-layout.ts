import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { instanceIdSchema, isHeader, type Placement } from '#layout/layout.ts'
import type { OrderRow, SectionTable, SpecParts, SpecSection } from './read-parts.ts'

/** Which component stands where, and the tables of each. */
export type LayoutReading = {
  components: Placement[]
  tables: Map<string, SectionTable[]>
  /** Instances with two sections: a copy was not given an id of its own. */
  doubled: string[]
  /** Tables of which nothing tells whose they are. */
  homeless: SectionTable[]
  isOrderChanged: boolean
}

/** Whether components in this order are what was exported, by the document's layout hash. */
export type IsAsExported = (components: readonly Placement[]) => boolean

/** The order table says which components there are and in which order; sections that it misses are added. */
export function readLayout(
  { order, sections }: SpecParts,
  catalogue: Manifest,
  isAsExported: IsAsExported,
): LayoutReading {
  const numbered = order.flatMap((row) => readPlacement(row, catalogue))
  const ordered = inMeantOrder(numbered, isAsExported).map(({ code, instanceId }) => ({ code, instanceId }))
  const components = withMissing(ordered, sections, catalogue)
  const ids = components.map(({ instanceId }) => instanceId)
  return {
    components,
    ...assignTables(sections, new Set(ids)),
    isOrderChanged:
      !isRising(numbered.map(({ number }) => number)) ||
      (order.length > 0 && components.length > ordered.length) ||
      !isRising(sections.map(({ instanceId }) => ids.indexOf(instanceId)).filter((index) => index >= 0)),
  }
}

/** `__proto__` is an id by its letters, but no name for anything. */
export function isInstanceId(text: string) {
  return instanceIdSchema.safeParse(text).success && text !== '__proto__'
}

type NumberedPlacement = Placement & { number: number }

function readPlacement({ order, component, instanceId }: OrderRow, catalogue: Manifest): NumberedPlacement[] {
  if (!isInstanceId(instanceId)) return []
  return [{ code: codeOf(component, catalogue), instanceId, number: Number.parseInt(order, 10) }]
}

/** People either move rows or write other numbers. Where the rows stand as exported, the numbers were meant. */
function inMeantOrder(rows: readonly NumberedPlacement[], isAsExported: IsAsExported) {
  const numbers = new Set(rows.map(({ number }) => number))
  const canSort = numbers.size === rows.length && !numbers.has(Number.NaN)
  if (!canSort || isRising([...numbers]) || !isAsExported(rows)) return rows
  return rows.toSorted((a, b) => a.number - b.number)
}

/** The line that is a code of the catalogue, else the component of that name, else the last line as it stands. */
function codeOf(lines: readonly string[], catalogue: Manifest) {
  const exact = lines.findLast((line) => findComponent(catalogue, line))
  if (exact) return exact
  const spelled = lines.map((line) => line.toLowerCase())
  const known =
    catalogue.components.find(({ code }) => spelled.includes(code.toLowerCase())) ??
    catalogue.components.find(({ displayName }) => spelled.at(-1) === displayName.toLowerCase())
  return known?.code ?? (lines.at(-1) ?? '').slice(0, 64)
}

/** Sections that the order table does not name come after the one that they follow in the document. */
function withMissing(ordered: readonly Placement[], sections: readonly SpecSection[], catalogue: Manifest) {
  const components = [...ordered]
  const places = new Set(ordered.map(({ instanceId }) => instanceId))
  let after = components.findIndex(({ code }) => !isHeader(code)) - 1
  if (after === -2) after = components.length - 1
  for (const { code, instanceId } of sections) {
    if (!isInstanceId(instanceId)) continue
    if (places.has(instanceId)) after = components.findIndex((each) => each.instanceId === instanceId)
    else {
      places.add(instanceId)
      components.splice(++after, 0, { code: codeOf([code], catalogue), instanceId })
    }
  }
  return components
}

/**
 * Tables belong to the section that they stand in, unless their values say otherwise and have no table of their
 * own: then they were moved. Where there is one in its own section too, this one is a copy of it.
 */
function assignTables(sections: readonly SpecSection[], placed: ReadonlySet<string>) {
  const tables = new Map<string, SectionTable[]>()
  const owners = new Map<string, SpecSection>()
  const doubled = new Set<string>()
  const homeless: SectionTable[] = []
  const atHome = new Set(
    sections.flatMap(({ instanceId, tables }) =>
      tables.filter((table) => commonIdOf(table) === instanceId).map(({ kind }) => `${instanceId} ${kind}`),
    ),
  )
  for (const section of sections) {
    for (const table of section.tables) {
      const said = commonIdOf(table)
      const isMoved = said !== undefined && placed.has(said) && !atHome.has(`${said} ${table.kind}`)
      const instanceId = isMoved || section.instanceId === '' ? said : section.instanceId
      const key = `${instanceId} ${table.kind}`
      const owner = owners.get(key) ?? section
      if (instanceId === undefined || !isInstanceId(instanceId)) homeless.push(table)
      else if (owner !== section) doubled.add(instanceId)
      else tables.set(instanceId, [...(tables.get(instanceId) ?? []), table])
      owners.set(key, owner)
    }
  }
  return { tables, doubled: [...doubled], homeless }
}

/** The instance that most of a table's values say they belong to. */
function commonIdOf({ rows }: SectionTable) {
  const counts = new Map<string, number>()
  for (const { id } of rows) if (id) counts.set(id.instanceId, (counts.get(id.instanceId) ?? 0) + 1)
  let common: string | undefined
  let most = 0
  for (const [id, count] of counts) {
    if (count > most) {
      common = id
      most = count
    }
  }
  return common
}

/** Numbers that cannot be read do not count. */
function isRising(numbers: readonly number[]) {
  let last = Number.NEGATIVE_INFINITY
  for (const number of numbers) {
    if (number < last) return false
    if (!Number.isNaN(number)) last = number
  }
  return true
}
