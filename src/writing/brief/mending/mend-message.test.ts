import { expect, test } from 'vitest'
import { understandMessages } from '../understand-brief.ts'
import { type MeantFact, type MeantFigure, meantBy, readTypedValue } from './meant-fact.ts'
import { canMend, mendMessage } from './mend-message.ts'

type Mend = Partial<Omit<MeantFact, 'figures'>> & { at?: number; figure?: Partial<MeantFigure> }

function mend(line: string, { at = 0, figure, ...fact }: Mend) {
  const [message] = understandMessages([line])
  if (!message) throw new Error('Nothing was understood')
  const [first, ...others] = meantBy(message)
  if (!first) throw new Error('There is no statement')
  const figures = first.figures.map((each, place) => (place === at ? { ...each, ...figure } : each))
  return mendMessage(message, [{ ...first, ...fact, figures }, ...others])
}

test.each<[string, Mend, string]>([
  ['Annual fee AED 299', { figure: { vat: 'incl' } }, 'Annual fee AED 299 including VAT'],
  ['Annual fee AED 299', { figure: { value: '399' } }, 'Annual fee AED 399'],
  ['Rate from 3.99% flat', { figure: { method: 'reducing' } }, 'Rate from 3.99% reducing'],
  ['Rate from 3.99% a year', { figure: { bound: 'exact' } }, 'Rate 3.99% a year'],
  ['Minimum salary of AED 5,000', { figure: { value: '8,000' } }, 'Minimum salary of AED 8,000'],
  ['Annual fee 1,2000', { figure: { value: '12000', unit: 'AED' } }, 'Annual fee AED 12,000'],
  [
    'Fuel: 3% cashback, cap 1,2000 a month',
    { at: 1, figure: { value: '1200', unit: 'AED' } },
    'Fuel: 3% cashback, cap AED 1,200 a month',
  ],
  [
    'Cashback 5% on groceries and 3% on fuel',
    { at: 1, figure: { bound: 'upTo' } },
    'Cashback 5% on groceries and up to 3% on fuel',
  ],
  ['Cashback 5%, capped at AED 300', { condition: '' }, 'Cashback 5%'],
  [
    'Cashback 5% on fuel',
    { condition: 'min spend AED 3,000 a month' },
    'Cashback 5% on fuel (min spend AED 3,000 a month)',
  ],
  ['Cashback 5% on fuel', { condition: 'new customers' }, 'Cashback 5% on fuel (applies: new customers)'],
  ['Zero fees until 30 June 2026', { validTo: '2026-12-31' }, 'Zero fees until 31 December 2026'],
  ['5% cashback until 30 June 2026', { validTo: '' }, '5% cashback'],
  [
    '5% cashback until 30 June 2026',
    { validFrom: '2026-06-01' },
    '5% cashback (valid from 1 June 2026 to 30 June 2026)',
  ],
  ['5% cashback on fuel', { product: 'Gold Saver Card' }, 'Gold Saver Card: 5% cashback on fuel'],
  [
    'The Skyline Card gives 5% cashback on fuel',
    { product: 'Gold Saver Card' },
    'The Gold Saver Card gives 5% cashback on fuel',
  ],
  [
    'Gold Saver Card: annual fee AED 299',
    { product: 'Gold Saver Plus Card' },
    'Gold Saver Plus Card: annual fee AED 299',
  ],
  ['رسوم سنوية 299 درهم', { figure: { vat: 'incl' } }, 'رسوم سنوية 299 درهماً شاملة ضريبة القيمة المضافة'],
  [
    'استرداد نقدي 5% على البقالة حتى 30 يونيو 2026',
    { validTo: '2026-12-31' },
    'استرداد نقدي 5% على البقالة حتى 31 ديسمبر 2026',
  ],
  [
    'استرداد نقدي 5% على البقالة',
    { condition: 'لمن راتبه 5000 درهم' },
    'استرداد نقدي 5% على البقالة (لمن راتبه 5000 درهم)',
  ],
])('%s, mended by %j: %s', (line, meant, mended) => {
  expect(mend(line, meant)).toEqual({ ok: true, value: mended })
})

test('other statements of the message stay as they are', () => {
  const line = 'Annual fee AED 299. Free for the first year.'
  expect(mend(line, { figure: { value: '399' } })).toMatchObject({
    value: 'Annual fee AED 399. Free for the first year.',
  })
})

test.each<[Mend, object]>([
  [{ figure: { value: 'many' } }, { problem: 'no-figure', fact: 0, figure: 0 }],
  [{ figure: { unit: 'month', per: 'year' } }, { problem: 'no-words', fact: 0, figure: 0 }],
  [
    { validFrom: '2026-06-02', validTo: '2026-06-01' },
    { problem: 'period-backwards', fact: 0 },
  ],
])('what cannot be said is refused: %j', (meant, refusal) => {
  expect(mend('Annual fee AED 299', meant)).toEqual({ ok: false, refusal })
})

test('a line without a figure and a day has nothing to mend in place', () => {
  const [plain, figure, unread] = understandMessages(['For families', 'Fee AED 20', 'Fee 1,2000'])
  expect([plain, figure, unread].map((message) => message && canMend(message))).toEqual([false, true, true])
})

test.each([
  ['3.99', '3.99'],
  ['12,000', '12000'],
  ['٣٬٥٠٠', '3500'],
  ['3 to 5', { from: '3', to: '5' }],
  ['3–5', { from: '3', to: '5' }],
  ['2, 3 or 4', ['2', '3', '4']],
  ['1,2000', undefined],
  ['', undefined],
])('%j is typed for %j', (typed, value) => {
  expect(readTypedValue(typed)).toEqual(value)
})
