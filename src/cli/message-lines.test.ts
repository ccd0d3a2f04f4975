import { expect, test } from 'vitest'
import { messageLines } from './message-lines.ts'

test('the lines of a message stand below each other, further in', () => {
  expect(messageLines('Warning', '2 words are not used:\n• a place: “one”\nPlease move them.', '  ')).toEqual(
    ['  Warning: 2 words are not used:', '    • a place: “one”', '    Please move them.'],
  )
  expect(messageLines('Warning', 'One sentence.')).toEqual(['Warning: One sentence.'])
})
