import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findContradictions } from '#figures/find-contradictions.ts'
import { sayingsOf } from '#figures/sayings.ts'
import { gridLimits, gridOfText } from './grid.ts'
import { readTable } from './read-table.ts'

function read(pasted: string) {
  const grid = gridOfText(pasted)
  if (!grid) throw new Error('no table')
  return readTable(grid)
}

const linesOf = (pasted: string) => read(pasted).lines.map(({ text }) => text)

test('a row is one line, with the unit and basis of its headings, and the footnote that it bears', () => {
  const pasted = [
    'Category\tCB %\tCap AED/mth\tMin spend AED/mth',
    'Groceries\t5\t150\t3,000',
    'Education *\t2\t200\t3,000',
    'Other\t0.5\tno cap\t-',
    'Total\t\t350\t',
    '* UAE schools only',
  ].join('\r\n')
  expect(read(pasted).lines).toEqual([
    { text: 'Groceries: cashback 5%, cap AED 150 a month, min spend AED 3,000 a month', isTotal: false },
    {
      text: 'Education: cashback 2%, cap AED 200 a month, min spend AED 3,000 a month (UAE schools only)',
      isTotal: false,
    },
    { text: 'Other: cashback 0.5%, no cap', isTotal: false },
    { text: 'Total: cap AED 350 a month', isTotal: true },
  ])
})

test('merged cells go on, a line alone names what follows, and headings of two rows are one', () => {
  expect(linesOf('Buyer\tMax LTV\nFor expats\n\nvilla\t80%\noff plan\t50%')).toEqual([
    'For expats, villa: max LTV 80%',
    'For expats, off plan: max LTV 50%',
  ])
  expect(
    linesOf(
      '\tNew car\t\tUsed car\t\nTenor\tFlat\tReducing\tFlat\tReducing\n1-3 yrs\t2.09%\t3.9%\t2.5%\t4.8%',
    ),
  ).toEqual([
    'Tenor 1-3 yrs: New car 2.09% Flat, New car 3.9% Reducing, Used car 2.5% Flat, Used car 4.8% Reducing',
  ])
})

test('a table of names and values says its figures by the names, and shares no unit', () => {
  expect(
    linesOf('Feature\tDetails\nAnnual fee\tAED 299 + VAT\nPoints per AED\t1.5\nLounge\tYes\nTenor\t48m'),
  ).toEqual(['Annual fee: AED 299 + VAT', 'Points per AED: 1.5', 'Lounge: Yes', 'Tenor: 48 months'])
})

test('Arabic headings give Arabic units, whatever digits the cells have', () => {
  expect(linesOf('الرسوم (درهم)\t\t\nالخدمة\tأونلاين\tفرع\nتحويل دولي\t٣٥\t105\nكشف حساب\t-\t26.25')).toEqual(
    ['الرسوم، تحويل دولي: أونلاين ٣٥ درهم، فرع 105 درهم', 'الرسوم، كشف حساب: فرع 26.25 درهم'],
  )
})

test('thousands of a heading, decimals behind a comma, and margins over a rate are read', () => {
  expect(linesOf("Avg balance\tAED '000\tInterest % p.a.\nTier 1\t0 – 50\t0.20\nTier 2\t50+\t1.75")).toEqual([
    'Tier 1: average balance AED 0 to AED 50,000, interest 0.20% a year',
    'Tier 2: average balance AED 50,000+, interest 1.75% a year',
  ])
  expect(linesOf('Product\tFixed yrs\tRate\tThen\nHome 3\t3\t3,99 %\t3M EIBOR+1,75%')).toEqual([
    'Home 3: fixed 3 years, rate 3.99%, then 3-month EIBOR + 1.75%',
  ])
})

test('a bare amount takes the one currency of the table, and what is counted takes none', () => {
  expect(linesOf('Plan\tVisits\tFee\nBasic\t4\t99\nPlus\t12\t249\nAll fees in AED')).toEqual([
    'Basic: 4 visits, fee AED 99 (All fees in AED)',
    'Plus: 12 visits, fee AED 249 (All fees in AED)',
  ])
  expect(read('Card\tFee\nGold\tAED 500\nTitanium\tUSD 90\nClassic\t75').lines.at(-1)?.text).not.toMatch(
    /AED 75|USD 75/,
  )
})

test('a day heads a column, and a number whose sign may part thousands is named', () => {
  expect(linesOf('Fee (AED)\tNow\tFrom 1 Jan\nATM\t2\t3')).toEqual(['Fee, ATM: Now AED 2, From 1 Jan AED 3'])
  expect(read('Item\tAED\nLimit\t1.000\nMax\t2.500')).toMatchObject({ lines: [], unread: [{}, {}] })
})

test('currencies above rates name their column, and no rate becomes money', () => {
  expect(linesOf('Tenor\tAED\tUSD\n1 month\t3.10%\t4.25%\n12m\t4.05%\t5%')).toEqual([
    'Tenor 1 month: 3.10% (AED), 4.25% (USD)',
    'Tenor 12 months: 4.05% (AED), 5% (USD)',
  ])
})

test('rows of a table contradict nothing, and two names of one thing do', () => {
  const rows = linesOf('Plan\tTenor (m)\tProfit p.m.\nA\t3\t0%\nB\t6\t0.5%')
  expect(findContradictions(rows)).toEqual([])
  expect(findContradictions(linesOf('Tenor\tAED\n1 month\t3.10%\n3 months\t3.60%'))).toEqual([])
  expect(findContradictions(['Annual fee: AED 299', 'Annual fee: AED 349'])).toHaveLength(1)
  expect(findContradictions(['Annual fee: AED 299 a year', 'Yearly fee: AED 349 a year'])).toHaveLength(1)
})

test('what cannot be read for certain is named and stands in no line', () => {
  const { lines, unread } = read('Fee\tAED\nLate payment\t241.50\nReplacement\t1,2000')
  expect(lines.map(({ text }) => text)).toEqual(['Late payment: fee AED 241.50'])
  expect(unread).toEqual([{ row: 'Replacement', column: 'Fee', cell: '1,2000' }])
})

test('a cell in quotation marks has its tabs and breaks within it, and sentences are no table', () => {
  expect(gridOfText('"Late\nfee"\t"5"\nOther\t"6 ""net"""')).toEqual([
    ['Late fee', '5'],
    ['Other', '6 "net"'],
  ])
  for (const text of [
    '',
    '5% back',
    'One\ttab',
    'First line; more\nSecond line',
    'a\nb\nc',
    '1.\tAED 5\n2.\tAED 6',
    '•\tFree\n•\t5%',
  ]) {
    expect(gridOfText(text)).toBeUndefined()
  }
})

test('whatever is pasted is read or named, and no figure of a line is unread', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'AED 5',
      '5%',
      '٥٪',
      '1,2000',
      '-',
      '',
      'Total',
      'Fee (AED)',
      '"',
      '* note',
      'سنوياً',
      '3,75 %',
      '12/7/2026',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  const table = fc
    .array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 })
    .map((rows) => rows.map((row) => row.join('\t')).join('\n'))
  fc.assert(
    fc.property(table, (pasted) => {
      const grid = gridOfText(pasted)
      for (const { text } of grid ? readTable(grid).lines : [])
        expect(sayingsOf(text).filter(({ said }) => said.startsWith('unread'))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['blanks', ' '],
  ['bars', '|'],
  ['tabs', '\t'],
  ['quotation marks', '"'],
  ['digits', '1'],
  ['brackets', '('],
  ['cells', 'AED 1\t'],
  ['rows', 'Fee (AED)\t1,000\t5%\n'],
])('the largest table of %s takes no longer than it is large', (_, piece) => {
  const pasted = piece.repeat(Math.floor(gridLimits.characters / piece.length))
  const begun = performance.now()
  const grid = gridOfText(pasted)
  if (grid) readTable(grid)
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('tiers above the figures are said with them, and rates below say their basis', () => {
  expect(
    linesOf(
      '\tAED\t\tUSD\t\nTenor\t< 1m\t≥ 1m\t< 250k\t≥ 250k\n3 months\t3.00\t3.10\t3.60\t3.70\nRates in % p.a.',
    ),
  ).toEqual([
    'Tenor 3 months: 3.00% a year (below AED 1m), 3.10% a year (from AED 1m), 3.60% a year (below USD 250k), 3.70% a year (from USD 250k) (Rates in % p.a.)',
  ])
  expect(linesOf('Interest\t3 months\t12 months\nNew customers\t0%\t0.49%')).toEqual([
    'Interest, New customers: 0% (3 months), 0.49% (12 months)',
  ])
})

test('a fee of several cards has its period with each, and figures of a name head no row', () => {
  expect(linesOf('Item\tGold\tBlack\nAnnual fee (AED)\t300\t750')).toEqual([
    'Annual fee: Gold AED 300 a year, Black AED 750 a year',
  ])
  expect(linesOf('Hi, as asked\nSpend | Miles per AED 10\nLocal | 5\nOther | 10\nRgds, Sam')).toEqual([
    'Spend, Local: 5 Miles per AED 10',
    'Spend, Other: 10 Miles per AED 10',
  ])
})

test('what rows or columns count is said with its number, and footnotes are read beside it', () => {
  expect(linesOf('\tGold\tPlus\nFree cheque leaves\t25\t50\nPoints\t5\t9').at(0)).toBe(
    'Free cheque leaves: Gold 25 leaves, Plus 50 leaves',
  )
  expect(
    linesOf(
      'Card\tVisits / year†\tGolf rounds / month\nGold\t4\t1\nBlack\t8\t4‡\n† min spend USD 1\n‡ 2 at weekends',
    ),
  ).toEqual([
    'Gold: 4 visits a year, 1 golf round a month (min spend USD 1)',
    'Black: 8 visits a year, 4 golf rounds a month (2 at weekends; min spend USD 1)',
  ])
  expect(
    linesOf('Product\tRate\tThen\nFixed 2\t3.79%\tEIBOR 3M + 1.25%\nFixed 3\t3.99%\tEIBOR 3M + 1.25%').at(0),
  ).toBe('Fixed 2: rate 3.79%, then 3-month EIBOR + 1.25%')
})
