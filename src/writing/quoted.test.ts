import { expect, test } from 'vitest'
import { findQuoted } from './quoted.ts'

const notes = 'Sara wants the blue picture on top. 5% back on groceries and fuel is the strongest point'
const told = '5% back on groceries and fuel'

test('five words of the notes in a row are a quotation', () => {
  expect(findQuoted('Here is the blue picture on top', notes, told)).toBe('the blue picture on top')
})

test('fewer, and what a message says too, are none', () => {
  expect(findQuoted('The blue picture on a wall', notes, told)).toBeUndefined()
  expect(findQuoted('Get 5% back on groceries and fuel', notes, told)).toBeUndefined()
})
