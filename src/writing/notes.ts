import { labelOf } from '#catalogue/lookup.ts'
import type { Assignment } from './assignment.ts'
import { excessNotes } from './describe-excess.ts'
import { findExcess, isNothing, type Values } from './limits.ts'

/** What a person should look at before accepting the values. */
export function notesOn(
  values: Values,
  {
    columns,
    brief,
    knownText,
    notes: context,
    islamic,
    briefNotes,
  }: Omit<Assignment, 'prompt' | 'instanceId'>,
): string[] {
  const missing = columns.filter(({ name, type }) => type === 'number' && !values[name])
  const empty = columns.filter(({ required, type }) => isNothing(values) && !required && type !== 'number')
  const notes = [
    ...excessNotes(
      findExcess(columns, values, {
        locale: brief.locale,
        knownText,
        notes: context,
        islamic,
      }),
    ),
    ...missing.map(({ name }) => `${labelOf(name)}: needs a figure`),
    ...empty.map(({ name }) => `${labelOf(name)}: left empty`),
    ...briefNotes,
  ]
  return [...new Set(notes)]
}
