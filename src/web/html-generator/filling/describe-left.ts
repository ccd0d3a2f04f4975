import { texts } from '#texts/html-generator.ts'
import { describeNote } from '#texts/notes.ts'
import type { LeftEmpty } from './fill-run.ts'

/** Why a field is empty still. */
export function describeLeft({ field, why }: LeftEmpty): string {
  if ('cause' in why) return texts.fill.causes[why.cause]
  if ('notes' in why)
    return why.notes.map((note) => describeNote(note, field)).join(' ') || texts.fill.nothingWritten
  return why.message ?? texts.fill.nothingWritten
}
