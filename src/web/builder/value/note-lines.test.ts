import { expect, test } from 'vitest'
import type { FieldValue } from '#content/values/field-value.ts'
import type { Note } from '#content/values/note.ts'
import { noteLines } from './note-lines.ts'

const definition = {
  name: 'title',
  type: 'text',
  required: true,
  max: 5,
  placeholder: '-',
  context: '-',
} as const
const slot = { field: 'title', definition }
const value: FieldValue = { value: 'Text', origin: { by: 'writer' }, retryCount: 0, status: 'pending' }

test('what the writer noted is worth a look, each note once', () => {
  const notes: Note[] = [
    { kind: 'claim', field: 'title', words: 'loan' },
    { kind: 'left-empty', field: 'sub_title' },
    { kind: 'text', text: 'Needs a figure.' },
    { kind: 'text', text: 'Needs a figure.' },
  ]
  expect(noteLines(slot, { ...value, origin: { by: 'writer', notes } }, undefined)).toEqual([
    { tone: 'look', text: '“loan” may not be published' },
    { tone: 'look', text: 'Sub title: left empty' },
    { tone: 'look', text: 'Needs a figure.' },
  ])
})

test('what the writer says of the brief is not told beside the value', () => {
  const brief: Note = { kind: 'left-out', reason: 'address', line: 'Call us' }
  const notes: Note[] = [brief, { kind: 'no-name' }]
  const told: FieldValue = { ...value, origin: { by: 'writer', notes, briefNotes: [{ ...brief }] } }
  expect(noteLines(slot, told, undefined)).toEqual([
    { tone: 'look', text: expect.stringMatching(/^Needs the product name/) },
  ])
})

test('what keeps a value off the page comes first, then what is wrong with it', () => {
  const notes: Note[] = [{ kind: 'no-quote' }]
  const long: FieldValue = { ...value, value: 'Longer', origin: { by: 'writer', notes } }
  expect(noteLines(slot, long, 'Pill').map(({ tone }) => tone)).toEqual(['off', 'warn', 'look'])
})

test('a failure is told with its cause, and so is what is missing because of it', () => {
  const failed: FieldValue = {
    ...value,
    value: '',
    status: 'error',
    error: 'Failed to generate content',
    cause: 'timeout',
  }
  expect(noteLines(slot, failed, undefined)).toEqual([
    { tone: 'bad', text: 'Failed to generate content. The writer took too long.' },
    { tone: 'bad', text: 'A value is required here.' },
  ])
})

test('a value with which nothing is wrong has no lines', () => {
  expect(noteLines(slot, value, undefined)).toEqual([])
})
