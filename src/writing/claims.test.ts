import { expect, test } from 'vitest'
import { findClaim, speaksIslamic } from './claims.ts'

const here = { islamic: false }
const islamic = { islamic: true }

test.each([
  ['Guaranteed returns for all', 'guarantee'],
  ['العائد مضمون للجميع', 'guarantee'],
  ['A risk-free way to save', 'no-risk'],
  ['Instant approval', 'sure-approval'],
  ['Better terms than other banks', 'competitor'],
  ['Profit rate of 4%', 'rate-without-basis'],
  ['4.5% return on your savings', 'rate-without-basis'],
  ['معدل ربح 4٪', 'rate-without-basis'],
  ['5 per cent interest', 'rate-without-basis'],
  ['فائدة 5 بالمئة', 'rate-without-basis'],
  ['0% interest for a year of fees, then interest of 5%', 'rate-without-basis'],
  ['0.5% interest', 'rate-without-basis'],
  ['عائد ٥ في المائة', 'rate-without-basis'],
  ['100 per cent approval', 'sure-approval'],
  ['No annual fee, and 5% interest on your savings', 'rate-without-basis'],
  ['No annual fee and 5% interest on your savings', 'rate-without-basis'],
  ['بلا رسوم سنوية مع عائد 5%', 'rate-without-basis'],
  ['Interest of 5% a year. Or a profit of 4%', 'rate-without-basis'],
  ['Returns are guaranteed. A bank guarantee can be had as well.', 'guarantee'],
])('%s breaks %s', (text, rule) => {
  expect(findClaim(text, here)?.rule).toBe(rule)
})

test.each([
  'A letter of guarantee in 3 days',
  'Profit rate of 4% a year',
  '12 instalments at 0% interest',
  'أقساط بفائدة ٠٪',
  'An annual profit rate of 4.5%, paid monthly',
  'Interest: 4 per cent, per annum',
  'Up to 5% p.a. on your savings, as interest',
  'عائد 5 في المئة سنوياً، يدفع شهرياً',
  'Bank guarantees and letters of guarantee',
  'Past performance is not a reliable guide to the future',
  'It has returned 8%. Past performance is not a reliable guide.',
  'Fabric care for your sofa',
  '5% back on separate purchases, and on corporate ones',
  'مستقبلك المشرق يبدأ اليوم',
  'خطاب ضمان لمشروعك',
  'Your loan in 3 days',
])('%s breaks nothing', (text) => {
  expect(findClaim(text, here)).toBeUndefined()
})

test('on an Islamic page interest, loans and insurance are not said', () => {
  expect(findClaim('Low interest for all', islamic)?.rule).toBe('interest')
  expect(findClaim('قروض للسيارات', islamic)?.rule).toBe('loan')
  expect(findClaim('تأمين على السفر', islamic)?.rule).toBe('insurance')
  expect(findClaim('Interest-free instalments', islamic)).toBeUndefined()
  expect(findClaim('For those interested in saving', islamic)).toBeUndefined()
  expect(findClaim('We act in your interest', islamic)).toBeUndefined()
})

test('what may be said on an Islamic page excuses nothing beside it', () => {
  const after = 'Interest-free for a month, then interest is charged.'
  expect(findClaim(after, islamic)?.rule).toBe('interest')
  expect(findClaim('A fall in your interest rate', islamic)?.rule).toBe('interest')
  expect(findClaim('قرض حسن، أو قرض للسيارة', islamic)?.rule).toBe('loan')
})

test('what only warns does not stop a writer', () => {
  expect(findClaim('Hurry, the best card is here', here)).toBeUndefined()
})

test('a brief in either language tells that it speaks of Islamic banking', () => {
  expect(speaksIslamic('Shari’ah-compliant card')).toBe(true)
  expect(speaksIslamic('تكافل سفر')).toBe(true)
  expect(speaksIslamic('Cashback card')).toBe(false)
})
