import { expect, test } from 'vitest'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { addComponent, renamePage, setPageName } from '#content/draft/draft-operations.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { pageFromDraft } from '#html/page.ts'
import { createLayoutFile, describeSpec, fileNamesOf, findExportError } from './create-files.ts'

const at = '2026-11-20T08:00:00.000Z'
const manifest = { specFormat: '1.0.0', manifestVersion: '1', lastUpdated: at, components: [] }
const base = { value: 'Text', aiGenerated: true, retryCount: 0 }
const pending: FieldValue = { ...base, status: 'pending' }
const accepted: FieldValue = { ...base, status: 'accepted', acceptedAt: at }

const page = (...codes: string[]): Draft =>
  codes.reduce((draft, code) => addComponent(draft, code, at), renamePage(createDraft(at), 'gold-card'))

test('files are named after the page', () => {
  expect(fileNamesOf('gold-card')).toEqual({
    layout: 'gold-card.layout.json',
    word: 'gold-card-spec.docx',
    html: 'gold-card.html',
  })
})

test('a long page name makes file names that every file system takes', () => {
  for (const name of Object.values(fileNamesOf(`${'a-long-name-'.repeat(30)}end`)))
    expect(name.length).toBeLessThanOrEqual(100)
})

test('the layout file is the page spec, readable', () => {
  const text = createLayoutFile(page('FAQ001'))
  expect(JSON.parse(text)).toEqual({
    page: {
      name: 'gold-card',
      locale: 'en-AE',
      specFormat: '1.0.0',
      createdAt: at,
      layoutHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
    components: [{ code: 'FAQ001', instanceId: 'FAQ-0001' }],
  })
  expect(text).toContain('\n  "components": [\n')
})

test('Word gets every value, a page accepted ones alone', () => {
  const draft: Draft = {
    ...page('FAQ001'),
    content: { 'FAQ-0001': { fields: { title: accepted, intro: pending }, items: [{ question: pending }] } },
  }
  const spec = describeSpec(draft, { manifest, exportedAt: at, protect: true })
  const value = { value: 'Text', ai_generated: true }
  expect(spec.content).toEqual({
    'FAQ-0001': { fields: { title: value, intro: value }, items: [{ question: value }] },
  })
  expect(spec.protect).toBe(true)
  expect(pageFromDraft({ ...draft, publicUrl: 'https://bank.example' }, true).publicUrl).toBe(
    'https://bank.example',
  )
  expect(pageFromDraft(draft, true)).toMatchObject({
    content: { 'FAQ-0001': { fields: { title: value }, items: [{}] } },
    usePlaceholderImages: true,
    layoutHash: JSON.parse(createLayoutFile(draft)).page.layoutHash,
  })
})

test.each([
  ['a page without a name', renamePage(page('FAQ001'), ''), 'page-name', 'Please enter a page name'],
  [
    'a name with capitals',
    setPageName(page('FAQ001'), 'Gold card'),
    'page-name',
    'Page name must be lowercase with hyphens only (e.g., emirati-credit-card)',
  ],
  ['an empty page', page(), 'page', 'Layout must contain at least one component'],
  [
    'two headers',
    page('HDR001-EI', 'HDR001-EI'),
    'page',
    'Only one header is allowed. Please remove duplicate headers.',
  ],
] as const)('%s is not exported', (_, draft, field, message) => {
  expect(findExportError(draft)).toEqual({ field, message })
})

test('a page that keeps the rules is exported', () => {
  expect(findExportError(page('HDR001-EI', 'FAQ001', 'FTR001-EI'))).toBeUndefined()
})
