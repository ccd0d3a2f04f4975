import { expect, test } from 'vitest'
import { z } from 'zod'
import { mostValues } from '../limits.ts'
import { checkRequest } from './check-request.ts'

const check = checkRequest({ schema: z.unknown(), method: 'POST', url: '/' })
const refusal = {
  error: expect.objectContaining({
    statusCode: 400,
    message: 'The request holds more than 5,000 values. Please send less at a time.',
  }),
}

test.each([
  ['entries of a list', Array(mostValues + 1).fill(1)],
  [
    'members of an object',
    Object.fromEntries(Array.from({ length: mostValues + 1 }, (_, index) => [`a${index}`, 1])),
  ],
  ['entries of many lists', Array(1000).fill([1, 2, 3, 4, 5])],
  ['lists in each other', JSON.parse(`${'['.repeat(mostValues + 2)}${']'.repeat(mostValues + 2)}`)],
])('too many %s are refused before anything looks at them', (_, data) => {
  expect(check(data)).toEqual(refusal)
})

test.each([
  ['nothing', undefined],
  ['a text', 'a'.repeat(mostValues + 1)],
  ['as many values as there may be', Array(mostValues).fill(null)],
])('%s is taken', (_, data) => {
  expect(check(data)).toEqual({ value: data })
})
