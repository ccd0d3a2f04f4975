import { expect, test } from 'vitest'
import { holdsFor } from './holds-for.ts'
import { themeSchema, type WordRule } from './rule.ts'

const rule: WordRule = {
  id: 'a-rule',
  scope: 'value',
  severity: 'warn',
  source: { name: 'House rule', item: '', dated: '2026-11-20', by: 'house' },
  message: 'Not so.',
  advice: { en: 'So.', ar: 'هكذا.' },
  absolved: 'denied',
  examples: { bad: { en: [], ar: [] }, good: { en: [], ar: [] } },
}

const page = { brand: 'ENBD', locale: 'ar-AE', product: 'deposit' } as const

test.each([
  [{}, true],
  [{ brand: 'ENBD' }, true],
  [{ brand: 'EI' }, false],
  [{ language: 'ar' }, true],
  [{ language: 'en' }, false],
  [{ products: ['account', 'deposit'] }, true],
  [{ products: ['account'] }, false],
  [{ brand: 'ENBD', language: 'ar', products: ['account'] }, false],
] as const)('of an Arabic page about deposits, a rule with %j holds: %s', (narrowed, holds) => {
  const { rules } = themeSchema.parse({ theme: 'a', about: '', rules: [{ ...rule, ...narrowed }] })
  expect(rules.map((each) => holdsFor(each, page))).toEqual([holds])
})

test('a rule of one brand or of some products waits until they are known, one of a language does not', () => {
  const unknown = { brand: undefined }
  expect(holdsFor({ ...rule, brand: 'EI' }, unknown)).toBe(false)
  expect(holdsFor({ ...rule, products: ['account'] }, unknown)).toBe(false)
  expect(holdsFor({ ...rule, language: 'en' }, unknown)).toBe(true)
})
