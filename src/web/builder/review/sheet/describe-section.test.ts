import { expect, test } from 'vitest'
import type { Component } from '#catalogue/manifest.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { pageBrand } from '#layout/layout.ts'
import { describeSection } from './describe-section.ts'

const at = '2026-11-20T08:00:00.000Z'
const component: Component = {
  code: 'TST001',
  displayName: 'Test',
  family: 'Content',
  tags: [],
  description: 'A title.',
  thumbnail: '',
  docx: {
    fields: [
      { name: 'title', type: 'text', required: true, placeholder: '-', context: '-' },
      { name: 'url', type: 'url', required: false, placeholder: '-', context: '-' },
    ],
  },
}
const instances = ['HDR001-EI', 'TST001', 'OTH001', 'FTR001-EI'].map((code, position) => ({
  code,
  instanceId: `${code.slice(0, 3)}-0001`,
  position,
  createdAt: at,
}))
const written: FieldValue = { value: 'Written', origin: { by: 'writer' }, retryCount: 0, status: 'pending' }
const draft: Draft = {
  ...createDraft(at),
  layout: { components: instances, pageName: 'page', locale: 'en-AE' },
  content: {
    'TST-0001': {
      fields: { title: written },
      items: [],
    },
  },
}
const section = { instanceId: 'TST-0001', component }

test('a section has its pending values and the brand of its page, and no other section', () => {
  const page = describeSection(draft, section, undefined)
  expect(page.content).toEqual({
    'TST-0001': { fields: { title: { value: 'Written', ai_generated: true } }, items: [] },
  })
  expect(page.components.map(({ code }) => code)).toEqual(['HDR001-EI', 'TST001', 'FTR001-EI'])
  expect(pageBrand(page.components)).toBe('EI')
})

test('what is being typed stands in it, without being in the draft', () => {
  const place = { field: 'title' }
  const editing = { instanceId: 'TST-0001', place, label: 'Title', before: 'Written', typed: 'Typed' }
  const page = describeSection(draft, section, editing)
  expect(page.content['TST-0001']?.fields.title?.value).toBe('Typed')
  expect(draft.content['TST-0001']?.fields.title?.value).toBe('Written')
})

test('an address that nobody gave stays empty, as on the page', () => {
  const content = { 'TST-0001': { fields: { url: { ...written, value: '' } }, items: [] } }
  const page = describeSection({ ...draft, content }, section, undefined)
  expect(page.content['TST-0001']?.fields.url?.value).toBe('')
})

test('an edit in another section changes nothing here', () => {
  const editing = { instanceId: 'OTH-0001', place: { field: 'title' }, label: '', before: '', typed: 'Typed' }
  expect(describeSection(draft, section, editing)).toEqual(describeSection(draft, section, undefined))
})
