import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOver, partFigures } from '#facts/fact.ts'
import { describeFigure, describeSubject } from '#texts/facts.ts'
import { understandMessages } from './understand-brief.ts'

/** The figures of a line as they are shown to people. */
function readLine(line: string): string[] {
  return understandMessages([line]).flatMap(({ facts }) =>
    facts.flatMap(({ figures, none }) => [
      ...figures.map((each) => `${describeSubject(each)}: ${describeFigure(each.figure)}`),
      ...none.map((each) => `${describeSubject(each)}: none`),
    ]),
  )
}

test.each([
  ['upto AED 4m finance over 48 mths', ['Amount: up to AED 4,000,000', 'Figure: 48 months']],
  ['rate frm 3.99% pa flat', ['Rate: from 3.99% a year, flat']],
  ['Annual fee AED 525 incl VAT', ['Annual fee: AED 525 a year, VAT included']],
  ['Annual fee AED 299 in the first year', ['Annual fee · first year: AED 299 a year']],
  ['min salary 8k', ['Salary: at least AED 8,000, currency understood']],
  ['0% for 6/12/24 months', ['Figure: 0%', 'Figure: 6, 12, 24 months']],
  ['Approval within 30 mins', ['Approval: within 30 minutes']],
  ['No fx fee', ['Foreign currency fee: none']],
  ['رسوم سنوية ٥٢٥ درهم شامل الضريبة', ['Annual fee: AED 525 a year, VAT included']],
  ['الحد الأدنى للراتب ٨ آلاف درهم', ['Salary: at least AED 8,000']],
  ['تمويل لغاية ٤ ملايين درهم', ['Amount: up to AED 4,000,000']],
])('%s', (line, figures) => {
  expect(readLine(line)).toEqual(figures)
})

test.each([
  ['5% cashback on groceries, capped at AED 200 a month', ['5%'], ['capped at AED 200 a month']],
  [
    'Rate from 3.99% p.a. for salaries of AED 15,000+',
    ['from 3.99% a year'],
    ['for salaries of AED 15,000+'],
  ],
  ['0% instalments if you spend AED 500 or more', ['0%'], ['if you spend AED 500 or more']],
  ['Free valet (nationals only)', [], ['nationals only']],
  ['٥٪ استرداد نقدي بحد أقصى ٢٠٠ درهم شهرياً', ['5%'], ['بحد أقصى ٢٠٠ درهم شهرياً']],
])('a condition stays with what it is of: %s', (line, own, conditions) => {
  const [fact] = understandMessages([line])[0]?.facts ?? []
  if (!fact) throw new Error('Nothing was understood')
  expect(partFigures(fact).own.map(({ figure }) => describeFigure(figure))).toEqual(own)
  expect(fact.conditions).toEqual(conditions)
})

test('a footnote of another line is the condition of the line that bears its mark', () => {
  const [offer, note] = understandMessages(['3% on dining*', '*min spend AED 3,000'])
  expect(offer?.facts.map(({ conditions }) => conditions)).toEqual([['min spend AED 3,000']])
  expect(note?.facts).toEqual([])
})

test('the last day of an offer is known, and when it is over', () => {
  const [english, arabic] = understandMessages([
    'Offer valid till 31 Dec 2026',
    'العرض ساري حتى 31 ديسمبر 2026',
  ])
  for (const message of [english, arabic]) {
    const [fact] = message?.facts ?? []
    expect(fact?.validTo).toBe('2026-12-31')
    expect(fact && [isOver(fact, '2026-12-31'), isOver(fact, '2027-01-01')]).toEqual([false, true])
  }
})

test('what cannot be read is named, and what is said among colleagues is no fact', () => {
  const [unread, note] = understandMessages(['Fee AED 1,2000', 'pls make it premium, ask Mona'])
  expect(unread).toMatchObject({ facts: [], unread: ['AED 1,2000'] })
  expect(note).toMatchObject({ facts: [], leftOut: [{ reason: 'note' }] })
})

test('places are those of the key messages, blank ones counted', () => {
  expect(understandMessages(['', 'No fee', '', 'AED 5 a month']).map(({ place }) => place)).toEqual([1, 3])
})

test('nothing that people type breaks it', () => {
  const words = fc.constantFrom(
    'AED',
    '٥٪',
    '5k',
    '(',
    '*',
    'upto',
    'max',
    '31/12',
    'درهم',
    '–',
    '1,2000',
    'free',
    '\n',
  )
  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 30 }).map((some) => some.join(' ')),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const understood = understandMessages(lines)
      expect(understood.length).toBe(lines.filter((each) => each.trim() !== '').length)
      for (const { facts } of understood) for (const fact of facts) partFigures(fact)
    }),
    { numRuns: 300 },
  )
})
