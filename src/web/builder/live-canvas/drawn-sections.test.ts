import { expect, test } from 'vitest'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import type { LivePage } from '#html/live-renderer.ts'
import { pageFromDraft } from '#html/page.ts'
import { createDrawnSections } from './drawn-sections.ts'

const at = '2026-11-20T08:00:00.000Z'
const component: Component = {
  code: 'TST001',
  displayName: 'Test',
  family: 'Content',
  tags: [],
  description: 'A title.',
  thumbnail: '',
  docx: { fields: [{ name: 'title', type: 'text', required: true, placeholder: '-', context: '-' }] },
}
const manifest = { version: '1', components: [component] } as unknown as Manifest
const draft: Draft = {
  ...createDraft(at),
  layout: {
    pageName: 'page',
    locale: 'en-AE',
    components: ['TST001', 'TST001', 'OLD001'].map((code, position) => ({
      ...{ code, position, createdAt: at },
      instanceId: `${code.slice(0, 3)}-000${position + 1}`,
    })),
  },
  content: {
    'TST-0001': {
      fields: { title: { value: 'Gold', retryCount: 0, status: 'accepted', acceptedAt: at } },
      items: [],
    },
  },
}
const live: LivePage = {
  ...{ lang: 'en-AE', dir: 'ltr', brand: 'ENBD', css: '', isDone: true },
  sections: ['TST-0001', 'TST-0002'].map((instanceId) => ({
    ...{ instanceId, code: 'TST001', html: '<section></section>', places: [] },
  })),
}
const wanted = {
  ...{ manifest, draft, live, shows: 'written', screen: 'desktop' },
  page: pageFromDraft(draft, true, 'written'),
  failing: new Set<string>(),
  near: new Set(['TST-0001', 'TST-0002', 'OLD-0003']),
} as const

test('a section of which nothing changed is the same as before', () => {
  const draw = createDrawnSections()
  const [first] = draw(wanted).page.main
  expect(draw({ ...wanted, draft: { ...draft, publicUrl: 'https://x.example' } }).page.main[0]).toBe(first)
  const accepted = { ...draft, content: { 'TST-0001': { fields: {}, items: [] } } }
  expect(draw({ ...wanted, draft: accepted }).page.main[0]).not.toBe(first)
})

test.each([
  ['nothing of it is written', {}, { 'TST-0002': 'empty', 'OLD-0003': 'unknown' }],
  ['nothing of it is accepted', { shows: 'accepted' }, { 'TST-0002': 'left-out', 'OLD-0003': 'unknown' }],
  [
    'its template fails',
    { failing: new Set(['TST001']) },
    { 'TST-0001': 'failed', 'TST-0002': 'failed', 'OLD-0003': 'unknown' },
  ],
  [
    'it has no template',
    { live: { ...live, sections: [] } },
    { 'TST-0001': 'failed', 'TST-0002': 'failed', 'OLD-0003': 'unknown' },
  ],
] as const)('why a section is blank: %s', (_, now, blanks) => {
  const drawn = createDrawnSections()({ ...wanted, ...now })
  expect(drawn.blanks).toEqual(blanks)
  expect(drawn.page.main).toHaveLength(3)
})

test('a section that is far keeps its room until it is near, and then stays as it was', () => {
  const draw = createDrawnSections()
  const far = { ...wanted, near: new Set<string>() }
  expect(draw(far).page.main[0]).toMatchObject({ html: undefined, isLater: true, expectedHeight: 600 })
  const [shown] = draw(wanted).page.main
  expect(draw({ ...far, live: { ...live, sections: [] } }).page.main[0]).toBe(shown)
})

test('a section that there was no time for keeps its room', () => {
  const left = { ...wanted, live: { ...live, sections: [], isDone: false } }
  const { page, blanks } = createDrawnSections()(left)
  expect(page.main[0]).toMatchObject({ html: undefined, isLater: true })
  expect(blanks).toEqual({ 'OLD-0003': 'unknown' })
})
