import { expect, test } from 'vitest'
import { productOfTexts } from './propose-product.ts'

test.each([
  ['credit-card', ['Skyline Credit Card', 'Travel in style', 'Pay off your personal loan later']],
  ['home-finance', ['A MORTGAGE for your first home!!']],
  ['home-finance', ['التمويل العقاري لمنزلك']],
  ['car-finance', ['قرض السيارات من بنكنا', 'سيارتك الجديدة']],
  ['personal-finance', ['Personal-Loans, from AED 5,000']],
  ['debt-consolidation', ['Consolidate your debts', 'one loan instead of many']],
  ['insurance', ['Family Takaful for all of you']],
  ['deposit', ['حساب التوفير', 'ادّخر أكثر']],
  ['account', ['Open an account in minutes']],
  ['credit-card', ['بطاقة الائتمان سكايلاين', 'بطاقة ائتمانية للسفر']],
  [undefined, ['Visit our new branch', '']],
  [undefined, []],
])('%s: %j', (product, texts) => {
  expect(productOfTexts(texts)).toBe(product)
})

test('of two that are named as often the first one counts', () => {
  expect(productOfTexts(['Our credit card and our debit card'])).toBe('credit-card')
})
