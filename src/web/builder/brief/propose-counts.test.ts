import { expect, test } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { smallManifest as manifest } from '../../../../test/small-manifest.ts'
import { type BriefForm, briefFormOf } from './brief-form.ts'
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
  return proposeCounts(form, page(), manifest, today).get('ASK-0001')
}

test('no more items than facts are proposed, and none fewer than a component takes', () => {
  const { minRows } = briefFormOf(page(), manifest).sections[0]?.component.docx.items ?? {}
  expect(countIn(withMessages(''))).toBeUndefined()
  expect(countIn(withMessages('No annual fee'))).toBe(minRows)
  const many = ['No annual fee', '5% cashback on fuel', 'Minimum salary AED 5,000', 'Approval in 2 days']
  expect(countIn(withMessages(...many))).toBe(4)
  expect(countIn(withMessages(...many, '12 lounge visits a year', 'Free insurance'))).toBeUndefined()
})

test('nothing is proposed where a person chose as many, or gives the ideas', () => {
  const form = withMessages('No annual fee')
  const chosen = form.sections.map((each) => ({ ...each, itemCount: 3 }))
  expect(countIn({ ...form, sections: chosen })).toBeUndefined()
  const guided = form.sections.map((each) => ({ ...each, generationMode: 'guided' as const }))
  expect(countIn({ ...form, sections: guided })).toBeUndefined()
})
