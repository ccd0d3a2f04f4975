import { findComponent, hasContent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { isFooter, isHeader, type Placement } from '#layout/layout.ts'
import { type IsAsExported, isInstanceId, readOrder } from './order.ts'
import type { SectionTable, SpecParts, SpecSection } from './parts.ts'
import type { ReadingProblem } from './reading-problem.ts'
import type { UnusedText } from './unused-text.ts'

/** Which component stands where, and the tables of each. */
export type LayoutReading = {
  components: Placement[]
  tables: Map<string, SectionTable[]>
  /** Instances with two sections: a copy was not given an id of its own. */
  doubled: string[]
  /** The tables of the second section. */
  copies: { instanceId: string; table: SectionTable }[]
  /** Tables of which nothing tells whose they are. */
  homeless: SectionTable[]
  /** Components of which only a row of the order table is there. */
  missing: Placement[]
  /** What the order table and the sections leave open, or do not agree about. */
  problems: ReadingProblem[]
  unused: UnusedText[]
}

/** The components in their order, and which tables are whose. */
export function readLayout(
  { order, sections: written }: SpecParts,
  catalogue: Manifest,
  isAsExported: IsAsExported,
): LayoutReading {
  const { components, sections, problems, unused } = readOrder(order, written, catalogue, isAsExported)
  const assigned = assignTables(sections, new Set(components.map(({ instanceId }) => instanceId)))
  const missing = components.filter(({ code, instanceId }) => {
    const component = findComponent(catalogue, code)
    return component && hasContent(component) && !assigned.tables.has(instanceId)
  })
  if (order.length > 0) problems.push(...findMissingEdges(components, isAsExported))
  return { components, ...assigned, missing, problems, unused }
}

/** Headers and footers have no section: a row that is deleted leaves no other trace than the layout hash. */
function findMissingEdges(components: readonly Placement[], isAsExported: IsAsExported): ReadingProblem[] {
  const edges = [
    ...(components.some(({ code }) => isHeader(code)) ? [] : (['header'] as const)),
    ...(components.some(({ code }) => isFooter(code)) ? [] : (['footer'] as const)),
  ]
  if (edges.length === 0 || isAsExported(components) !== false) return []
  return [{ problem: 'no-header-or-footer', edges }]
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
  const copies: LayoutReading['copies'] = []
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
      else if (owner !== section) {
        doubled.add(instanceId)
        copies.push({ instanceId, table })
      } else tables.set(instanceId, [...(tables.get(instanceId) ?? []), table])
      owners.set(key, owner)
    }
  }
  return { tables, doubled: [...doubled], copies, homeless }
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
