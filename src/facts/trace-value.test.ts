import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field } from '#catalogue/manifest.ts'
import { rememberChanges } from './changed-lines.ts'
import { type Known, knownOf } from './known.ts'
import { putNewFigure, traceValue } from './trace-value.ts'

const field = (type: Field['type'], role?: Field['role']): Field => ({
  name: 'x',
  type,
  required: false,
  placeholder: '',
  context: '',
  ...(role && { role }),
})

/** What is known where the brief says this, and said that before. */
function briefOf(now: readonly string[], before: readonly string[] = now, topic = ''): Known {
  return knownOf({
    lines: [
      ...now.map((text, place) => ({ kind: 'message' as const, place, text, told: text })),
      { kind: 'topic', text: topic },
    ],
    changed: rememberChanges(before, now, []),
    naming: [],
  })
}

function sourcesIn(text: string, known: Known, definition = field('text')): string[] {
  return traceValue(definition, text, known).map((trace) => `${trace.text}: ${trace.source}`)
}

test('a figure is known by its value and unit, however it is written, in either language', () => {
  const known = briefOf(['Loan upto AED 4m over 48 mths', 'استرداد نقدي ٥٪'])
  expect(sourcesIn('Borrow up to AED 4,000,000 for 4 years.', known)).toEqual([
    'up to AED 4,000,000: brief',
    '4 years: brief',
  ])
  expect(sourcesIn('تمويل حتى ٤ ملايين درهم، واسترداد 5%', known)).toEqual([
    'حتى ٤ ملايين درهم: brief',
    '5%: brief',
  ])
  expect(sourcesIn('Borrow 4,000,000', known)).toEqual(['4,000,000: nowhere'])
  expect(sourcesIn('Pay back in 3 steps', known)).toEqual([])
})

test('a figure that is read with another ends where that begins', () => {
  expect(sourcesIn('A fee of AED 100 +5% VAT', briefOf(['AED 100 fee, 5% VAT on top']))).toEqual([
    'AED 100 +: brief',
    '5%: brief',
  ])
})

test('it leads to each line that says it, and tells a line that is not told', () => {
  const known = knownOf({
    lines: [
      { kind: 'message', place: 0, text: 'No fee, 5% back', told: 'No fee, 5% back' },
      { kind: 'message', place: 2, text: '5% tbc, ask Mona about 7%', told: '' },
    ],
    changed: [],
    naming: [],
  })
  const [five, seven] = traceValue(field('text'), '5% or 7%', known)
  expect(five).toMatchObject({
    lines: [
      { place: 0, isTold: true },
      { place: 2, isTold: false },
    ],
  })
  expect(seven).toMatchObject({ lines: [{ place: 2, isTold: false }] })
})

test('a bare number counts by its value where its unit stands in a label', () => {
  const known = briefOf(['12 lounges', '25% off dining'])
  expect(sourcesIn('25', known)).toEqual(['25: nowhere'])
  expect(sourcesIn('25', known, field('number'))).toEqual(['25: brief'])
  expect(sourcesIn('25', known, field('text', 'figure'))).toEqual(['25: brief'])
})

test('products are known by their names, and titles with capitals are no names', () => {
  const known = briefOf(['Skywards Infinite Credit Card'])
  expect(sourcesIn('The Skywards Infinite Credit Card takes you further', known)).toEqual([
    'Skywards Infinite Credit Card: brief',
  ])
  expect(sourcesIn('Skywards Credit Card', known)).toEqual(['Skywards Credit Card: brief'])
  expect(sourcesIn('With the Marriott Bonvoy Credit Card you stay longer', known)).toEqual([
    'Marriott Bonvoy Credit Card: nowhere',
  ])
  expect(sourcesIn('Get The New Travel Card', known)).toEqual([])
  expect(sourcesIn('احصل على بطاقة Marriott Bonvoy الآن عبر ENBD X', known)).toEqual([
    'Marriott Bonvoy: nowhere',
  ])
})

test.each([
  ['Horizon Credit Card has no annual fee', 'Horizon Credit Card'],
  ['Horizon Rewards Credit Card', 'Horizon Rewards Credit Card'],
  ['Meet Horizon, the card that takes you further', 'Horizon'],
])('beside the name of another product, the name in “%s” is from nowhere', (text, name) => {
  expect(sourcesIn(text, briefOf(['Skyline Credit Card'], undefined, 'Skyline'))).toEqual([
    `${name}: nowhere`,
  ])
  expect(sourcesIn(text, briefOf(['Horizon card'], undefined))).toEqual([`${name}: brief`])
})

test.each([
  'Activate Your Credit Card',
  'Cashback Credit Card for every day',
  'Meet Emirates NBD, the bank with a card for you',
  'Fixed Deposit, the account for savers',
  'Manage My Salary Account',
])('no name of a product stands in “%s”', (text) => {
  expect(sourcesIn(text, briefOf(['Skyline Credit Card']))).toEqual([])
})

test('an Arabic name is known as far as a line has it', () => {
  const known = briefOf(['بطاقة سكاي واردز إنفينيت بدون رسوم'], undefined, 'حساب التوفير')
  expect(sourcesIn('مع بطاقة سكاي واردز إنفينيت تسافر أكثر', known)).toEqual([
    'بطاقة سكاي واردز إنفينيت: brief',
  ])
  expect(sourcesIn('وبطاقة سكاي واردز لك', known)).toEqual(['وبطاقة سكاي واردز: brief'])
  expect(sourcesIn('احصل على بطاقة ائتمان جديدة وحساب التوفير', known)).toEqual([])
})

test('a condition leads to the line that says it, in either language, and a strict one is from nowhere', () => {
  const known = briefOf([
    'Annual fee waived for new customers',
    'Free lounges as long as you fly with Emirates',
    'عرض للمواطنين فقط',
  ])
  const conditionsOf = (text: string) => sourcesIn(text, known)
  expect(conditionsOf('No fee for new customers')).toEqual(['for new customers: brief'])
  expect(conditionsOf('بدون رسوم، للعملاء الجدد')).toEqual(['للعملاء الجدد: brief'])
  expect(conditionsOf('Offer, only for UAE nationals')).toEqual(['only for UAE nationals: brief'])
  expect(conditionsOf('Visit lounges if you fly with Emirates.')).toEqual(['if you fly with Emirates: brief'])
  expect(conditionsOf('Yours (only for salaried students)')).toEqual(['only for salaried students: nowhere'])
  expect(conditionsOf('Earn more when you shop. Terms and conditions apply.')).toEqual([])
})

test('addresses, and texts without a figure, say nothing', () => {
  const known = briefOf(['No fee'])
  expect(traceValue(field('url'), 'https://bank.example/5', known)).toEqual([])
  expect(traceValue(field('text'), 'No fee at all', known)).toEqual([])
})

test('an entry of a list and a block of rich text is named by its place', () => {
  const known = briefOf(['5% back'])
  expect(traceValue(field('array'), ['Free', '5% back', '7% back'], known)).toMatchObject([
    { segment: 1, source: 'brief' },
    { segment: 2, source: 'nowhere' },
  ])
})

test.each([
  ['text', 'Only AED 299 a year', 'Only AED 349 a year'],
  ['text', 'فقط ٢٩٩ درهم سنوياً', 'فقط ٣٤٩ درهم سنوياً'],
  ['richtext', 'Only <strong>AED 299</strong> a year', 'Only <strong>AED 349</strong> a year'],
] as const)('the new figure stands in place of the old one, as that is written: %s %s', (type, old, next) => {
  const known = briefOf(['Annual fee AED 349'], ['Annual fee AED 299'])
  const [trace] = traceValue(field(type), old, known)
  expect(trace?.source).toBe('earlier')
  expect(trace && putNewFigure(field(type), old, trace)).toBe(next)
})

test.each([
  ['Loan up to AED 4,500,000', 'Loan up to AED 4m', 'Borrow AED 4,000,000', 'Borrow AED 4,500,000'],
  ['Loan up to AED 5m', 'Loan up to AED 4m', 'Borrow AED 4m', 'Borrow AED 5m'],
  ['Rate from 3.49% p.a.', 'Rate from 3.99% p.a.', 'From 3.99% a year', 'From 3.49% a year'],
])('%s, formerly %s', (now, was, value, next) => {
  const known = briefOf([now], [was])
  const [trace] = traceValue(field('text'), value, known)
  expect(trace && putNewFigure(field('text'), value, trace)).toBe(next)
})

test('nothing is put in where the new line says no figure of the kind, or several', () => {
  for (const now of [
    'Annual fee waived for the first year',
    'Annual fee AED 349 or AED 399 for the family',
  ]) {
    const known = briefOf([now], ['Annual fee AED 299 for the first year'])
    const [trace] = traceValue(field('text'), 'AED 299', known)
    expect(trace && putNewFigure(field('text'), 'AED 299', trace)).toBeUndefined()
  }
})

test('a line that is changed again is followed, and one that goes is forgotten', () => {
  const first = rememberChanges(['Annual fee AED 299'], ['Annual fee AED 349'], [])
  const second = rememberChanges(['Annual fee AED 349'], ['Annual fee AED 399'], first)
  expect(second).toEqual([
    { was: 'Annual fee AED 349', now: 'Annual fee AED 399' },
    { was: 'Annual fee AED 299', now: 'Annual fee AED 399' },
  ])
  expect(rememberChanges(['Annual fee AED 399'], ['Free lounges'], second)).toEqual([])
  expect(rememberChanges(['Annual fee AED 399'], ['Annual fee AED 299'], second)).toEqual([
    { was: 'Annual fee AED 399', now: 'Annual fee AED 299' },
    { was: 'Annual fee AED 349', now: 'Annual fee AED 299' },
  ])
})

test('a figure that another line says is not an old one', () => {
  const known = briefOf(['Annual fee AED 349', 'Gift of AED 299'], ['Annual fee AED 299', 'Gift of AED 299'])
  expect(sourcesIn('AED 299', known)).toEqual(['AED 299: brief'])
})

test.each([
  ['Rate of 1.5% a month', 'Rate of 1.5% a year', 'Only 1.5% a year', '1.5% a year'],
  ['5% cashback on fuel', 'Up to 5% cashback on fuel', 'Up to 5% cashback', 'Up to 5%'],
  ['Annual fee AED 300', 'No annual fee', 'Good news: no annual fee, ever', 'Good news: no annual fee'],
  ['Annual fee AED 300', 'No annual fee', 'بدون رسوم سنوية', 'بدون رسوم سنوية'],
  ['Horizon Credit Card', 'Skyline Credit Card', 'the Skyline Credit Card is here', 'Skyline Credit Card'],
  ['بطاقة هورايزن الائتمانية', 'بطاقة سكايلاين الائتمانية', 'بطاقة سكايلاين لك', 'بطاقة سكايلاين'],
  [
    'Free lounges for existing customers',
    'Free lounges for new customers',
    'Lounges for new customers',
    'for new customers',
  ],
])('where “%s” took the place of “%s”, “%s” is marked', (now, was, text, words) => {
  expect(sourcesIn(text, briefOf([now], [was]))).toEqual([`${words}: earlier`])
  expect(sourcesIn(text, briefOf([was], [now]))).not.toContain(`${words}: earlier`)
})

test('an old figure stays one where another line says that number of something else', () => {
  const known = briefOf(
    ['Cashback of AED 200', 'Joining fee AED 100'],
    ['Cashback of AED 100', 'Joining fee AED 200'],
  )
  expect(sourcesIn('Cashback AED 100', known)).toEqual(['AED 100: earlier'])
  expect(sourcesIn('A joining fee of AED 100', known)).toEqual(['AED 100: brief'])
})

test('whatever is typed is traced, at places that are its own, and what is put in is read as the new figure', () => {
  const words = fc.constantFrom(
    'AED 299',
    '٢٩٩ درهم',
    '299',
    'AED',
    '5%',
    '<p>',
    'Visa Gold Card',
    'بطاقة',
    '(',
    '.',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 12 }).map((some) => some.join(' ')),
  )
  const known = briefOf(['Annual fee AED 349'], ['Annual fee AED 299'])
  fc.assert(
    fc.property(text, (value) => {
      for (const trace of traceValue(field('text'), value, known)) {
        expect(value.slice(trace.from, trace.to)).toBe(trace.text)
        const next = putNewFigure(field('text'), value, trace)
        if (next !== undefined) expect(next).not.toBe(value)
      }
    }),
    { numRuns: 300 },
  )
})
