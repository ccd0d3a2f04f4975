import type { Field } from '#catalogue/manifest.ts'
import type { Role } from '#catalogue/roles.ts'
import type { Note } from '#content/values/note.ts'
import { plainText } from '#content/values/rich-text.ts'
import { type LeftOut, notesOfLeftOut } from '../brief/left-out.ts'
import type { Material } from './material.ts'
import { readLimits } from './read-limits.ts'
import { foldText } from './text.ts'

/** What of a brief stands nowhere: `isWhole` unless it holds more than is read. */
export function notesOnBrief(leftOut: readonly LeftOut[], isWhole: boolean): Note[] {
  return [...notesOfLeftOut(leftOut), ...(isWhole ? [] : [briefTooLong])]
}

const briefTooLong: Note = {
  kind: 'brief-too-long',
  statements: readLimits.statements,
  characters: readLimits.brief,
}

/** Facts that a value is for and that the texts do not say: there was no room for the whole of them. */
export function notesOnUnsaid(
  { name, role }: Field,
  texts: readonly string[],
  { here = [] }: Material,
): Note[] {
  if (!role || !factRoles.has(role)) return []
  const said = texts.map((text) => foldText(plainText(text)))
  return here
    .filter((fact) => !said.some((text) => text.includes(foldText(fact.text))))
    .map((fact) => ({ kind: 'no-room', field: name, line: fact.source }))
}

/** Why nothing stands there; a note is a person's from the beginning. */
export function notesOnEmpty({ name, role }: Field): Note[] {
  return role === 'note' ? [] : [{ kind: 'no-fact', field: name }]
}

const factRoles: ReadonlySet<Role> = new Set([
  'promise',
  'plain-promise',
  'continuation',
  'lead',
  'body',
  'body-and-list',
  'next',
  'points',
  'proof-safety',
  'proof-speed',
  'proof-cost',
  'proof-phone',
])
