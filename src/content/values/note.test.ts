import { expect, test } from 'vitest'
import { fieldValueSchema, unwritten } from './field-value.ts'
import { distinctNotes, hasNote, type Note } from './note.ts'

test('the sentences of older drafts are kept as such', () => {
  const notes = ['Check the rate.', { kind: 'no-name' }]
  const stored = { ...unwritten, origin: { by: 'writer', notes, briefNotes: ['Left out'] } }
  expect(fieldValueSchema.parse(stored)).toMatchObject({
    origin: {
      notes: [{ kind: 'text', text: 'Check the rate.' }, { kind: 'no-name' }],
      briefNotes: [{ kind: 'text', text: 'Left out' }],
    },
  })
})

test('a note that says the same is the same', () => {
  const note: Note = { kind: 'left-empty', field: 'title' }
  expect(distinctNotes([note, { ...note }, { ...note, field: 'answer' }])).toHaveLength(2)
  expect(hasNote([note], { ...note })).toBe(true)
})
