import { expect, test } from 'vitest'
import { isWorkAlone, withoutLead, withoutTail } from './work-words.ts'

test.each([
  ['need a page for the Skyline Card asap', 'the Skyline Card asap'],
  ['Hi team, need copy for our new Skyline Account', 'our new Skyline Account'],
  ['FW: Skyline Account', 'Skyline Account'],
  ['Hero + FAQ copy for Skyline Card', 'Skyline Card'],
  ['Product name: Skyline Card', 'Skyline Card'],
  ['Page Turner Card', 'Page Turner Card'],
  ['Need for Speed auto loan', 'Need for Speed auto loan'],
  ['New to UAE account', 'New to UAE account'],
  ['نحتاج صفحة لبطاقة مسافر', 'بطاقة مسافر'],
  ['محتوى صفحة حساب التوفير', 'حساب التوفير'],
  ['بخصوص بطاقة مسافر', 'بطاقة مسافر'],
  ['hi team need page for Skyline Account', 'Skyline Account'],
  ['@Hala Skyline savings', 'Skyline savings'],
  ['v3: Skyline Account', 'Skyline Account'],
  ['عاجل - صفحة بطاقة مسافر', 'بطاقة مسافر'],
  ['هلا، صفحة جديدة لبطاقة مسافر', 'بطاقة مسافر'],
])('“%s” is about “%s”', (topic, rest) => {
  expect(withoutLead(topic)).toBe(rest)
})

test.each([
  ['Skyline Card asap', 'Skyline Card'],
  ['Smart Saver Account copy v3 FINAL', 'Smart Saver Account'],
  ['Skyline Account page w/ new fees', 'Skyline Account'],
  ['Online Fixed Deposit new rates', 'Online Fixed Deposit'],
  ['Ramadan campaign', 'Ramadan campaign'],
  ['Launch Pad Account', 'Launch Pad Account'],
  ['بطاقة مسافر صفحة', 'بطاقة مسافر'],
])('behind its name, “%s” is “%s”', (topic, rest) => {
  expect(withoutTail(topic)).toBe(rest)
})

test.each(['Landing page', 'Copy needed', 'إعادة إطلاق', 'صفحة'])('“%s” names nothing', (text) => {
  expect(isWorkAlone(text)).toBe(true)
})
