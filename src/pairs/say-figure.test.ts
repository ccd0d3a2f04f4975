import { expect, test } from 'vitest'
import { type Locale, locales } from '#base/locale.ts'
import type { Bound, Figure, Period, Unit } from '#figures/figure.ts'
import { readFigures } from '#figures/read-figures.ts'
import { findPairFaults } from './find-pair-faults.ts'
import { usualPolicy } from './language-policy.ts'
import { type SayableFigure, sayFigure } from './say-figure.ts'
import { nouns } from './words/noun-forms.ts'

test.each<[SayableFigure, string, string]>([
  [{ value: '5000', unit: 'AED', bound: 'exact', per: 'month' }, 'AED 5,000 a month', '5,000 درهم شهرياً'],
  [{ value: '3.5', unit: '%', bound: 'upTo', per: 'year' }, 'up to 3.5% a year', 'حتى 3.5% سنوياً'],
  [{ value: '2', unit: 'year', bound: 'exact' }, '2 years', 'سنتان'],
  [{ value: '2', unit: 'workday', bound: 'within' }, 'within 2 working days', 'خلال يومي عمل'],
  [{ value: '3', unit: 'month', bound: 'from' }, 'from 3 months', 'من 3 أشهر'],
  [{ value: '60', unit: 'day', bound: 'within' }, 'within 60 days', 'خلال 60 يوماً'],
  [{ value: '100', unit: 'day', bound: 'exact' }, '100 days', '100 يوم'],
  [{ value: '2625', unit: 'AED', bound: 'exact' }, 'AED 2,625', '2,625 درهماً'],
  [{ value: '1', unit: 'hour', bound: 'within' }, 'within 1 hour', 'خلال ساعة واحدة'],
  [{ value: '12', unit: 'count:visit', bound: 'exact' }, '12 visits', '12 زيارة'],
  [
    { value: { from: '6', to: '48' }, unit: 'month', bound: 'exact' },
    'from 6 to 48 months',
    'من 6 إلى 48 شهراً',
  ],
  [
    { value: '100', unit: 'AED', bound: 'exact', vat: 'incl' },
    'AED 100 including VAT',
    '100 درهم شاملة ضريبة القيمة المضافة',
  ],
])('%o', (figure, english, arabic) => {
  expect([sayFigure(figure, 'en-AE'), sayFigure(figure, 'ar-AE')]).toEqual([english, arabic])
})

test('in the digits of the brand', () => {
  const figure = { value: '1250.5', unit: 'AED', bound: 'exact' } as const
  expect(sayFigure(figure, 'ar-AE', { policy: { ...usualPolicy, digits: 'arabic', percent: '٪' } })).toBe(
    '١٬٢٥٠٫٥ درهم',
  )
})

test.each<SayableFigure>([
  { value: '5', unit: '%', bound: 'within' },
  { value: '5', unit: 'day', bound: 'exact', vat: 'incl' },
  { value: '5', unit: 'AED', bound: 'exact', method: 'flat' },
  { value: '5', unit: 'count:umbrella', bound: 'exact' },
  { value: { from: '1', to: '2' }, unit: 'day', bound: 'over' },
])('no plain way for %o', (figure) => {
  expect(sayFigure(figure, 'ar-AE')).toBeUndefined()
})

const values: Figure['value'][] = [
  ...[
    '0',
    '1',
    '2',
    '3',
    '10',
    '11',
    '15',
    '25',
    '99',
    '100',
    '102',
    '111',
    '200',
    '1000',
    '2625',
    '15000',
    '1000000',
    '1.5',
    '3.25',
  ],
  { from: '3', to: '12' },
  { from: '5000', to: '25000' },
  ['3', '6', '12'],
]
const units = ['AED', 'USD', 'SAR', '%', 'workday', ...new Set(nouns.map(({ unit }) => unit))].filter(
  (unit) => !/^(?:thousand|million|billion)$/.test(unit),
) as Unit[]
const bounds: Bound[] = ['exact', 'about', 'from', 'upTo', 'min', 'max', 'within', 'over']
const meanings: Partial<SayableFigure>[] = [
  {},
  ...(['year', 'month', 'week', 'day', 'quarter', 'transaction'] satisfies Period[]).map((per) => ({ per })),
  { method: 'flat' },
  { method: 'reducing' },
  { method: 'flat', per: 'year' },
  { vat: 'incl' },
  { vat: 'excl' },
  { per: 'month', vat: 'incl' },
]

const all = values.flatMap((value) =>
  units.flatMap((unit) =>
    bounds.flatMap((bound) => meanings.map((meaning): SayableFigure => ({ value, unit, bound, ...meaning }))),
  ),
)

function meaningOf({ value, unit, bound, per, method, vat }: SayableFigure) {
  return { value, unit, bound, per, method, vat }
}

/** "زيارة واحدة": of what is counted, one in words is no figure to a reader. */
function isOneInWords({ value, unit }: SayableFigure, locale: Locale): boolean {
  return locale === 'ar-AE' && value === '1' && /^(?:times|count:)/.test(unit ?? '')
}

test.each(locales)('what is said is read as the same: %s', (locale: Locale) => {
  const said = all.flatMap((figure) => {
    const words = isOneInWords(figure, locale) ? undefined : sayFigure(figure, locale)
    return words === undefined ? [] : [{ figure, words }]
  })
  const wrong = said.flatMap(({ figure, words }) => {
    const [read, ...others] = readFigures(words).figures
    const isSame =
      read !== undefined &&
      others.length === 0 &&
      JSON.stringify(meaningOf(read)) === JSON.stringify(meaningOf(figure))
    return isSame
      ? []
      : [`${words}: ${JSON.stringify(figure)} ${JSON.stringify(read && meaningOf(read))} ${others.length}`]
  })
  expect(said.length).toBeGreaterThan(9000)
  expect([wrong.length, ...wrong.filter((_, index) => index % Math.ceil(wrong.length / 25) === 0)]).toEqual([
    0,
  ])
})

test('both languages agree, and nouns have the right form', () => {
  const some = all.filter((_, index) => index % 7 === 0)
  const odd = some.flatMap((figure) => {
    const [english, arabic] = [sayFigure(figure, 'en-AE'), sayFigure(figure, 'ar-AE')]
    if (english === undefined || arabic === undefined) return []
    const faults = findPairFaults({ type: 'text', value: { 'en-AE': english, 'ar-AE': arabic } })
    return faults.length === 0 ? [] : [`${english} | ${arabic}: ${faults.map(({ kind }) => kind)}`]
  })
  expect([odd.length, ...odd.slice(0, 20)]).toEqual([0])
})
