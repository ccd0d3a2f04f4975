import { expect, test } from 'vitest'
import { recordTyping, redoTyping, startHistory, type Typed, undoTyping } from './typing-history.ts'

const at = (text: string): Typed => ({ text, caret: { start: text.length, end: text.length } })

function type(...texts: string[]) {
  return texts.reduce((history, text) => recordTyping(history, at(text), 'insertText'), startHistory(at('')))
}

test('letters of one word are one step, the next word another', () => {
  const history = type('F', 'Fa', 'Fas', 'Fas ', 'Fas c')
  const once = undoTyping(history)
  expect(once.now.text).toBe('Fas ')
  expect(undoTyping(once).now.text).toBe('')
})

test('what is taken back can be done again, until something else is typed', () => {
  const undone = undoTyping(type('a', 'a ', 'a b'))
  expect(redoTyping(undone).now.text).toBe('a b')
  expect(redoTyping(recordTyping(undone, at('a c'), 'insertText')).now.text).toBe('a c')
})

test('before the first step there is nothing to take back', () => {
  const history = startHistory(at('as it was'))
  expect(undoTyping(history)).toBe(history)
  expect(redoTyping(history)).toBe(history)
})

test('deleting is another step than typing', () => {
  const deleted = recordTyping(type('ab'), at('a'), 'deleteContentBackward')
  expect(undoTyping(deleted).now.text).toBe('ab')
})
