import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { writingBriefOf } from '#content/writing/writing-request.ts'
import { type BriefForm, briefFormOf, briefOf } from './brief-form.ts'
import { findBriefErrors, hasErrors } from './find-brief-errors.ts'
import { findPastOffers, findQuestions } from './message-questions.ts'
import { entriesOf } from './text-list.ts'

const { manifest } = loadCatalogue('catalogue')
const draft = createDraft('2026-11-20T08:00:00.000Z')

function form(topic: string, ...messages: string[]): BriefForm {
  return { ...briefFormOf(draft, manifest), topic, audience: 'All', keyMessages: entriesOf(messages) }
}

function sent(given: BriefForm): string[] {
  return writingBriefOf({ ...draft, brief: briefOf(given) }).keyMessages
}

test('two key messages that contradict each other are asked about at the later one', () => {
  const asked = form('A card', 'Annual fee AED 500', '', 'رسوم سنوية ٧٥٠ درهماً')
  const [question, ...others] = findQuestions(asked)
  expect(others).toEqual([])
  expect(question?.one).toMatchObject({ kind: 'message', place: 1 })
  expect(question?.other).toMatchObject({ id: 2, place: 3, text: 'رسوم سنوية ٧٥٠ درهماً' })
  expect(hasErrors(findBriefErrors(asked, '2026-11-23'))).toBe(true)
})

test('a key message that the additional context contradicts is asked about until it is confirmed', () => {
  const additionalContext = 'FYI annual fee is 349 + VAT acc. to the SOC. The old page said AED 299.'
  const asked = { ...form('A card', 'Annual fee AED 399 incl VAT', 'Apply online'), additionalContext }
  const [question, ...others] = findQuestions(asked)
  expect(others).toEqual([])
  expect(question).toMatchObject({ one: { kind: 'context' }, other: { place: 1 } })
  expect(findQuestions({ ...asked, confirmed: ['Annual fee AED 399 incl VAT'] })).toEqual([])
  expect(findQuestions({ ...asked, additionalContext: 'The old page said annual fee AED 299.' })).toEqual([])
})

test('what is said of the audience counts, and rows of a table are told apart by their labels', () => {
  const asked = { ...form('A loan', 'Salary from AED 7,000'), audience: 'Salaried, min. salary AED 10,000' }
  expect(findQuestions(asked)).toMatchObject([{ one: { kind: 'audience' }, other: { place: 1 } }])
  const rows = ['Shop\tValid', 'Noon\tuntil 31 March 2027', 'Deliveroo\tuntil 30 April 2027']
  expect(findQuestions(form('Offers', ...rows))).toEqual([])
})

test('an offer that is over is asked about, and one that ends today is not', () => {
  const asked = form(
    'A card',
    'Double miles until 31 March 2026',
    'عرض ساري حتى ٣١ مارس ٢٠٢٦',
    'Apply online',
  )
  expect(findPastOffers(asked, '2026-03-31')).toEqual([])
  const past = findPastOffers(asked, '2026-04-01')
  expect(past).toMatchObject([
    { said: { place: 1 }, day: '2026-03-31' },
    { said: { place: 2 }, day: '2026-03-31' },
  ])
  expect(hasErrors(findBriefErrors(asked, '2026-04-01'))).toBe(true)
  const answered = { ...asked, leftOut: past.map(({ said }) => said.text) }
  expect(hasErrors(findBriefErrors(answered, '2026-04-01'))).toBe(false)
})

test('a topic with a day that is over is asked about', () => {
  const [past] = findPastOffers(
    form('Summer offer, valid until 31 August 2025', 'Apply online'),
    '2026-04-01',
  )
  expect(past).toMatchObject({ said: { kind: 'topic' }, day: '2025-08-31' })
})

test('a key message that contradicts the topic is asked about', () => {
  const [question] = findQuestions(form('A card with no annual fee', 'Annual fee AED 500'))
  expect(question?.one).toEqual({ kind: 'topic', text: 'A card with no annual fee' })
})

test('what is left out is neither asked about nor sent, and stays in the brief', () => {
  const asked = form('A card', 'Annual fee AED 500', 'Annual fee AED 750', 'Apply online')
  const answered = { ...asked, leftOut: ['Annual fee AED 750'] }
  expect(hasErrors(findBriefErrors(answered, '2026-11-23'))).toBe(false)
  expect(sent(answered)).toEqual(['Annual fee AED 500', 'Apply online'])

  const kept: Draft = { ...draft, brief: briefOf(answered) }
  expect(kept.brief.keyMessages).toHaveLength(3)
  expect(briefFormOf(kept, manifest).leftOut).toEqual(['Annual fee AED 750'])
})

test('a message that is changed after it was left out counts again', () => {
  const left = { ...form('A card', 'Annual fee AED 500'), leftOut: ['Annual fee AED 500'] }
  expect(findBriefErrors(left, '2026-11-23').keyMessages?.message).toMatch(/^All key messages are left out/)
  const changed = { ...left, keyMessages: entriesOf(['Annual fee AED 550']) }
  expect(sent(changed)).toEqual(['Annual fee AED 550'])
  expect(briefOf(changed)).not.toHaveProperty('leftOut')
})
