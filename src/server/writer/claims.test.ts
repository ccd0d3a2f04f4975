import { expect, test } from 'vitest'
import { findBlockedClaim, findClaim, speaksIslamic } from './claims.ts'

const here = { islamic: false }
const islamic = { islamic: true }

test.each([
  ['Guaranteed returns for all', 'guarantee'],
  ['العائد مضمون للجميع', 'guarantee'],
  ['A risk-free way to save', 'no-risk'],
  ['Instant approval', 'sure-approval'],
  ['Better terms than other banks', 'competitor'],
  ['Profit rate of 4%', 'rate-without-year'],
  ['4.5% return on your savings', 'rate-without-year'],
  ['معدل ربح 4٪', 'rate-without-year'],
])('%s breaks %s', (text, rule) => {
  expect(findBlockedClaim(text, here)?.rule).toBe(rule)
})

test.each([
  'A letter of guarantee in 3 days',
  'Profit rate of 4% a year',
  'Fabric care for your sofa',
  '5% back on separate purchases, and on corporate ones',
  'مستقبلك المشرق يبدأ اليوم',
  'خطاب ضمان لمشروعك',
  'Your loan in 3 days',
])('%s breaks nothing', (text) => {
  expect(findClaim(text, here)).toBeUndefined()
})

test('on an Islamic page interest, loans and insurance are not said', () => {
  expect(findBlockedClaim('Loans with low interest', islamic)?.rule).toBe('interest')
  expect(findBlockedClaim('قروض للسيارات', islamic)?.rule).toBe('loan')
  expect(findBlockedClaim('تأمين على السفر', islamic)?.rule).toBe('insurance')
  expect(findBlockedClaim('Interest-free instalments', islamic)).toBeUndefined()
  expect(findBlockedClaim('For those interested in saving', islamic)).toBeUndefined()
})

test('pressure and superlatives warn and do not block', () => {
  expect(findClaim('Hurry, the best card is here', here)).toMatchObject({ weight: 'warns' })
  expect(findBlockedClaim('Hurry, the best card is here', here)).toBeUndefined()
})

test('a brief in either language tells that it speaks of Islamic banking', () => {
  expect(speaksIslamic('Shari’ah-compliant card')).toBe(true)
  expect(speaksIslamic('تكافل سفر')).toBe(true)
  expect(speaksIslamic('Cashback card')).toBe(false)
})
