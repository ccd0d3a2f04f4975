import type { Locale } from '#base/locale.ts'

/** "2026-03-05", or "--03-05" without a year, in words of a language; nothing where it is no day. */
export function sayDay(day: string, locale: Locale): string | undefined {
  const [, year, ofYear] = /^(\d{4}|-)-(\d\d-\d\d)$/.exec(day) ?? []
  const hasYear = year !== '-'
  // A leap year has every day.
  const date = new Date(`${hasYear ? year : '2000'}-${ofYear}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return
  return date.toLocaleDateString(locale === 'ar-AE' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })
}
