import { expect, test } from 'vitest'
import { addEntries, entriesOf, removeEntry, textsOf, writeEntry } from './text-list.ts'

test('a list has a row at least', () => {
  expect(textsOf(entriesOf([]))).toEqual([''])
  expect(textsOf(removeEntry(entriesOf(['one']), 0))).toEqual(['one'])
})

test('a new row comes after the one it is asked for at, or last', () => {
  const list = entriesOf(['one', 'two'])
  expect(textsOf(addEntries(list, ['new'], 0).entries)).toEqual(['one', 'new', 'two'])
  expect(textsOf(addEntries(list, ['new']).entries)).toEqual(['one', 'two', 'new'])
})

test('rows keep their names, and a new one has a name of its own', () => {
  const list = removeEntry(entriesOf(['one', 'two', 'three']), 0)
  const { entries, last } = addEntries(list, ['four', 'five'], 1)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(4)
  expect(entries.find(({ id }) => id === last)?.text).toBe('five')
  expect(textsOf(writeEntry(entries, 2, '3'))).toEqual(['two', 'four', 'five', '3'])
})
