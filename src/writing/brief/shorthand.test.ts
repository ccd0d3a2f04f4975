import { expect, test } from 'vitest'
import { writeOut } from './shorthand.ts'

test.each([
  ['loan amt upto AED 4 mn', 'loan amount up to AED 4 mn'],
  [
    'Std processing fee 1.05% of finance amt incl. VAT',
    'Standard processing fee 1.05% of finance amount incl. VAT',
  ],
  ['free ATM w/drawals abroad: 2 per mth', 'free ATM withdrawals abroad: 2 per month'],
  ['Tenor 6 - 48 mths, min sal 15k', 'Tenor 6 - 48 months, min salary 15k'],
])('%s', (text, whole) => {
  expect(writeOut(text)).toBe(whole)
})

test.each(['Salary', 'STD-codes', 'Sal’s card', 'the cosine', 'راتب'])('%s stays as it is', (text) => {
  expect(writeOut(text)).toBe(text)
})

test.each([
  ['unltd lounge access, 4 rides / yr', 'unlimited lounge access, 4 rides per year'],
  ['min spend 2,500 AED pm', 'min spend 2,500 AED a month'],
  ['open till 9 pm', 'open till 9 pm'],
  ['kids under 12 free w/ 2 adults', 'kids under 12 free with 2 adults'],
  ['Fee incl. VAT', 'Fee incl. VAT'],
  ['رصيد ادنى ١٠ الاف درهم سنويا', 'رصيد أدنى ١٠ آلاف درهم سنوياً'],
])('what is short in “%s” is written out', (given, whole) => {
  expect(writeOut(given)).toBe(whole)
})
