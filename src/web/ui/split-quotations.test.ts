import { expect, test } from 'vitest'
import { splitQuotations } from './split-quotations.ts'

test.each([
  ['“ابدأ من هنا” has no address.', ['', '“ابدأ من هنا”', ' has no address.']],
  ['"Title" is "بطاقة".', ['', '"Title"', ' is ', '"بطاقة"', '.']],
  ['A value is required.', ['A value is required.']],
  ['A screen of 5" is small.', ['A screen of 5" is small.']],
])('%s is parted at its quotations', (message, pieces) => {
  expect(splitQuotations(message)).toEqual(pieces)
})
