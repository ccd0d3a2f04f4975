import type { Period } from './figure.ts'

/** How often, as a sentence of a page says it behind a figure. */
export const englishPeriods: Record<Period, string> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  quarter: 'a quarter',
  transaction: 'per transaction',
}

export const arabicPeriods: Record<Period, string> = {
  year: 'سنوياً',
  month: 'شهرياً',
  week: 'أسبوعياً',
  day: 'يومياً',
  quarter: 'كل ربع سنة',
  transaction: 'لكل معاملة',
}
