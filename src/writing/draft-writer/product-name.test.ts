import { expect, test } from 'vitest'
import { isProductName, nameInLines, partInLanguage } from './product-name.ts'

test.each([
  ['حساب التوفير الذكي - Smart Saver Account', 'en-AE', 'Smart Saver Account'],
  ['حساب التوفير الذكي - Smart Saver Account', 'ar-AE', 'حساب التوفير الذكي'],
  ['Musafir Covered Card – إعادة إطلاق', 'ar-AE', 'Musafir Covered Card'],
  ['بطاقة Skyline Infinite', 'ar-AE', 'بطاقة Skyline Infinite'],
  ['حساب Smart Saver للعائلات – حملة الصيف', 'ar-AE', 'حساب Smart Saver للعائلات'],
] as const)('of “%s”, a page in %s has “%s”', (topic, locale, part) => {
  expect(partInLanguage(topic, locale)).toBe(part)
})

test.each([
  ['Skyline Infinite credit card', true],
  ['skyline card', true],
  ['حساب راتبك plus', true],
  ['a page about how to save for school', false],
  ['savings account', false],
])('“%s” is a name in any language: %s', (text, isName) => {
  expect(isProductName(text)).toBe(isName)
})

test.each([
  ['cashback plus', ['5% back', 'copy for Cashback Plus Credit Card:'], 'Cashback Plus Credit Card'],
  ['card', ['the Skyline Infinite Credit Card is free for life'], 'Skyline Infinite Credit Card'],
  ['card', ['Introducing the Skyline Infinite Credit Card'], 'Skyline Infinite Credit Card'],
  ['card', ['the Skyline Card comes without fees', 'old Orbit Card pages stay'], 'Skyline Card'],
  ['card', ['the Skyline Card comes without fees', 'the Orbit Card costs more than that'], undefined],
  ['personal loan', ['apply with the Skyline Card today'], undefined],
  ['Skyline Card', ['the Skyline Platinum Card gives more lounges'], undefined],
])('“%s” beside %j is called “%s”', (topic, lines, name) => {
  expect(nameInLines(topic, lines)).toBe(name)
})
