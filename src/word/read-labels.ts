import { columnsOf } from '#catalogue/lookup.ts'
import type { Component, Field, OptionalElement } from '#catalogue/manifest.ts'
import { isTableWord } from './boilerplate.ts'
import { aiMark, elementLabelLines, fieldLabelLines, limitLines, shownLimits } from './format.ts'
import type { ValueRow } from './read-rows.ts'

/** What a row of a table stands for: a field or column, or the switch of an optional element. */
export type Target = RowWords & ({ field: Field } | { element: OptionalElement })

/** What the document itself says in such a row, in lower case. */
type RowWords = { labels: string[]; limits: string[] }

/** By name and by label, in lower case. */
export type Targets = ReadonlyMap<string, Target>

type ComponentTargets = { fields: Targets; items: Targets }

const known = new WeakMap<Component, ComponentTargets>()
const none: ComponentTargets = { fields: new Map(), items: new Map() }

/** What the rows of a component's tables can stand for; nothing for a component that nobody knows. */
export function targetsOf(component: Component | undefined): ComponentTargets {
  if (!component) return none
  const targets = known.get(component) ?? {
    fields: createTargets(component.docx.fields, []),
    items: createTargets(columnsOf(component), component.optionalElements ?? []),
  }
  known.set(component, targets)
  return targets
}

function createTargets(fields: readonly Field[], elements: readonly OptionalElement[]): Targets {
  const targets = new Map<string, Target>()
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
  for (const line of row.others) if (!isOurs(line, target)) strange.push(line)
  return strange
}

const strangeField: Omit<Field, 'name'> = { type: 'text', required: false, placeholder: '', context: '' }

const marks = [aiMark.toLowerCase()]
/** In whichever column: the header row may have lost its names, and the catalogue's limits may have changed. */
function isOurs(line: string, { limits }: Target) {
  return isOneOf(limits, line) || isTableWord(line)
}

function isOneOf(ours: readonly string[], line: string) {
  return ours.includes(line.toLowerCase())
}
