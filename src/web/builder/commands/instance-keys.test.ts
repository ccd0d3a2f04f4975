import { expect, test } from 'vitest'
import { indexAfter, readInstanceKey } from './instance-keys.ts'

const press = (key: string, ...modifiers: ('altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey')[]) => ({
  key,
  altKey: modifiers.includes('altKey'),
  ctrlKey: modifiers.includes('ctrlKey'),
  metaKey: modifiers.includes('metaKey'),
  shiftKey: modifiers.includes('shiftKey'),
})

test.each([
  [press('ArrowDown'), 'next'],
  [press('End'), 'last'],
  [press('Backspace'), 'delete'],
  [press('ArrowUp', 'altKey'), 'moveUp'],
  [press('d', 'ctrlKey'), 'duplicate'],
  [press('D', 'metaKey'), 'duplicate'],
])('$key with its modifiers', (event, intent) => {
  expect(readInstanceKey(event)).toBe(intent)
})

test.each([
  ['a letter alone', press('d')],
  ['AltGr', press('d', 'ctrlKey', 'altKey')],
  ['AltGr and an arrow', press('ArrowUp', 'ctrlKey', 'altKey')],
  ['a selection', press('ArrowDown', 'shiftKey')],
  ["the browser's own", press('Home', 'ctrlKey')],
])('%s means nothing', (_, event) => {
  expect(readInstanceKey(event)).toBeUndefined()
})

test.each([
  ['previous', 0, 0],
  ['previous', 3, 2],
  ['next', 3, 4],
  ['next', 4, 4],
  ['first', 3, 0],
  ['last', 0, 4],
] as const)('%s from %i of 5 leads to %i', (intent, from, to) => {
  expect(indexAfter(intent, from, 5)).toBe(to)
})
