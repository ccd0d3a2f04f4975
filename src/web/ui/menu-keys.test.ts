import { expect, test } from 'vitest'
import { findItemByKey, findItemByTyping } from './menu-keys.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s goes from item %i to item %i of three', (key, current, next) => {
  expect(findItemByKey(key, current, 3)).toBe(next)
})

test('other keys move nothing, and an empty menu has nowhere to go', () => {
  expect(findItemByKey('a', 0, 3)).toBeUndefined()
  expect(findItemByKey('ArrowDown', -1, 0)).toBeUndefined()
})

const labels = ['Duplicate', 'Delete', 'Move up', 'Move down', 'Éclair']

test.each([
  ['m', 0, 2],
  ['d', 0, 1],
  ['d', 1, 0],
  ['mm', 2, 3],
  ['move d', 2, 3],
  ['DEL', 0, 1],
  ['é', 0, 4],
  ['x', 0, undefined],
])('typing %s at item %i goes to item %s', (typed, current, next) => {
  expect(findItemByTyping(labels, current, typed)).toBe(next)
})
