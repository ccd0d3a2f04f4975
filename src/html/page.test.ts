import { expect, test } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft } from '#content/draft/draft.ts'
import { importContent } from '#content/draft/draft-content.ts'
import { pageFromDraft } from './page.ts'

const at = '2026-11-20T08:00:00.000Z'

test('a page that goes out has accepted values alone, one that is edited all of them', () => {
  const fields = {
    title: { value: 'Written by the machine', ai_generated: true },
    sub_title: { value: 'Typed', ai_generated: false },
  }
  const draft = {
    ...addNew(createDraft(at), 'HBR001', at),
    content: importContent({ 'HBR-0001': { fields, items: [] } }, at),
  }
  expect(Object.keys(pageFromDraft(draft, true).content['HBR-0001']?.fields ?? {})).toEqual(['sub_title'])
  expect(Object.keys(pageFromDraft(draft, true, 'written').content['HBR-0001']?.fields ?? {})).toEqual([
    'title',
    'sub_title',
  ])
})
