import { labelOf } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { isLabel } from '../boilerplate.ts'
import { headerLabels, readItemLabel } from '../format.ts'
import type { Spot } from './place.ts'
import type { SpecRow } from './rows.ts'

/** Where the words of a row stand, by the names that people see. */
export function spotOfRow(read: SpecRow, catalogue: Manifest): Spot | undefined {
  if (read.kind === 'order') return { at: 'order-table', row: read.instanceId || read.order }
  if (read.kind === 'header') return { at: 'value', label: headerLabels[read.key] }
  if (read.kind !== 'value') return
  const { label, id, item } = read.row
  const known = label.filter((line) => isLabel(line, catalogue))
  const shown = known.find((line) => !isDataName(line))
  const name = shown ?? (id || known[0] ? labelOf(id?.field ?? known[0] ?? '') : (label[0] ?? ''))
  const number = readItemLabel(item) ?? (id?.item === undefined ? undefined : id.item + 1)
  if (name === '') return
  return { at: 'value', label: name, ...(number !== undefined && { item: number }) }
}

function isDataName(line: string) {
  return /^[a-z][a-z0-9_]*$/.test(line)
}
