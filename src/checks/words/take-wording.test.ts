import { expect, test } from 'vitest'
import type { Field } from '#catalogue/manifest.ts'
import { takeWording } from './take-wording.ts'
import { findValueBreaches } from './value-breaches.ts'

const text = { name: 'text', type: 'text', required: false } as Field
const rich = { name: 'text', type: 'richtext', required: false } as Field

function take(
  definition: Field,
  value: string,
  brand: 'ENBD' | 'EI' = 'ENBD',
  locale: 'en-AE' | 'ar-AE' = 'en-AE',
) {
  const [breach] = findValueBreaches(definition, value, { brand })
  return breach && takeWording(definition, value, breach, { locale, brand })
}

test('a term gives place to that of the bank, capital and all', () => {
  expect(take(text, 'Loan for your car', 'EI')).toBe('Finance for your car')
  expect(take(text, 'قرض لسيارتك', 'EI', 'ar-AE')).toBe('تمويل لسيارتك')
})

test('the article goes with the term', () => {
  expect(take(text, 'An interest rate of 3% a year', 'EI')).toBe('A profit rate of 3% a year')
  expect(take(text, 'We offer a fixed return on your savings', 'EI')).toBe(
    'We offer an expected profit (indicative) on your savings',
  )
})

test('what is missing is put behind the words, or after their sentence', () => {
  expect(take(text, 'Interest rate of 4% on deposits.')).toBe('Interest rate of 4% per annum on deposits.')
  expect(take(text, 'Free for life. Apply now in the app.')).toBe(
    'Free for life. Terms and conditions apply. Apply now in the app.',
  )
})

test('a sentence that may not stand gives place to one that may', () => {
  expect(take(text, 'Open an account. Instant approval for all! See you.')).toBe(
    'Open an account. Apply in minutes. Approval depends on eligibility. See you.',
  )
})

test.each([
  ['No hidden fees', 'No hidden fees. Terms and conditions apply.'],
  ['No hidden fees!', 'No hidden fees! Terms and conditions apply.'],
  ['Guaranteed returns for you', 'Results may vary and are not guaranteed.'],
  ['Award-winning bank', 'Bank'],
  ['Meet our award-winning bank', 'Meet our bank'],
  ['Open an account. Award-winning, local bank.', 'Open an account. Local bank.'],
  ["Skip the T&Cs, they're the boring bit.", 'Read the terms and conditions.'],
])('%s gives place to %s', (value, mended) => {
  expect(take(text, value)).toBe(mended)
})

test('the rest of rich text stays as it is', () => {
  expect(take(rich, '<p>A <strong>loan</strong> with <em>care</em></p>', 'EI')).toBe(
    'A <strong>finance</strong> with <em>care</em>',
  )
})

test('a text of which nothing would be left gets no wording', () => {
  expect(take(text, 'Hurry')).toBeUndefined()
})

test('addresses and fixed values say nothing', () => {
  const url = { name: 'link', type: 'url', required: false } as Field
  expect(findValueBreaches(url, 'https://example.com/loan/guaranteed', { brand: 'EI' })).toEqual([])
})
