import { expect, test } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { renamePage, setPageName } from '#content/draft/draft-operations.ts'
import { findExportError } from './find-export-error.ts'

const at = '2026-11-20T08:00:00.000Z'

const page = (...codes: string[]): Draft =>
  codes.reduce((draft, code) => addNew(draft, code, at), renamePage(createDraft(at), 'gold-card'))

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
  expect(findExportError(draft, 'docx')).toEqual({ field, message })
})

test('a page that keeps the rules is exported', () => {
  expect(findExportError(page('HDR001-EI', 'FAQ001', 'FTR001-EI'), 'docx')).toBeUndefined()
})

test('what is made of texts wants one, and what is pasted wants no name', () => {
  const nameless = renamePage(page('FAQ001'), '')
  const value = { value: 'Text', origin: { by: 'writer' }, retryCount: 0, status: 'pending' } as const
  const written = { ...nameless, content: { 'FAQ-0001': { fields: { title: value }, items: [] } } }
  const message = 'No AI content available. Please generate content first.'
  expect(findExportError(page('FAQ001'), 'html')).toEqual({ field: 'page', message })
  expect(findExportError(nameless, 'markdown')).toEqual({ field: 'page', message })
  expect(findExportError(written, 'markdown')).toBeUndefined()
  expect(findExportError(written, 'html')).toMatchObject({ field: 'page-name' })
})
