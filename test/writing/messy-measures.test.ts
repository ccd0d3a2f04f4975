import { expect, test } from 'vitest'
import { fieldTask } from '#writing/fake-tasks.node.ts'
import { loadMessyBriefs, type MessyBrief, ownMessyBriefs } from './messy-briefs.ts'
import { type MessyMeasure, measureMessyPage } from './messy-measures.ts'
import type { WrittenField } from './page.ts'
import { plain, saidFigures } from './said-figures.ts'
import { createScore, type Score } from './score.ts'

const messy: MessyBrief = {
  name: 'own',
  brand: 'ENBD',
  family: 'credit card',
  brief: {
    topic: 'Skyline Card',
    audience: 'all',
    keyMessages: [
      'Up to 5% back on fuel',
      'Fee AED 15K a year incl. VAT',
      'Tenor 25 years',
      'Tenor 20 years',
      'Apply in the',
      'Cashback capped at AED 750 (CB rule)',
      'Salary of AED 5k+',
      'Age at the end 65 years',
      'Is fuel in? The regulator complained once',
    ],
    tone: 'casual',
    locale: 'en-AE',
    additionalContext: 'Sara wants the blue picture on top',
    componentContexts: {},
  },
  productName: 'Skyline Card',
  facts: [
    fact('Up to 5%', '5', '%', { bound: 'upTo', condition: 'on fuel', line: 'Up to 5% back on fuel' }),
    fact('AED 15K', '15000', 'AED', { vat: 'incl', line: 'Fee AED 15K a year incl. VAT' }),
    fact('25 years', '25', 'year', { line: 'Tenor 25 years' }),
    fact('20 years', '20', 'year', { line: 'Tenor 20 years' }),
    fact('AED 750', '750', 'AED', {
      bound: 'max',
      condition: 'Cashback capped',
      line: 'Cashback capped at AED 750 (CB rule)',
    }),
    fact('AED 5k+', '5000', 'AED', { bound: 'min', line: 'Salary of AED 5k+' }),
    fact('65 years', '65', 'year', { bound: 'max', line: 'Age at the end 65 years' }),
    fact('sal 8k', '8000', 'AED', { line: 'families, sal 8k', where: 'audience' }),
    fact('60 days', '60', 'day', { line: 'grace 60 days', where: 'context' }),
  ],
  notes: ['Sara', '(CB rule)', '(check!)'],
  contradictions: [['Tenor 25 years', 'Tenor 20 years']],
  unusable: ['Apply in the', 'Is fuel in? The regulator complained once'],
}

function fact(figure: string, value: string, unit: string, more: Partial<MessyBrief['facts'][number]>) {
  return {
    figure,
    value,
    unit,
    bound: 'exact',
    per: null,
    condition: null,
    line: '',
    ambiguous: false,
    where: 'keyMessages' as const,
    ...more,
  }
}

function measure(values: string[], notes: string[] = []) {
  const scores = new Map<MessyMeasure, Score>()
  const { component, field } = fieldTask('HBR001', 'title')
  const page = values.map(
    (value): WrittenField => ({
      component,
      field,
      instanceId: 'HBR-0001',
      section: 0,
      value,
      notes,
      mended: [],
    }),
  )
  const scoreOf = (name: MessyMeasure) => {
    const score = scores.get(name) ?? createScore()
    scores.set(name, score)
    return score
  }
  measureMessyPage(scoreOf, messy, page)
  return (name: MessyMeasure) => scoreOf(name).tried - scoreOf(name).passed
}

test.each<[MessyMeasure, string]>([
  ['no note printed', 'We know that Sara wants the blue picture on top'],
  ['no note printed', 'Sara'],
  ['figures right', 'Up to 6% back on fuel'],
  ['figures right', '5% back on fuel'],
  ['figures right', 'Fee AED 15 a year incl. VAT'],
  ['figures right', 'Fee 15 a year incl. VAT'],
  ['figures right', 'Tenor 25 years'],
  ['figures right', 'Cashback of AED 750'],
  ['figures right', 'Salary of AED 5k'],
  ['figures right', 'When you are 65 years old'],
  ['no note printed', 'Cashback capped at AED 750 (CB rule)'],
  ['conditions kept', 'Up to 5% back'],
  ['conditions kept', 'Fee AED 15,000 a year'],
  ['contradictions left out', 'Tenor 20 years'],
  ['unusable left out', 'Apply in the'],
  ['product named', 'A card'],
  ['figures read', 'Skyline Card'],
  ['fields filled', ''],
])('%s: a page that says “%s” does not pass', (name, value) => {
  expect(measure([value])(name)).toBeGreaterThan(0)
})

test('a page that tells its brief as it is, and names what is left out, passes', () => {
  const misses = measure(
    [
      'Skyline Card: up to 5% back on fuel',
      'Fee AED 15,000 a year incl. VAT',
      'Fee AED 15K a year incl. VAT',
      'Cashback capped at AED 750',
      'Cashback of AED 750, at most',
      'Salary of AED 5k+',
      'In short: age at the end 65 years. Check the terms.',
    ],
    [
      'Left out: “Tenor 25 years” and “Tenor 20 years”',
      'Left out: “Apply in the”',
      'Left out: “Is fuel in?”',
      'Left out: “sal 8k”',
      'Left out: “grace 60 days”',
    ],
  )
  const names: MessyMeasure[] = [
    'no note printed',
    'figures right',
    'conditions kept',
    'contradictions left out',
  ]
  for (const name of [
    ...names,
    'unusable left out',
    'product named',
    'figures read',
    'left out is named',
  ] as const)
    expect(misses(name), name).toBe(0)
})

test('a sentence of a line that cannot be told is not told either', () => {
  const names = ['Left out: “Apply in the”', 'Left out: “Is fuel in?”']
  expect(measure(['Skyline Card'], names)('unusable left out')).toBe(0)
  expect(measure(['In short: the regulator complained once'], names)('unusable left out')).toBe(1)
})

test('a judge reads digits with currency, magnitude and noun, in both languages', () => {
  const read = (text: string) => saidFigures(text).map(({ value, unit }) => [value, unit])
  expect(read('aed 1.5m, 48 hrs and 5%')).toEqual([
    [1_500_000, 'AED'],
    [48, 'hour'],
    [5, '%'],
  ])
  expect(read('100 الف ميل، 3 دراهم')).toEqual([
    [100_000, 'mile'],
    [3, 'AED'],
  ])
  expect(read(plain('20 ألفاً، من 12 إلى 60 شهراً، 3 ملايين درهم'))).toEqual([
    [20_000, undefined],
    [12, 'month'],
    [60, 'month'],
    [3_000_000, 'AED'],
  ])
})

test('the briefs of our own are of all families of products and of both brands', () => {
  const briefs = loadMessyBriefs(ownMessyBriefs)
  expect(briefs.length).toBe(37)
  expect(new Set(briefs.map(({ brand }) => brand))).toEqual(new Set(['ENBD', 'EI']))
  const families = briefs.map(({ family }) => family).join()
  for (const family of ['card', 'savings', 'personal', 'home', 'car ', 'deposit'])
    expect(families).toContain(family)
})
