import { expect, test } from 'vitest'
import { carryIntoArabic } from './carry-into-arabic.ts'
import { loadPhrases } from './phrases.ts'

const { intoArabic } = loadPhrases()

test.each([
  ['Cashback up to 2%', 'الاسترداد النقدي حتى 2%'],
  ['Up to 5% cashback on groceries and fuel', 'الاسترداد النقدي حتى 5% على البقالة والوقود'],
  ['No annual fee for the first year', 'من دون رسوم سنوية في السنة الأولى'],
  ['Apply in 5 minutes with your Emirates ID', 'قدّم طلبك خلال 5 دقائق باستخدام الهوية الإماراتية'],
  ['Apply in 2 minutes', 'قدّم طلبك خلال دقيقتين'],
  ['Apply in 2 working days', 'قدّم طلبك خلال يومي عمل'],
  ['Apply in 1 day', 'قدّم طلبك خلال يوم واحد'],
  ['Apply in 100 days', 'قدّم طلبك خلال 100 يوم'],
  ['Apply in 15 minutes', 'قدّم طلبك خلال 15 دقيقة'],
  ['Minimum salary AED 5,000', 'الحد الأدنى للراتب 5,000 درهم'],
])('%s reads %s', (english, arabic) => {
  expect(carryIntoArabic(english, intoArabic)).toBe(arabic)
})

test('a phrase with one unknown word is not carried at all', () => {
  expect(carryIntoArabic('No annual fee for loyal penguins', intoArabic)).toBeUndefined()
})

test('a text that is longer than any phrase is not carried, though each of its words could be', () => {
  const fees = (count: number) => `No fees${', no fees'.repeat(count)}`
  expect(carryIntoArabic(fees(10), intoArabic)).toContain('رسوم')
  expect(carryIntoArabic(fees(30), intoArabic)).toBeUndefined()
})
