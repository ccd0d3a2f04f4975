import type { Field, OptionalElement } from '#catalogue/manifest.ts'
import { aiMark, elementLabelLines, fieldLabelLines, limitLines, required, shownLimits } from './format.ts'
import type { ValueRow } from './read-rows.ts'

/** What a row of a table stands for: a field or column, or the switch of an optional element. */
export type Target = { field: Field } | { element: OptionalElement }

/** By name and by label, in lower case. */
export type Targets = Map<string, Target>

export function targetsOf(fields: readonly Field[], elements: readonly OptionalElement[]): Targets {
  const targets: Targets = new Map()
  for (const field of fields) targets.set(field.name, { field })
  for (const element of elements) targets.set(element.id, { element })
  for (const target of [...targets.values()]) {
    const [label] = labelsOf(target)
    if (!targets.has(label.toLowerCase())) targets.set(label.toLowerCase(), target)
  }
  return targets
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
    ? { field: { ...strangeField, name: unknown } }
    : undefined
}

export function nameOf(target: Target): string {
  return 'field' in target ? target.field.name : target.element.id
}

/** The words of a row that are neither its value nor ours. */
export function wordsBeside(row: ValueRow, target: Target): string[] {
  const strange = row.label.filter((line) => !isOneOf(labelsOf(target), line))
  if (row.mark !== '' && !isOneOf([aiMark], row.mark)) strange.push(row.mark)
  for (const { column, text } of row.others) {
    strange.push(...text.split('\n').filter((line) => !isOurs(column, line, target)))
  }
  return strange
}

const strangeField: Omit<Field, 'name'> = { type: 'text', required: false, placeholder: '', context: '' }

function labelsOf(target: Target) {
  return 'field' in target ? fieldLabelLines(target.field) : elementLabelLines(target.element)
}

function isOurs(column: string, line: string, target: Target) {
  if (column === 'required') return isOneOf(Object.values(required), line)
  if (column !== 'limits') return false
  const limits = 'field' in target ? limitLines(target.field) : [shownLimits]
  return isOneOf(limits, line) || looksLikeLimits(line)
}

function isOneOf(ours: readonly string[], line: string) {
  return ours.some((each) => each.toLowerCase() === line.trim().toLowerCase())
}

/** The catalogue's limits may have changed since the document was made. */
function looksLikeLimits(line: string) {
  return /^(?:up to |at least |exactly )?\d[\d–-]*(?: characters| entries| items)?$/i.test(line.trim())
}
