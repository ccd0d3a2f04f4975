import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { readNumber } from '#content/values/number.ts'
import { nextInstanceId } from '#layout/instance-id.ts'
import { instanceIdSchema, isHeader, type Placement } from '#layout/layout.ts'
import type { OrderRow, SpecSection } from './parts.ts'
import type { ReadingProblem } from './reading-problem.ts'
import type { UnusedText } from './unused-text.ts'

/** Which component stands where, agreed between the order table and the sections. */
export type OrderReading = {
  components: Placement[]
  /** All sections, each with the id that its component has on the page. */
  sections: SpecSection[]
  problems: ReadingProblem[]
  unused: UnusedText[]
}

/** Whether components in this order are what was exported; undefined where the document does not tell. */
export type IsAsExported = (components: readonly Placement[]) => boolean | undefined

/** `number` is what stands in its Order cell; NaN where that is no number. */
type PlacedRow = Placement & { number: number; written: OrderRow }

/**
 * The order table says which components there are and in which order. A row and a section that have no partner by
 * their ids are one if they are of the same code; sections that the table misses are added.
 */
export function readOrder(
  order: readonly OrderRow[],
  given: readonly SpecSection[],
  catalogue: Manifest,
  isAsExported: IsAsExported,
): OrderReading {
  const problems: ReadingProblem[] = []
  const unused: UnusedText[] = []
  const rows = order.flatMap((row) => placeRow(row, catalogue, unused))
  const sections = joinSections(rows, given, catalogue, problems)
  for (const row of rows) if (row.instanceId === '') giveId(row, rows, given, problems)

  unused.push(...rows.flatMap((row) => wordsBeside(row, catalogue, problems)))
  const ordered = inMeantOrder(rows, isAsExported)
  const components = withMissing(ordered.map(placementOf), sections, catalogue)
  if (order.length === 0) problems.push({ problem: 'order-table-missing' })
  else
    problems.push(...findOtherOrder(rows, ordered, components, sections), ...findAdded(ordered, components))
  const strange = rows.filter(({ number, written }) => Number.isNaN(number) && written.order !== '')
  if (strange.length > 0)
    problems.push({ problem: 'order-not-a-number', numbers: strange.map(({ written }) => written.order) })
  return { components, sections, problems, unused }
}

/** Where the table itself, or the sections, leave open which order is meant: the one that was taken. */
function findOtherOrder(
  rows: readonly PlacedRow[],
  ordered: readonly PlacedRow[],
  components: readonly Placement[],
  sections: readonly SpecSection[],
): ReadingProblem[] {
  const ids = components.map(({ instanceId }) => instanceId)
  const places = new Map(ids.map((id, index) => [id, index]))
  const stand = sections.flatMap(({ instanceId }) => places.get(instanceId) ?? [])
  if (ordered !== rows) return [{ problem: 'order-of-numbers', ids }]
  if (!isRising(rows.map(({ number }) => number))) return [{ problem: 'order-of-rows', ids }]
  return isRising(stand) ? [] : [{ problem: 'order-of-table', ids }]
}

/** Sections without a row, each with the component that it comes after. */
function findAdded(ordered: readonly Placement[], components: readonly Placement[]): ReadingProblem[] {
  const given = new Set(ordered.map(({ instanceId }) => instanceId))
  return components.flatMap(({ code, instanceId }, index) =>
    given.has(instanceId)
      ? []
      : [{ problem: 'section-without-row', code, instanceId, after: components[index - 1]?.instanceId }],
  )
}

/** Whatever people may have made of an id. */
export function isInstanceId(text: string) {
  return instanceIdSchema.safeParse(text).success
}

function placeRow(written: OrderRow, catalogue: Manifest, unused: UnusedText[]): PlacedRow[] {
  const code = codeOf(written.component, catalogue)
  const instanceId = isInstanceId(written.instanceId) ? written.instanceId : ''
  if (instanceId !== '' || findComponent(catalogue, code))
    return [{ code, instanceId, number: orderNumber(written.order), written }]
  const text = [written.order, ...written.component, written.instanceId].filter(Boolean).join(' ')
  if (text !== '')
    unused.push({
      text,
      place: { spot: { at: 'order-row-without-id' }, source: written.source },
      why: 'outside',
    })
  return []
}

/** What somebody wrote next to a component's name, its code or its id, unless it is told of as one of these. */
function wordsBeside(
  { code, instanceId, written }: PlacedRow,
  catalogue: Manifest,
  problems: readonly ReadingProblem[],
): UnusedText[] {
  const told = problems.filter((each) => 'instanceId' in each && each.instanceId === instanceId)
  const isTold = (text: string) =>
    told.some((each) =>
      [each.problem === 'id-given' && each.written, each.problem === 'code-differs' && each.other].includes(
        text,
      ),
    )
  const component = findComponent(catalogue, code)
  const ours = [code, component?.displayName].map((name) => name?.toLowerCase())
  const [name] = written.component
  const strange = written.component.filter(
    (line) => !ours.includes(line.toLowerCase()) && (component !== undefined || line !== name),
  )
  const besideId = isTold(written.instanceId) ? '' : written.instanceId.replace(instanceId, '').trim()
  return [...strange, besideId]
    .filter((text) => text !== '' && !isTold(text))
    .map((text) => ({
      text,
      place: { instanceId, spot: { at: 'order-cells' }, source: written.source },
      why: 'outside',
    }))
}

/** As people write them: "4", "٤", "4.", "4.5" for a place between. */
function orderNumber(text: string) {
  return Number(readNumber(text.replace(/[.)]$/, '')) ?? Number.NaN)
}

/** Sections that no row names belong to a row of their code that no section names. */
function joinSections(
  rows: PlacedRow[],
  given: readonly SpecSection[],
  catalogue: Manifest,
  problems: ReadingProblem[],
): SpecSection[] {
  const rowsById = new Map(rows.map((row) => [row.instanceId, row]))
  const joined = new Set(given.map(({ instanceId }) => instanceId).filter(isInstanceId))
  return given.map((section) => {
    if (section.code === '') return section
    const code = codeOf([section.code], catalogue)
    const named = rowsById.get(section.instanceId)
    if (named && section.instanceId !== '') {
      if (named.code !== code) problems.push(settleCode(named, code, catalogue))
      return section
    }
    const row = rows.find((each) => each.code === code && !joined.has(each.instanceId))
    if (!row) return section
    if (row.instanceId === '' && isInstanceId(section.instanceId)) row.instanceId = section.instanceId
    if (row.instanceId === '') giveId(row, rows, given, problems)
    const { instanceId } = row
    joined.add(instanceId)
    if (section.instanceId !== '' && section.instanceId !== instanceId)
      problems.push({ problem: 'section-id-differs', instanceId, written: section.instanceId })
    return { ...section, instanceId }
  })
}

/** The table's code counts, unless only the section's is one of the library. */
function settleCode(row: PlacedRow, sectionCode: string, catalogue: Manifest): ReadingProblem {
  const isBetter = !findComponent(catalogue, row.code) && findComponent(catalogue, sectionCode)
  const other = isBetter ? row.code : sectionCode
  if (isBetter) row.code = sectionCode
  return { problem: 'code-differs', instanceId: row.instanceId, code: row.code, other }
}

function giveId(
  row: PlacedRow,
  rows: readonly Placement[],
  sections: readonly Placement[],
  problems: ReadingProblem[],
) {
  row.instanceId = nextInstanceId([...rows, ...sections], row.code)
  problems.push({ problem: 'id-given', ...placementOf(row), written: row.written.instanceId })
}

/** People either move rows or write other numbers. Where the rows stand as exported, the numbers were meant. */
function inMeantOrder(rows: readonly PlacedRow[], isAsExported: IsAsExported) {
  const numbers = new Set(rows.map(({ number }) => number))
  const canSort = numbers.size === rows.length && !numbers.has(Number.NaN)
  if (!canSort || isRising([...numbers]) || !isAsExported(rows.map(placementOf))) return rows
  return rows.toSorted((a, b) => a.number - b.number)
}

function placementOf({ code, instanceId }: Placement): Placement {
  return { code, instanceId }
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

/** Numbers that cannot be read do not count. */
function isRising(numbers: readonly number[]) {
  let last = Number.NEGATIVE_INFINITY
  for (const number of numbers) {
    if (number < last) return false
    if (!Number.isNaN(number)) last = number
  }
  return true
}
