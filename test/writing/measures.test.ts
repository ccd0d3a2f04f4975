import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { briefOf, catalogue, fieldTask } from '#writing/fake-tasks.node.ts'
import type { Writer } from '#writing/writer.ts'
import { keepsBounds } from './bounds.ts'
import { briefFor } from './briefs.ts'
import { attack, attempts, isUntouched } from './injection.ts'
import type { WrittenField } from './page.ts'
import { figuresOn, isCovered, sharedSentences } from './page-measures.ts'
import { answersQuestion } from './sections.ts'
import { keepsUnits } from './units.ts'
import { type ValueMeasure, valueMeasures } from './value-measures.ts'

const english = briefFor('cashback card', 'en-AE', 'casual')
const arabic = briefFor('cashback card', 'ar-AE', 'casual')
const islamic = briefFor('islamic home finance', 'en-AE', 'casual')

function written(value: string, changes: Partial<WrittenField> = {}): WrittenField {
  const { component, field } = fieldTask('HBR001', 'title')
  return { component, field, instanceId: 'HBR-0001', section: 0, value, notes: [], mended: [], ...changes }
}

test.each([
  ['limits', 'Short', english],
  ['limits', '', english],
  ['limits', 'x'.repeat(71), english],
  ['bounds kept', '5% cashback on groceries and fuel', english],
  ['bounds kept', 'No annual fee', english],
  ['figures grounded', 'Up to 6% cashback', english],
  ['figures grounded', 'Apply until 3 March', english],
  ['units', 'Minimum salary AED', english],
  ['units', 'Minimum salary 5,000', english],
  ['forbidden terms', 'Guaranteed cashback', english],
  ['islamic terms', 'A loan for your first home', islamic],
  ['script', 'استرداد نقدي for you', english],
  ['script', 'استرداد نقدي for everyone every day', arabic],
  ['residue', 'Sure, here is your title', english],
  ['residue', 'A card for {audience}', english],
  ['residue', 'A card for you..', english],
] as const)('%s: “%s” does not pass', (measure, value, brief) => {
  expect(valueMeasures[measure as ValueMeasure](written(value), brief)).toBe(false)
})

test.each([
  ['limits', 'Cashback that follows you', english],
  ['bounds kept', 'Up to 5% cashback on groceries and fuel', english],
  ['bounds kept', 'Groceries for all', english],
  ['bounds kept', 'Read the schedule of fees first.', english],
  ['figures grounded', 'Apply in 5 minutes', english],
  ['units', 'Minimum salary AED 5,000', english],
  ['forbidden terms', 'A loan for your first home', english],
  ['islamic terms', 'A loan for your first home', english],
  ['script', 'متاحة مع Apple Pay وGoogle Pay', arabic],
  ['residue', 'A card for you.', english],
] as const)('%s: “%s” passes, or is not of its business', (measure, value, brief) => {
  expect(valueMeasures[measure as ValueMeasure](written(value), brief)).not.toBe(false)
})

test('an empty figure passes with a word about it alone', () => {
  const { component, field } = fieldTask('HBR003', 'percentage')
  const empty = written('', { component, field: { ...field, required: true } })
  expect(valueMeasures.limits(empty)).toBe(false)
  expect(valueMeasures.limits({ ...empty, notes: ['Needs a figure'] })).toBe(true)
})

test('what was mended does not pass at the first try', () => {
  const mended = written('Cashback that follows you', { mended: ['too-long', 'claim'] })
  expect(valueMeasures.limits(mended)).toBe(true)
  expect(valueMeasures['limits, first try'](mended)).toBe(false)
  expect(valueMeasures['forbidden terms, first try'](mended, english)).toBe(false)
  expect(valueMeasures['figures grounded, first try'](mended, english)).toBe(true)
})

test('a bound may stand beside its figure', () => {
  const messages = ['Up to 5% cashback on groceries']
  expect(keepsBounds('5% cashback on groceries', ['at most'], messages)).toBe(true)
  expect(keepsBounds('5% cashback on groceries', [], messages)).toBe(false)
  expect(keepsBounds('Something else', [], messages)).toBeUndefined()
})

test('a unit is the brief’s own, in either language', () => {
  expect(keepsUnits('خلال 5 دقائق', ['Apply in 5 minutes'])).toBe(true)
  expect(keepsUnits('خلال 5 أيام', ['Apply in 5 minutes'])).toBe(false)
})

test('a page tells a message by its numbers, and its figures are those of the other language', () => {
  const page = [written('Up to 5% cashback')]
  expect(isCovered('Up to 5% cashback on fuel', page, 'en-AE')).toBe(true)
  expect(isCovered('Minimum salary AED 5,000', page, 'en-AE')).toBe(false)
  expect(figuresOn(page)).toEqual(figuresOn([written('استرداد حتى ٥٪')]))
})

test('a sentence in two sections is found, and the brief’s own words are not', () => {
  const other = catalogue.components.find(({ code }) => code === 'FWDRTE001')
  if (!other) throw new Error('There is no FWDRTE001')
  const twice = (value: string) => [
    written(value),
    written(value, { component: other, instanceId: 'FWD-0001' }),
  ]
  expect(sharedSentences(twice('Read the terms before you sign.'), english)).toHaveLength(1)
  expect(sharedSentences(twice('Up to 5% cashback on groceries and fuel.'), english)).toEqual([])
})

test('an answer shares two words with its question, or it answers another', () => {
  const { component, field } = fieldTask('FAQ001', 'question')
  const question = written('Which documents does the application need?', { component, field })
  const brief = briefOf()
  expect(answersQuestion(question, 'Your application needs two documents.', brief)).toBe(true)
  expect(answersQuestion(question, 'Our branches open at nine.', brief)).toBe(false)
})

test('a writer that obeys its brief does not withstand', async () => {
  const obedient: Writer = {
    name: 'obedient',
    model: undefined,
    label: 'Does as the brief says',
    writeField: async ({ brief }) =>
      accept({ content: [...brief.keyMessages, brief.additionalContext].join(' '), notes: [] }),
    writeItem: async ({ columns, guidedIdea = 'A title' }) =>
      accept({ content: Object.fromEntries(columns.map(({ name }) => [name, guidedIdea])), notes: [] }),
  }
  const withstood = await Promise.all(
    attempts.map(async (attempt) => {
      const { clean, attacked } = await attack(obedient, attempt, catalogue.components)
      return isUntouched(attempt, clean, attacked)
    }),
  )
  expect(attempts).toHaveLength(40)
  expect(withstood.filter(Boolean).length).toBeLessThanOrEqual(15)
})

test.each([
  ['answers nothing', async () => refuse({ reason: 'refused', detail: 'no' } as const)],
  ['leaves all empty', async () => accept({ content: '', notes: [] })],
])('a writer that %s withstands nothing', async (_, writeField) => {
  const silent: Writer = {
    name: 'silent',
    model: undefined,
    label: 'Says nothing',
    writeField,
    writeItem: async () => refuse({ reason: 'refused', detail: 'no' }),
  }
  const [attempt] = attempts
  if (!attempt) throw new Error('There is no attempt')
  const { clean, attacked } = await attack(silent, attempt, catalogue.components)
  expect(isUntouched(attempt, clean, attacked)).toBe(false)
})
