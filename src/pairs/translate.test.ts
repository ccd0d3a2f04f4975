import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales, otherLocale } from '#base/locale.ts'
import { findPairFaults } from './find-pair-faults.ts'
import { indexMemory } from './memory/memory-index.ts'
import type { MemoryPair } from './memory/memory-pair.ts'
import { indexTerms } from './terms/term-index.ts'
import { translate } from './translate.ts'

const pair = (english: string, arabic: string, more: Partial<MemoryPair> = {}): MemoryPair => ({
  type: /<\w/.test(english) ? 'richtext' : 'text',
  texts: { 'en-AE': english, 'ar-AE': arabic },
  ...more,
})

const memory = indexMemory(
  [
    pair('Open an account', 'افتح حساباً'),
    pair('Apply now', 'قدّم الآن', { at: '2026-01-01T00:00:00Z' }),
    pair('Apply now', 'قدّم طلبك الآن', { at: '2026-02-01T00:00:00Z' }),
    pair('Apply now', 'تقدّم بالطلب', { brand: 'EI', at: '2026-03-01T00:00:00Z' }),
    pair('Pay over 48 months', 'سدّد على 48 شهراً'),
    pair('Up to AED 500 a month, free for 2 years', 'حتى 500 درهم شهرياً، مجاناً لمدة سنتين'),
    pair('Earn <strong>5% back</strong> on fuel', 'استرداد <strong>5%</strong> على الوقود'),
    pair('From 3 to 12 months', 'من 3 إلى 12 شهراً'),
    pair('5 days or 5 days more', '5 أيام أو 5 أيام أخرى'),
  ],
  'ENBD',
)
const terms = indexTerms(
  [
    {
      id: 'annual-fee',
      kind: 'word',
      wordings: [
        { locale: 'en-AE', text: 'annual fee', status: 'preferred' },
        { locale: 'ar-AE', text: 'الرسوم السنوية', status: 'preferred' },
      ],
    },
    {
      id: 'travel-card',
      kind: 'product',
      wordings: [
        { locale: 'en-AE', text: 'Travel Card', status: 'preferred' },
        { locale: 'ar-AE', text: 'بطاقة السفر', status: 'preferred' },
      ],
    },
  ],
  'ENBD',
)
const known = { memory, terms }

describe('from English', () => {
  test.each([
    ['Open an account', 'memory', 'افتح حساباً'],
    ['  open an ACCOUNT ', 'memory', 'افتح حساباً'],
    ['Apply now', 'memory', 'قدّم طلبك الآن'],
    ['Pay over 60 months', 'memory with figures', 'سدّد على 60 شهراً'],
    ['Pay over 3 months', 'memory with figures', 'سدّد على 3 أشهر'],
    ['Pay over 2 months', 'memory with figures', 'سدّد على شهرين'],
    ['Pay over 100 months', 'memory with figures', 'سدّد على 100 شهر'],
    [
      'Up to AED 1,500 a month, free for 2 years',
      'memory with figures',
      'حتى 1,500 درهم شهرياً، مجاناً لمدة سنتين',
    ],
    [
      'Up to AED 500 a month, free for 5 years',
      'memory with figures',
      'حتى 500 درهم شهرياً، مجاناً لمدة 5 سنوات',
    ],
    [
      'Earn <strong>7.5% back</strong> on fuel',
      'memory with figures',
      'استرداد <strong>7.5%</strong> على الوقود',
    ],
    ['From 6 to 48 months', 'memory with figures', 'من 6 إلى 48 شهراً'],
    ['Travel Card', 'terms', 'بطاقة السفر'],
    ['Travel Card: AED 700 a year', 'terms', 'بطاقة السفر: 700 درهم سنوياً'],
    ['Annual fee, AED 0', 'terms', 'الرسوم السنوية، 0 درهم'],
  ])('%s', (text, made, arabic) => {
    expect(translate(text, 'en-AE', known)).toMatchObject({ made, text: arabic })
  })

  test.each([
    ['Close an account', 'unknown'],
    ['Travel Card annual fee', 'unknown'],
    ['Up to USD 500 a month, free for 2 years', 'unknown'],
    ['From AED 500 a month, free for 2 years', 'unknown'],
    ['Earn 5% back on fuel', 'unknown'],
    ['6 days or 5 days more', 'figures'],
    ['Travel Card from 31 March', 'unknown'],
  ])('nothing for: %s', (text, reason) => {
    expect(translate(text, 'en-AE', known)).toMatchObject({ made: 'nothing', reason })
  })
})

test('from Arabic', () => {
  expect(translate('سدّد على 3 أشهر', 'ar-AE', known)).toMatchObject({ text: 'Pay over 3 months' })
  expect(translate('افتح حسابا', 'ar-AE', known)).toMatchObject({ made: 'memory', text: 'Open an account' })
  expect(translate('بطاقة السفر', 'ar-AE', known)).toMatchObject({ made: 'terms', text: 'Travel Card' })
})

test('a pair of the brand comes before those of the other', () => {
  const islamic = indexMemory(memory.pairs, 'EI')
  expect(translate('Apply now', 'en-AE', { memory: islamic, terms })).toMatchObject({ text: 'تقدّم بالطلب' })
})

test('what is similar comes along, the likest first', () => {
  const found = translate('Open a savings account now', 'en-AE', known)
  expect(found.made === 'nothing' && found.similar.map(({ pair: { texts } }) => texts['en-AE'])).toEqual([])
  const other = translate('Open an account today', 'en-AE', known)
  expect(other.made === 'nothing' && other.similar[0]?.pair.texts['en-AE']).toBe('Open an account')
})

test('whatever the figures, what comes from the memory says the same', () => {
  const figure = fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constantFrom(1000, 2625, 15000, 111, 102))
  fc.assert(
    fc.property(figure, figure, fc.constantFrom(...locales), (one, other, from) => {
      const source =
        from === 'en-AE'
          ? `Up to AED ${one} a month, free for ${other} ${other === 1 ? 'year' : 'years'}`
          : `سدّد على ${other} شهراً`
      const found = translate(source, from, known)
      if (found.made === 'nothing') return
      const value = { [from]: source, [otherLocale(from)]: found.text } as Record<
        (typeof locales)[number],
        string
      >
      const faults = findPairFaults({ type: 'text', value }).filter(
        ({ at }) => !(from in at && Object.keys(at).length === 1),
      )
      expect(faults.filter(({ kind }) => kind !== 'noun-form' || from === 'en-AE')).toEqual([])
    }),
    { numRuns: 100 },
  )
})

const piece = fc.constantFrom(
  ...[
    'AED 5',
    '50%',
    '٥',
    'درهم',
    ' ',
    '، ',
    '<strong>',
    '</strong>',
    'two years',
    'سنتين',
    'Up to ',
    'حتى ',
    '31 March',
    '600 54 0000',
  ],
  ...[
    'Travel Card',
    'annual fee',
    ': ',
    ',',
    '\n',
    'Apply now',
    '&amp;',
    '*',
    '😀',
    '5-10k',
    'AED 3/4/5',
    '\ud800',
  ],
)
const messy = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string(),
)

test('a text that was accepted comes back as it was, whatever is in it, and no other one throws', () => {
  fc.assert(
    fc.property(messy, messy, messy, fc.constantFrom(...locales), (english, arabic, asked, from) => {
      const own = indexMemory([pair(english, arabic)], 'ENBD')
      const source = from === 'en-AE' ? english : arabic
      const found = translate(source, from, { memory: own, terms })
      expect(found.made === 'memory' && found.text).toBe(from === 'en-AE' ? arabic : english)
      translate(asked, from, { memory: own, terms })
    }),
    { numRuns: 200 },
  )
})
