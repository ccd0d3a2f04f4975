import { columnsOf, labelOf } from '#catalogue/lookup.ts'
import type { Component, Field, OptionalElement } from '#catalogue/manifest.ts'
import { isLimitLine, requiredWords } from '../boilerplate.ts'
import { aiMark, elementLabelLines, emptyMark, fieldLabelLines } from '../format.ts'
import type { ValueRow } from './rows.ts'

/** What a row of a table stands for: a field or column, or the switch of an optional element; and how it may be labelled. */
export type Target = { labels: string[] } & ({ field: Field } | { element: OptionalElement })

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
    targets.set(element.id, { element, labels: lowerCase(elementLabelLines(element)) })
  }
  for (const target of [...targets.values()]) {
    const [label = ''] = target.labels
    if (!targets.has(label)) targets.set(label, target)
  }
  return targets
}

function targetOf(field: Field): Target {
  return { field, labels: lowerCase(fieldLabelLines(field)) }
}

function lowerCase(lines: readonly string[]): string[] {
  return lines.map((line) => line.toLowerCase())
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

/** Its name for people. */
export function shownNameOf(target: Target): string {
  return 'field' in target ? labelOf(target.field.name) : target.element.label
}

/** The words of a row that are neither its value nor ours. */
export function wordsBeside(row: ValueRow, target: Target): string[] {
  const strange = row.label.filter((line) => !target.labels.includes(line.toLowerCase()))
  return withoutOurs([...strange, row.mark, ...row.others], row.rows)
}

/** Lines without those that the form itself has in as many rows, each once, in whichever column they stand now. */
export function withoutOurs(lines: readonly string[], rows: number): string[] {
  const left = { required: rows, limits: 2 * rows, mark: rows }
  return lines.filter((line) => {
    const ours = ourWord(line)
    if (line === '' || line === emptyMark) return false
    return ours === undefined || left[ours]-- <= 0
  })
}

function ourWord(line: string): 'required' | 'limits' | 'mark' | undefined {
  const word = line.toLowerCase()
  if (requiredWords.includes(word)) return 'required'
  if (isLimitLine(line)) return 'limits'
  return word === aiMark.toLowerCase() ? 'mark' : undefined
}

const strangeField: Omit<Field, 'name'> = { type: 'text', required: false, placeholder: '', context: '' }
