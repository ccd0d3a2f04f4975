import { expect, test } from 'vitest'
import type { Bound, Figure, Unit } from './figure.ts'
import { readFigures } from './read-figures.ts'
import { arabicNouns, currencyNames } from './words/nouns.ts'
import { writeFigure } from './write-figure.ts'

test.each([
  ['AED 3m', 'AED 3,000,000', '3,000,000 درهم'],
  ['up to 15K AED', 'up to AED 15,000', 'حتى 15,000 درهم'],
  ['min. AED 2,625', 'at least AED 2,625', 'على الأقل 2,625 درهماً'],
  ['within 48 hrs', 'within 48 hours', 'خلال 48 ساعة'],
  ['3 working days', '3 working days', '3 أيام عمل'],
  ['11 business days', '11 working days', '11 يوم عمل'],
  ['from 2.49% p.a. flat', 'from 2.49% per year flat', 'ابتداءً من 2.49٪ سنوياً ثابت'],
  ['AED 525 + VAT', 'AED 525 excl. VAT', '525 درهماً غير شامل ضريبة القيمة المضافة'],
  ['AED 5-10k', 'AED 5,000 to 10,000', 'من 5,000 إلى 10,000 درهم'],
  ['3, 6 or 12 months', '3, 6 or 12 months', '3 أو 6 أو 12 شهراً'],
  ['خمسة عشر ألف درهم', 'AED 15,000', '15,000 درهم'],
  ['شهرين', '2 months', 'شهرين'],
  ['2 working days', '2 working days', 'يومي عمل'],
  ['USD 100', 'USD 100', '100 دولار أمريكي'],
  ['12 lounge visits a year', '12 visits per year', '12 زيارة سنوياً'],
  ['3 gizmos', undefined, undefined],
])('%j is %j, %j', (text, english, arabic) => {
  const [figure] = readFigures(text).figures
  expect(figure && writeFigure(figure, 'en-AE')).toBe(english)
  expect(figure && writeFigure(figure, 'ar-AE')).toBe(arabic)
})

test('what is written is read as what it was, in both languages', () => {
  const units: Unit[] = ['%', ...arabicNouns.keys(), ...currencyNames.keys()]
  const bounds: Bound[] = ['exact', 'about', 'from', 'upTo', 'min', 'max', 'within', 'over']
  const values = ['1', '2', '3', '7', '10', '11', '25', '99', '100', '101', '525', '2625', '1000000', '1.5']
  for (const unit of units) {
    for (const bound of bounds) {
      for (const value of values) {
        const figure: Figure = { from: 0, to: 0, text: '', value, unit, bound, per: 'month' }
        for (const locale of ['en-AE', 'ar-AE'] as const) {
          const written = writeFigure(figure, locale)
          if (written === undefined || (bound === 'from' && unit.startsWith('count:'))) continue
          const [read, ...others] = readFigures(written).figures
          expect({ ...read, others }, written).toMatchObject({ value, unit, bound, per: 'month', others: [] })
        }
      }
    }
  }
})
