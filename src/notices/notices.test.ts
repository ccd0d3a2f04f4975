import { expect, test } from 'vitest'
import { findRule } from '#rules/rule-set.ts'
import { allNotices, arabicWordings, noticesOf, publishedNotices, wordingOf } from './notices.ts'
import { allProducts, findProduct } from './products.ts'

const page = { product: 'home-finance', brand: 'ENBD', locale: 'en-AE' } as const

test('a page has what its product asks for, word for word, in the order of the file', () => {
  expect(publishedNotices(page)).toEqual([
    'Warning: If you do not keep up your repayments/payments, you may lose your property.',
    'Warning: You may have to pay penalties if you pay off a loan/financing early.',
    'Warning: If you do not meet the repayments/payments on your loan/financing, your account will go into arrears. This may affect your credit rating, which may limit your ability to access financing in the future.',
  ])
  expect(publishedNotices({ ...page, brand: 'EI' })).toEqual(publishedNotices(page))
})

test.each([undefined, '', 'credit-card', 'other', 'no-such-product'])(
  'a page about %j has none',
  (product) => {
    expect(noticesOf({ ...page, product })).toEqual([])
  },
)

test('an Arabic draft is marked, and never among those that may be published', () => {
  const arabic = noticesOf({ ...page, locale: 'ar-AE' })
  expect(arabic.map(({ isDraft }) => isDraft)).toEqual([true, true, true])
  expect(arabic.every(({ text }) => text.startsWith('تحذير'))).toBe(true)
  expect(publishedNotices({ ...page, locale: 'ar-AE' })).toEqual([])
})

test('the wording that the bank supplies takes the place of the draft', () => {
  const notice = { id: 'property', text: 'Warning' }
  const supplied = { property: { official: ' تحذير. ', draft: 'مسودة' } }
  expect(wordingOf(notice, 'ar-AE', supplied)).toEqual({ text: 'تحذير.', isDraft: false })
  expect(wordingOf(notice, 'ar-AE', { property: { official: ' ', draft: 'مسودة' } })).toEqual({
    text: 'مسودة',
    isDraft: true,
  })
  expect(wordingOf(notice, 'ar-AE', {})).toEqual({ text: '', isDraft: true })
})

test('the files name each other', () => {
  expect(Object.keys(arabicWordings).toSorted()).toEqual(allNotices.map(({ id }) => id).toSorted())
  for (const { answers } of allNotices) if (answers) expect(findRule(answers)?.scope).toBe('page')
  expect(new Set(allProducts.map(({ id }) => id)).size).toBe(allProducts.length)
  expect(findProduct('other')?.says.en).toEqual([])
})
