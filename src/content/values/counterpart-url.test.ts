import { expect, test } from 'vitest'
import { counterpartUrl } from './counterpart-url.ts'

test.each([
  ['https://bank.example/en/cards', 'https://bank.example/ar/cards'],
  ['https://bank.example/en', 'https://bank.example/ar'],
  ['https://bank.example/en?from=ad#top', 'https://bank.example/ar?from=ad#top'],
  ['https://bank.example/personal/en/loans/', 'https://bank.example/personal/ar/loans/'],
  ['https://bank.example/en-AE/cards', 'https://bank.example/ar-AE/cards'],
  ['https://bank.example/EN/cards', 'https://bank.example/AR/cards'],
  ['https://bank.example/english/cards', 'https://bank.example/arabic/cards'],
  ['/en/apply', '/ar/apply'],
  ['https://bank.example/en/learn/english', 'https://bank.example/ar/learn/english'],
  ['https://en.bank.example/cards', 'https://ar.bank.example/cards'],
  ['https://bank.example/cards?lang=en', 'https://bank.example/cards?lang=ar'],
  ['https://bank.example/cards?from=ad&hl=en-AE#top', 'https://bank.example/cards?from=ad&hl=ar-AE#top'],
  ['https://bank.example/cards/gold/en/terms', 'https://bank.example/cards/gold/ar/terms'],
  ['https://bank.example/fees-en.pdf', 'https://bank.example/fees-ar.pdf'],
])('%s is %s in Arabic, and the way back', (english, arabic) => {
  expect(counterpartUrl(english, 'ar-AE')).toBe(arabic)
  expect(counterpartUrl(arabic, 'en-AE')).toBe(english)
})

test.each([
  'https://bank.example/cards',
  'https://bank.example/energy/en-route',
  'https://bank.example/en-GB/cards',
  'https://bank.example/army/cards?order=en',
  'https://en.example',
  'tel:+97145555555',
  'mailto:en@bank.example',
  '#en',
  '',
])('%s names no language, and stays', (url) => {
  expect(counterpartUrl(url, 'ar-AE')).toBe(url)
})
