import { expect, test } from 'vitest'
import { describeMessages, isHeadForColleagues } from './table-rows.ts'

test('a row of a table says what stands at the head of its columns', () => {
  expect(
    describeMessages([
      'Rates for the page:',
      'Product\tRate\tFixed for\tLTV UAE nat.',
      'Fixed 3 yr\t4.24% \t3 years\t85%',
      'Fixed 5 yr\t4.49%\t5 years\t',
      'Pre-approval in 48 hours',
    ]),
  ).toEqual([
    'Rates for the page:',
    '',
    'Fixed 3 yr: rate 4.24%, fixed for 3 years, LTV UAE nat 85%',
    'Fixed 5 yr: rate 4.49%, fixed for 5 years',
    'Pre-approval in 48 hours',
  ])
})

test('a range is of what its column is called, and a figure has the unit of its head', () => {
  expect(describeMessages(['الرصيد (درهم)\tالسعر', 'حتى 50,000\t0.2%', 'أكثر من 250,000\t3.10%'])).toEqual([
    '',
    'الرصيد حتى 50,000 درهم: السعر 0.2%',
    'الرصيد أكثر من 250,000 درهم: السعر 3.10%',
  ])
  expect(describeMessages(['Prize\tValue each, AED\nCar\t180,000\nMonthly\t-'])).toEqual([
    'Car: value each AED 180,000\nMonthly\t-',
  ])
})

test('a table with borders is read as one without', () => {
  const table =
    '| Plan | Least | Most |\n|---|:-:|--:|\n| Basic | 6 months | 24 months |\n| Plus | 6 months | 36 months |'
  expect(describeMessages([table])).toEqual([
    'Basic: Least 6 months, Most 24 months\nPlus: Least 6 months, Most 36 months',
  ])
  expect(describeMessages(['| الرسم | المبلغ |', '| فتح الملف | 0.25% |'])).toEqual([
    '',
    'الرسم، فتح الملف: 0.25%',
  ])
})

test('what only looks like a table stays as it is', () => {
  const messages = ['Personal loan | from 5.49%', 'a\tb', 'Cash | Card', 'Annual fee\tAED 300']
  expect(describeMessages(messages)).toEqual([...messages.slice(0, 3), 'Annual fee: AED 300'])
})

test('a row whose figure cannot be read for certain stays as it was pasted', () => {
  expect(describeMessages(['Card\tFee (AED)\nGold\t1.2.3.4\nPlus\t300'])).toEqual([
    'Gold\t1.2.3.4\nPlus: fee AED 300',
  ])
})

test('what stands above and below rows is said in each of them', () => {
  const rates =
    'Rates p.a. (AED):\n10k - 99,999 : 3.10%\n500k and above: 3.80%\nall for 12 months, new funds only'
  expect(describeMessages([rates])).toEqual([
    'Rates, AED 10k - 99,999: 3.10% a year (all for 12 months, new funds only)\n' +
      'Rates, AED 500k and above: 3.80% a year (all for 12 months, new funds only)',
  ])
  const points = 'Main points:\nAnnual fee: AED 300\nMin salary: AED 8,000'
  expect(describeMessages([points])).toEqual([points])
})

test('columns are called by the two sides of a stroke, and arrows or dashes part a row', () => {
  const slabs = 'Loan amount / processing fee\nup to 2mn → 1%\n2mn - 5mn → 0.75%\nall + 5% VAT'
  expect(describeMessages([slabs])).toEqual([
    'Loan amount up to 2mn: processing fee 1% (all + 5% VAT)\n' +
      'Loan amount 2mn to 5mn: processing fee 0.75% (all + 5% VAT)',
  ])
  const rates = 'USD (expected, p.a.)\n3 months – 3.1%\n6 months – 3.3%'
  expect(describeMessages([rates])).toEqual([
    '3 months: 3.1% (USD, expected, p.a.)\n6 months: 3.3% (USD, expected, p.a.)',
  ])
  const table = 'Tenor | New | Used\n12-24m | 2.4% | 3.1%\n25-48m | 2.6% | 3.4%\n(all flat, p.a.)'
  expect(describeMessages([table])).toEqual([
    'Tenor 12-24 months: New 2.4%, Used 3.1% (all flat, p.a.)\n' +
      'Tenor 25-48 months: New 2.6%, Used 3.4% (all flat, p.a.)',
  ])
})

test.each(['Cards / loans\nfrom AED 10k – AED 50k\nup to 48 months', 'Fees\nannual – free\nlate – AED 100'])(
  '%j are no rows',
  (message) => expect(describeMessages([message])).toEqual([message]),
)

test('who answers for a row is for colleagues, and none of a thing is said', () => {
  const table = 'Feature\tDetail\tOwner\nMin balance\tNone\tDeposits\nDebit card\tfrom age 8\tCards'
  expect(describeMessages([table])).toEqual(['No min balance\nDebit card: from age 8'])
  expect(isHeadForColleagues('Feature\tDetail\tOwner')).toBe(true)
  expect(isHeadForColleagues('Feature\tDetail')).toBe(false)
})
