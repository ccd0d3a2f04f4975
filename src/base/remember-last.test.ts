import { expect, test } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('the last results are kept, older ones are made anew', () => {
  const made: string[] = []
  const upper = rememberLast(2, (text) => {
    made.push(text)
    return text.toUpperCase()
  })
  expect(['a', 'a', 'b', 'c', 'a'].map(upper)).toEqual(['A', 'A', 'B', 'C', 'A'])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
