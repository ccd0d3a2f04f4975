import { expect, test } from 'vitest'
import { readAsked } from './asked.ts'

test('what is to be said instead is no part of what is not', () => {
  const never = (additionalContext: string) => readAsked({ additionalContext }, '', []).never
  expect(never("don't write loan, write finance / cover")).toEqual([['loan']])
  expect(never("don't mention fees, rates")).toEqual([['fee'], ['rate']])
})
