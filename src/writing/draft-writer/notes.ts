import type { Note } from '#content/values/note.ts'
import { type LeftOut, notesOfLeftOut } from '../brief/left-out.ts'
import { readLimits } from './read-limits.ts'

/** What of a brief stands nowhere: `isWhole` unless it holds more than is read. */
export function notesOnBrief(leftOut: readonly LeftOut[], isWhole: boolean): Note[] {
  return [...notesOfLeftOut(leftOut), ...(isWhole ? [] : [briefTooLong])]
}

const briefTooLong: Note = {
  kind: 'brief-too-long',
  statements: readLimits.statements,
  characters: readLimits.brief,
}
