import { expect, test } from 'vitest'
import { restBehindName } from './topic.ts'

test.each([
  ['frequent flyers, sal 12k+', 'sal 12k+'],
  ['Loan for owners - existing page is old', 'existing page is old'],
  ['Cashback card (new version)', 'new version'],
  ['مواطنين، موظفين حكومة', 'موظفين حكومة'],
  ['Car finance\nfor new cars', 'for new cars'],
  ['Cashback card', ''],
  ['Families.', ''],
])('of “%s” no text says “%s”', (text, rest) => {
  expect(restBehindName(text)).toBe(rest)
})
