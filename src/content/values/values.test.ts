import { expect, test } from 'vitest'
import { type FieldValue, unwritten } from './field-value.ts'
import { accepted, candidateLimit, edited, failed, replaced, restored, written } from './values.ts'

const at = '2026-11-20T08:00:00.000Z'
const by = (value: string): Parameters<typeof written>[1] => ({ value, writer: 'draft', notes: [] })
const pending = written(unwritten, by('First'))
const valuesOf = ({ earlier = [] }: FieldValue) => earlier.map(({ value }) => value)

test('what is written for the first time waits for a reader', () => {
  expect(pending).toEqual({
    value: 'First',
    origin: { by: 'writer', writer: 'draft' },
    retryCount: 0,
    status: 'pending',
  })
})

test('what is written anew waits again, counts, and keeps what stood there', () => {
  const again = written(accepted(pending, at), by('Second'))
  expect(again).toMatchObject({ value: 'Second', status: 'pending', retryCount: 1 })
  expect(valuesOf(again)).toEqual(['First'])
  expect(again).not.toHaveProperty('acceptedAt')
})

test('a failure shows, and takes nothing that was there', () => {
  expect(failed(unwritten, 'Failed to generate content', 'timeout')).toMatchObject({
    status: 'error',
    error: 'Failed to generate content',
    cause: 'timeout',
  })
  const again = failed(pending, 'Failed to generate content', 'timeout')
  expect(again).toMatchObject({ value: 'First', status: 'error' })
  expect(edited(again, 'First', at)).toMatchObject({ value: 'First', status: 'pending' })
})

test('what failed cannot be accepted, but written again or by hand', () => {
  const failure = failed(unwritten, 'Failed to generate content', 'timeout')
  expect(accepted(failure, at)).toBe(failure)
  expect(edited(failure, 'Mine', at)).toEqual({
    value: 'Mine',
    origin: { by: 'person' },
    retryCount: 0,
    status: 'pending',
  })
  expect(written(failure, by('Now'))).toMatchObject({ value: 'Now', status: 'pending', retryCount: 1 })
})

test('what a person types where nothing stood is accepted, with its time', () => {
  expect(edited(unwritten, 'Mine', at)).toEqual({
    value: 'Mine',
    origin: { by: 'person' },
    retryCount: 0,
    status: 'accepted',
    acceptedAt: at,
  })
  const emptied = edited(pending, '', at)
  expect(emptied.status).toBe('pending')
  expect(edited(emptied, 'Mine', at)).toMatchObject({ status: 'accepted', acceptedAt: at })
})

test('what no text can hold is taken out of what is typed', () => {
  expect(edited(unwritten, '\ufdd0Mine\ufdd2', at).value).toBe('Mine')
  expect(edited(unwritten, ['one\ufdef'], at).value).toEqual(['one'])
})

test('an edit of a text that waits goes on waiting', () => {
  expect(edited(pending, 'Mine', at)).toMatchObject({ value: 'Mine', status: 'pending' })
})

test('an edit of what was accepted keeps the acceptance and its time', () => {
  const decided = accepted(pending, at)
  expect(edited(decided, 'Mine', at)).toMatchObject({
    status: 'accepted',
    acceptedAt: at,
    origin: { by: 'person' },
  })
  expect(valuesOf(edited(decided, 'Mine', at))).toEqual(['First'])
  expect(edited(decided, 'First', at)).toBe(decided)
})

test('who accepts and who types over it is kept; words replaced unseen are nobody’s acceptance', () => {
  const decided = accepted(pending, at, 'Sara')
  expect(decided).toMatchObject({ acceptedBy: 'Sara' })
  expect(edited(unwritten, 'Mine', at, 'Omar')).toMatchObject({ acceptedBy: 'Omar' })
  const later = '2027-01-01T00:00:00.000Z'
  expect(edited(decided, 'Mine', later, 'Omar')).toMatchObject({ acceptedAt: later, acceptedBy: 'Omar' })
  expect(edited(decided, 'Mine', at)).toMatchObject({ acceptedBy: 'Sara' })
  expect(replaced(decided, 'Second')).toMatchObject({ status: 'accepted', acceptedAt: at })
  expect(replaced(decided, 'Second')).not.toHaveProperty('acceptedBy')
  expect(written(decided, by('Second'))).not.toHaveProperty('acceptedBy')
})

test('an acceptance is not renewed', () => {
  const decided = accepted(pending, at)
  expect(accepted(decided, '2027-01-01T00:00:00.000Z')).toBe(decided)
})

test('going back and forth loses no candidate and keeps none twice', () => {
  const third = written(written(pending, by('Second')), by('Third'))
  const back = restored(third, 0)
  expect(back).toMatchObject({ value: 'First', status: 'pending', origin: { by: 'writer' } })
  expect(valuesOf(back)).toEqual(['Second', 'Third'])
  expect(valuesOf(restored(back, 0))).toEqual(['Third', 'First'])
  expect(restored(third, 7)).toBe(third)
})

test('the oldest candidates are forgotten', () => {
  let value = pending
  for (let index = 0; index < 20; index++) value = written(value, by(`Text ${index}`))
  expect(valuesOf(value)).toHaveLength(candidateLimit)
  expect(valuesOf(value).at(-1)).toBe('Text 18')
})
