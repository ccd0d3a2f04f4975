import { expect, test } from 'vitest'
import { findComponent } from '#catalogue/lookup.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { setValue } from '#content/slots.ts'
import { unwritten } from '#content/values/field-value.ts'
import { edited } from '#content/values/values.ts'
import { texts } from '#texts/brief.ts'
import { smallManifest as manifest } from '../../../../test/small-manifest.ts'
import {
  applyForm,
  type BriefForm,
  briefFormOf,
  briefOf,
  countDroppedItems,
  isSameForm,
  itemConfigsOf,
} from './brief-form.ts'
import { countToWrite } from './count-to-write.ts'
import { findBriefErrors, findWholeExcess, hasErrors } from './find-brief-errors.ts'
import { entriesOf } from './text-list.ts'

const at = '2026-11-20T08:00:00.000Z'

function page(...codes: string[]): Draft {
  return codes.reduce((draft, code) => addNew(draft, code, at), createDraft(at))
}

function filled(draft: Draft): BriefForm {
  return {
    ...briefFormOf(draft, manifest),
    topic: 'Cards',
    audience: 'Students',
    keyMessages: entriesOf(['', 'No fee']),
  }
}

function withSection(
  form: BriefForm,
  instanceId: string,
  next: Partial<BriefForm['sections'][number]>,
): BriefForm {
  const sections = form.sections.map((each) => (each.instanceId === instanceId ? { ...each, ...next } : each))
  return { ...form, sections }
}

const written = { value: '', retryCount: 0, status: 'pending' } as const

test('the set-up shows the components that have something to write, in the order of the page', () => {
  const { sections } = briefFormOf(page('FTR001-ENBD', 'ASKED001', 'HDR001-ENBD', 'HERO001'), manifest)
  expect(sections.map(({ instanceId, itemCount }) => [instanceId, itemCount])).toEqual([
    ['ASK-0001', 5],
    ['HER-0001', 0],
  ])
})

test('what was typed is what is kept, and comes back', () => {
  const draft = page('HERO001', 'ASKED001')
  let form = withSection(filled(draft), 'HER-0001', { instructions: 'Short' })
  form = withSection(form, 'ASK-0001', {
    itemCount: 4,
    generationMode: 'guided',
    guidedIdeas: entriesOf(['Fees', '']),
  })
  const brief = briefOf(form)
  const itemConfigs = itemConfigsOf(form)
  expect(brief.componentContexts).toEqual({ 'HER-0001': 'Short' })
  expect(itemConfigs).toEqual({
    'ASK-0001': { itemCount: 4, generationMode: 'guided', guidedIdeas: ['Fees', ''] },
  })
  expect(briefFormOf({ ...draft, brief, itemConfigs }, manifest)).toEqual(form)
})

test('what is shown is what the page gets, and what is not shown stays', () => {
  const draft = page('HERO001', 'ASKED001')
  const typed = withSection({ ...filled(draft), locale: 'ar-AE' }, 'HER-0001', { instructions: '' })
  const before = {
    ...draft,
    brief: {
      ...briefOf(typed),
      topic: 'Loans',
      componentContexts: { 'HER-0001': 'Short', 'NEW-0001': 'Keep me' },
    },
    itemConfigs: { 'NEW-0001': { itemCount: 7, generationMode: 'automatic' as const, guidedIdeas: [''] } },
  }
  const after = applyForm(before, typed, manifest)
  expect(after.brief).toMatchObject({ topic: 'Cards', componentContexts: { 'NEW-0001': 'Keep me' } })
  expect(after.brief.componentContexts).not.toHaveProperty('HER-0001')
  expect(after.layout.locale).toBe('ar-AE')
  expect(after.itemConfigs).toMatchObject({ 'ASK-0001': { itemCount: 5 }, 'NEW-0001': { itemCount: 7 } })
})

test('a form that says the same again is not counted as typed', () => {
  const form = filled(page('ASKED001'))
  const there = withSection(form, 'ASK-0001', { generationMode: 'guided' })
  expect(isSameForm(form, there)).toBe(false)
  expect(isSameForm(form, withSection(there, 'ASK-0001', { generationMode: 'automatic' }))).toBe(true)
  expect(isSameForm(form, { ...form, locale: 'ar-AE' })).toBe(false)
})

test('a brief may be too long as a whole though each of its texts is not', () => {
  const form = filled(page('ASKED001'))
  expect(findWholeExcess(form)).toBeUndefined()
  const long = {
    ...form,
    additionalContext: 'x'.repeat(20_000),
    keyMessages: entriesOf(Array.from({ length: 6 }, () => 'y'.repeat(4000))),
  }
  expect(hasErrors(findBriefErrors(long, '2026-11-23'))).toBe(false)
  expect(findWholeExcess(long)).toBe(
    'The brief has 44,013 characters in all, and the writer takes 40,000. Please shorten it by 4,013.',
  )
})

test('what the set-up counts is what a run writes', () => {
  const draft = page('HERO001', 'ASKED001')
  const form = withSection(filled(draft), 'ASK-0001', { itemCount: 3 })
  expect(countToWrite(draft, manifest, form)).toEqual({
    missing: { toWrite: 3 + 2 + 6, done: 0 },
    untouched: { toWrite: 3 + 2 + 6, done: 0 },
    total: 4 + 2 + 6,
    addresses: 1,
  })
})

test('what is to be written, what is done and what is yours to add are all fields of the page', () => {
  const hero = findComponent(manifest, 'HERO001')
  if (!hero) throw new Error('No HBR001')
  const title = edited(unwritten, 'Every day counts', '2026-11-20T08:00:00.000Z')
  const draft = setValue(page('HERO001'), hero, 'HER-0001', { field: 'title' }, title)
  const counts = countToWrite(draft, manifest, filled(draft))
  expect(counts).toMatchObject({ missing: { toWrite: 2, done: 1 }, total: 4, addresses: 1 })
  expect(texts.toWrite(counts.missing, counts)).toBe(
    '2 of 4 fields to write, 1 done. Links and pictures are yours to add.',
  )
})

test('addresses are asked for as long as one is open, and no longer', () => {
  const hero = findComponent(manifest, 'HERO001')
  if (!hero) throw new Error('No HBR001')
  const draft = page('HERO001')
  const given = setValue(draft, hero, 'HER-0001', { field: 'cta_url' }, edited(written, '/apply', at))
  const count = (counted: Draft) => countToWrite(counted, manifest, filled(counted))
  expect(texts.toWrite(count(draft).missing, count(draft))).toBe(
    '3 of 4 fields to write. Links and pictures are yours to add.',
  )
  expect(texts.toWrite(count(given).missing, count(given))).toBe('3 of 4 fields to write, 1 done.')
})

test('only items with something in them are told of when they go', () => {
  const questions = findComponent(manifest, 'ASKED001')
  if (!questions) throw new Error('No ASKED001')
  const draft = setValue(
    page('ASKED001'),
    questions,
    'ASK-0001',
    { field: 'question', item: 3 },
    edited(written, 'Why?', at),
  )
  const dropped = (itemCount: number) =>
    countDroppedItems(draft, { component: questions, instanceId: 'ASK-0001', itemCount })
  expect([5, 4, 3].map(dropped)).toEqual([0, 0, 1])
})

test('a brief with topic, audience and one message that is not blank is enough', () => {
  expect(hasErrors(findBriefErrors(filled(page('ASKED001')), '2026-11-23'))).toBe(false)
})

test('what is missing is told in the words of the specification', () => {
  const form = withSection(briefFormOf(page('ASKED001', 'HERO001'), manifest), 'ASK-0001', {
    generationMode: 'guided',
    guidedIdeas: entriesOf([' ', '']),
  })
  expect(findBriefErrors({ ...form, topic: ' ', keyMessages: entriesOf([' ', '']) }, '2026-11-23')).toEqual({
    topic: 'Please describe what this page is about',
    audience: 'Please describe your target audience',
    keyMessages: { id: 0, message: 'Please add at least one key message' },
    sections: {
      'ASK-0001': {
        guidedIdeas: {
          id: 0,
          message: 'Please provide ideas for ASKED001 or switch to automatic mode',
        },
      },
    },
  })
})

test('ideas are not asked for where items are written automatically', () => {
  const form = withSection(filled(page('ASKED001')), 'ASK-0001', { guidedIdeas: entriesOf(['']) })
  expect(hasErrors(findBriefErrors(form, '2026-11-23'))).toBe(false)
})

test('what the server would refuse is told at its place, with how much is too much', () => {
  const long = 'x'.repeat(4001)
  const form = withSection(filled(page('HERO001')), 'HER-0001', { instructions: long })
  const errors = findBriefErrors(
    {
      ...form,
      topic: long,
      keyMessages: entriesOf(['No fee', long]),
      additionalContext: 'x'.repeat(20_000),
    },
    '2026-11-23',
  )
  const tooLong = '1 over the limit of 4000 characters. Please shorten it.'
  expect(errors).toEqual({
    topic: tooLong,
    keyMessages: { id: 1, message: tooLong },
    sections: { 'HER-0001': { instructions: tooLong } },
  })
})

test('as many messages as the server takes are enough, blank rows not counted', () => {
  const messages = (count: number) => entriesOf(['', ...Array.from({ length: count }, () => 'No fee'), ' '])
  const form = filled(page('ASKED001'))
  expect(findBriefErrors({ ...form, keyMessages: messages(100) }, '2026-11-23')).toEqual({ sections: {} })
  expect(findBriefErrors({ ...form, keyMessages: messages(150) }, '2026-11-23').keyMessages).toEqual({
    id: 101,
    message: '50 more than the 100 that can be sent. Please remove some.',
  })
})
