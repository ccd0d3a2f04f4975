import { distinctNotes, type Note } from '#content/values/note.ts'
import type { Assignment } from './assignment.ts'
import { type Excess, findExcess, isNothing, type Values } from './limits.ts'

/** What a person should look at before accepting the values. */
export function notesOn(
  values: Values,
  {
    columns,
    brief,
    knownText,
    notes: context,
    islamic,
    facts,
    translated,
    briefNotes,
  }: Omit<Assignment, 'prompt' | 'instanceId'>,
): Note[] {
  const missing = columns.filter(({ name, type }) => type === 'number' && !values[name])
  const empty = columns.filter(({ required, type }) => isNothing(values) && !required && type !== 'number')
  const excess = findExcess(columns, values, {
    locale: brief.locale,
    knownText,
    notes: context,
    islamic,
    facts,
    translated,
  })
  return distinctNotes([
    ...excess.flatMap(notesOfExcess),
    ...missing.map(({ name }): Note => ({ kind: 'needs-figure', field: name })),
    ...empty.map(({ name }): Note => ({ kind: 'left-empty', field: name })),
    ...briefNotes,
  ])
}

/** What people are told when a value was kept although it breaks a limit. */
export function notesOfExcess({ column: field, problem }: Excess): Note[] {
  switch (problem.problem) {
    case 'too-long':
      return [{ kind: 'too-long', field, excess: problem.length - problem.max, max: problem.max }]
    case 'too-short':
      return [{ kind: 'too-short', field, lack: problem.min - problem.length, min: problem.min }]
    case 'too-many-entries':
      return [{ kind: 'too-many-entries', field, count: problem.count, max: problem.max }]
    case 'too-few-entries':
      return [{ kind: 'too-few-entries', field, count: problem.count, min: problem.min }]
    case 'not-a-number':
      return [{ kind: 'not-a-number', field, min: problem.min, max: problem.max }]
    case 'wrong-language':
      return [{ kind: 'wrong-language', field, locale: problem.locale }]
    case 'foreign-figures':
      return problem.figures.map((figure) => ({ kind: 'foreign-figure', field, figure }))
    case 'parted':
      return [{ kind: 'parted', field, figure: problem.figure, line: problem.line }]
    case 'quoted-notes':
    case 'claim':
      return [{ kind: problem.problem, field, words: problem.words }]
    // Both languages are compared wherever the page is looked at.
    case 'not-alike':
      return []
    case 'required-empty':
      return [{ kind: 'nothing-written', field }]
    default:
      return [{ kind: 'not-valid', field }]
  }
}
