import type { Slot } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { hasNote } from '#content/values/note.ts'
import { briefNotesOf, notesOf } from '#content/values/origin.ts'
import { describeNote } from '#texts/notes.ts'
import { texts } from '#texts/review.ts'
import { describeProblems } from './describe-value-problem.ts'

/** `look`: its writer wants people to look at it before they accept it. */
export type NoteLine = { tone: 'bad' | 'warn' | 'look' | 'off'; text: string }

/** What is to be known about a value, each thing once. What is about the brief is told once for the whole page. */
export function noteLines(slot: Slot, value: FieldValue, switchedOff: string | undefined): NoteLine[] {
  const lines: NoteLine[] = []
  if (switchedOff !== undefined) lines.push({ tone: 'off', text: texts.switchedOff(switchedOff) })
  if (value.status === 'error') {
    const cause = value.cause === undefined ? '' : ` ${texts.causes[value.cause]}`
    lines.push({ tone: 'bad', text: `${value.error}.${cause}` })
  }
  for (const { text, isGrave } of describeProblems(slot, value.value)) {
    lines.push({ tone: isGrave ? 'bad' : 'warn', text })
  }
  const ofBrief = briefNotesOf(value)
  const own = notesOf(value).filter((note) => !hasNote(ofBrief, note))
  for (const text of new Set(own.map((note) => describeNote(note, slot.field))))
    lines.push({ tone: 'look', text })
  return lines
}
