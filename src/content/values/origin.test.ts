import { expect, test } from 'vitest'
import {
  briefNotesOf,
  isByMachine,
  isEdited,
  isEmptied,
  isSample,
  notesOf,
  type Origin,
  wireValue,
  writerOf,
} from './origin.ts'

const note = { kind: 'no-quote' } as const
const writer: Origin = { by: 'writer', writer: 'draft', notes: [note], briefNotes: [note] }
const person: Origin = { by: 'person' }
const marked: Origin = { by: 'word', aiGenerated: true }
const unmarked: Origin = { by: 'word', aiGenerated: false }

test.each([
  [writer, true],
  [marked, true],
  [unmarked, false],
  [person, false],
  [undefined, false],
])('%j: written by the machine is %j', (origin, isMachine) => {
  const text = { value: 'Text', origin }
  expect(isByMachine(text)).toBe(isMachine)
  expect(isEdited(text)).toBe(!isMachine)
  expect(wireValue(text)).toEqual({ value: 'Text', ai_generated: isMachine })
})

test('a sample is by nobody: it travels as what waits for a reader', () => {
  const sample = { value: 'Text', origin: { by: 'sample' } } as const
  expect([isSample(sample), isByMachine(sample), isEdited(sample)]).toEqual([true, false, false])
  expect(wireValue(sample)).toEqual({ value: 'Text', ai_generated: true })
})

test('an empty value is no edit, but somebody may have taken it out', () => {
  expect(isEdited({ value: '', origin: person })).toBe(false)
  expect(isEmptied({ value: '', origin: person })).toBe(true)
  expect(isEmptied({ value: '' })).toBe(false)
  expect(isEmptied({ value: 'Text', origin: person })).toBe(false)
})

test('a writer is named for what it wrote, and says what to look at', () => {
  expect(writerOf({ value: 'Text', origin: writer })).toBe('draft')
  expect(writerOf({ value: '', origin: writer })).toBeUndefined()
  expect(writerOf({ value: 'Text', origin: marked })).toBeUndefined()
  expect([notesOf({ origin: writer }), briefNotesOf({ origin: writer })]).toEqual([[note], [note]])
  expect([notesOf({ origin: person }), briefNotesOf({})]).toEqual([[], []])
})
