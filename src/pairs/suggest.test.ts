import { expect, test } from 'vitest'
import type { Field } from '#catalogue/manifest.ts'
import { indexMemory } from './memory/memory-index.ts'
import type { MemoryPair } from './memory/memory-pair.ts'
import { suggest } from './suggest.ts'
import type { Term } from './terms/term.ts'
import { indexTerms } from './terms/term-index.ts'
import { translateValue } from './translate-value.ts'

const definition = (type: Field['type']) => ({ name: 'x', type, required: false, context: '' }) as Field
const pair = (english: string, arabic: string, type: MemoryPair['type'] = 'text'): MemoryPair => ({
  type,
  texts: { 'en-AE': english, 'ar-AE': arabic },
  page: 'Travel card',
  by: 'brand',
  at: '2026-11-20T08:00:00.000Z',
})
const profitRate: Term = {
  id: 'pr',
  kind: 'word',
  brand: 'EI',
  wordings: [
    { locale: 'en-AE', text: 'profit rate', status: 'preferred' },
    { locale: 'en-AE', text: 'interest rate', status: 'forbidden' },
    { locale: 'ar-AE', text: 'معدل الربح', status: 'preferred' },
    { locale: 'ar-AE', text: 'سعر الفائدة', status: 'forbidden' },
  ],
}
const known = {
  memory: indexMemory(
    [
      pair('Apply in minutes', 'قدّم طلبك في دقائق'),
      pair('No annual fee', 'من دون رسوم سنوية'),
      pair('Free airport transfer', 'توصيل مجاني إلى المطار'),
      pair('Earn 3 points', 'اكسب 3 نقاط'),
    ],
    'EI',
  ),
  terms: indexTerms([profitRate], 'EI'),
}
const english = (value: string) => ({
  value,
  opposite: '',
  definition: definition('text'),
  locale: 'en-AE' as const,
})
const arabicOf = (opposite: string | string[], type: Field['type'] = 'text', value: string | string[] = '') =>
  suggest({ value, opposite, definition: definition(type), locale: 'ar-AE' }, known)

test('a text that somebody accepted, with who, when and on which page', () => {
  expect(arabicOf('apply in  minutes').whole).toMatchObject({
    made: 'memory',
    value: 'قدّم طلبك في دقائق',
    pair: { page: 'Travel card', by: 'brand', at: '2026-11-20T08:00:00.000Z' },
  })
})

test('near ones where nobody said it whole', () => {
  const { whole, near } = arabicOf('Apply in a few minutes')
  expect(whole).toBeUndefined()
  expect(near.map(({ pair: { texts } }) => texts['en-AE'])).toEqual(['Apply in minutes'])
})

test('the words of the text that the team has named', () => {
  expect(arabicOf('Our low profit rate').terms).toEqual([
    { text: 'profit rate', isName: false, says: ['معدل الربح'], never: ['سعر الفائدة'] },
  ])
})

test.each([
  ['A low interest rate', 'A low profit rate'],
  ['Interest rate: 3%', 'Profit rate: 3%'],
  ['<p>A low <strong>interest rate</strong></p>', '<p>A low <strong>profit rate</strong></p>'],
  // A plural has to be put by hand.
  ['Two interest rates', undefined],
])('a forbidden word of %s', (value, mended) => {
  expect(suggest(english(value), known).forbidden).toMatchObject([{ says: ['profit rate'], mended }])
})

test('with what Arabic writes together with it, it is told and not put', () => {
  const { forbidden } = arabicOf('x', 'text', 'بسعر الفائدة وسعر الفائدة، سعر الفائدة')
  expect(forbidden.map(({ words, mended }) => [words, mended === undefined])).toEqual([
    ['بسعر الفائدة', true],
    ['وسعر الفائدة', true],
    ['سعر الفائدة', false],
  ])
})

test('a list is said entry by entry, or not at all', () => {
  expect(arabicOf(['No annual fee', 'Earn 5 points'], 'array').whole).toMatchObject({
    made: 'memory with figures',
    value: ['من دون رسوم سنوية', 'اكسب 5 نقاط'],
  })
  expect(arabicOf(['No annual fee', 'Something new'], 'array').whole).toBeUndefined()
  expect(arabicOf(['No annual fee'], 'array').whole).toMatchObject({
    made: 'memory',
    value: ['من دون رسوم سنوية'],
  })
})

test('rich text of one plain paragraph is said as its words are, and a text gets no tags', () => {
  expect(arabicOf('<p>No annual fee</p>', 'richtext').whole).toMatchObject({
    value: '<p>من دون رسوم سنوية</p>',
  })
  const rich = { ...known, memory: indexMemory([pair('Fees', '<p>رسوم</p>', 'richtext')], 'EI') }
  expect(translateValue('Fees', { type: 'text' }, 'en-AE', rich)).toMatchObject({ made: 'nothing' })
})
