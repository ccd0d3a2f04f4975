import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft } from '#content/draft/draft.ts'
import { forgetBrief } from '../../drafts/kept-briefs.ts'
import { briefFormOf } from './brief-form.ts'
import { findKeptForm, keepForm } from './kept-form.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'
const draft = addNew(createDraft(at), 'FAQ001', at)
const form = { ...briefFormOf(draft, manifest), topic: 'Cards', locale: 'ar-AE' as const }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('what was typed comes back for its page alone', () => {
  keepForm('one', form)
  expect(findKeptForm('one', draft, manifest)).toEqual(form)
  expect(findKeptForm('other', draft, manifest)).toBeUndefined()
})

test('components that came to the page meanwhile are in the form too', () => {
  keepForm('one', form)
  const grown = addNew(draft, 'HBR001', at)
  const ids = findKeptForm('one', grown, manifest)?.sections.map(({ instanceId }) => instanceId)
  expect(ids).toEqual(['FAQ-0001', 'HBR-0001'])
})

test('what was given up, or cannot be read, does not come back', () => {
  keepForm('one', form)
  forgetBrief('one')
  expect(findKeptForm('one', draft, manifest)).toBeUndefined()
  localStorage.setItem('webpage-builder.brief/one', '{"brief":1}')
  expect(findKeptForm('one', draft, manifest)).toBeUndefined()
})
