import type { Field, OptionalElement } from '#catalogue/manifest.ts'
import { aiMark, elementLabelLines, fieldLabelLines, limitLines, required, shownLimits } from './format.ts'
import type { ValueRow } from './read-rows.ts'

/** What a row of a table stands for: a field or column, or the switch of an optional element. */
export type Target = RowWords & ({ field: Field } | { element: OptionalElement })

/** What the document itself says in such a row, in lower case. */
type RowWords = { labels: string[]; limits: string[] }

/** By name and by label, in lower case. */
export type Targets = Map<string, Target>

export function targetsOf(fields: readonly Field[], elements: readonly OptionalElement[]): Targets {
  const targets: Targets = new Map()
  for (const field of fields) targets.set(field.name, targetOf(field))
  for (const element of elements) {
    targets.set(element.id, { element, ...rowWords(elementLabelLines(element), [shownLimits]) })
  }
  for (const target of [...targets.values()]) {
    const [label = ''] = target.labels
    if (!targets.has(label)) targets.set(label, target)
  }
  return targets
}

function targetOf(field: Field): Target {
  return { field, ...rowWords(fieldLabelLines(field), limitLines(field)) }
}

function rowWords(labels: string[], limits: string[]): RowWords {
  const lower = (lines: string[]) => lines.map((line) => line.toLowerCase())
  return { labels: lower(labels), limits: lower(limits) }
}

/**
 * A name in the label goes first, as it is what people see; then what the cell itself says, then the label's
 * words. A name that the component does not have is kept as a field of text.
 */
export function findTarget(targets: Targets, { label, id }: ValueRow): Target | undefined {
  const name = label.at(-1)?.toLowerCase() ?? ''
  const known =
    targets.get(name) ?? targets.get(id?.field ?? '') ?? targets.get(label[0]?.toLowerCase() ?? '')
  if (known) return known
  const unknown = id?.field ?? name
  return /^(?!items$)[a-z][a-z0-9_]{0,39}$/.test(unknown)
    ? targetOf({ ...strangeField, name: unknown })
    : undefined
}

export function nameOf(target: Target): string {
  return 'field' in target ? target.field.name : target.element.id
}

/** The words of a row that are neither its value nor ours. */
export function wordsBeside(row: ValueRow, target: Target): string[] {
  const strange = row.label.filter((line) => !isOneOf(target.labels, line))
  if (row.mark !== '' && !isOneOf(marks, row.mark)) strange.push(row.mark)
  for (const text of row.others) {
    for (const line of text.split('\n')) if (!isOurs(line, target)) strange.push(line)
  }
  return strange
}

const strangeField: Omit<Field, 'name'> = { type: 'text', required: false, placeholder: '', context: '' }

const marks = [aiMark.toLowerCase()]
const requiredWords = Object.values(required).map((word) => word.toLowerCase())

/** In whichever column: the header row may have lost its names. */
function isOurs(line: string, { limits }: Target) {
  return isOneOf(requiredWords, line) || isOneOf(limits, line) || looksLikeLimits(line)
}

function isOneOf(ours: readonly string[], line: string) {
  return ours.includes(line.trim().toLowerCase())
}

/** The catalogue's limits may have changed since the document was made. */
function looksLikeLimits(line: string) {
  return /^(?:up to |at least |exactly )?\d[\d–-]*(?: characters| entries| items)?$/i.test(line.trim())
}
