import { expect, test } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { smallManifest as manifest } from '../../../../test/small-manifest.ts'
import { applyForm, type BriefForm, briefFormOf, isSameForm, typedOf } from './brief-form.ts'
import { proposeCounts } from './propose-counts.ts'
import { entriesOf } from './text-list.ts'

const at = '2026-11-20T08:00:00.000Z'
const today = '2026-11-26'

function page(): Draft {
  return addNew(createDraft(at), 'ASKED001', at)
}

function withMessages(...messages: string[]): BriefForm {
  return { ...briefFormOf(page(), manifest), topic: 'Duo card', keyMessages: entriesOf(messages) }
}

function countIn(form: BriefForm): number | undefined {
  return proposeCounts(form, page(), manifest, today).sections[0]?.itemCount
}

test('there are no more items than facts, and none fewer than a component takes', () => {
  const { minRows, defaultRows } = briefFormOf(page(), manifest).sections[0]?.component.docx.items ?? {}
  expect(countIn(withMessages(''))).toBe(defaultRows)
  expect(countIn(withMessages('No annual fee'))).toBe(minRows)
  const many = ['No annual fee', '5% cashback on fuel', 'Minimum salary AED 5,000', 'Approval in 2 days']
  expect(countIn(withMessages(...many))).toBe(4)
  expect(countIn(withMessages(...many, '12 lounge visits a year', 'Free insurance'))).toBe(defaultRows)
})

test('what a person chose stays, and a proposal is nothing that was typed', () => {
  const form = withMessages('No annual fee')
  const sections = form.sections.map((each) => ({ ...each, itemCount: 5, isCountOpen: false }))
  expect(countIn({ ...form, sections })).toBe(5)
  const proposed = proposeCounts(form, page(), manifest, today)
  expect(isSameForm(form, proposed)).toBe(true)
  expect(typedOf(proposed).itemConfigs).toEqual({})
  const { itemConfigs } = applyForm(page(), proposed, manifest)
  expect(itemConfigs['ASK-0001']?.itemCount).toBe(proposed.sections[0]?.itemCount)
})
